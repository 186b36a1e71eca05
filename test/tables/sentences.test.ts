// TABLES.md from the first sentence to the last: each test is named for the sentence it holds to, and plays it as one or
// more whole rounds on a line each (the notation is in test/paper/notation.ts). What a sentence says of the page, of the
// odds or of where it comes from is listed at the end.

import { describe, expect, test } from 'vitest';
import { pageDealer } from '../../src/dealer/page-dealer.ts';
import { memoryShoes } from '../../src/dealer/shoe-store.ts';
import { openTable, phaseOf, type RoundState, refusal, tell } from '../../src/round/progress.ts';
import { betTotal } from '../../src/round/round.ts';
import { checkRules } from '../../src/tables/check-rules.ts';
import type { TableRules } from '../../src/tables/rules.ts';
import { cardsOf } from '../cards/hand.ts';
import { LETTERS, type Letter, openIn, round } from '../paper/notation.ts';
import { RULES } from './hands.ts';

const ALL: readonly [Letter][] = LETTERS.map((letter) => [letter]);

/** A table on which these first bets were dealt to a 12 on each box, before the first decision. */
function dealt(letter: Letter): RoundState {
  const bets = [
    { box: 1, main: 1000, side: {} },
    { box: 2, main: 500, side: {} },
  ];
  let state = openTable({ rules: RULES[letter], balance: 100_000, bets });
  state = tell(state, { type: 'deal', roundId: 'R' }).state;
  state = tell(state, { type: 'wallet.accepted', txId: 'R-1' }).state;
  const dealer = RULES[letter].dealer.secondCard === 'faceUp' ? cardsOf('6d Tc') : cardsOf('6d');
  state = tell(state, {
    type: 'dealer.dealt',
    boxes: [
      ['Ts', '2s'],
      ['Th', '2h'],
    ],
    dealer,
  }).state;
  return tell(state, { type: 'shown' }).state;
}

/** The same table after the round: both hands stood, the dealer's 16 bust. */
function settled(letter: Letter): RoundState {
  let state = dealt(letter);
  const tellAll = (...events: Parameters<typeof tell>[1][]) => {
    for (const event of events) state = tell(state, event).state;
  };
  tellAll({ type: 'shown' }, { type: 'decide.standAll' }, { type: 'shown' }, { type: 'shown' });
  if (RULES[letter].dealer.secondCard === 'faceDown')
    tellAll({ type: 'dealer.turned', card: 'Tc' }, { type: 'shown' });
  tellAll({ type: 'dealer.drew', card: '9c' }, { type: 'shown' }, { type: 'shown' });
  tellAll({ type: 'wallet.accepted', txId: 'R-2' }, { type: 'wallet.accepted', txId: 'R-3' });
  return state;
}

describe('Words', () => {
  test('A box is a betting position', () => {
    expect(round('A', '3:1000', 'Ts 6d 9h Tc')).toBe(
      '3 Ts9h 19 open 1000 | dealer 6dTc 16 | ? hit stand standAll | -1000',
    );
  });

  test('A hand is what is played on a box (splitting makes several)', () => {
    expect(round('A', '2:1000', '8s 6d 8h Tc 3s', 'split')).toBe(
      '2 8s3s 11 open 1000 | 2 8h 8 open 1000 | dealer 6dTc 16 | ? hit stand standAll double | -2000',
    );
  });

  test.each([
    ['2s', '3h', '5'],
    ['4s', '5h', '9'],
    ['6s', '7h', '13'],
    ['8s', '9h', '17'],
    ['Ts', 'Jh', '20'],
    ['Qs', 'Kh', '20'],
  ])('Value of a card: 2–10 face value, J Q K 10: %s %s is %s', (a, b, total) => {
    expect(round('C', '1:1000', `${a} 6d ${b} Tc`)).toMatch(new RegExp(`^1 ${a}${b} ${total} open 1000`));
  });

  test('Value of a card: A 1 or 11', () => {
    expect(round('C', '1:1000', '5s 6d Ah Tc 9c', 'hit')).toBe(
      '1 5sAh9c 15 open 1000 | dealer 6d?? 6 | ? hit stand standAll | -1000',
    );
  });

  test('Soft: an ace counts 11', () => {
    expect(round('C', '1:1000', '6s 6d Ah Tc')).toBe(
      '1 6sAh s17 open 1000 | dealer 6d?? 6 | ? hit stand standAll double | -1000',
    );
  });

  test.each([
    ['A', 'As 6d Kh Tc', '1 AsKh s21 blackjack 2000/1000 | dealer 6dTc 16 | +1000'],
    ['B', 'Ts 6d Ah Tc', '1 TsAh s21 blackjack 2000/1000 | dealer 6dTc 16 | +1000'],
    ['C', 'Js 6d Ah Tc', '1 JsAh s21 blackjack 2500/1000 | dealer 6dTc 16 | +1500'],
    ['D', 'As 6d Qh Tc', '1 AsQh s21 blackjack 2500/1000 | dealer 6dTc 16 | +1500'],
  ] as const)(
    'Blackjack: the first two cards dealt to a box or to the dealer are an ace and a ten-valued card (%s, %s)',
    (letter, cards, line) => {
      expect(round(letter, '1:1000', cards)).toBe(line);
    },
  );

  test.each([
    ['A', 'As 6d Ah Tc Ks 9h 8c'],
    ['B', 'As 6d Ah Tc Ks 9h 8c'],
    ['C', 'As 6d Ah Tc Ks 9h 8c'],
    ['D', 'As 6d Ah Tc Ks 9h 8c'],
  ] as const)('Blackjack: never a hand that comes from a split (%s)', (letter, cards) => {
    expect(round(letter, '1:1000', cards, 'split')).toBe(
      '1 AsKs s21 win 2000/1000 | 1 Ah9h s20 win 2000/1000 | dealer 6dTc8c 24 | +2000',
    );
  });

  test('Odds are written win:stake; a bet that wins at 3:2 returns stake + 1.5 × stake', () => {
    expect(round('C', '1:1000', 'As 6d Kh Tc')).toBe(
      '1 AsKh s21 blackjack 2500/1000 | dealer 6dTc 16 | +1500',
    );
  });

  test.each(ALL)('A round goes from the first bet to the last payment (%s)', (letter) => {
    const paid = settled(letter);
    expect(phaseOf(dealt(letter))).toBe('boxes');
    expect(phaseOf(paid)).toBe('settled');
    expect(paid.context.owed).toEqual([]);
  });
});

