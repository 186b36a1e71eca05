import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type LobbyHost, serveLobby } from '../browser/lobby-host.ts';
import type { EnginePage } from './engine.ts';
import { balance, bet, phase, press } from './player.ts';
import { visit } from './visit.ts';

// The game in the frame of a lobby of another origin, opened with the published entry: the lobby's wallet, its dealer, its
// language, and its record of a round that a reload breaks off.

const visited = visit();
let page: EnginePage;
let host: LobbyHost;
beforeAll(async () => {
  page = visited();
  host = await serveLobby();
});
afterAll(() => host.close());

const FRAME = 'iframe[title="Blackjack table"]';
const DECIDES = '[data-waits-for="player"][data-phase="boxes"]';

/** The player is dealt 20, the dealer 7 and ten: standing wins. */
const CARDS = ['Ts', '7d', 'Td', 'Tc'];

let visits = 0;

/** Opens the lobby's page anew: an address that differs after the hash alone would be the same page. */
async function sitDown(start: Readonly<Record<string, unknown>>): Promise<void> {
  const given = { game: inject('address'), cards: CARDS, start };
  visits += 1;
  await page.goto(`${host.address}?visit=${visits}#${encodeURIComponent(JSON.stringify(given))}`);
  await page.waitForElement(FRAME);
  // The window of a test is smaller than the lobby's page.
  await page.run(`document.querySelector('${FRAME}').scrollIntoView()`);
  await page.enterFrame(FRAME);
  await page.waitForElement('[data-phase="betting"]');
}

test('broken off by a reload of the lobby, the round goes on with its cards; the wallet is asked for each sum once', async () => {
  await sitDown({});
  await bet(page, 'Box 1, main bet', '5.00');
  await press(page, 'Deal');
  await page.waitForElement(DECIDES);
  const hand = await page.text('group', { begins: 'Box 1' });
  await page.leaveFrame();
  await page.reload();
  await page.enterFrame(FRAME);
  await page.waitForElement(DECIDES);
  expect(await page.text('group', { begins: 'Box 1' })).toBe(hand);
  await press(page, 'Stand');
  await phase(page, 'settled');
  expect(await balance(page)).toBe('1,005.00');
  await page.leaveFrame();
  const booked = async () => page.run('return JSON.stringify(window.lobby.kept.ended.length)');
  await expect.poll(booked, { timeout: 20_000 }).toBe('1');
  const journal = await page.run(
    'return window.lobby.kept.journal.map(({ kind, amount }) => kind + amount).join()',
  );
  expect(journal).toBe('debit500,credit1000');
});

test('the lobby’s language is spoken', async () => {
  await sitDown({ language: 'es-419', player: 'another' });
  await page.waitFor('button', 'Repartir');
});
