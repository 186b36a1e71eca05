import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchChromium } from './chromium.ts';
import { type LobbyHost, serveLobby } from './lobby-host.ts';
import { LobbyPage } from './lobby-page.ts';

// The game in the frame of a lobby of another origin, with the published entry, a wallet, a dealer and a journal.

let browser: Browser;
let host: LobbyHost;

beforeAll(async () => {
  [browser, host] = await Promise.all([launchChromium(), serveLobby()]);
});

afterAll(async () => {
  await Promise.all([browser.close(), host.close()]);
});

/** The player is dealt 20, the dealer 7 and ten: standing wins. */
const WINS = ['Ts', '7d', 'Td', 'Tc'];
const entries = (journal: readonly { readonly kind: string; readonly amount: number }[]) =>
  journal.map(({ kind, amount }) => `${kind} ${amount}`);

async function open(options: Parameters<typeof LobbyPage.open>[2] = {}): Promise<LobbyPage> {
  const lobby = await LobbyPage.open(browser, host.address, { cards: WINS, ...options });
  await lobby.seated();
  return lobby;
}

async function deal(lobby: LobbyPage): Promise<void> {
  await lobby.bet('Box 1, main bet', '5.00');
  await lobby.press('Deal');
}

describe('a round in a lobby’s frame', () => {
  test('takes its stake from the lobby’s wallet, its cards from the lobby’s dealer, and pays into the wallet', async () => {
    const lobby = await open();
    await deal(lobby);
    await lobby.press('Stand');
    const books = await lobby.booked(1);
    expect(books.balance).toBe(100_500);
    expect(entries(books.journal)).toEqual(['debit 500', 'credit 1000']);
    await lobby.phase('settled');
    expect(await lobby.balance()).toContain('1,005.00');
    await expect.poll(() => lobby.told()).toEqual(['idle', 'started three-hand false', 'busy', 'idle']);
    expect(lobby.complaints).toEqual([]);
    await lobby.page.close();
  });

  test('F07, F08: the first tap acts, keys work after it, and none of them scrolls the lobby', async () => {
    const lobby = await open();
    await lobby.page.getByRole('textbox', { name: 'Search' }).focus();
    await lobby.spot('Box 1, main bet').click();
    await lobby.button('Box 1, main bet, 0.50').waitFor();
    await lobby.page.keyboard.press('3');
    await lobby.spot('Box 2, main bet').click();
    await lobby.button('Box 2, main bet, 5.00').waitFor();
    for (const key of ['Space', 'ArrowDown', 'PageDown', 'End', 'ArrowDown', 'PageUp'])
      await lobby.page.keyboard.press(key);
    expect(await lobby.page.evaluate(() => window.scrollY)).toBe(0);
    // Keys are the lobby's where the lobby has the focus, which Tab leads back to.
    const focused = () => lobby.page.evaluate(() => document.activeElement?.tagName);
    for (let i = 0; i < 60 && (await focused()) !== 'INPUT'; i++)
      await lobby.page.keyboard.press('Shift+Tab');
    expect(await focused()).toBe('INPUT');
    await lobby.page.keyboard.press('Tab');
    await lobby.page.evaluate(
      () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
    );
    await lobby.page.keyboard.press('PageDown');
    await expect.poll(() => lobby.page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    await lobby.page.close();
  });

  test('F11: without any permission of the host nothing breaks, and the first tap plays', async () => {
    const lobby = await LobbyPage.open(browser, host.address, { cards: WINS, allow: '' });
    await lobby.seated();
    await deal(lobby);
    await lobby.press('Stand');
    await lobby.booked(1);
    expect(lobby.complaints).toEqual([]);
    await lobby.page.close();
  });

  test('F13: a frame that has no size yet plays once it has one', async () => {
    const lobby = await LobbyPage.open(browser, host.address, { cards: WINS, hidden: true });
    await lobby.page.waitForFunction(() => window.lobby.told.some((each) => each.startsWith('started')));
    await lobby.page.evaluate(() => document.getElementById('table')?.removeAttribute('class'));
    await deal(lobby);
    await lobby.press('Stand');
    await lobby.booked(1);
    expect(lobby.complaints).toEqual([]);
    await lobby.page.close();
  });
});

describe('what the lobby opens the table with', () => {
  test.each([
    ['JPY', [100, 500], { min: 500, max: 5000 }, 'Chip 500', '¥1,500'],
    ['EUR', [100, 500], { min: 500, max: 5000 }, 'Chip 5.00', '€15.00'],
    ['KWD', [100, 500], { min: 500, max: 5000 }, 'Chip 0.500', 'KWD 1.500'],
  ] as const)(
    'G06: 1500 minor units of %s are shown as such, and debited as such',
    async (currency, chips, limits, chip, shown) => {
      const start = { table: 'multi-hand', currency, chips, limits, balance: 1500 };
      const lobby = await open({ start });
      expect((await lobby.balance()).replaceAll('\u00a0', ' ')).toContain(shown);
      await lobby.game.getByRole('radio', { name: chip, exact: true }).check({ force: true });
      for (let i = 0; i < 3; i++) await lobby.spot('Box 1, main bet').click();
      await lobby.press('Deal', 'Stand');
      expect(entries((await lobby.booked(1)).journal)).toEqual(['debit 1500', 'credit 3000']);
      await lobby.page.close();
    },
  );

  test('its language, and house rules that act', async () => {
    const lobby = await LobbyPage.open(browser, host.address, {
      cards: WINS,
      start: { language: 'fr-CA', houseRules: { maxBoxes: 1 } },
    });
    await lobby.button('Distribuer').waitFor();
    expect(await lobby.game.getByRole('button', { name: /^Case 2/ }).count()).toBe(0);
    expect(lobby.complaints).toEqual([]);
    await lobby.page.close();
  });

  /** A round begun under rules of a version that is not known here. */
  const OF_TOMORROW = {
    version: 1,
    rules: { table: 'three-hand', version: 99, print: '0123456789abcdef' },
    roundId: 'ABCD',
    currency: 'EUR',
    openingBalance: 1000,
    commitment: null,
    words: '',
    bets: [],
    events: [],
  };

  test.each<[string, Readonly<Record<string, unknown>>, string]>([
    ['a table that is none', { table: 'no-such-table' }, 'error unknown-table table'],
    ['a limit that is none', { limits: { min: 150, max: 100 } }, 'error bad-rules limits.max'],
    ['another currency without its amounts', { currency: 'JPY' }, 'error missing-amounts limits'],
    ['a house rule that is none', { houseRules: { spede: 3 } }, 'error bad-house-rules houseRules.spede'],
    ['F14: a round of rules that are not known', { round: OF_TOMORROW }, 'error unknown-rules round.rules'],
    ['F14: a round that is none', { round: { roundId: 1 } }, 'error bad-record round.version'],
  ])('%s is refused with a code, and nothing can be bet', async (_, start, told) => {
    const lobby = await LobbyPage.open(browser, host.address, { start });
    await lobby.button('Try again').waitFor();
    const [, code] = told.split(' ');
    await lobby.game.getByText(`Code ${code}`).waitFor();
    expect(await lobby.told()).toEqual([told]);
    expect(await lobby.asked()).toEqual([]);
    expect(await lobby.button('Deal').count()).toBe(0);
    await lobby.page.close();
  });
});

describe('what the lobby’s wallet may do', () => {
  test.each([
    ['F15: a debit that is booked, its reply lost', 'wallet.debit', { how: 'lost', times: 1 }],
    [
      'F15: a debit that is booked, its reply late',
      'wallet.debit',
      { how: 'late', milliseconds: 1200, times: 1 },
    ],
    ['a debit that is not booked at first', 'wallet.debit', { how: 'down', times: 2 }],
    ['a credit that is booked, its reply lost', 'wallet.credit', { how: 'lost', times: 1 }],
    ['a credit without any reply', 'wallet.credit', { how: 'silent', times: 1 }],
  ] as const)('%s: one booking each, and all books agree', async (_, type, fault) => {
    const lobby = await open();
    await lobby.fault(type, fault);
    await deal(lobby);
    await lobby.press('Stand');
    const books = await lobby.booked(1);
    expect(entries(books.journal)).toEqual(['debit 500', 'credit 1000']);
    expect(books.balance).toBe(100_500);
    expect(books.ended[0]?.closingBalance).toBe(100_500);
    await lobby.page.close();
  });

  test('a refusal takes the bet back, and the next one stands', async () => {
    const lobby = await open();
    await lobby.fault('wallet.debit', { how: 'refuse', times: 1 });
    await deal(lobby);
    await lobby.game.getByText('The cashier refused €5.00. Nothing was taken.').first().waitFor();
    await lobby.phase('betting');
    await lobby.page.waitForFunction(() => window.lobby.kept.open === null);
    expect((await lobby.books()).journal).toEqual([]);
    await lobby.press('Deal', 'Stand');
    const books = await lobby.booked(1);
    expect(entries(books.journal)).toEqual(['debit 500', 'credit 1000']);
    await lobby.page.close();
  });
});
