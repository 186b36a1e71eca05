import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import type { Language } from '../../src/locales/languages.ts';
import { loadTexts } from '../../src/locales/load.ts';
import { wordsIn } from '../../src/locales/words.ts';
import { readRecord } from '../../src/round/record-text.ts';
import { TABLES } from '../../src/tables/all-tables.ts';
import type { TableRules } from '../../src/tables/rules.ts';
import { Complaints, launchChromium } from '../browser/chromium.ts';
import { Listener, spaced } from '../by-ear/listener.ts';
import { onPaper } from '../by-ear/on-paper.ts';
import { PlayerByEar, type RoundByEar } from '../by-ear/player-by-ear.ts';
import { chance } from '../stage/rounds.ts';
import { SEED } from './settings.ts';

// Each table is played through its accessibility tree alone: roles and names, decisions made of what was announced. The cards come
// of the page's own dealer; the statechart, given the seeds it told afterwards, must have asked the same of the same hands, and
// come to the same money. SOAK_HEARD says how many rounds.

const ROUNDS = Number(process.env.SOAK_HEARD ?? '50');
const OPENING_BALANCE = 100_000;

/** Every language is listened to. */
const LANGUAGE: Readonly<Record<string, Language>> = {
  'double-exposure': 'en',
  'double-exposure-3-hand': 'fr',
  'three-hand': 'es',
  'multi-hand': 'en',
};

/** The page's seeds follow from the campaign's. */
async function withSeed(page: Page, seed: number): Promise<void> {
  await page.addInitScript((from) => {
    let state = from;
    crypto.getRandomValues = (array) => {
      if (array === null) return array;
      const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
      for (let i = 0; i < bytes.length; i++) {
        state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
        bytes[i] = state >>> 24;
      }
      return array;
    };
  }, seed);
}

/** The seeds of all rounds, the first one first, from the file that the history gives out. */
async function seedsTold(page: Page, names: readonly [history: string, json: string]): Promise<string[]> {
  const [history, json] = names;
  await page.getByRole('button', { name: history, exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('dialog', { name: history }).getByRole('button', { name: json, exact: true }).click(),
  ]);
  const rounds: unknown = JSON.parse(await readFile(await download.path(), 'utf8'));
  if (!Array.isArray(rounds)) throw new Error('the export is no list of rounds');
  return rounds
    .map((round: { readonly record?: unknown }) => {
      const read = readRecord(round.record);
      if (!read.ok) throw new Error(`a record is refused: ${read.fault.code}`);
      return read.record.seed ?? '';
    })
    .reverse();
}

async function playByEar(page: Page, rules: TableRules, seed: number) {
  const language = LANGUAGE[rules.id] ?? 'en';
  const texts = await loadTexts(language);
  const words = wordsIn(language, texts, rules.currency);
  const listener = new Listener(words, texts);
  const player = new PlayerByEar({ page, rules, words, listener, chance: chance(seed) });
  await page.goto(`${inject('address')}?table=${rules.id}&lang=${language}`);
  await player.settle();
  const rounds: RoundByEar[] = [];
  for (let number = 0; number < ROUNDS; number++) rounds.push(await player.playRound());
  const seeds = await seedsTold(page, [words.say('icon.history'), words.say('history.json')]);
  return { words, rounds, seeds, heard: listener.heard };
}

// Listening is mostly waiting: the tables are played side by side.
test.concurrent.each(TABLES.map((rules, at) => [rules.name, rules, SEED + at] as const))(
  `%s: ${ROUNDS} rounds by ear come to the statechart's money`,
  async (name, rules, seed) => {
    const browser = await launchChromium();
    try {
      const context = await browser.newContext({
        viewport: { width: 800, height: 450 },
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      const complaints = new Complaints(page, inject('address'));
      await withSeed(page, seed);
      const { words, rounds, seeds, heard } = await playByEar(page, rules, seed);
      expect(seeds).toHaveLength(ROUNDS);
      let balance = OPENING_BALANCE;
      for (const [i, round] of rounds.entries()) {
        const paper = onPaper(rules, balance, seeds[i] ?? '', round);
        expect(round.made).toEqual(paper.asked);
        expect(round.balance).toBe(spaced(words.amount(paper.balance)));
        balance = paper.balance;
      }
      expect(complaints.heard).toEqual([]);
      const made = rounds.flatMap((round) => round.made.map(({ choice }) => choice));
      console.log(
        `by ear: ${name}, ${ROUNDS} rounds, ${made.length} decisions, ${heard} sentences, SOAK_SEED=${SEED}: ${words.sum(balance)}`,
      );
    } finally {
      await browser.close();
    }
  },
);
