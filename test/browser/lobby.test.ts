import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { launchChromium } from './chromium.ts';
import { type LobbyHost, serveLobby } from './lobby-host.ts';
import { LobbyPage } from './lobby-page.ts';

// The game in the frame of a lobby of another origin, with the published entry, a wallet, a dealer and a journal.

let browser: Browser;
let host: LobbyHost;

beforeAll(async () => {
  // A name that is on no list of lobbies, and leads to this machine all the same.
  const elsewhere = ['--host-resolver-rules=MAP evil.test 127.0.0.1'];
  [browser, host] = await Promise.all([launchChromium(elsewhere), serveLobby()]);
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
    await lobby.game.getByRole('radio', { checked: true }).focus();
    for (const key of ['Space', 'PageDown', 'End']) await lobby.page.keyboard.press(key);
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
    ['JPY', 'Chip 500', '1,500'],
    ['KWD', 'Chip 0.500', '1.500'],
  ] as const)(
    'G06: 1500 minor units of %s are shown as such, and debited as such',
    async (currency, chip, shown) => {
      const start = {
        table: 'multi-hand',
        currency,
        chips: [100, 500],
        limits: { min: 500, max: 5000 },
        balance: 1500,
      };
      const lobby = await open({ start });
      expect(await lobby.balance()).toBe(shown);
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
    ['F14: a round of rules that are not known', { round: OF_TOMORROW }, 'error unknown-rules round.rules'],
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

/** Plays the next round as the last one. */
async function playAgain(lobby: LobbyPage, rounds: number): Promise<void> {
  await lobby.press('Rebet and deal', 'Stand');
  await lobby.booked(rounds);
}

describe('what may befall the lobby’s wallet', () => {
  test('F15: a reply lost, late, doubled or refused: each stake and payment is booked once, and all books agree', async () => {
    const lobby = await open();
    await lobby.fault('wallet.debit', { how: 'refuse', times: 1 });
    await deal(lobby);
    await lobby.game.getByText('The cashier refused 5.00. Nothing was taken.').first().waitFor();
    await lobby.page.waitForFunction(() => window.lobby.kept.open === null);
    expect((await lobby.books()).journal).toEqual([]);

    await lobby.fault('wallet.debit', { how: 'lost', times: 1 });
    await lobby.press('Deal', 'Stand');
    await lobby.booked(1);
    await lobby.fault('wallet.debit', { how: 'late', milliseconds: 900, times: 1 });
    await playAgain(lobby, 2);
    await lobby.fault('wallet.debit', { how: 'down', times: 2 });
    await playAgain(lobby, 3);
    await lobby.fault('wallet.credit', { how: 'lost', times: 1 });
    await playAgain(lobby, 4);
    await lobby.page.evaluate(() => {
      // From now on every answer is sent twice.
      const { postMessage } = MessagePort.prototype;
      MessagePort.prototype.postMessage = function twice(message: unknown) {
        postMessage.call(this, message);
        postMessage.call(this, message);
      };
    });
    await playAgain(lobby, 5);

    const books = await lobby.books();
    const each = ['debit 500', 'credit 1000'];
    expect(entries(books.journal)).toEqual([...each, ...each, ...each, ...each, ...each]);
    expect(new Set(books.journal.map(({ txId }) => txId)).size).toBe(10);
    expect(books.balance).toBe(102_500);
    expect(books.ended[0]?.closingBalance).toBe(102_500);
    await lobby.phase('settled');
    expect(await lobby.balance()).toBe('1,025.00');
    await lobby.page.close();
  });

  test('F19: while nothing is answered the player reads so, the asking goes on, and then the round does', async () => {
    const lobby = await open();
    await lobby.bet('Box 1, main bet', '5.00');
    await lobby.fault('*', { how: 'silent' });
    await lobby.press('Deal');
    await lobby.game.getByText('The lobby has not answered yet. Your bets are safe.').first().waitFor();
    const before = (await lobby.asked()).length;
    await expect
      .poll(async () => (await lobby.asked()).length, { timeout: 10_000 })
      .toBeGreaterThan(before + 1);
    await lobby.fault('*', null);
    await lobby.press('Stand');
    expect(entries((await lobby.booked(1)).journal)).toEqual(['debit 500', 'credit 1000']);
    await lobby.page.close();
  });
});

describe('F17: a page that goes away in the middle of a round', () => {
  test('the game reloaded, the lobby reloaded, both: the same hand, the same stake, one payment', async () => {
    const lobby = await open();
    await deal(lobby);
    await lobby.button('Stand').waitFor();
    const { open: kept } = await lobby.books();
    const sameHand = async (): Promise<void> => {
      await lobby.button('Stand').waitFor();
      await lobby.game.getByText('20', { exact: false }).first().waitFor({ state: 'attached' });
      const books = await lobby.books();
      expect(books.open?.roundId).toBe(kept?.roundId);
      expect(entries(books.journal)).toEqual(['debit 500']);
      expect(books.balance).toBe(99_500);
    };
    const reloadGame = () =>
      lobby.page.evaluate(() => {
        const { frame } = window.lobby.handle;
        frame.src = String(frame.src);
      });
    await reloadGame();
    await lobby.page.waitForFunction(() => window.lobby.told.some((each) => each.endsWith('true')));
    await sameHand();
    await lobby.page.reload();
    await sameHand();
    await reloadGame();
    await lobby.page.reload();
    await sameHand();
    await lobby.press('Stand');
    const books = await lobby.booked(1);
    expect(entries(books.journal)).toEqual(['debit 500', 'credit 1000']);
    expect(books.balance).toBe(100_500);
    await lobby.page.close();
  });
});

describe('what the lobby wishes', () => {
  test('paused, muted, its balance changed, closed when the round is over', async () => {
    const lobby = await open({ start: { opens: ['lobby', 'cashier'] } });
    await lobby.page.evaluate(() => window.lobby.handle.mute(true));
    await lobby.button('Sound on').waitFor();
    await lobby.page.evaluate(() => {
      Object.assign(window.lobby.kept, { balance: 50 });
      window.lobby.handle.balance();
    });
    await lobby.press('Open the cashier');
    await lobby.press('Back to the lobby');
    await expect.poll(() => lobby.told()).toContain('open cashier');
    await expect.poll(() => lobby.told()).toContain('open lobby');
    await lobby.page.evaluate(() => {
      Object.assign(window.lobby.kept, { balance: 70_000 });
      window.lobby.handle.balance();
    });
    await expect.poll(() => lobby.balance()).toBe('700.00');

    await deal(lobby);
    await lobby.button('Stand').waitFor();
    await lobby.page.evaluate(() => window.lobby.handle.pause('reality-check'));
    await lobby.game.getByText('The table is paused. It goes on from the lobby.').first().waitFor();
    await lobby.button('Stand').click();
    await lobby.game.getByText('The table is paused. It goes on from the lobby.').first().waitFor();
    await lobby.phase('boxes');
    await lobby.page.evaluate(() => window.lobby.handle.resume());
    await lobby.game.getByText('The table is paused.', { exact: false }).waitFor({ state: 'detached' });

    await lobby.page.evaluate(() => void window.lobby.handle.close());
    await lobby.game.getByText('The table closes after this round.').first().waitFor();
    await lobby.press('Stand');
    await lobby.page.waitForFunction(() => window.lobby.told.includes('closed'));
    expect(await lobby.page.locator('iframe').count()).toBe(0);
    const books = await lobby.booked(1);
    expect(entries(books.journal)).toEqual(['debit 500', 'credit 1000']);
    expect(books.balance).toBe(70_500);
    expect(lobby.complaints).toEqual([]);
    await lobby.page.close();
  });
});

describe('neighbours', () => {
  /** What a neighbour sends: all that a lobby might say, and the handshake with a port of its own. */
  const attack = (target: { postMessage(message: unknown, options: object): void }): void => {
    const words = ['wallet.credit', 'balance.changed', 'start', 'close', 'pause', 'mute'];
    for (const type of words) target.postMessage({ type, id: 1, amount: 1_000_000 }, { targetOrigin: '*' });
    for (const data of [null, 'GET_URL', { payload: undefined }, new ArrayBuffer(8), 'x'.repeat(5_000_000)])
      target.postMessage(data, { targetOrigin: '*' });
    const { port2 } = new MessageChannel();
    const connect = { baize: 'connect', protocol: '1.0.0' };
    target.postMessage(connect, { targetOrigin: '*', transfer: [port2] });
  };

  test('F01, F04: a sibling frame, a page that was opened and the frame’s own child change nothing', async () => {
    const lobby = await open();
    const neighbour = `${host.address.replace('127.0.0.1', 'localhost')}neighbour.html`;
    await lobby.page.evaluate((address) => {
      const frame = document.createElement('iframe');
      frame.name = 'sibling';
      frame.src = address;
      document.body.append(frame);
    }, neighbour);
    const sibling = await lobby.page.waitForSelector('iframe[name="sibling"]');
    const frame = await sibling.contentFrame();
    await frame?.waitForFunction(() => 'neighbour' in window);
    await frame?.evaluate(`(${attack})(window.parent.frames[0])`);
    await lobby.page.evaluate(`(${attack})(window.frames[0])`);
    await deal(lobby);
    await lobby.press('Stand');
    const books = await lobby.booked(1);
    expect(entries(books.journal)).toEqual(['debit 500', 'credit 1000']);
    expect(books.balance).toBe(100_500);
    expect(lobby.complaints).toEqual([]);
    await lobby.page.close();
  });

  test('F03: a page that embeds the game uninvited hears that it is ready at most, and gets no table', async () => {
    const page = await browser.newPage();
    const other = host.address.replace('127.0.0.1', 'evil.test');
    const hash = encodeURIComponent(JSON.stringify({ game: inject('address') }));
    await page.goto(`${other}neighbour.html#${hash}`);
    const game = page.frameLocator('iframe');
    await game.getByText('Code origin-not-allowed').waitFor();
    const heard = await page.evaluate(() => Reflect.get(window, 'neighbour').heard);
    expect(heard).toEqual([]);
    await page.close();
  });
});
