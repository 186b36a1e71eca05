// The lobby's page.

import './styles/lobby.css';
import { render } from 'preact';
import * as v from 'valibot';
import { loadTexts } from '../../../src/locales/load.ts';
import { type Words, wordsIn } from '../../../src/locales/words.ts';
import { TABLES } from '../../../src/tables/all-tables.ts';
import { offeredTable } from '../server/tables.ts';
import { Floor } from './floor.ts';
import { LobbyPage } from './lobby-page.tsx';
import * as replies from './replies.ts';
import type { Switches } from './switches.ts';
import { Wire } from './wire.ts';
import { lobbyWords } from './words.ts';

async function wordsFor({ language, currency }: Switches): Promise<Words> {
  return wordsIn(language, await loadTexts(language), currency);
}

const tablesIn = ({ currency, limits }: Switches) =>
  TABLES.flatMap(({ id }) => offeredTable(id, currency, limits) ?? []);

const response = await fetch('api/game');
const { game } = v.parse(replies.game, await response.json());
const page = document.getElementById('lobby');
const nameOf = (table: string): string => TABLES.find(({ id }) => id === table)?.name ?? table;

const floor: Floor = new Floor(new Wire(), game, (table) =>
  lobbyWords(floor.view.switches.language)('table', { table: nameOf(table) }),
);
let spoken = floor.view.switches;
let words = await wordsFor(spoken);

function show(): void {
  const { switches } = floor.view;
  if (page === null) return;
  const say = lobbyWords(words.language);
  document.documentElement.lang = words.language;
  document.title = `Baize · ${say('lobby')}`;
  render(<LobbyPage floor={floor} words={words} say={say} tables={tablesIn(switches)} />, page);
}

/** In another language or currency once its words are there. */
async function follow(): Promise<void> {
  const { switches } = floor.view;
  if (switches.language !== spoken.language || switches.currency !== spoken.currency) {
    spoken = switches;
    words = await wordsFor(switches);
  }
  show();
}

floor.watch(() => void follow());
show();
