// The whole of it: the game in its frame, the lobby around it, the server behind both, in a browser. Shoes are known, so that
// what each round must come to is known too.

import type { Browser, BrowserContext, FrameLocator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Choice } from '../../../src/round/facts.ts';
import type { RoundState } from '../../../src/round/progress.ts';
import { choices } from '../../../src/round/progress.ts';
import { Complaints, launchChromium } from '../../../test/browser/chromium.ts';
import { findRound } from '../../../test/browser/seeded-round.ts';
import { type Served, serveLobby } from '../server/serve.ts';
import { offeredTable } from '../server/tables.ts';
import { oneBox } from './at-the-lobby.ts';

/** Nobody is taken for gone, but where a test has someone go. */
const AWAY_MS = 600_000;
const at = (path: string): string => new URL(path, import.meta.url).pathname;

/** The first that is open of what a player would do. */
const first =
  (...wishes: readonly Choice[]) =>
  (state: RoundState): Choice =>
    wishes.find((choice) => choices(state).includes(choice)) ?? 'stand';

const rules = offeredTable('three-hand', 'EUR', 'table');
if (rules === null) throw new Error('no table');
/** 10.00 on one box, stood on: 20.00 come back. */
const STAND_WINS = findRound(
  'lobby-stand',
  rules,
  oneBox(1000),
  ({ choices, moves }) => choices.join() === 'stand' && moves.join() === '-1000,2000',
  first('stand'),
).seed;
/** 10.00 on one box, doubled: 40.00 come back. */
const DOUBLE_WINS = findRound(
  'lobby-double',
  rules,
  oneBox(1000),
  ({ choices, moves }) => choices.join() === 'double' && moves.join() === '-1000,-1000,4000',
  first('double'),
).seed;

/** The seeds that are drawn next, in order. */
let seeds: string[] = [];
let served: Served;
let browser: Browser;

beforeAll(async () => {
  served = await serveLobby({
    gameFolder: process.env.BAIZE_GAME ?? at('../../../dist'),
    pageFolder: at('../dist'),
    file: ':memory:',
    gamePort: 0,
    lobbyPort: 0,
    awayMs: AWAY_MS,
    newSeed: () => seeds.shift() ?? STAND_WINS,
  });
  browser = await launchChromium();
});
afterAll(async () => {
  await browser?.close();
  await served?.close();
});

interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly game: FrameLocator;
  readonly complaints: Complaints;
}

async function visit(context: BrowserContext): Promise<Visit> {
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const complaints = new Complaints(page, served.lobby.replace(/:\d+$/, ''));
  await page.goto(`${served.lobby}/`);
  return { context, page, game: page.frameLocator('iframe'), complaints };
}

async function comeIn(): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  });
  await context.addInitScript(() => {
    const switches = { houseRules: { warnings: false, speed: 5 } };
    if (localStorage.getItem('baize-lobby.switches') === null)
      localStorage.setItem('baize-lobby.switches', JSON.stringify(switches));
  });
  const come = await visit(context);
  await come.page.getByLabel('Your name').fill('Ada');
  await come.page.getByRole('button', { name: 'Come in' }).click();
  return come;
}

async function sit({ page, game }: Visit): Promise<void> {
  await page.getByRole('button', { name: 'Sit down: Three-Hand' }).click();
  await game.getByRole('button', { name: 'Deal', exact: true }).waitFor();
}

const lobbyBalance = ({ page }: Visit) => page.getByRole('status', { name: 'Balance' });

async function shows(visit: Visit, sum: string): Promise<void> {
  await lobbyBalance(visit)
    .and(visit.page.getByText(sum, { exact: true }))
    .waitFor();
}

/** 10.00 on box 1, dealt. */
async function deal({ game }: Visit): Promise<void> {
  await game.getByRole('radio', { name: 'Chip 5.00', exact: true }).check({ force: true });
  for (let i = 0; i < 2; i++) await game.getByRole('button', { name: /^Box 1, main bet,/ }).click();
  await press(game, 'Deal');
}

async function press(game: FrameLocator, name: string): Promise<void> {
  await game
    .locator('button:not([aria-disabled="true"]):not([disabled])')
    .and(game.getByRole('button', { name, exact: true }))
    .click();
}

const settled = ({ game }: Visit) => game.locator('[data-phase="settled"]').waitFor();
const asked = ({ game }: Visit) => game.locator('[data-phase="boxes"][data-waits-for="player"]').waitFor();

/** The rounds on the server, latest first: state, who ended it, and its lines in the journal. */
const rounds = () =>
  served.parts.store.search('', 10).map(({ id, state, endedBy }) => ({
    state,
    endedBy,
    journal: served.parts.wallet.entriesOfRound(id).map(({ kind, amount }) => `${kind} ${amount}`),
  }));

