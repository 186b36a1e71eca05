import type { Browser, Frame, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { multiHand } from '../../src/tables/all-tables.ts';
import { launchChromium } from './chromium.ts';
import { type LobbyHost, pastedLines, serveGame, serveLobby } from './lobby-host.ts';
import { LobbyPage } from './lobby-page.ts';

// What stands around the frame and beside it: the lobby’s own doors, strangers, and frames that give too little.

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

const WINS = ['Ts', '7d', 'Td', 'Tc'];
const entries = (journal: readonly { readonly kind: string; readonly amount: number }[]) =>
  journal.map(({ kind, amount }) => `${kind} ${amount}`);

async function playOut(lobby: LobbyPage): Promise<void> {
  await lobby.bet('Box 1, main bet', '5.00');
  await lobby.press('Deal', 'Stand');
  const books = await lobby.booked(1);
  expect(entries(books.journal)).toEqual(['debit 500', 'credit 1000']);
  expect(books.balance).toBe(100_500);
  expect(lobby.complaints).toEqual([]);
}

describe('the frame in a lobby', () => {
  test('from a sub-folder it plays, asks nothing of any other host, opens the lobby’s doors and says its wish of size', async () => {
    const game = await serveGame();
    const lobby = await LobbyPage.open(browser, host.address, {
      cards: WINS,
      src: game.address,
      start: {
        table: { ...multiHand, id: 'own', name: '<img src=x><b>Salon</b>' },
        session: '<script>top.hacked = 1</script>',
        player: '"><svg onload=top.hacked=1>',
        words: '<i>words</i>',
        opens: ['lobby', 'cashier', 'help', 'history', 'responsible-play'],
      },
    });
    await lobby.seated();
    // The page's own house rules allow one box; in a lobby its start's count, which has none.
    expect(await lobby.game.getByRole('group', { name: /^Box \d$/ }).count()).toBe(5);
    // A name is letters, whatever letters.
    await lobby.game.getByRole('heading', { name: '<img src=x><b>Salon</b>', level: 1 }).waitFor({
      state: 'attached',
    });
    expect(await lobby.game.locator('img, b, i, script:not([src]):not([type])').count()).toBe(0);
    expect(await lobby.page.evaluate(() => 'hacked' in window)).toBe(false);

    await lobby.press('Back to the lobby', 'Help', 'Help in the lobby');
    await lobby.page.keyboard.press('Escape');
    await lobby.press('History', 'All rounds in the lobby', 'Session', 'Responsible play');
    await lobby.page.keyboard.press('Escape');
    await expect
      .poll(async () => (await lobby.told()).filter((each) => each.startsWith('open')))
      .toEqual(['open lobby', 'open help', 'open history', 'open responsible-play']);
    await playOut(lobby);

    await lobby.page.evaluate(() => {
      const container = document.getElementById('table');
      if (container !== null) container.style.width = '390px';
    });
    await lobby.game.locator('[data-arrangement="portrait"]').waitFor();
    // The lobby gave it the height that it wished for, and that was all it wished.
    expect(await lobby.page.evaluate(() => window.lobby.sizes)).toEqual(['800 x 450', '390 x 692']);
    expect([...lobby.origins].sort()).toEqual(
      [new URL(game.address).origin, new URL(host.address).origin].sort(),
    );
    await lobby.page.close();
    await game.close();
  });

  test('what docs/embedding.md has an integrator paste is short, and plays a round with the integrator’s wallet', async () => {
    const lines = (await pastedLines('')).trim().split('\n');
    expect(lines.length).toBeLessThanOrEqual(14);
    const integrator = await serveLobby(inject('address'));
    const page = await browser.newPage({ viewport: { width: 820, height: 560 } });
    const lobby = LobbyPage.on(page, 'Blackjack');
    await page.goto(`${integrator.address}pasted.html`);
    await lobby.seated();
    await lobby.bet('Box 1, main bet', '5.00');
    await lobby.press('Deal');
    // Whatever the shoe brings: nothing is insured, and every hand stands, on a poor total too, of which the table warns.
    const answers = /^(Stand|Stand anyway|No insurance|No even money)$/;
    const asked = () => lobby.game.getByRole('button', { name: answers });
    const over = lobby.game.locator('[data-phase="settled"]');
    while (!(await over.isVisible())) {
      const open = asked().and(lobby.game.locator(':not([aria-disabled="true"])'));
      await open.or(over).first().waitFor();
      await open
        .first()
        .click({ timeout: 1000 })
        .catch(() => {});
    }
    await page.waitForFunction(() => Reflect.get(window, 'integrator').kept.ended.length === 1);
    const { journal, kept } = await page.evaluate(() => Reflect.get(window, 'integrator'));
    expect(entries(journal)[0]).toBe('debit 500');
    expect(kept.round).toBeNull();
    expect(lobby.complaints).toEqual([]);
    await page.close();
    await integrator.close();
  });

  test('F05: without an origin of its own it says why not, whether its files may be fetched or not', async () => {
    for (const headers of [{}, { 'Access-Control-Allow-Origin': '*' }]) {
      const game = await serveGame(headers);
      const page = await browser.newPage();
      await page.goto(`${host.address}neighbour.html`);
      await page.evaluate((address) => {
        const frame = document.createElement('iframe');
        frame.setAttribute('sandbox', 'allow-scripts');
        frame.src = `${address}?lobby=`;
        document.body.append(frame);
      }, game.address);
      await page.frameLocator('iframe').getByText('frame-sandboxed').waitFor();
      await page.close();
      await game.close();
    }
  });
});

/** What a neighbour sends: all that a lobby or a game might say, and the handshake with a port of its own. */
const attack = (target: { postMessage(message: unknown, options: object): void }): void => {
  const words = ['wallet.credit', 'balance.changed', 'start', 'close', 'pause', 'mute'];
  for (const type of words) target.postMessage({ type, id: 1, amount: 1_000_000 }, { targetOrigin: '*' });
  for (const data of [null, 'GET_URL', { payload: undefined }, new ArrayBuffer(8), 'x'.repeat(5_000_000)])
    target.postMessage(data, { targetOrigin: '*' });
  const { port2 } = new MessageChannel();
  const connect = { baize: 'connect', protocol: '1.0.0' };
  target.postMessage(connect, { targetOrigin: '*', transfer: [port2] });
  target.postMessage({ baize: 'ready' }, { targetOrigin: '*' });
};
/** How many messages `attack` sends to one window. */
const SENT = 13;

describe('neighbours', () => {
  const strangers = () => `${host.address.replace('127.0.0.1', 'evil.test')}neighbour.html`;

  async function frameOf(page: Page, selector: string): Promise<Frame> {
    const element = await page.waitForSelector(selector);
    const frame = await element.contentFrame();
    if (frame === null) throw new Error(`no frame: ${selector}`);
    return frame;
  }

  test('F01, F04: a sibling, an opener, the frame’s own child and the lobby’s own window change nothing, and are counted', async () => {
    // The lobby is opened by a stranger, who keeps hold of its window.
    const context = await browser.newContext({ viewport: { width: 820, height: 560 } });
    const opener = await context.newPage();
    await opener.goto(strangers());
    const opened = context.waitForEvent('page');
    const hash = encodeURIComponent(JSON.stringify({ game: inject('address'), cards: WINS }));
    await opener.evaluate((address) => {
      Object.assign(window, { lobby: window.open(address) });
    }, `${host.address}#${hash}`);
    const lobby = LobbyPage.on(await opened);
    await lobby.seated();
    const ignored = () => lobby.page.evaluate(() => window.lobby.handle.ignored);
    expect(await ignored()).toBe(0);

    await opener.evaluate(`(${attack})(window.lobby)`);
    await expect.poll(ignored).toBe(SENT);
    await opener.evaluate(`(${attack})(window.lobby.frames[0])`);

    await lobby.page.evaluate((address) => {
      const frame = document.createElement('iframe');
      frame.name = 'sibling';
      frame.src = address;
      document.body.append(frame);
    }, strangers());
    const sibling = await frameOf(lobby.page, 'iframe[name="sibling"]');
    // A frame that is out of sight draws no frames to look again at.
    await sibling.waitForFunction(() => 'neighbour' in window, undefined, { polling: 50 });
    await sibling.evaluate(`(${attack})(window.parent.frames[0])`);
    await sibling.evaluate(`(${attack})(window.parent)`);
    await expect.poll(ignored).toBe(2 * SENT);

    const game = await frameOf(lobby.page, 'iframe[title="Blackjack table"]');
    await game.evaluate(() => document.body.append(document.createElement('iframe')));
    const child = game.childFrames()[0];
    if (child === undefined) throw new Error('the frame has no child');
    await child.evaluate(`(${attack})(window.parent)`);
    await lobby.page.evaluate(`(${attack})(window.frames[0])`);

    await playOut(lobby);
    expect(await lobby.told()).toEqual(['idle', 'started three-hand false', 'busy', 'idle']);
    await context.close();
  });

  test('F03: a page that embeds the game uninvited hears that it is ready at most, and gets no table', async () => {
    const page = await browser.newPage();
    const hash = encodeURIComponent(JSON.stringify({ game: inject('address') }));
    await page.goto(`${strangers()}#${hash}`);
    const game = page.frameLocator('iframe');
    await game.getByText('Code origin-not-allowed').waitFor();
    const heard = await page.evaluate(() => Reflect.get(window, 'neighbour').heard);
    expect(heard).toEqual([]);
    await page.close();
  });
});