describe('The table, row by row', () => {
  describe('boxes, all one player’s', () => {
    test.each([
      ['A', 4],
      ['B', 3],
      ['C', 3],
      ['D', 5],
    ] as const)('%s: %i', (letter, boxes) => {
      const line = `${boxes} Ts9h 19 win 200/100 | dealer 6dTc8s 24 | +100`;
      expect(round(letter, `${boxes}:100`, 'Ts 6d 9h Tc 8s', 'stand')).toBe(line);
      expect(round(letter, `${boxes + 1}:100`, 'Ts 6d 9h Tc 8s', 'stand')).toBe('unknown-box at bets[0].box');
    });

    test('D: all five in one round', () => {
      expect(
        round('D', '1:100 2:200 3:300 4:400 5:500', '9s 9h 9d 9c 9s 6d Th Td Tc Ts Th Tc 8s', 'standAll'),
      ).toBe(
        '1 9sTh 19 win 200/100 | 2 9hTd 19 win 400/200 | 3 9dTc 19 win 600/300 | 4 9cTs 19 win 800/400 | 5 9sTh 19 win 1000/500 | dealer 6dTc8s 24 | +1500',
      );
    });
  });

  describe('decks, shuffled before every round', () => {
    test.each([
      ['A', 6],
      ['B', 5],
      ['C', 4],
      ['D', 6],
    ] as const)('%s: %i', (letter, decks) => {
      const cards = (sevens: number) => `Ts 6d 9h Tc 8s${' 7c'.repeat(sevens)}`;
      const line = '1 Ts9h 19 win 2000/1000 | dealer 6dTc8s 24 | +1000';
      expect(round(letter, '1:1000', cards(decks), 'stand')).toBe(line);
      expect(round(letter, '1:1000', cards(decks + 1), 'stand')).toBe(
        `too-many-of-a-card at cards[${5 + decks}]`,
      );
    });

    test.each(ALL)('%s: shuffled before every round (B’s text is silent: [decided])', async (letter) => {
      const dealer = await pageDealer(RULES[letter], memoryShoes());
      const shoe = async (roundId: string) => {
        await dealer.open(roundId, '');
        const cards: string[] = [];
        for (let answer = await dealer.draw(); answer.ok; answer = await dealer.draw())
          cards.push(answer.value);
        await dealer.close(roundId);
        return cards;
      };
      const first = await shoe('R1');
      const second = await shoe('R2');
      expect(second).not.toEqual(first);
      expect([...second].sort()).toEqual([...first].sort());
    });
  });

  describe('dealer’s two first cards', () => {
    test.each([
      ['A', 'both face up', '1 Ts9h 19 open 1000 | dealer 6dTc 16 | ? hit stand standAll | -1000'],
      ['B', 'both face up', '1 Ts9h 19 open 1000 | dealer 6dTc 16 | ? hit stand standAll | -1000'],
      ['C', 'second face down', '1 Ts9h 19 open 1000 | dealer 6d?? 6 | ? hit stand standAll double | -1000'],
      ['D', 'second face down', '1 Ts9h 19 open 1000 | dealer 6d?? 6 | ? hit stand standAll | -1000'],
    ] as const)('%s: %s', (letter, _, line) => {
      expect(round(letter, '1:1000', 'Ts 6d 9h Tc')).toBe(line);
    });
  });

  describe('dealer looks for blackjack before play', () => {
    test.each(['A', 'B'] as const)('%s: seen by all', (letter) => {
      expect(round(letter, '1:1000', 'Ts Kd 9h Ac')).toBe('1 Ts9h 19 lose 0/1000 | dealer KdAc 21 | -1000');
      expect(round(letter, '1:1000', 'Ts Ad 9h Kc')).toBe('1 Ts9h 19 lose 0/1000 | dealer AdKc 21 | -1000');
    });

    test('C: under an ace and under a ten [decided]', () => {
      expect(round('C', '1:1000', 'Ts Kd 9h Ac')).toBe('1 Ts9h 19 lose 0/1000 | dealer KdAc 21 | -1000');
      expect(round('C', '1:1000', 'Ts Td 9h Ac')).toBe('1 Ts9h 19 lose 0/1000 | dealer TdAc 21 | -1000');
      expect(round('C', '1:1000', 'Ts Ad 9h Kc', 'noInsurance')).toBe(
        '1 Ts9h 19 lose 0/1000 | dealer AdKc 21 | -1000',
      );
    });

    test('D: no (no peek)', () => {
      expect(round('D', '1:1000', 'Ts Kd 9h Ac')).toBe(
        '1 Ts9h 19 open 1000 | dealer Kd?? 10 | ? hit stand standAll | -1000',
      );
      expect(round('D', '1:1000', 'Ts Ad 9h Kc')).toBe(
        '1 Ts9h 19 open 1000 | dealer Ad?? 11 | ? hit stand standAll | -1000',
      );
      expect(round('D', '1:1000', 'Ts Kd 9h Ac', 'stand')).toBe(
        '1 Ts9h 19 lose 0/1000 | dealer KdAc 21 | -1000',
      );
    });
  });

  describe('dealer’s soft 17', () => {
    test.each([
      ['A', 'stands', '1 Ts8h 18 win 2000/1000 | dealer 6dAc 17 | +1000'],
      ['B', 'hits', '1 Ts8h 18 lose 0/1000 | dealer 6dAc4s 21 | -1000'],
      ['C', 'stands', '1 Ts8h 18 win 2000/1000 | dealer 6dAc 17 | +1000'],
      ['D', 'stands', '1 Ts8h 18 win 2000/1000 | dealer 6dAc 17 | +1000'],
    ] as const)('%s: %s', (letter, _, line) => {
      expect(round(letter, '1:1000', 'Ts 6d 8h Ac 4s', 'stand')).toBe(line);
    });
  });

  describe('blackjack pays', () => {
    test.each([
      ['A', '1:1', '1 AsKh s21 blackjack 2000/1000 | dealer 6dTc 16 | +1000'],
      ['B', '1:1', '1 AsKh s21 blackjack 2000/1000 | dealer 6dTc 16 | +1000'],
      ['C', '3:2', '1 AsKh s21 blackjack 2500/1000 | dealer 6dTc 16 | +1500'],
      ['D', '3:2', '1 AsKh s21 blackjack 2500/1000 | dealer 6dTc 16 | +1500'],
    ] as const)('%s: %s', (letter, _, line) => {
      expect(round(letter, '1:1000', 'As 6d Kh Tc')).toBe(line);
    });
  });

  describe('blackjack against blackjack', () => {
    test.each([
      ['A', 'push', '1 AsQh s21 push 1000/1000 | dealer KdAc 21 | 0'],
      ['B', 'wins 1:1', '1 AsQh s21 blackjack 2000/1000 | dealer KdAc 21 | +1000'],
      ['C', 'push', '1 AsQh s21 push 1000/1000 | dealer KdAc 21 | 0'],
      ['D', 'push', '1 AsQh s21 push 1000/1000 | dealer KdAc 21 | 0'],
    ] as const)('%s: %s', (letter, _, line) => {
      expect(round(letter, '1:1000', 'As Kd Qh Ac')).toBe(line);
    });
  });

  describe('other ties', () => {
    test.each([
      ['A', 'dealer wins', '1 Ts9h 19 lose 0/1000 | dealer Kd9c 19 | -1000'],
      ['B', 'dealer wins', '1 Ts9h 19 lose 0/1000 | dealer Kd9c 19 | -1000'],
      ['C', 'push', '1 Ts9h 19 push 1000/1000 | dealer Kd9c 19 | 0'],
      ['D', 'push', '1 Ts9h 19 push 1000/1000 | dealer Kd9c 19 | 0'],
    ] as const)('%s: %s', (letter, _, line) => {
      expect(round(letter, '1:1000', 'Ts Kd 9h 9c', 'stand')).toBe(line);
    });
  });

  describe('double on the first two cards', () => {
    const NO = 'hit stand standAll';
    const YES = 'hit stand standAll double';
    test.each([
      ['A: hard 9, 10, 11', 'A', '5s', '4h', YES],
      ['A: hard 9, 10, 11', 'A', '6s', '4h', YES],
      ['A: hard 9, 10, 11', 'A', '6s', '5h', YES],
      ['A: hard 9, 10, 11', 'A', '5s', '3h', NO],
      ['A: hard 9, 10, 11', 'A', 'Ts', '2h', NO],
      ['A: hard 9, 10, 11', 'A', 'As', '8h', NO],
      ['B: 9, 10, 11 counting an ace as 1, and soft 17', 'B', '5s', '4h', YES],
      ['B: 9, 10, 11 counting an ace as 1, and soft 17', 'B', '6s', '5h', YES],
      ['B: 9, 10, 11 counting an ace as 1, and soft 17', 'B', 'As', '8h', YES],
      ['B: 9, 10, 11 counting an ace as 1, and soft 17', 'B', 'As', '9h', YES],
      ['B: 9, 10, 11 counting an ace as 1, and soft 17', 'B', 'As', '6h', YES],
      ['B: 9, 10, 11 counting an ace as 1, and soft 17', 'B', 'As', '7h', NO],
      ['B: 9, 10, 11 counting an ace as 1, and soft 17', 'B', 'As', '5h', NO],
      ['B: 9, 10, 11 counting an ace as 1, and soft 17', 'B', 'Ts', '7h', NO],
      ['C: any two cards', 'C', '3s', '2h', YES],
      ['C: any two cards', 'C', 'Ts', '9h', YES],
      ['C: any two cards', 'C', 'As', '9h', YES],
      ['D: 9, 10, 11, hard [decided]', 'D', '5s', '4h', YES],
      ['D: 9, 10, 11, hard [decided]', 'D', '6s', '5h', YES],
      ['D: 9, 10, 11, hard [decided]', 'D', 'As', '8h', NO],
      ['D: 9, 10, 11, hard [decided]', 'D', 'As', '9h', NO],
      ['D: 9, 10, 11, hard [decided]', 'D', 'As', '6h', NO],
      ['D: 9, 10, 11, hard [decided]', 'D', 'Ts', '2h', NO],
    ] as const)('%s (%s: %s %s: %s)', (_, letter, a, b, decisions) => {
      expect(openIn(letter, '1:1000', `${a} 6d ${b} Tc`)).toBe(decisions);
    });
  });

  describe('double after split: yes', () => {
    const line = '1 8s3s9c 20 win 4000/2000 | 1 8hTd 18 win 2000/1000 | dealer 6dTc8c 24 | +3000';
    test.each([
      ['A', '8s 6d 8h Tc 3s 9c Td 8c'],
      ['B', '8s 6d 8h Tc 3s 9c Td 8c'],
      ['C', '8s 6d 8h Tc 3s 9c Td 8c'],
      ['D', '8s 6d 8h Tc 3s Td 9c 8c'],
    ] as const)('%s', (letter, cards) => {
      expect(round(letter, '1:1000', cards, 'split double stand')).toBe(line);
    });
  });

  describe('split', () => {
    const NO = 'hit stand standAll';
    const YES = 'hit stand standAll split';
    test.each([
      ['A: two cards of the same value (10-K too)', 'A', 'Ts', 'Kh', YES],
      ['A: two cards of the same value (10-K too)', 'A', '8s', '8h', YES],
      ['A: two cards of the same value (10-K too)', 'A', '8s', '9h', NO],
      ['B: same rank (10-K not)', 'B', 'Ts', 'Kh', NO],
      ['B: same rank (10-K not)', 'B', 'Ks', 'Kh', YES],
      ['B: same rank (10-K not)', 'B', 'Ts', 'Th', YES],
      ['C: two cards of the same value (10-K too)', 'C', 'Ts', 'Kh', `${NO} double split`],
      ['C: two cards of the same value (10-K too)', 'C', '8s', '8h', `${NO} double split`],
      ['C: two cards of the same value (10-K too)', 'C', '8s', '9h', `${NO} double`],
      ['D: same value, but not 4s, 5s, tens', 'D', '4s', '4h', NO],
      ['D: same value, but not 4s, 5s, tens', 'D', '5s', '5h', `${NO} double`],
      ['D: same value, but not 4s, 5s, tens', 'D', 'Ts', 'Th', NO],
      ['D: same value, but not 4s, 5s, tens', 'D', 'Ts', 'Kh', NO],
      ['D: same value, but not 4s, 5s, tens', 'D', '9s', '9h', YES],
      ['D: same value, but not 4s, 5s, tens', 'D', 'As', 'Ah', YES],
    ] as const)('%s (%s: %s %s: %s)', (_, letter, a, b, decisions) => {
      expect(openIn(letter, '1:1000', `${a} 6d ${b} Tc`)).toBe(decisions);
    });
  });

  describe('most hands on one box', () => {
    test.each([
      ['A', 4, '8s 6d 8h Tc 8d 8c 8s', 'split split', 'hit stand standAll split'],
      ['A', 4, '8s 6d 8h Tc 8d 8c 8s', 'split split split', 'hit stand standAll'],
      ['B', 2, '8s 6d 8h Tc 8d', 'split', 'hit stand standAll'],
      ['C', 2, '8s 6d 8h Tc 8d', 'split', 'hit stand standAll double'],
      ['D', 2, '8s 6d 8h Tc 8d 3c', 'split', 'hit stand standAll'],
    ] as const)('%s: %i (%s, %s)', (letter, _, cards, decisions, open) => {
      expect(openIn(letter, '1:1000', cards, decisions)).toBe(open);
    });
  });

  describe('second card of a split hand', () => {
    const HANDS = '1 8s3s 11 open 1000 | 1 8h 8 open 1000';
    const OPEN = '? hit stand standAll double | -2000';
    test.each([
      ['A', 'when its turn comes', `${HANDS} | dealer 6dTc 16 | ${OPEN}`],
      ['B', 'when its turn comes [decided]', `${HANDS} | dealer 6dTc 16 | ${OPEN}`],
      ['C', 'when its turn comes', `${HANDS} | dealer 6d?? 6 | ${OPEN}`],
      [
        'D',
        'both at once, before the first is played',
        `1 8s3s 11 open 1000 | 1 8hTd 18 open 1000 | dealer 6d?? 6 | ${OPEN}`,
      ],
    ] as const)('%s: %s', (letter, _, line) => {
      expect(round(letter, '1:1000', '8s 6d 8h Tc 3s Td', 'split')).toBe(line);
    });
  });

  describe('split aces', () => {
    test.each(ALL)('%s: one card each', (letter) => {
      expect(round(letter, '1:1000', 'As 6d Ah Tc 5s 9h 8c', 'split')).toBe(
        '1 As5s s16 win 2000/1000 | 1 Ah9h s20 win 2000/1000 | dealer 6dTc8c 24 | +2000',
      );
    });

    test('A: no hit, no double; another ace may be split again', () => {
      expect(openIn('A', '1:1000', 'As 6d Ah Tc Ad', 'split')).toBe('stand standAll split');
      expect(round('A', '1:1000', 'As 6d Ah Tc Ad 2s 3s 4s 8c', 'split split')).toBe(
        '1 As2s s13 win 2000/1000 | 1 Ad3s s14 win 2000/1000 | 1 Ah4s s15 win 2000/1000 | dealer 6dTc8c 24 | +3000',
      );
      expect(round('A', '1:1000', 'As 6d Ah Tc Ad', 'split hit')).toBe('illegal-decision at decisions[1]');
      expect(round('A', '1:1000', 'As 6d Ah Tc Ad', 'split double')).toBe('illegal-decision at decisions[1]');
    });

    test.each(['B', 'C', 'D'] as const)('%s: one card each, another ace too', (letter) => {
      expect(round(letter, '1:1000', 'As 6d Ah Tc Ad 9h 8c', 'split')).toBe(
        '1 AsAd s12 win 2000/1000 | 1 Ah9h s20 win 2000/1000 | dealer 6dTc8c 24 | +2000',
      );
    });
  });

  describe('insurance', () => {
    test.each(['A', 'B'] as const)('%s: none', (letter) => {
      expect(openIn(letter, '1:1000', 'Ts Ad 9h 5c')).toBe('hit stand standAll');
      expect(round(letter, '1:1000', 'Ts Ad 9h 5c', 'insure')).toBe('illegal-decision at decisions[0]');
      expect(round(letter, '1:1000', 'As Ad Kh 5c')).toBe(
        '1 AsKh s21 blackjack 2000/1000 | dealer Ad5c 16 | +1000',
      );
    });

    test('C: 2:1, any hand but a blackjack (that one is offered even money), dealer’s ace', () => {
      expect(openIn('C', '1:1000', 'Ts Ad 9h 5c')).toBe('insure noInsurance');
      expect(openIn('C', '1:1000', 'As Ad Kh 5c')).toBe('evenMoney noEvenMoney');
      expect(openIn('C', '1:1000', 'Ts Kd 9h 5c')).toBe('hit stand standAll double');
      expect(round('C', '1:1000', 'Ts Ad 9h Kc', 'insure')).toBe(
        '1 Ts9h 19 lose 0/1000 | dealer AdKc 21 | 1 insurance 1500/500 | 0',
      );
    });

    test('D: 2:1, blackjack hands only, dealer’s ace', () => {
      expect(openIn('D', '1:1000', 'Ts Ad 9h 5c')).toBe('hit stand standAll');
      expect(openIn('D', '1:1000', 'As Ad Kh 5c')).toBe('insure noInsurance');
      expect(round('D', '1:1000', 'As Kd Qh 5c')).toBe(
        '1 AsQh s21 blackjack 2500/1000 | dealer Kd5c 15 | +1500',
      );
      expect(round('D', '1:1000', 'As Ad Kh Kc', 'insure')).toBe(
        '1 AsKh s21 push 1000/1000 | dealer AdKc 21 | 1 insurance 1500/500 | +1000',
      );
    });
  });

  describe('even money', () => {
    test.each(['A', 'B'] as const)('%s: none', (letter) => {
      expect(openIn(letter, '1:1000 2:1000', 'As Ts Ad Kh 9h 5c')).toBe('hit stand standAll');
      expect(round(letter, '1:1000 2:1000', 'As Ts Ad Kh 9h 5c', 'evenMoney')).toBe(
        'illegal-decision at decisions[0]',
      );
    });

    test('C: blackjack against an ace, 1:1', () => {
      expect(round('C', '1:1000', 'As Ad Kh 5c', 'evenMoney')).toBe(
        '1 AsKh s21 blackjack 2000/1000 | dealer Ad5c 16 | +1000',
      );
    });

    test('D: none', () => {
      expect(round('D', '1:1000', 'As Ad Kh 5c', 'evenMoney')).toBe('illegal-decision at decisions[0]');
    });
  });

  test.each(ALL)('surrender: no (%s)', (letter) => {
    expect(round(letter, '1:1000', 'Ts 6d 6h Tc', 'surrender')).toBe('unknown-decision at decisions[0]');
  });

  describe('side bets', () => {
    test('A: Blackjack 19:1', () => {
      expect(round('A', '1:1000+blackjack100', 'As 6d Kh Tc')).toBe(
        '1 AsKh s21 blackjack 2000/1000 | dealer 6dTc 16 | 1 blackjack win 2000/100 | +2900',
      );
    });

    test('A: Sevens 8:1 / 40:1 / 250:1', () => {
      expect(round('A', '1:1000+sevens100', '7s 6d Th Tc 8c', 'stand')).toBe(
        '1 7sTh 17 win 2000/1000 | dealer 6dTc8c 24 | 1 sevens win 900/100 | +1800',
      );
      expect(round('A', '1:1000+sevens100', '7s 6d 7h Tc 8c', 'stand')).toBe(
        '1 7s7h 14 win 2000/1000 | dealer 6dTc8c 24 | 1 sevens win 4100/100 | +5000',
      );
      expect(round('A', '1:1000+sevens100', '7s 6d 7h Tc 7d 8c', 'hit')).toBe(
        '1 7s7h7d 21 win 2000/1000 | dealer 6dTc8c 24 | 1 sevens win 25100/100 | +26000',
      );
    });

    test.each(['B', 'D'] as const)('%s: none', (letter) => {
      for (const bet of ['blackjack', 'sevens', 'doubleJack'])
        expect(round(letter, `1:1000+${bet}100`, 'Ts 6d 9h Tc')).toBe(`bad-case at bets[0].side.${bet}`);
    });

    test('C: Double Jack (can be left out by the operator)', () => {
      expect(round('C', '1:1000+doubleJack100', 'Js 6d 9h Tc 8c', 'stand')).toBe(
        '1 Js9h 19 win 2000/1000 | dealer 6dTc8c 24 | 1 doubleJack win 1100/100 | +2000',
      );
      for (const bet of ['blackjack', 'sevens'])
        expect(round('C', `1:1000+${bet}100`, 'Ts 6d 9h Tc')).toBe(`bad-case at bets[0].side.${bet}`);
      const without: TableRules = { ...RULES.C, id: 'no-jack', sideBets: [] };
      expect(checkRules(without).ok).toBe(true);
      expect(round(without, '1:1000', 'Js 6d 9h Tc 8c', 'stand')).toBe(
        '1 Js9h 19 win 2000/1000 | dealer 6dTc8c 24 | +1000',
      );
      expect(round(without, '1:1000+doubleJack100', 'Js 6d 9h Tc')).toBe(
        'bad-case at bets[0].side.doubleJack',
      );
    });
  });
});

