import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { handValue } from '../../src/cards/hand-value.ts';
import { awaited, phaseOf } from '../../src/round/progress.ts';
import { replay } from '../../src/round/record.ts';
import { checkRules } from '../../src/tables/check-rules.ts';
import type { Odds, SideBetRules, TableRules } from '../../src/tables/rules.ts';
import { RULES } from '../tables/hands.ts';
import { follow, followed, knownOf } from './facts-only.ts';
import { playOut } from './random-play.ts';
import { chooser, drafts, flips, situationOf } from './situations.ts';

// An operator's own tables: any value that passes the check is a table on which rounds come to their end and money is kept.

const WHOLE_ODDS = fc.constantFrom<Odds>([1, 1], [3, 2], [6, 5], [2, 1], [7, 5], [10, 1], [1, 2]);
const TOTALS = fc.record({
  count: fc.constantFrom('hard' as const, 'soft' as const, 'aceAsOne' as const),
  totals: fc.uniqueArray(fc.integer({ min: 2, max: 21 }), { minLength: 1, maxLength: 6 }),
});

function sideBet(bet: SideBetRules['bet'], pays: number): fc.Arbitrary<SideBetRules> {
  return fc.record({
    bet: fc.constant(bet),
    min: fc.constantFrom(100, 200),
    max: fc.constantFrom<number | 'main'>('main', 1000, 2000),
    pays: fc.array(WHOLE_ODDS, { minLength: pays, maxLength: pays }),
  });
}

const ANY_TABLE: fc.Arbitrary<TableRules> = fc
  .record({
    decks: fc.integer({ min: 1, max: 8 }),
    boxes: fc.integer({ min: 1, max: 5 }),
    faceUp: fc.boolean(),
    looksUnder: fc.subarray(['ace', 'ten'] as const),
    soft17: fc.constantFrom('stands' as const, 'hits' as const),
    pays: WHOLE_ODDS,
    againstBlackjack: fc.constantFrom('push' as const, 'wins' as const),
    ties: fc.constantFrom('push' as const, 'dealerWins' as const),
    on: fc.oneof(fc.constant('any' as const), fc.array(TOTALS, { maxLength: 3 })),
    afterSplit: fc.boolean(),
    pairs: fc.constantFrom('value' as const, 'rank' as const),
    except: fc.uniqueArray(fc.integer({ min: 1, max: 10 }), { maxLength: 4 }),
    maxHands: fc.integer({ min: 1, max: 4 }),
    secondCard: fc.constantFrom('onTurn' as const, 'atOnce' as const),
    aces: fc.record({ oneCard: fc.boolean(), resplit: fc.boolean() }),
    insurance: fc.option(
      fc.record({
        pays: fc.constantFrom<Odds>([2, 1], [1, 1], [3, 1]),
        of: fc.constantFrom<Odds>([1, 2], [1, 1], [1, 5]),
        offeredTo: fc.constantFrom('allButBlackjack' as const, 'blackjack' as const, 'all' as const),
      }),
    ),
    evenMoney: fc.option(fc.record({ pays: fc.constantFrom<Odds>([1, 1], [6, 5]) })),
    sideBets: fc.tuple(
      fc.option(sideBet('blackjack', 1)),
      fc.option(sideBet('sevens', 3)),
      fc.option(sideBet('doubleJack', 2)),
    ),
  })
  .map(
    (draw): TableRules => ({
      ...RULES.C,
      id: 'any-table',
      limits: { min: 100, max: 10_000 },
      chips: [100, 500],
      decks: draw.decks,
      boxes: draw.boxes,
      dealer: {
        secondCard: draw.faceUp ? 'faceUp' : 'faceDown',
        looksUnder: draw.faceUp ? [] : draw.looksUnder,
        soft17: draw.soft17,
      },
      blackjack: { pays: draw.pays, againstBlackjack: draw.againstBlackjack },
      ties: draw.ties,
      double: { on: draw.on, afterSplit: draw.afterSplit },
      split: {
        pairs: draw.pairs,
        except: draw.except,
        maxHands: draw.maxHands,
        secondCard: draw.secondCard,
        aces: draw.aces,
      },
      insurance: draw.faceUp ? null : draw.insurance,
      evenMoney: draw.faceUp ? null : draw.evenMoney,
      sideBets: draw.sideBets.filter((side) => side !== null),
    }),
  )
  .filter((rules) => checkRules(rules).ok);

const PLAYED = ANY_TABLE.chain((rules) => fc.record({ rules: fc.constant(rules), draft: drafts(rules) }));

describe('on any table that passes the check', { timeout: 60_000 }, () => {
  test('a round ends, no cent is made or lost, and the facts tell it all', () => {
    fc.assert(
      fc.property(PLAYED, ({ rules, draft }) => {
        const situation = situationOf(rules, draft);
        let table = followed(situation.balance);
        const { state, bank, record } = playOut(situation, {
          choose: chooser(draft.choices),
          tellsBalance: draft.seed % 2 === 0,
          booksNow: flips(draft.seed),
          watch: ({ after, facts }) => {
            for (const fact of facts) table = follow(table, fact);
            if (awaited(after) === 'shown') return;
            const { turn: _, staked: __, returned: ___, ...known } = table;
            expect(known).toEqual(knownOf(after));
          },
        });
        expect(phaseOf(state)).toBe('settled');
        expect(state.context.balance).toBe(bank.balance);
        expect(Number.isSafeInteger(bank.balance)).toBe(true);
        expect([table.staked, table.returned]).toEqual([bank.debited, bank.credited]);
        const again = replay(record);
        expect(again.context).toEqual(state.context);
      }),
      { seed: 501, numRuns: 400 },
    );
  });

  test('no hand is hit past 21, no box has more hands than its table says, and the dealer keeps to 17', () => {
    fc.assert(
      fc.property(PLAYED, ({ rules, draft }) => {
        const { state } = playOut(situationOf(rules, draft), {
          choose: chooser(draft.choices),
          tellsBalance: true,
          booksNow: () => true,
        });
        const hands = state.context.boxes.flatMap((box) => box.hands);
        for (const { cards } of hands) expect(handValue(cards.slice(0, -1)).total).toBeLessThan(21);
        for (const box of state.context.boxes)
          expect(box.hands.length).toBeLessThanOrEqual(rules.split.maxHands);
        for (const { outcome, returned } of hands) {
          expect(outcome).not.toBeNull();
          expect(returned > 0).toBe(outcome === 'win' || outcome === 'push' || outcome === 'blackjack');
        }
        const drawn = state.context.dealer.cards.slice(0, -1);
        if (state.context.dealer.cards.length > 2) {
          const { total, soft } = handValue(drawn);
          expect(total < 17 || (total === 17 && soft && rules.dealer.soft17 === 'hits')).toBe(true);
        }
      }),
      { seed: 502, numRuns: 300 },
    );
  });

  test('the tables drawn are of many kinds', () => {
    const tables = fc.sample(ANY_TABLE, { seed: 503, numRuns: 200 });
    const count = (holds: (rules: TableRules) => boolean) => tables.filter(holds).length;
    expect(count(({ dealer }) => dealer.secondCard === 'faceUp')).toBeGreaterThan(30);
    expect(count(({ insurance }) => insurance !== null)).toBeGreaterThan(30);
    expect(count(({ evenMoney }) => evenMoney !== null)).toBeGreaterThan(15);
    expect(count(({ split }) => split.maxHands === 4)).toBeGreaterThan(20);
    expect(count(({ sideBets }) => sideBets.length === 3)).toBeGreaterThan(30);
  });
});
