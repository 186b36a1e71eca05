import { describe, expect, test, vi } from 'vitest';
import { rowOf } from '../../src/controls/action-rows.tsx';
import { type Doubter, noDoubts } from '../../src/controls/doubt.ts';
import type { Seat } from '../../src/controls/seat.ts';
import { seenOn } from '../../src/controls/seen.ts';
import { doubleExposure, threeHand } from '../../src/tables/all-tables.ts';
import { sitDown } from './seat-at-table.ts';

const BOX_1 = { box: 1, side: null } as const;
const settle = (seat: Seat, phase: string) => vi.waitFor(() => expect(seat.phase).toBe(phase));

describe('the chip in hand (TABLES.md, A)', () => {
  test('is the smallest at the start, and a press on a spot adds it', async () => {
    const { seat } = await sitDown(doubleExposure, []);
    expect(seat.chip).toBe(50);
    seat.press(BOX_1);
    seat.press(BOX_1);
    expect(seenOn(seat.seen, 1, null)).toBe(100);
  });

  test('is turned to the next chip and back, and stops at the ends', async () => {
    const { seat } = await sitDown(doubleExposure, []);
    seat.turn(-1);
    expect(seat.chip).toBe(50);
    seat.turn(1);
    seat.turn(1);
    expect(seat.chip).toBe(500);
    for (let i = 0; i < 9; i++) seat.turn(1);
    expect(seat.chip).toBe(50_000);
  });

  test('is put away, and a press then takes the last chip off', async () => {
    const { seat } = await sitDown(doubleExposure, []);
    seat.take(500);
    seat.press(BOX_1);
    seat.take(100);
    seat.press(BOX_1);
    seat.take(null);
    seat.press(BOX_1);
    expect(seenOn(seat.seen, 1, null)).toBe(500);
    seat.turn(1);
    expect(seat.chip).toBe(50);
  });

  test('stays in hand while the take-back button is on', async () => {
    const { seat } = await sitDown(doubleExposure, []);
    seat.take(500);
    seat.press(BOX_1);
    seat.setTakesBack(true);
    seat.press(BOX_1);
    expect(seenOn(seat.seen, 1, null)).toBe(0);
    seat.setTakesBack(false);
    seat.press(BOX_1);
    expect(seenOn(seat.seen, 1, null)).toBe(500);
  });
});

describe('what is refused', () => {
  test('is told, and changes nothing', async () => {
    const { seat } = await sitDown(doubleExposure, []);
    seat.press({ box: 1, side: 'sevens' });
    expect(seat.notice).toMatchObject({ kind: 'refused', refusal: { code: 'side-bet-without-main' } });
    seat.press(BOX_1);
    expect(seat.notice).toBeNull();
    expect(seat.deal()).toBe(false);
    expect(seat.notice).toMatchObject({ refusal: { code: 'bet-below-minimum', limit: 100 } });
    expect(seat.phase).toBe('betting');
  });

  test('of a double is the balance; a decision that no rule opens is not explained', async () => {
    const { seat } = await sitDown(doubleExposure, ['5s', 'Td', '6h', '7c'], 1000);
    seat.take(500);
    seat.press(BOX_1);
    seat.press(BOX_1);
    seat.deal();
    await settle(seat, 'boxes');
    await vi.waitFor(() => expect(seat.open).toContain('hit'));
    seat.decide('split');
    expect(seat.notice).toBeNull();
    seat.decide('double');
    expect(seat.notice).toMatchObject({
      refusal: { code: 'stake-not-covered', limit: 0 },
      choice: 'double',
    });
  });
});