describe('All tables', () => {
  test.each(ALL)(
    'A box is in the round when it has a main bet between the table’s minimum and maximum (%s)',
    (letter) => {
      expect(round(letter, '1:50', 'Ts 6d 9h Tc')).toBe('bet-below-minimum at bets[0].main');
      expect(round(letter, '1:50050', 'Ts 6d 9h Tc')).toBe('bet-above-maximum at bets[0].main');
      expect(round(letter, '2:100', 'Ts 6d 9h Tc 8s', 'stand')).toBe(
        '2 Ts9h 19 win 200/100 | dealer 6dTc8s 24 | +100',
      );
      expect(round(letter, '2:50000', 'Ts 6d 9h Tc 8s', 'stand')).toBe(
        '2 Ts9h 19 win 100000/50000 | dealer 6dTc8s 24 | +50000',
      );
    },
  );

  test.each(ALL)(
    'The limits bind the main bet only: double, split and insurance are always allowed when the balance covers them (%s)',
    (letter) => {
      expect(round(letter, '1:50000 @100000', '5s 6d 6h Tc 9c 8s', 'double')).toBe(
        '1 5s6h9c 20 win 200000/100000 | dealer 6dTc8s 24 | +100000',
      );
      expect(openIn(letter, '1:50000 @99999', '5s 6d 6h Tc 9c 8s')).toBe('hit stand standAll');
      expect(round(letter, '1:50000 @100000', 'As 6d Ah Tc 9s 9h 8s', 'split')).toBe(
        '1 As9s s20 win 100000/50000 | 1 Ah9h s20 win 100000/50000 | dealer 6dTc8s 24 | +100000',
      );
      expect(openIn(letter, '1:50000 @99999', 'As 6d Ah Tc 9s 9h 8s')).toBe('hit stand standAll');
    },
  );

  test('The limits bind the main bet only: … insurance (C, D)', () => {
    expect(round('C', '1:50000 @75000', 'Ts Ad 9h Kc', 'insure')).toBe(
      '1 Ts9h 19 lose 0/50000 | dealer AdKc 21 | 1 insurance 75000/25000 | 0',
    );
    expect(openIn('C', '1:50000 @74999', 'Ts Ad 9h Kc')).toBe('noInsurance');
    expect(round('D', '1:50000 @75000', 'As Ad Kh Kc', 'insure')).toBe(
      '1 AsKh s21 push 50000/50000 | dealer AdKc 21 | 1 insurance 75000/25000 | +50000',
    );
    expect(openIn('D', '1:50000 @74999', 'As Ad Kh Kc')).toBe('noInsurance');
  });

  test.each([
    ['A', 'dealer 4s7s 11 | ? hit stand standAll'],
    ['B', 'dealer 4s7s 11 | ? hit stand standAll'],
    ['C', 'dealer 4s?? 4 | ? hit stand standAll double'],
    ['D', 'dealer 4s?? 4 | ? hit stand standAll'],
  ] as const)(
    'Deal: one card to each box in turn, one to the dealer, a second to each box, a second to the dealer [decided] (%s)',
    (letter, dealer) => {
      expect(round(letter, '1:100 3:100', '2s 3s 4s 5s 6s 7s')).toBe(
        `1 2s5s 7 open 100 | 3 3s6s 9 open 100 | ${dealer} | -200`,
      );
      expect(round(letter, '1:100 3:100', '2s 3s 4s 5s 6s 7s 8s', 'stand stand')).toBe(
        '1 2s5s 7 lose 0/100 | 3 3s6s 9 lose 0/100 | dealer 4s7s8s 19 | -200',
      );
    },
  );

  test.each(ALL)(
    'The boxes are played in turn, from the dealer’s left; each hand is finished before the next one begins (%s)',
    (letter) => {
      const cards = 'Ts Ts 6d 4h 5h Tc 3c 2d 9c';
      for (const bets of ['1:100 2:100', '2:100 1:100'])
        expect(round(letter, bets, cards, 'hit stand hit stand')).toBe(
          '1 Ts4h3c 17 win 200/100 | 2 Ts5h2d 17 win 200/100 | dealer 6dTc9c 25 | +200',
        );
    },
  );

  test.each(ALL)('A hand that reaches 21 is finished: no more cards (%s; [decided] for C)', (letter) => {
    expect(round(letter, '1:1000', 'Ts 6d 5h Tc 6s 8c', 'hit')).toBe(
      '1 Ts5h6s 21 win 2000/1000 | dealer 6dTc8c 24 | +1000',
    );
    expect(round(letter, '1:1000', 'Ts 6d 5h Tc 6s 8c', 'hit hit')).toBe(
      'too-many-decisions at decisions[1]',
    );
    expect(round(letter, '1:1000', 'As 6d 5h Tc 5s 8c', 'hit')).toBe(
      '1 As5h5s s21 win 2000/1000 | dealer 6dTc8c 24 | +1000',
    );
  });

  test.each(ALL)('Doubling doubles the bet, brings exactly one card, and ends the hand (%s)', (letter) => {
    expect(round(letter, '1:1000', '6s 6d 5h Tc 2s 8c', 'double')).toBe(
      '1 6s5h2s 13 win 4000/2000 | dealer 6dTc8c 24 | +2000',
    );
    expect(round(letter, '1:1000', '6s 6d 5h Tc 2s 8c', 'double hit')).toBe(
      'too-many-decisions at decisions[1]',
    );
    expect(round(letter, '1:1000 2:1000', '6s Ts 6d 5h 9h Tc 2s', 'double')).toMatch(
      /^1 6s5h2s 13 open 2000 \| 2 Ts9h 19 open 1000 .* \| -3000$/,
    );
  });

  test.each(ALL)('Splitting stakes a second bet equal to the first (%s)', (letter) => {
    expect(round(letter, '1:700', '8s 6d 8h Tc 3s Td', 'split')).toMatch(
      /^1 8s3s 11 open 700 \| 1 8h(Td 18| 8) open 700 .* \| -1400$/,
    );
  });

  test.each([
    ['A', '8s 6d 8h Tc 3s 2c 5s Td 8c'],
    ['B', '8s 6d 8h Tc 3s 2c 5s Td 8c'],
    ['C', '8s 6d 8h Tc 3s 2c 5s Td 8c'],
    ['D', '8s 6d 8h Tc 3s Td 2c 5s 8c'],
  ] as const)(
    'The first hand gets its second card and is played to its end; then the other is played (%s)',
    (letter, cards) => {
      expect(round(letter, '1:1000', cards, 'split hit hit stand stand')).toBe(
        '1 8s3s2c5s 18 win 2000/1000 | 1 8hTd 18 win 2000/1000 | dealer 6dTc8c 24 | +2000',
      );
    },
  );

  test.each(['A', 'B', 'C'] as const)('A-10 after a split is 21, not blackjack (%s, tens)', (letter) => {
    expect(round(letter, '1:1000', 'Ks 6d Kh Tc As 7h 8c', 'split stand')).toBe(
      '1 KsAs s21 win 2000/1000 | 1 Kh7h 17 win 2000/1000 | dealer 6dTc8c 24 | +2000',
    );
  });

  test.each(ALL)('A-10 after a split is 21, not blackjack (%s, aces)', (letter) => {
    expect(round(letter, '1:1000', 'As 6d Ah Tc 7h Ks 8c', 'split')).toBe(
      '1 As7h s18 win 2000/1000 | 1 AhKs s21 win 2000/1000 | dealer 6dTc8c 24 | +2000',
    );
  });

  test.each(ALL)(
    'Bets, side bets too, are fixed from the first card on; only double, split and insurance add to them (%s)',
    (letter) => {
      const state = dealt(letter);
      const main = { box: 1, side: null };
      const side = { box: 1, side: letter === 'C' ? ('doubleJack' as const) : ('sevens' as const) };
      for (const event of [
        { type: 'bet.placed', spot: main, amount: 100 },
        { type: 'bet.placed', spot: side, amount: 100 },
        { type: 'bet.takenBack', spot: main },
        { type: 'bet.undone' },
        { type: 'bet.cleared' },
        { type: 'rebet' },
      ] as const) {
        expect(refusal(state, event)).toEqual({ code: 'not-now' });
        expect(tell(state, event).state.context).toBe(state.context);
      }
    },
  );

  test('Side bets follow their own table whatever the dealer has, a blackjack included [decided] (A, C)', () => {
    expect(round('A', '1:1000+blackjack100', 'As Kd Qh Ac')).toBe(
      '1 AsQh s21 push 1000/1000 | dealer KdAc 21 | 1 blackjack win 2000/100 | +1900',
    );
    expect(round('A', '1:1000+sevens100', '7s Kd 9h Ac')).toBe(
      '1 7s9h 16 lose 0/1000 | dealer KdAc 21 | 1 sevens win 900/100 | -200',
    );
    expect(round('C', '1:1000+doubleJack100', 'Js Kd 9h Ac')).toBe(
      '1 Js9h 19 lose 0/1000 | dealer KdAc 21 | 1 doubleJack win 1100/100 | 0',
    );
  });

  test.each(ALL)(
    'All boxes are one player’s: one balance stakes and takes for all [decided] (%s)',
    (letter) => {
      expect(round(letter, '1:100 3:100 @199', 'Ts Ts 6d 9h 9c Tc 8s', 'stand stand')).toBe(
        'balance-too-low at balance',
      );
      expect(round(letter, '1:100 3:100 @200', 'Ts Ts 6d 9h 9c Tc 8s', 'stand stand')).toBe(
        '1 Ts9h 19 win 200/100 | 3 Ts9c 19 win 200/100 | dealer 6dTc8s 24 | +200',
      );
    },
  );

  test.each(ALL)('A bust loses its bet at once, whatever the dealer later does (%s)', (letter) => {
    const cards = 'Ts Ts 6d 6h 9h Tc Kc 8s';
    expect(round(letter, '1:1000 2:1000', cards, 'hit')).toMatch(
      /^1 Ts6hKc 26 bust 0\/1000 \| 2 Ts9h 19 open 1000/,
    );
    expect(round(letter, '1:1000 2:1000', cards, 'hit stand')).toBe(
      '1 Ts6hKc 26 bust 0/1000 | 2 Ts9h 19 win 2000/1000 | dealer 6dTc8s 24 | 0',
    );
  });

  test.each(ALL)('The dealer draws to 17 (%s)', (letter) => {
    expect(round(letter, '1:1000', 'Ts 2d 8h 3c 2s 4s 5c Ac', 'stand')).toBe(
      '1 Ts8h 18 win 2000/1000 | dealer 2d3c2s4s5cAc 17 | +1000',
    );
    expect(round(letter, '1:1000', 'Ts Td 8h 7c 4s', 'stand')).toBe(
      '1 Ts8h 18 win 2000/1000 | dealer Td7c 17 | +1000',
    );
  });

  test.each(ALL)(
    'If no hand is left that the dealer’s total could decide, the dealer shows the second card and draws none [decided] (%s)',
    (letter) => {
      expect(round(letter, '1:1000', 'Ts 6d 6h Tc Kc 8s', 'hit')).toBe(
        '1 Ts6hKc 26 bust 0/1000 | dealer 6dTc 16 | -1000',
      );
      expect(round(letter, '1:1000 2:1000', 'As Ts 6d Kh 6h Tc Kc 8s', 'hit')).toMatch(
        / \| 2 Ts6hKc 26 bust 0\/1000 \| dealer 6dTc 16 \| /,
      );
    },
  );

  test.each([
    ['A', 'Ts 8s Ts 6d 9h 8h 7h Tc 8c'],
    ['B', 'Ts 8s Ts 6d 9h 8h 7h Tc 8c'],
    ['C', 'Ts 8s Ts 6d 9h 8h 7h Tc 8c'],
    ['D', 'Ts 8s Ts 6d 9h 8h 7h Tc 8c'],
  ] as const)(
    '"Stand all" stands on every hand that is still to play in the round, those on later boxes too (%s)',
    (letter, cards) => {
      expect(round(letter, '1:1000 2:1000 3:1000', cards, 'standAll')).toBe(
        '1 Ts9h 19 win 2000/1000 | 2 8s8h 16 win 2000/1000 | 3 Ts7h 17 win 2000/1000 | dealer 6dTc8c 24 | +3000',
      );
      expect(round(letter, '1:1000 2:1000 3:1000', cards, 'stand standAll')).toBe(
        '1 Ts9h 19 win 2000/1000 | 2 8s8h 16 win 2000/1000 | 3 Ts7h 17 win 2000/1000 | dealer 6dTc8c 24 | +3000',
      );
    },
  );

  test.each(ALL)('Rebet puts the last round’s first bets back and does not deal (%s)', (letter) => {
    const back = tell(settled(letter), { type: 'rebet' }).state;
    expect(phaseOf(back)).toBe('betting');
    expect(back.context.chips).toEqual([
      { spot: { box: 1, side: null }, amount: 1000 },
      { spot: { box: 2, side: null }, amount: 500 },
    ]);
    expect(back.context.boxes).toEqual([]);
  });

  test.each(ALL)('New game starts with no bets (%s)', (letter) => {
    const fresh = tell(settled(letter), { type: 'bet.cleared' }).state;
    expect(phaseOf(fresh)).toBe('betting');
    expect(betTotal(fresh.context)).toBe(0);
  });

  describe('A blackjack against an ace or ten waits until the dealer’s second card is known (looked at in C, turned in D) and is else paid at once', () => {
    const TEN = 'As Ts Kd Kh 8h 9c';
    test.each([
      [
        'A',
        TEN,
        '1 AsKh s21 blackjack 2000/1000 | 2 Ts8h 18 open 1000 | dealer Kd9c 19 | ? hit stand standAll | 0',
      ],
      [
        'B',
        TEN,
        '1 AsKh s21 blackjack 2000/1000 | 2 Ts8h 18 open 1000 | dealer Kd9c 19 | ? hit stand standAll | 0',
      ],
      [
        'C',
        TEN,
        '1 AsKh s21 blackjack 2500/1000 | 2 Ts8h 18 open 1000 | dealer Kd?? 10 | ? hit stand standAll double | +500',
      ],
      [
        'D',
        TEN,
        '1 AsKh s21 open 1000 | 2 Ts8h 18 open 1000 | dealer Kd?? 10 | ? hit stand standAll | -2000',
      ],
    ] as const)('%s: under a king', (letter, cards, line) => {
      expect(round(letter, '1:1000 2:1000', cards)).toBe(line);
    });

    test('C: under an ace it waits for the offers and the look', () => {
      expect(round('C', '1:1000 2:1000', 'As Ts Ad Kh 8h 9c', 'noEvenMoney')).toBe(
        '1 AsKh s21 open 1000 | 2 Ts8h 18 open 1000 | dealer Ad?? 11 | ? insure noInsurance | -2000',
      );
      expect(round('C', '1:1000 2:1000', 'As Ts Ad Kh 8h 9c', 'noEvenMoney noInsurance')).toBe(
        '1 AsKh s21 blackjack 2500/1000 | 2 Ts8h 18 open 1000 | dealer Ad?? 11 | ? hit stand standAll double | +500',
      );
    });

    test('D: under an ace it waits for the turn', () => {
      expect(round('D', '1:1000 2:1000', 'As Ts Ad Kh 8h 9c', 'noInsurance')).toBe(
        '1 AsKh s21 open 1000 | 2 Ts8h 18 open 1000 | dealer Ad?? 11 | ? hit stand standAll | -2000',
      );
      expect(round('D', '1:1000 2:1000', 'As Ts Ad Kh 8h 9c', 'noInsurance stand')).toBe(
        '1 AsKh s21 blackjack 2500/1000 | 2 Ts8h 18 lose 0/1000 | dealer Ad9c 20 | +500',
      );
    });

    test.each(['2d', '3d', '4d', '5d', '6d', '7d', '8d', '9d'])('C and D: at once under %s', (up) => {
      const hands = '1 AsKh s21 blackjack 2500/1000 | 2 Ts8h 18 open 1000';
      const dealer = `dealer ${up}?? ${up.charAt(0)}`;
      expect(round('C', '1:1000 2:1000', `As Ts ${up} Kh 8h 9c`)).toBe(
        `${hands} | ${dealer} | ? hit stand standAll double | +500`,
      );
      expect(round('D', '1:1000 2:1000', `As Ts ${up} Kh 8h 9c`)).toBe(
        `${hands} | ${dealer} | ? hit stand standAll | +500`,
      );
    });
  });

  test.each(ALL)(
    'Money is whole minor units (cents); a bet is a whole number of the smallest chip (%s)',
    (letter) => {
      expect(round(letter, '1:125', 'Ts 6d 9h Tc')).toBe('bet-not-whole-chips at bets[0].main');
      expect(round(letter, '1:100.5', 'Ts 6d 9h Tc')).toBe('bet-not-whole-chips at bets[0].main');
      expect(round(letter, '1:150', 'Ts 6d 9h Tc 8s', 'stand')).toBe(
        '1 Ts9h 19 win 300/150 | dealer 6dTc8s 24 | +150',
      );
    },
  );

  test('The smallest chip is even in minor units, so 3:2 and one half come out whole', () => {
    expect(round('C', '1:150', 'As 6d Kh Tc')).toBe('1 AsKh s21 blackjack 375/150 | dealer 6dTc 16 | +225');
    expect(round('C', '1:150', 'Ts Ad 9h Kc', 'insure')).toBe(
      '1 Ts9h 19 lose 0/150 | dealer AdKc 21 | 1 insurance 225/75 | 0',
    );
    expect(checkRules({ ...RULES.D, chips: [25, 100], limits: { min: 100, max: 50000 } })).toMatchObject({
      fault: { at: 'chips[0]' },
    });
  });

  test('A table whose rules could pay a fraction of a minor unit is refused', () => {
    const rules: TableRules = { ...RULES.D, blackjack: { ...RULES.D.blackjack, pays: [4, 3] } };
    expect(round(rules, '1:1000', 'As 6d Kh Tc')).toBe('bad-rules at rules.blackjack.pays');
  });
});

