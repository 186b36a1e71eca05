// What may befall a round in a lobby’s frame: its wallet, its pages, and what the lobby wishes.

import { describe, expect, test } from 'vitest';
import { deal, entries, open, playAgain, violationsInFrame } from './lobby-round.ts';

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
    await expect.poll(async () => (await lobby.asked()).length).toBeGreaterThan(before + 1);
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
    await lobby.button('Turn sound on').waitFor();
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
    expect(await violationsInFrame(lobby)).toEqual([]);
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