describe('the lobby', () => {
  beforeEach(() => {
    served.parts.house.awayMs = AWAY_MS;
  });

  test('a round is played, the balance moves, the operator finds its record and its shoe is fair', async () => {
    seeds = [STAND_WINS];
    const come = await comeIn();
    await sit(come);
    await shows(come, '€1,000.00');
    // Refused, nothing is taken; let through, the same bets are dealt.
    const refusal = come.page.getByLabel('Refuse every stake');
    await refusal.check();
    await deal(come);
    await come.game.getByText('The cashier refused 10.00. Nothing was taken.').first().waitFor();
    await shows(come, '€1,000.00');
    await refusal.uncheck();
    await press(come.game, 'Deal');
    await shows(come, '€990.00');
    await press(come.game, 'Stand');
    await settled(come);
    await shows(come, '€1,010.00');
    expect(rounds()[0]).toEqual({
      state: 'ended',
      endedBy: 'player',
      journal: ['debit 1000', 'credit 2000'],
    });

    await come.page.goto(`${served.lobby}/operator`);
    await come.page
      .getByRole('link', { name: /^[2-9A-Z]{12}$/ })
      .first()
      .click();
    await come.page.getByText('The cards are the shoe’s that was committed to').waitFor();
    await come.page.getByRole('cell', { name: 'credit', exact: true }).waitFor();
    const replay = come.page.getByRole('link', { name: 'Open as a replay' });
    await come.page.goto((await replay.getAttribute('href')) ?? '');
    await come.page.getByText(/^Step 0 of/).waitFor();
    expect(come.complaints.heard).toEqual([]);
    await come.context.close();
  });

  test('no page but the lobby may lay the game under itself, and none the lobby', async () => {
    const policy = async (address: string) =>
      (await fetch(address)).headers.get('content-security-policy')?.split('; ').at(-1);
    expect(await policy(`${served.game}/`)).toBe(`frame-ancestors ${served.lobby} 'self'`);
    expect(await policy(`${served.lobby}/`)).toBe("frame-ancestors 'none'");
    expect(await policy(`${served.lobby}/operator.html`)).toBe("frame-ancestors 'none'");
  });

  test('replies are lost, the plug is pulled and put in again: every stake and payment is booked once', async () => {
    seeds = [DOUBLE_WINS, STAND_WINS];
    const come = await comeIn();
    const { page, game } = come;
    await sit(come);
    await page.getByLabel('Lost replies').selectOption('one in 3');
    await deal(come);
    await press(game, 'Double');
    await settled(come);
    await shows(come, '€1,020.00');
    await page.getByLabel('Lost replies').selectOption('none');
    await deal(come);
    await asked(come);
    const plug = page.getByLabel('Pull the plug');
    await plug.check();
    await press(game, 'Stand');
    await page.getByText('No connection to the house. Nothing is lost.').waitFor();
    await plug.uncheck();
    await settled(come);
    await shows(come, '€1,030.00');
    expect(rounds().slice(0, 2)).toEqual([
      { state: 'ended', endedBy: 'player', journal: ['debit 1000', 'credit 2000'] },
      { state: 'ended', endedBy: 'player', journal: ['debit 1000', 'debit 1000', 'credit 4000'] },
    ]);
    expect(come.complaints.heard).toEqual([]);
    await come.context.close();
  });

  test('a round that nobody comes back to is stood on, paid once, told of, and in the history', async () => {
    seeds = [STAND_WINS];
    const come = await comeIn();
    await sit(come);
    await deal(come);
    await asked(come);
    await come.page.close();
    served.parts.house.awayMs = 1;
    await expect.poll(() => rounds()[0]?.state, { timeout: 15_000 }).toBe('ended');
    expect(rounds()[0]).toEqual({
      state: 'ended',
      endedBy: 'house',
      journal: ['debit 1000', 'credit 2000'],
    });
    served.parts.house.awayMs = AWAY_MS;

    const back = await visit(come.context);
    await back.page.getByText(/was stood on and settled for you, \+€10\.00\./).waitFor();
    await shows(back, '€1,010.00');
    await sit(back);
    await press(back.game, 'History');
    const [round] = served.parts.store.search('', 1);
    await back.game
      .getByRole('dialog', { name: 'History' })
      .getByText(round?.id ?? '')
      .waitFor();
    await come.context.close();
  });

  test('sitting down at another table while a round is open, the player is where the round is, and the lobby says so', async () => {
    seeds = [STAND_WINS];
    const come = await comeIn();
    await come.page.getByRole('heading', { name: 'Baize Lobby', level: 1 }).waitFor();
    await sit(come);
    await come.page.getByRole('heading', { name: 'Baize Blackjack at Three-Hand', level: 1 }).waitFor();
    await deal(come);
    await asked(come);
    await come.page.close();

    const back = await visit(come.context);
    await back.page.getByRole('button', { name: 'Sit down: Multi Hand' }).click();
    await asked(back);
    await back.page.getByRole('heading', { name: 'Baize Blackjack at Three-Hand', level: 1 }).waitFor();
    expect(await back.page.locator('iframe').getAttribute('title')).toBe('Blackjack at Three-Hand');
    // What the game keeps in the browser is this player's.
    const [round] = served.parts.store.search('', 1);
    const keys = await back.game.locator('body').evaluate(() => Object.keys(localStorage));
    expect(keys).toContain(`${round?.purse.player}/baize.table`);
    await come.context.close();
  });

  test('a page that was cut off while the house ended its round opens the table anew', async () => {
    seeds = [STAND_WINS];
    const come = await comeIn();
    const { page, game } = come;
    await sit(come);
    await deal(come);
    await asked(come);
    const plug = page.getByLabel('Pull the plug');
    await plug.check();
    served.parts.house.awayMs = 1;
    await expect.poll(() => rounds()[0]?.endedBy, { timeout: 15_000 }).toBe('house');
    served.parts.house.awayMs = AWAY_MS;
    await plug.uncheck();
    await press(game, 'Stand').catch(() => {
      // The table may have been opened anew before the press.
    });
    await page.getByText(/was stood on and settled for you, \+€10\.00\./).waitFor();
    await game.locator('[data-phase="betting"]').waitFor();
    await shows(come, '€1,010.00');
    await come.context.close();
  });
});