describe('A: Double Exposure Blackjack', () => {
  test('The dealer’s second card is face up from the start (000.9 is a slip)', () => {
    expect(round('A', '1:1000', 'Ts 2d 9h 3c')).toBe(
      '1 Ts9h 19 open 1000 | dealer 2d3c 5 | ? hit stand standAll | -1000',
    );
  });

  test('Dealer blackjack: the round ends after the deal; boxes with blackjack push, all others lose', () => {
    expect(round('A', '1:1000 2:1000 3:1000', 'As Ts 8s Kd Qh 9h 8h Ac')).toBe(
      '1 AsQh s21 push 1000/1000 | 2 Ts9h 19 lose 0/1000 | 3 8s8h 16 lose 0/1000 | dealer KdAc 21 | -2000',
    );
  });

  test('Otherwise a box with blackjack wins 1:1 at once', () => {
    expect(round('A', '1:1000 2:1000', 'As Ts Ad Kh 9h 9c')).toBe(
      '1 AsKh s21 blackjack 2000/1000 | 2 Ts9h 19 open 1000 | dealer Ad9c 20 | ? hit stand standAll | 0',
    );
  });

  test('Resplit to four hands per box', () => {
    expect(
      round('A', '1:1000', '8s 6d 8h Tc 8d 8c Ts Th Td Tc 8s', 'split split split stand stand stand stand'),
    ).toBe(
      '1 8sTs 18 win 2000/1000 | 1 8cTh 18 win 2000/1000 | 1 8dTd 18 win 2000/1000 | 1 8hTc 18 win 2000/1000 | dealer 6dTc8s 24 | +4000',
    );
  });

  test('A hand may be doubled on hard 9–11 after any split but of aces', () => {
    expect(openIn('A', '1:1000', '8s 6d 8h Tc 3s', 'split')).toBe('hit stand standAll double');
    expect(openIn('A', '1:1000', '8s 6d 8h Tc 8d 3s', 'split split')).toBe('hit stand standAll double');
    expect(openIn('A', '1:1000', '8s 6d 8h Tc 8d 8c 3s', 'split split split')).toBe(
      'hit stand standAll double',
    );
    expect(openIn('A', '1:1000', 'As 6d Ah Tc Ad', 'split')).toBe('stand standAll split');
  });

  test('Any tie but blackjack–blackjack loses; so does 21 against the dealer’s 21', () => {
    expect(round('A', '1:1000', 'Ts Td 5h 6c 6s 5c', 'hit')).toBe(
      '1 Ts5h6s 21 lose 0/1000 | dealer Td6c5c 21 | -1000',
    );
    expect(round('A', '1:1000', 'Ts Td 7h 7c', 'stand')).toBe(
      '1 Ts7h 17 lose 0/1000 | dealer Td7c 17 | -1000',
    );
  });

  test('Side bets, each on a box that has a main bet, from the smallest chip up to 20.00', () => {
    expect(round('A', '1:1000+sevens50+blackjack2000', 'Ts 6d 9h Tc 8s', 'stand')).toBe(
      '1 Ts9h 19 win 2000/1000 | dealer 6dTc8s 24 | 1 blackjack lose 0/2000 | 1 sevens lose 0/50 | -1050',
    );
    expect(round('A', '1:1000+sevens2050', 'Ts 6d 9h Tc')).toBe('side-bet-above-cap at bets[0].side.sevens');
    expect(round('A', '1:1000+blackjack2050', 'Ts 6d 9h Tc')).toBe(
      'side-bet-above-cap at bets[0].side.blackjack',
    );
    expect(round('A', '1:1000+sevens25', 'Ts 6d 9h Tc')).toBe('bet-below-minimum at bets[0].side.sevens');
    expect(round('A', '1:0+sevens100', 'Ts 6d 9h Tc')).toBe('side-bet-without-main at bets[0].side.sevens');
    expect(round('A', '1:1000 2:0+blackjack100', 'Ts 6d 9h Tc')).toBe(
      'side-bet-without-main at bets[1].side.blackjack',
    );
  });

  test('The cap is table data', () => {
    const rules: TableRules = {
      ...RULES.A,
      sideBets: RULES.A.sideBets.map((side) => ({ ...side, max: 4000 })),
    };
    expect(round(rules, '1:1000+sevens4000', '7s 6d Th Tc 8s', 'stand')).toBe(
      '1 7sTh 17 win 2000/1000 | dealer 6dTc8s 24 | 1 sevens win 36000/4000 | +33000',
    );
    expect(round(rules, '1:1000+sevens4050', '7s 6d Th Tc')).toBe(
      'side-bet-above-cap at bets[0].side.sevens',
    );
  });

  test('Blackjack: wins 19:1 when the box is dealt a blackjack; else loses. Settled after the deal', () => {
    expect(round('A', '1:1000+blackjack100 2:1000+blackjack200', 'As Ts 6d Kh 9h Tc')).toBe(
      '1 AsKh s21 blackjack 2000/1000 | 2 Ts9h 19 open 1000 | dealer 6dTc 16 | 1 blackjack win 2000/100 | 2 blackjack lose 0/200 | ? hit stand standAll | +1700',
    );
  });

  test('Blackjack: the dealer’s cards have no part in it', () => {
    expect(round('A', '1:1000+blackjack100', 'Ts Ad 9h Kc')).toBe(
      '1 Ts9h 19 lose 0/1000 | dealer AdKc 21 | 1 blackjack lose 0/100 | -1100',
    );
    expect(round('A', '1:1000+blackjack100', 'As Ad Kh Kc')).toBe(
      '1 AsKh s21 push 1000/1000 | dealer AdKc 21 | 1 blackjack win 2000/100 | +1900',
    );
  });

  test('Sevens: the first card a seven 8:1, settled as soon as it can no longer rise', () => {
    expect(round('A', '1:1000+sevens100', '7s 6d 3h Tc')).toBe(
      '1 7s3h 10 open 1000 | dealer 6dTc 16 | 1 sevens win 900/100 | ? hit stand standAll double | -200',
    );
  });

  test('Sevens: 3-7 loses', () => {
    expect(round('A', '1:1000+sevens100', '3s 6d 7h Tc')).toBe(
      '1 3s7h 10 open 1000 | dealer 6dTc 16 | 1 sevens lose 0/100 | ? hit stand standAll double | -1100',
    );
  });

  test('Sevens: two sevens can still rise', () => {
    expect(round('A', '1:1000+sevens100', '7s 6d 7h Tc')).toBe(
      '1 7s7h 14 open 1000 | dealer 6dTc 16 | 1 sevens open 100 | ? hit stand standAll split | -1100',
    );
  });

  test('Sevens: what happens on another box does not settle it', () => {
    const cards = '8s 7s 6d 8h 7h Tc 3s Td 9s 7d 8c';
    const bets = '1:1000 2:1000+sevens100';
    expect(round('A', bets, cards, 'split')).toContain(' | 2 sevens open 100 | ');
    expect(round('A', bets, cards, 'split double')).toContain(' | 2 sevens open 100 | ');
    expect(round('A', bets, cards, 'split double stand')).toContain(' | 2 sevens open 100 | ');
    expect(round('A', bets, cards, 'split double stand hit')).toContain(' | 2 sevens win 25100/100 | ');
    // A bust and a 21 on the first box, too.
    expect(round('A', bets, '8s 7s 6d 8h 7h Tc Ks', 'hit')).toContain(' | 2 sevens open 100 | ');
    expect(round('A', bets, '8s 7s 6d 8h 7h Tc 5s', 'hit')).toContain(' | 2 sevens open 100 | ');
  });

  test('Sevens: the first two 40:1, settled with another third card', () => {
    expect(round('A', '1:1000+sevens100', '7s 6d 7h Tc 3d', 'hit')).toBe(
      '1 7s7h3d 17 open 1000 | dealer 6dTc 16 | 1 sevens win 4100/100 | ? hit stand standAll | +3000',
    );
  });

  test('Sevens: the first three 250:1; only the highest is paid; suits do not matter', () => {
    for (const [a, b, c] of [
      ['7s', '7h', '7d'],
      ['7s', '7s', '7s'],
      ['7c', '7d', '7c'],
    ] as const)
      expect(round('A', '1:1000+sevens100', `${a} 6d ${b} Tc ${c} 8c`, 'hit')).toBe(
        `1 ${a}${b}${c} 21 win 2000/1000 | dealer 6dTc8c 24 | 1 sevens win 25100/100 | +26000`,
      );
  });

  test('Sevens: the third must fall on the same hand: after splitting sevens it stays 40:1', () => {
    expect(round('A', '1:1000+sevens100', '7s 6d 7h Tc 7d', 'split')).toBe(
      '1 7s7d 14 open 1000 | 1 7h 7 open 1000 | dealer 6dTc 16 | 1 sevens win 4100/100 | ? hit stand standAll split | +2000',
    );
    expect(round('A', '1:1000+sevens100', '7s 6d 7h Tc 7d 7c Ts 8c', 'split hit stand')).toBe(
      '1 7s7d7c 21 win 2000/1000 | 1 7hTs 17 win 2000/1000 | dealer 6dTc8c 24 | 1 sevens win 4100/100 | +6000',
    );
  });

  test('Sevens: if no third card is dealt (dealer’s blackjack, stand) two sevens pay 40:1 [decided]', () => {
    expect(round('A', '1:1000+sevens100', '7s 6d 7h Tc 8c', 'stand')).toBe(
      '1 7s7h 14 win 2000/1000 | dealer 6dTc8c 24 | 1 sevens win 4100/100 | +5000',
    );
    expect(round('A', '1:1000+sevens100', '7s Ad 7h Kc')).toBe(
      '1 7s7h 14 lose 0/1000 | dealer AdKc 21 | 1 sevens win 4100/100 | +3000',
    );
    expect(round('A', '1:1000 2:1000+sevens100', 'Ts 7s 6d 9h 7h Tc 8c', 'standAll')).toBe(
      '1 Ts9h 19 win 2000/1000 | 2 7s7h 14 win 2000/1000 | dealer 6dTc8c 24 | 2 sevens win 4100/100 | +6000',
    );
  });
});

