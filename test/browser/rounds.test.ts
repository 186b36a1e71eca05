import { expect, test } from 'vitest';
import { PLAYED_ROUNDS } from './played-rounds.ts';
import { visits } from './visits.ts';

// Whole rounds with the mouse.

const { open } = visits();
const sitDown = (table: string, cards: string) => open({ table, cards, speed: 5 });

test.each(PLAYED_ROUNDS.map((round) => [round.table, round.name, round] as const))(
  '%s: %s',
  async (table, _name, { cards, bets, presses, balance }) => {
    const page = await sitDown(table, cards);
    for (const [spot, chip, times] of bets) await page.bet(spot, chip, times);
    await page.press('Deal', ...presses);
    await page.phase('settled');
    expect(await page.balance()).toBe(balance);
  },
);

test('multi-hand: fours, fives and tens cannot be split', async () => {
  const page = await sitDown('multi-hand', '4s,5s,Ks,6d,4h,5h,Qh,6c,Tc');
  for (const box of [1, 2, 3]) await page.bet(`Box ${box}, main bet`, '5.00');
  await page.press('Deal');
  for (let hand = 0; hand < 3; hand++) {
    await page.button('Stand').and(page.page.locator(':not([aria-disabled="true"])')).waitFor();
    expect(await page.button('Split').getAttribute('aria-disabled')).toBe('true');
    await page.press('Stand');
  }
  await page.phase('settled');
  expect(await page.balance()).toBe('1,015.00');
});
