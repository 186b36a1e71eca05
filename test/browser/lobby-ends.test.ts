// A round or a table that cannot go on in a lobby’s frame: what the player can do, and what the lobby is told.

import { describe, expect, test } from 'vitest';
import type { LobbyPage } from './lobby-page.ts';
import { deal, newContext, open, openLobby } from './lobby-round.ts';

const reloadGame = (lobby: LobbyPage): Promise<void> =>
  lobby.page.evaluate(() => {
    const { frame } = window.lobby.handle;
    frame.src = String(frame.src);
  });

describe('a round whose shoe the dealer has lost', () => {
  test('is told to the lobby with its id, read by the player, goes on when the shoe is back, and can be closed', async () => {
    // 14 against 7: the player hits, to 19.
    const lobby = await open({ cards: ['Ts', '7d', '4d', 'Tc', '5s'], start: { opens: ['lobby'] } });
    await deal(lobby);
    await lobby.fault('dealer.draw', { how: 'shoe-lost' });
    await lobby.press('Hit');
    const { open: kept } = await lobby.books();
    const id = kept?.roundId ?? '';
    const isSaid = async (): Promise<void> => {
      await lobby.game.getByRole('heading', { name: 'This round cannot go on' }).waitFor();
      await lobby.game.getByText(`Code shoe-lost · round ${id}`).waitFor();
      await expect
        .poll(async () => (await lobby.told()).slice(-2))
        .toEqual([`error shoe-lost ${id}`, 'idle']);
      expect(await lobby.page.evaluate(() => window.lobby.handle.busy)).toBe(false);
    };
    await isSaid();
    await lobby.press('Back to the lobby');
    await expect.poll(async () => (await lobby.told()).at(-1)).toBe('open lobby');
    await lobby.press('Try again');
    await isSaid();

    await lobby.fault('dealer.draw', null);
    await lobby.press('Try again', 'Stand');
    await lobby.booked(1);

    await lobby.fault('dealer.draw', { how: 'shoe-lost' });
    await lobby.press('Rebet and deal', 'Hit');
    await lobby.button('Try again').waitFor();
    await lobby.page.evaluate(() => void window.lobby.handle.close());
    await lobby.page.waitForFunction(() => window.lobby.told.includes('closed'));
    expect(await lobby.page.locator('iframe').count()).toBe(0);
    expect((await lobby.books()).open).not.toBeNull();
    expect(lobby.complaints).toEqual([]);
    await lobby.page.close();
  });
});

describe('two tabs', () => {
  test('a table whose wallet is silent while a round is taken up is let go of, and asks nothing more', async () => {
    const context = await newContext({ viewport: { width: 820, height: 560 } });
    const first = await open({ context });
    await deal(first);
    await first.button('Stand').waitFor();
    await first.fault('wallet.balance', { how: 'silent' });
    await reloadGame(first);
    await expect.poll(() => first.told()).toContain('started three-hand true');

    const second = await openLobby({ context });
    await second.press('Play here');
    await second.seated();
    await first.button('Play here').waitFor();
    await expect.poll(async () => (await first.told()).at(-1)).toBe('idle');
    await first.page.evaluate(() => void window.lobby.handle.close());
    await expect.poll(async () => (await first.told()).at(-1)).toBe('closed');
    expect([...first.complaints, ...second.complaints]).toEqual([]);
    await context.close();
  });

  test('a tab that does not have the table leaves the shoe of the one that has it alone', async () => {
    const context = await newContext({ viewport: { width: 820, height: 560 } });
    const first = await open({ context, deals: false });
    await first.bet('Box 1, main bet', '5.00');
    const waits = first.game.getByRole('button', { name: /^(Stand|No insurance|No even money)$/ });
    const again = first.button('Rebet and deal');
    await first.press('Deal');
    // Whatever the shoe brings: a round that is over with its first cards is played again.
    await waits.or(again).first().waitFor();
    while (await again.isVisible()) {
      await first.press('Rebet and deal');
      await waits.or(again).first().waitFor();
    }

    const second = await openLobby({ context, deals: false });
    await second.button('Play here').waitFor();
    await reloadGame(first);
    await waits.first().waitFor();
    expect((await first.told()).filter((each) => each.startsWith('error'))).toEqual([]);
    await context.close();
  });
});