describe('B: Double Exposure 3 Hand', () => {
  test('Dealer blackjack ends the round: every hand without blackjack loses. A blackjack is paid 1:1 even then', () => {
    expect(round('B', '1:1000 2:1000 3:1000', 'As Ts Ks Kd Qh 9h Kh Ac')).toBe(
      '1 AsQh s21 blackjack 2000/1000 | 2 Ts9h 19 lose 0/1000 | 3 KsKh 20 lose 0/1000 | dealer KdAc 21 | -1000',
    );
  });

  test.each([
    ['Ts Td 7h 7c', '1 Ts7h 17 lose 0/1000 | dealer Td7c 17 | -1000'],
    ['Ts Td 8h 8c', '1 Ts8h 18 lose 0/1000 | dealer Td8c 18 | -1000'],
    ['Ts Td 9h 9c', '1 Ts9h 19 lose 0/1000 | dealer Td9c 19 | -1000'],
    ['Ts Kd Jh Qc', '1 TsJh 20 lose 0/1000 | dealer KdQc 20 | -1000'],
  ])('There are no pushes at this table (%s)', (cards, line) => {
    expect(round('B', '1:1000', cards, 'stand')).toBe(line);
  });

  test.each([
    ['As 6d 8h Tc', 'A-8', 'hit stand standAll double'],
    ['As 6d 9h Tc', 'A-9', 'hit stand standAll double'],
    ['As 6d 6h Tc', 'A-6, a soft 17', 'hit stand standAll double'],
    ['4s 6d 5h Tc', '9', 'hit stand standAll double'],
    ['6s 6d 5h Tc', '11', 'hit stand standAll double'],
    ['As 6d 7h Tc', 'A-7', 'hit stand standAll'],
    ['As 6d 2h Tc', 'A-2', 'hit stand standAll'],
    ['Ts 6d 7h Tc', 'a hard 17', 'hit stand standAll'],
    ['As 6d Th Tc', 'A-10 never comes up, it is 21', ''],
  ])('Double: 9, 10 or 11 with an ace as 1, or a soft 17 [decided] (%s: %s)', (cards, _, decisions) => {
    expect(openIn('B', '1:1000', cards)).toBe(decisions);
  });

  test('Split: K-K can be split, K-Q cannot [decided]; split tens count as 21', () => {
    expect(openIn('B', '1:1000', 'Ks 6d Kh Tc')).toBe('hit stand standAll split');
    expect(openIn('B', '1:1000', 'Ks 6d Qh Tc')).toBe('hit stand standAll');
    expect(round('B', '1:1000', 'Ks 6d Kh Tc As Ad 8c', 'split')).toBe(
      '1 KsAs s21 win 2000/1000 | 1 KhAd s21 win 2000/1000 | dealer 6dTc8c 24 | +2000',
    );
  });

  test('Undo (takes back the last bet placed), Clear bets', () => {
    let state = openTable({ rules: RULES.B, balance: 10_000 });
    for (const [box, amount] of [
      [1, 500],
      [2, 100],
      [1, 100],
    ] as const)
      state = tell(state, { type: 'bet.placed', spot: { box, side: null }, amount }).state;
    expect(betTotal(state.context)).toBe(700);
    state = tell(state, { type: 'bet.undone' }).state;
    expect(state.context.chips.map(({ spot, amount }) => `${spot.box}:${amount}`)).toEqual([
      '1:500',
      '2:100',
    ]);
    state = tell(state, { type: 'bet.undone' }).state;
    expect(state.context.chips.map(({ spot, amount }) => `${spot.box}:${amount}`)).toEqual(['1:500']);
    state = tell(state, { type: 'bet.cleared' }).state;
    expect(betTotal(state.context)).toBe(0);
  });

  test('Double and Split become available when they are allowed', () => {
    expect(openIn('B', '1:1000', '8s 6d 8h Tc')).toBe('hit stand standAll split');
    expect(openIn('B', '1:1000', '8s 6d 3h Tc')).toBe('hit stand standAll double');
    expect(openIn('B', '1:1000', '8s 6d 9h Tc')).toBe('hit stand standAll');
  });
});

