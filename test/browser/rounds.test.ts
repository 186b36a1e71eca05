import { describe, expect, test } from 'vitest';
import { visits } from './visits.ts';

// Whole rounds with the mouse, on each table with what is special to it: the cards are set, the money is written out.

const { open } = visits();
const sitDown = (table: string, cards: string) => open({ table, cards, speed: 5 });

describe('Double Exposure', () => {
  test('eights are split, one doubled, and the dealer’s 21 takes both; the Sevens bet is lost', async () => {
    const page = await sitDown('double-exposure', '8s,Td,8h,6c,3d,Tc,9h,5s');
    await page.bet('Box 1, main bet', '5.00', 2);
    await page.bet('Box 1, Sevens', '1.00', 2);
    await page.press('Deal', 'Split', 'Double', 'Stand');
    await page.phase('settled');
    expect(await page.balance()).toBe('968.00');
  });

  test('three sevens pay 250 to 1', async () => {
    const page = await sitDown('double-exposure', '7s,Td,7h,6c,7d,Tc');
    await page.bet('Box 2, main bet', '1.00');
    await page.bet('Box 2, Sevens', '5.00', 4);
    await page.press('Deal', 'Hit');
    await page.phase('settled');
    expect(await page.balance()).toBe('6,001.00');
  });

  test('a dealt blackjack is paid 1 to 1 and its side bet 19 to 1', async () => {
    const page = await sitDown('double-exposure', 'As,Td,Kh,9c');
    await page.bet('Box 4, main bet', '5.00', 2);
    await page.bet('Box 4, Blackjack', '1.00');
    await page.press('Deal');
    await page.phase('settled');
    expect(await page.balance()).toBe('1,029.00');
  });

  test('Stand all stands on the hands of later boxes too', async () => {
    const page = await sitDown('double-exposure', 'Ts,9s,8s,Td,Th,9h,8h,8c');
    for (const box of [1, 2, 3]) await page.bet(`Box ${box}, main bet`, '5.00');
    await page.press('Deal', 'Stand all');
    await page.phase('settled');
    expect(await page.balance()).toBe('995.00');
  });
});

describe('Double Exposure 3 Hand', () => {
  test('a soft 17 is doubled, the dealer hits one, and kings are split', async () => {
    const page = await sitDown('double-exposure-3-hand', 'As,Kd,Ad,6s,Kh,6c,4d,9c,8c,Tc,5c');
    await page.bet('Box 1, main bet', '5.00', 2);
    await page.bet('Box 2, main bet', '25.00');
    await page.press('Deal', 'Double', 'Split', 'Stand', 'Stand');
    await page.phase('settled');
    expect(await page.balance()).toBe('1,070.00');
  });

  test('a blackjack against the dealer’s blackjack is paid', async () => {
    const page = await sitDown('double-exposure-3-hand', 'As,Ad,Kh,Tc');
    await page.bet('Box 1, main bet', '25.00');
    await page.press('Deal');
    await page.phase('settled');
    expect(await page.balance()).toBe('1,025.00');
  });
});

describe('Three-Hand', () => {
  test('insurance pays when the dealer has a blackjack, and a pair of jacks 30 to 1', async () => {
    const page = await sitDown('three-hand', 'Js,Ad,Jh,Kc');
    await page.bet('Box 1, main bet', '5.00', 2);
    await page.bet('Box 1, Double Jack', '1.00');
    await page.press('Deal', 'Insure');
    await page.phase('settled');
    expect(await page.balance()).toBe('1,030.00');
  });

  test('even money is paid at once, whatever the dealer has', async () => {
    const page = await sitDown('three-hand', 'As,Ad,Kh,Kc');
    await page.bet('Box 1, main bet', '5.00', 2);
    await page.press('Deal', 'Even money');
    await page.phase('settled');
    expect(await page.balance()).toBe('1,010.00');
  });

  test('declined, the blackjack is paid 3 to 2 after a look that finds nothing', async () => {
    const page = await sitDown('three-hand', 'As,Ad,Kh,7c');
    await page.bet('Box 1, main bet', '5.00', 2);
    await page.press('Deal', 'No even money');
    await page.phase('settled');
    expect(await page.balance()).toBe('1,015.00');
  });
});

describe('Multi Hand', () => {
  test('the dealer’s blackjack takes doubled and split bets whole', async () => {
    const page = await sitDown('multi-hand', '8s,Td,8h,Ac,3d,Tc,9h');
    await page.bet('Box 5, main bet', '5.00', 2);
    await page.press('Deal', 'Split', 'Double', 'Stand');
    await page.phase('settled');
    expect(await page.balance()).toBe('970.00');
  });

  test('a blackjack is insured against an ace, and pushes', async () => {
    const page = await sitDown('multi-hand', 'As,Ad,Kh,Kc');
    await page.bet('Box 1, main bet', '5.00', 2);
    await page.press('Deal', 'Insure');
    await page.phase('settled');
    expect(await page.balance()).toBe('1,010.00');
  });

  test('fours, fives and tens cannot be split', async () => {
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
});
