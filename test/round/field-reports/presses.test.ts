// Faults that others’ blackjack games were reported for, each as a round that would show it here: presses and bets that must not pass, and the shoe.

import { describe, expect, test } from 'vitest';
import { handValue } from '../../../src/cards/hand-value.ts';
import type { RoundEvent } from '../../../src/round/facts.ts';
import { awaited, openTable, phaseOf, tell } from '../../../src/round/progress.ts';
import { mostCards } from '../../../src/tables/check-rules.ts';
import type { TableRules } from '../../../src/tables/rules.ts';
import { cardsOf } from '../../cards/hand.ts';
import { LETTERS, round } from '../../paper/notation.ts';
import { RULES } from '../../tables/hands.ts';
import { numbers, playOut, shoeOf } from '../random-play.ts';
import { ALL, table } from '../waiting-in.ts';

describe('A32: a deal, a hit or a payment cannot be pressed past', () => {
  test.each(ALL)(
    '%s: while anything is shown, every press is ignored, and the money is the bank’s',
    (letter) => {
      const presses: readonly RoundEvent[] = [
        { type: 'deal', roundId: 'S' },
        { type: 'rebet' },
        { type: 'bet.cleared' },
        { type: 'bet.placed', spot: { box: 1, side: null }, amount: 100 },
        { type: 'decide.hit' },
        { type: 'decide.stand' },
        { type: 'decide.standAll' },
        { type: 'decide.double' },
        { type: 'decide.split' },
        { type: 'offer.insure' },
        { type: 'offer.evenMoney' },
      ];
      let shown = 0;
      const { state, bank } = playOut(table(letter, 1000, '8s 6d 8h Tc 3s 9c Td 8c Ks Qd Jd Jc'), {
        choose: (open) => open.find((choice) => choice === 'split') ?? 'hit',
        tellsBalance: true,
        booksNow: () => true,
        watch: ({ after }) => {
          if (awaited(after) !== 'shown' && awaited(after) !== 'draw' && awaited(after) !== 'debit') return;
          shown += 1;
          for (const press of presses) expect(tell(after, press).state.context).toBe(after.context);
        },
      });
      expect(shown).toBeGreaterThan(8);
      expect(state.context.balance).toBe(bank.balance);
    },
  );
});

describe('A34: bets that the wallet refuses are not played', () => {
  test.each(ALL)(
    '%s: no card, the chips are back, the balance is read, and Deal can be pressed again',
    (letter) => {
      const bets = [{ box: 1, main: 1000, side: {} }];
      const open = openTable({ rules: RULES[letter], balance: 5000, bets });
      const asked = tell(open, { type: 'deal', roundId: 'R' }).state;
      const { state, facts } = tell(asked, { type: 'wallet.refused', txId: 'R-1', balance: 2000 });
      expect(phaseOf(state)).toBe('betting');
      expect(facts).toEqual([{ type: 'stake.refused', purpose: 'bets', amount: 1000 }]);
      expect(state.context).toMatchObject({ balance: 2000, boxes: [], roundId: null, pending: null });
      expect(state.context.chips).toEqual([{ spot: { box: 1, side: null }, amount: 1000 }]);
      const again = tell(state, { type: 'deal', roundId: 'S' }).state;
      expect(again.context.pending).toEqual({ txId: 'S-1', amount: 1000, purpose: 'bets' });
      // The first answer, come twice, is not the second debit's.
      expect(tell(again, { type: 'wallet.refused', txId: 'R-1' }).state.context).toBe(again.context);
      expect(tell(again, { type: 'wallet.accepted', txId: 'R-1' }).state.context).toBe(again.context);
    },
  );
});

describe('A35: a bet out of range is refused with a reason of its own, and never changed', () => {
  test.each([
    ['1:0', 'bet-below-minimum at bets[0].main'],
    ['1:50', 'bet-below-minimum at bets[0].main'],
    ['1:50050', 'bet-above-maximum at bets[0].main'],
    ['1:1000 @900', 'balance-too-low at balance'],
    ['1:-1', 'bet-below-minimum at bets[0].main'],
    ['1:1000000000', 'bet-above-maximum at bets[0].main'],
  ])('%s: %s', (bets, why) => {
    for (const letter of LETTERS) expect(round(letter, bets, 'Ts 6d 9h Tc')).toBe(why);
  });
});

describe('A37: the longest round does not come to the end of the shoe', () => {
  const tightest: TableRules = {
    ...RULES.C,
    decks: 1,
    boxes: 2,
    split: { ...RULES.A.split, aces: { oneCard: false, resplit: true } },
  };

  test('one deck, two boxes, four hands on each: 45 cards at most, by the bound', () => {
    expect(mostCards(tightest)).toBe(45);
  });

  test.each(['low cards first', 'low cards first, pairs apart', 'shuffled'])(
    '%s: every hand split and hit to the end',
    (order) => {
      const value = (card: string) => handValue(cardsOf(card)).total % 11 || 1;
      const shoe = [...shoeOf(1, 5, [])];
      if (order !== 'shuffled') shoe.sort((a, b) => value(a) - value(b));
      if (order === 'low cards first, pairs apart')
        shoe.sort((a, b) => 'shdc'.indexOf(a.charAt(1)) - 'shdc'.indexOf(b.charAt(1)) || value(a) - value(b));
      const bets = [1, 2].map((box) => ({ box, main: 100, side: {} }));
      const random = numbers(7);
      for (let n = 0; n < 20; n++) {
        const { state } = playOut(
          { rules: tightest, balance: 100_000, bets, shoe },
          {
            choose: (open) =>
              open.find((choice) => choice === 'split') ??
              (random() % 8 === 0 ? open.find((choice) => choice === 'stand') : undefined) ??
              open.find(
                (choice) => choice === 'hit' || choice === 'noInsurance' || choice === 'noEvenMoney',
              ) ??
              'stand',
            tellsBalance: true,
            booksNow: () => true,
          },
        );
        expect(phaseOf(state)).toBe('settled');
      }
    },
  );
});

describe('A38: a card is in the shoe as often as there are decks', () => {
  test.each([
    ['A', 6],
    ['B', 5],
    ['C', 4],
    ['D', 6],
  ] as const)('%s: %i times and not once more', (letter, decks) => {
    const more = (count: number) => round(letter, '1:1000', `Ts 6d 9h Tc 8c${' As'.repeat(count)}`, 'stand');
    expect(more(decks)).toBe('1 Ts9h 19 win 2000/1000 | dealer 6dTc8c 24 | +1000');
    expect(more(decks + 1)).toBe(`too-many-of-a-card at cards[${5 + decks}]`);
  });
});