describe('C: Three-Hand Blackjack', () => {
  test('The dealer looks under an ace (after insurance is settled) and under a ten-valued card before the boxes are played', () => {
    expect(round('C', '1:1000', 'Ts Ad 9h 5c')).toBe(
      '1 Ts9h 19 open 1000 | dealer Ad?? 11 | ? insure noInsurance | -1000',
    );
    expect(round('C', '1:1000', 'Ts Ad 9h 5c', 'insure')).toBe(
      '1 Ts9h 19 open 1000 | dealer Ad?? 11 | 1 insurance 0/500 | ? hit stand standAll double | -1500',
    );
    for (const ten of ['Td', 'Jd', 'Qd', 'Kd']) {
      expect(round('C', '1:1000', `Ts ${ten} 9h 5c`)).toBe(
        `1 Ts9h 19 open 1000 | dealer ${ten}?? 10 | ? hit stand standAll double | -1000`,
      );
      expect(round('C', '1:1000', `Ts ${ten} 9h Ac`)).toBe(
        `1 Ts9h 19 lose 0/1000 | dealer ${ten}Ac 21 | -1000`,
      );
    }
  });

  test('A blackjack ends the round there, so only first bets (and lost side bets) are at stake [decided]', () => {
    expect(round('C', '1:1000+doubleJack100 2:500', '9s 8s Kd 9h 8h Ac')).toBe(
      '1 9s9h 18 lose 0/1000 | 2 8s8h 16 lose 0/500 | dealer KdAc 21 | 1 doubleJack lose 0/100 | -1600',
    );
    expect(round('C', '1:1000', '9s Kd 2h Ac', 'double')).toBe('too-many-decisions at decisions[0]');
  });

  test('Insurance: offered to each box when the dealer’s first card is an ace, for exactly half the main bet, 2:1', () => {
    expect(round('C', '1:1000 2:600', 'Ts Ts Ad 9h 8h Kc', 'insure noInsurance')).toBe(
      '1 Ts9h 19 lose 0/1000 | 2 Ts8h 18 lose 0/600 | dealer AdKc 21 | 1 insurance 1500/500 | -600',
    );
    expect(round('C', '1:1000 2:600', 'Ts Ts Ad 9h 8h Kc', 'noInsurance insure')).toBe(
      '1 Ts9h 19 lose 0/1000 | 2 Ts8h 18 lose 0/600 | dealer AdKc 21 | 2 insurance 900/300 | -1000',
    );
    expect(round('C', '1:150', 'Ts Ad 9h Kc', 'insure')).toBe(
      '1 Ts9h 19 lose 0/150 | dealer AdKc 21 | 1 insurance 225/75 | 0',
    );
  });

  test('The text’s "deberá" (must) is read as "can" [decided]', () => {
    expect(openIn('C', '1:1000', 'Ts Ad 9h 5c')).toBe('insure noInsurance');
  });

  test.each([
    ['a ten', 'Kc', '1 AsKh s21 blackjack 2000/1000 | dealer AdKc 21 | +1000'],
    ['another card', '5c', '1 AsKh s21 blackjack 2000/1000 | dealer Ad5c 16 | +1000'],
  ])(
    'Even money: a box with blackjack against the ace is offered 1:1 at once; with %s it is the same money',
    (_, hole, line) => {
      expect(round('C', '1:1000', `As Ad Kh ${hole}`, 'evenMoney')).toBe(line);
      // At once: the money is there while another box is still asked.
      expect(round('C', '1:1000 2:1000', `As Ts Ad Kh 9h ${hole}`, 'evenMoney')).toBe(
        '1 AsKh s21 blackjack 2000/1000 | 2 Ts9h 19 open 1000 | dealer Ad?? 11 | ? insure noInsurance | 0',
      );
    },
  );

  test('Split once only', () => {
    expect(openIn('C', '1:1000', '8s 6d 8h Tc 8d', 'split')).toBe('hit stand standAll double');
    expect(round('C', '1:1000', '8s 6d 8h Tc 8d', 'split split')).toBe('illegal-decision at decisions[1]');
  });

  test('After split aces no hit and no double; else hit and double as usual', () => {
    expect(round('C', '1:1000', 'As 6d Ah Tc 2s 3s 8c', 'split')).toBe(
      '1 As2s s13 win 2000/1000 | 1 Ah3s s14 win 2000/1000 | dealer 6dTc8c 24 | +2000',
    );
    expect(openIn('C', '1:1000', '8s 6d 8h Tc 2s', 'split')).toBe('hit stand standAll double');
    expect(openIn('C', '1:1000', '8s 6d 8h Tc 2s 3c', 'split hit')).toBe('hit stand standAll');
  });

  describe('Double Jack', () => {
    test('staked after the main bet and before the deal', () => {
      const spot = { box: 1, side: 'doubleJack' } as const;
      const empty = openTable({ rules: RULES.C, balance: 10_000 });
      expect(refusal(empty, { type: 'bet.placed', spot, amount: 100 })).toMatchObject({
        code: 'side-bet-without-main',
      });
      const withMain = tell(empty, { type: 'bet.placed', spot: { box: 1, side: null }, amount: 100 }).state;
      expect(refusal(withMain, { type: 'bet.placed', spot, amount: 100 })).toBeNull();
      expect(refusal(dealt('C'), { type: 'bet.placed', spot, amount: 100 })).toEqual({ code: 'not-now' });
    });

    test('at most as much as the main bet', () => {
      expect(round('C', '1:500+doubleJack500', 'Js 6d 9h Tc 8c', 'stand')).toBe(
        '1 Js9h 19 win 1000/500 | dealer 6dTc8c 24 | 1 doubleJack win 5500/500 | +5500',
      );
      expect(round('C', '1:500+doubleJack550', 'Js 6d 9h Tc 8c', 'stand')).toBe(
        'side-bet-above-cap at bets[0].side.doubleJack',
      );
    });

    test('decided by the box’s first two cards, before play goes on', () => {
      expect(round('C', '1:1000+doubleJack100', 'Js 6d 2h Tc')).toBe(
        '1 Js2h 12 open 1000 | dealer 6d?? 6 | 1 doubleJack win 1100/100 | ? hit stand standAll double | 0',
      );
      expect(round('C', '1:1000+doubleJack100', '9s Ad 2h Tc')).toBe(
        '1 9s2h 11 open 1000 | dealer Ad?? 11 | 1 doubleJack lose 0/100 | ? insure noInsurance | -1100',
      );
      // A jack that comes later has no part in it.
      expect(round('C', '1:1000+doubleJack100', '3s 6d 2h Tc Js', 'hit')).toBe(
        '1 3s2hJs 15 open 1000 | dealer 6d?? 6 | 1 doubleJack lose 0/100 | ? hit stand standAll | -1100',
      );
    });

    test('not lost to a dealer’s blackjack', () => {
      expect(round('C', '1:1000+doubleJack100', 'Js Kd Jh Ac')).toBe(
        '1 JsJh 20 lose 0/1000 | dealer KdAc 21 | 1 doubleJack win 3100/100 | +2000',
      );
    });

    test.each([
      ['Js', '9h', 'win 1100/100', 'one jack (first card a jack, second not)'],
      ['Js', 'Qh', 'win 1100/100', 'one jack (first card a jack, second not)'],
      ['Js', 'Jh', 'win 3100/100', 'a pair of jacks'],
      ['Js', 'Js', 'win 3100/100', 'a pair of jacks, suits do not matter'],
      ['9s', 'Jh', 'lose 0/100', 'nothing else does'],
      ['Qs', 'Qh', 'lose 0/100', 'nothing else does'],
      ['Ks', 'Jh', 'lose 0/100', 'nothing else does'],
    ])('%s %s: %s (%s)', (a, b, result) => {
      expect(round('C', '1:1000+doubleJack100', `${a} 6d ${b} Tc`)).toContain(` | 1 doubleJack ${result} | `);
    });

    test('one jack 10:1, a pair of jacks 30:1 [decided], as table data', () => {
      const rules: TableRules = {
        ...RULES.C,
        sideBets: [
          {
            bet: 'doubleJack',
            min: 50,
            max: 'main',
            pays: [
              [8, 1],
              [50, 1],
            ],
          },
        ],
      };
      expect(round(rules, '1:1000+doubleJack100', 'Js 6d 9h Tc')).toContain(' | 1 doubleJack win 900/100 | ');
      expect(round(rules, '1:1000+doubleJack100', 'Js 6d Jh Tc')).toContain(
        ' | 1 doubleJack win 5100/100 | ',
      );
    });
  });
});

