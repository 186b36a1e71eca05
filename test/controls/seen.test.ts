import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Seen, see, seenOf, seenOn } from '../../src/controls/seen.ts';
import type { Fact } from '../../src/round/facts.ts';
import { awaited, openTable, tell } from '../../src/round/progress.ts';
import { TABLES, threeHand } from '../../src/tables/all-tables.ts';
import { numbers, playOut, shoeOf } from '../round/random-play.ts';

const BETS = { box: 1, main: 1000, side: {} };

describe('what is seen, fact by fact', () => {
  test.each(TABLES)('comes to what there is to see whenever the player is asked, at $name', (rules) => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const random = numbers(seed);
        const side = Object.fromEntries(rules.sideBets.map(({ bet }) => [bet, 500]));
        const bets = [
          { ...BETS, side },
          { ...BETS, box: 3 },
        ];
        let seen: Seen = seenOf(openTable({ rules, balance: 100_000, bets }));
        playOut(
          { rules, balance: 100_000, bets, shoe: shoeOf(rules.decks, seed, ['8', 'A', 'A', '8']) },
          {
            choose: (open) => open[random() % open.length] ?? 'stand',
            tellsBalance: true,
            booksNow: () => random() % 2 === 0,
            watch({ after, facts }) {
              seen = facts.reduce(see, seen);
              if (awaited(after) !== 'player') return;
              const whole = seenOf(after);
              expect([seen.balance, seen.bet, seen.win]).toEqual([whole.balance, whole.bet, whole.win]);
              expect(seen.dealer.cards).toEqual(whole.dealer.cards);
              expect(seen.boxes.map(({ hands }) => hands.map(({ cards }) => cards))).toEqual(
                whole.boxes.map(({ hands }) => hands.map(({ cards }) => cards)),
              );
              for (const box of [1, 2, 3]) expect(seenOn(seen, box, null)).toBe(seenOn(whole, box, null));
            },
          },
        );
      }),
      { numRuns: 60 },
    );
  });
});

describe('the figures', () => {
  const start = seenOf(openTable({ rules: threeHand, balance: 100_000 }));
  const seenAfter = (...facts: readonly Fact[]): Seen => facts.reduce(see, start);

  test('of bets that grow and are cleared again', () => {
    const grown = seenAfter({ type: 'bets.changed', bets: [BETS] });
    expect(grown).toMatchObject({ balance: 99_000, bet: 1000, win: 0 });
    expect(seenOn(grown, 1, null)).toBe(1000);
    expect(see(grown, { type: 'bets.changed', bets: [] })).toMatchObject({ balance: 100_000, bet: 0 });
  });

  test('of a win are its gain; the stake was the player’s own', () => {
    const settled = seenAfter(
      { type: 'bets.changed', bets: [BETS] },
      { type: 'bets.staked', bets: [BETS], amount: 1000 },
      {
        type: 'bet.settled',
        bet: { kind: 'main', box: 1, hand: 0, outcome: 'win' },
        stake: 1000,
        returned: 2000,
        txId: 't',
      },
    );
    expect(settled).toMatchObject({ balance: 101_000, bet: 1000, win: 1000 });
    expect(seenOn(settled, 1, null)).toBe(0);
  });

  test('of a new bet on a settled table leave its last round behind', () => {
    const state = tell(openTable({ rules: threeHand, balance: 100_000 }), {
      type: 'bet.placed',
      spot: { box: 2, side: null },
      amount: 500,
    }).state;
    expect(seenOf(state)).toMatchObject({ balance: 99_500, bet: 500, win: 0 });
  });

  test('know nothing of the card that lies face down', () => {
    const dealt = seenAfter({ type: 'card.dealt', to: null, card: 'As' }, { type: 'hole.dealt' });
    expect(dealt.dealer).toEqual({ cards: ['As'], faceDown: true });
  });
});