describe('a round at the seat', () => {
  test('is played from the bet to the last payment, and repeated in one press', async () => {
    const { seat } = await sitDown(threeHand, ['Ts', '9d', 'Th', '8c']);
    seat.take(500);
    seat.press(BOX_1);
    seat.deal();
    await vi.waitFor(() => expect(seat.open).toContain('stand'));
    seat.decide('stand');
    await settle(seat, 'settled');
    expect(seat.seen).toMatchObject({ balance: 100_500, bet: 500, win: 500 });
    seat.rebetAndDeal();
    await vi.waitFor(() => expect(seat.open).toContain('stand'));
    expect(seat.seen).toMatchObject({ balance: 100_000, bet: 500, win: 0 });
  });

  test('holds a decision that is doubted, until it is answered', async () => {
    const doubter: Doubter = async (_, choice) =>
      choice === 'stand'
        ? { better: 'hit', amount: 500, expectations: [{ choice: 'stand', value: -1 }] }
        : null;
    const { seat } = await sitDown(threeHand, ['8s', '9d', '3h', '8c', 'Tc'], 100_000, doubter);
    seat.take(500);
    seat.press(BOX_1);
    seat.deal();
    await vi.waitFor(() => expect(seat.open).toContain('stand'));
    seat.decide('stand');
    expect(seat.open).toEqual([]);
    await vi.waitFor(() => expect(seat.held?.doubt).not.toBeNull());
    seat.answerDoubt(false);
    expect(seat.held).toBeNull();
    expect(seat.open).toContain('stand');
    seat.decide('stand');
    await vi.waitFor(() => expect(seat.held?.doubt).not.toBeNull());
    seat.answerDoubt(true);
    await settle(seat, 'settled');
  });

  test('shows at once that nothing else is open, however long a decision is looked at', async () => {
    let answer = () => {};
    const looksLong: Doubter = () => new Promise((resolve) => (answer = () => resolve(null)));
    const { seat } = await sitDown(threeHand, ['Ts', '9d', '6h', '8c', '2c'], 100_000, looksLong);
    seat.take(500);
    seat.press(BOX_1);
    seat.deal();
    await vi.waitFor(() => expect(seat.open).toContain('hit'));
    const shown: (readonly string[])[] = [];
    seat.watch(() => shown.push(seat.open));
    seat.decide('hit');
    expect(shown).toEqual([[]]);
    answer();
    await vi.waitFor(() => expect(shown.at(-1)).toEqual(['hit', 'stand', 'standAll']));
  });

  test('goes on where the doubter fails', async () => {
    const { seat } = await sitDown(threeHand, ['Ts', '9d', 'Th', '8c'], 100_000, async () => {
      throw new Error('no odds');
    });
    seat.take(500);
    seat.press(BOX_1);
    seat.deal();
    await vi.waitFor(() => expect(seat.open).toContain('stand'));
    seat.decide('stand');
    await settle(seat, 'settled');
  });
});

describe('a press that costs money', () => {
  const at = (wanted: 'never' | 'large' | 'always', balance = 100_000) =>
    sitDown(threeHand, ['6s', '9d', '5h', '8c', 'Tc'], balance, noDoubts, { confirms: () => wanted });

  test('is not asked about where it is small, or where the player never wants it', async () => {
    for (const [wanted, balance] of [
      ['large', 100_000],
      ['never', 1000],
    ] as const) {
      const { seat } = await at(wanted, balance);
      seat.take(500);
      seat.press(BOX_1);
      seat.deal();
      expect(seat.asked).toBeNull();
      await vi.waitFor(() => expect(seat.open).toContain('double'));
      seat.decide('double');
      await settle(seat, 'settled');
    }
  });

  test('is asked about where it takes more than half of what is left, and going back costs nothing', async () => {
    const { seat } = await at('large', 1400);
    seat.take(500);
    seat.press(BOX_1);
    seat.deal();
    // 5.00 of 14.00 is less than half, and 5.00 of the 9.00 that are left is more.
    expect(seat.asked).toBeNull();
    await vi.waitFor(() => expect(seat.open).toContain('double'));
    seat.decide('double');
    await vi.waitFor(() => expect(seat.asked).toEqual({ spending: 'double', stake: 500, balance: 900 }));
    seat.answerSpending(false);
    expect([seat.asked, seat.seen.balance, seat.phase]).toEqual([null, 900, 'boxes']);
    seat.decide('double');
    await vi.waitFor(() => expect(seat.asked).not.toBeNull());
    seat.answerSpending(true);
    await settle(seat, 'settled');
    expect(seat.seen).toMatchObject({ balance: 2400, bet: 1000, win: 1000 });
  });

  test('is always asked about where the player wants that, the deal too, and once', async () => {
    const { seat } = await at('always');
    seat.take(500);
    seat.press(BOX_1);
    expect(seat.deal()).toBe(true);
    expect([seat.asked, seat.phase]).toEqual([{ spending: 'deal', stake: 500, balance: 100_000 }, 'betting']);
    seat.answerSpending(true);
    await vi.waitFor(() => expect(seat.open).toContain('hit'));
    seat.answerSpending(true);
    seat.decide('stand');
    await settle(seat, 'settled');
    expect(seat.seen.bet).toBe(500);
  });

  test('that is refused is not asked about', async () => {
    const { seat } = await at('always');
    expect(seat.deal()).toBe(false);
    expect([seat.asked, seat.notice]).toMatchObject([null, { refusal: { code: 'no-bets' } }]);
  });
});

test.each([
  ['betting', [], 'betting'],
  ['staking', [], 'decisions'],
  ['dealing', [], 'decisions'],
  ['offers', ['insure', 'noInsurance'], null],
  ['offers', ['noInsurance'], null],
  ['boxes', ['hit', 'stand', 'standAll'], 'decisions'],
  ['settling', [], 'decisions'],
  ['settled', [], 'after'],
] as const)('in %s with %j open the row is %s', (phase, open, row) => {
  expect(rowOf(phase, open)).toBe(row);
});