describe('D: Multi Hand Blackjack', () => {
  test('The dealer’s second card lies face down and is not looked at before all hands are played [decided]', () => {
    expect(round('D', '1:1000 2:1000', 'Ts Ts Kd 9h 5h Ac', 'stand')).toBe(
      '1 Ts9h 19 open 1000 | 2 Ts5h 15 open 1000 | dealer Kd?? 10 | ? hit stand standAll | -2000',
    );
    expect(round('D', '1:1000 2:1000', 'Ts Ts Kd 9h 5h Ac 3c', 'stand hit')).toBe(
      '1 Ts9h 19 open 1000 | 2 Ts5h3c 18 open 1000 | dealer Kd?? 10 | ? hit stand standAll | -2000',
    );
  });

  test('A dealer’s blackjack therefore takes doubled and split bets whole', () => {
    expect(round('D', '1:1000', '8s Kd 8h Ac 3s Td 9c', 'split double stand')).toBe(
      '1 8s3s9c 20 lose 0/2000 | 1 8hTd 18 lose 0/1000 | dealer KdAc 21 | -3000',
    );
    expect(round('D', '1:1000', '6s Ad 5h Kc Th', 'double')).toBe(
      '1 6s5hTh 21 lose 0/2000 | dealer AdKc 21 | -2000',
    );
  });

  test('A player’s blackjack is paid 3:2 at once when the dealer’s card is neither a ten nor an ace', () => {
    expect(round('D', '1:1000 2:1000', 'As Ts 9d Kh 8h Tc')).toBe(
      '1 AsKh s21 blackjack 2500/1000 | 2 Ts8h 18 open 1000 | dealer 9d?? 9 | ? hit stand standAll | +500',
    );
  });

  test('Insurance, only for a box with blackjack against an ace: exactly half the main bet, 2:1', () => {
    expect(round('D', '1:150', 'As Ad Kh Kc', 'insure')).toBe(
      '1 AsKh s21 push 150/150 | dealer AdKc 21 | 1 insurance 225/75 | +150',
    );
    expect(round('D', '1:1000', 'Ts Ad 9h Kc', 'insure')).toBe('illegal-decision at decisions[0]');
  });

  test('Insurance: decided before any third card', () => {
    expect(round('D', '1:1000 2:1000', 'Ts As Ad 5h Kh 5c')).toBe(
      '1 Ts5h 15 open 1000 | 2 AsKh s21 open 1000 | dealer Ad?? 11 | ? insure noInsurance | -2000',
    );
  });

  test('Insurance: lost at once when the dealer’s second card is shown and is not a ten', () => {
    expect(round('D', '1:1000', 'As Ad Kh 5c', 'insure')).toBe(
      '1 AsKh s21 blackjack 2500/1000 | dealer Ad5c 16 | 1 insurance 0/500 | +1000',
    );
    // Not before it is shown.
    expect(round('D', '1:1000 2:1000', 'As Ts Ad Kh 5h 5c', 'insure')).toBe(
      '1 AsKh s21 open 1000 | 2 Ts5h 15 open 1000 | dealer Ad?? 11 | 1 insurance 0/500 | ? hit stand standAll | -2500',
    );
  });

  test('The text’s last line is read as "equal": equal pushes, lower loses [decided]', () => {
    expect(round('D', '1:1000', 'Ts Td 8h 8c', 'stand')).toBe(
      '1 Ts8h 18 push 1000/1000 | dealer Td8c 18 | 0',
    );
    expect(round('D', '1:1000', 'Ts Td 7h 8c', 'stand')).toBe(
      '1 Ts7h 17 lose 0/1000 | dealer Td8c 18 | -1000',
    );
  });
});

// Not here, since it is said of the page, and tested in test/browser/table.test.ts:
// - All tables: Rebet, "Rebet and deal" in one press, New game.
// - A: a click on a bet with no chip in hand takes its last chip off; settings kept and restored in a new session.
// - B: Undo, Clear bets, Rebet, New game as buttons. C: what the buttons do.
//
// Nor what is of another room: the row "seed" and the reasons for what is decided (where the rules come from), "What the odds
// must come to", the returns in C's text and A's "very bad decision" (test/odds), and the order of facts, such as an
// insurance lost before the dealer draws (test/round/field-reports.test.ts, A48).
