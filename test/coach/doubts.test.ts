import { describe, expect, test } from 'vitest';
import type { Card } from '../../src/cards/card.ts';
import { type Advisor, advisorOf } from '../../src/coach/advisor.ts';
import { doubtOf } from '../../src/coach/doubts.ts';
import { questionAbout } from '../../src/coach/question.ts';
import { dealing, fromList } from '../../src/dealer/dealing.ts';
import { adviseHand } from '../../src/odds/advice.ts';
import { awaited, openTable, type RoundState, tell } from '../../src/round/progress.ts';
import { doubleExposure, threeHand } from '../../src/tables/all-tables.ts';
import type { BoxBet } from '../../src/tables/bets.ts';
import type { TableRules } from '../../src/tables/rules.ts';

const advisor = (): Advisor => advisorOf(async (question) => adviseHand(question));

/** The round at its first decision. */
function atDecision(rules: TableRules, bets: readonly BoxBet[], cards: readonly Card[]): RoundState {
  const dealer = dealing(rules, fromList(cards));
  let { state } = tell(openTable({ rules, balance: 100_000, bets }), { type: 'deal', roundId: 'R' });
  while (awaited(state) !== 'player') {
    const { pending, owed } = state.context;
    const wait = awaited(state);
    if (wait === 'debit' || wait === 'credits') {
      const txId = (wait === 'debit' ? pending?.txId : owed[0]?.txId) ?? '';
      state = tell(state, { type: 'wallet.accepted', txId }).state;
    } else if (wait === 'deal') {
      const dealt = dealer.deal(bets.length);
      if (dealt === null) throw new Error('too few cards');
      state = tell(state, { type: 'dealer.dealt', ...dealt }).state;
    } else if (wait === 'look') {
      state = tell(state, { type: 'dealer.looked', blackjack: dealer.look() ?? false }).state;
    } else {
      state = tell(state, { type: 'shown' }).state;
    }
  }
  return state;
}

const one = (main: number, side: BoxBet['side'] = {}): readonly BoxBet[] => [{ box: 1, main, side }];

describe('a very bad decision', () => {
  test('standing on 11 is questioned, with what would be better and what it costs', async () => {
    const state = atDecision(doubleExposure, one(1000), ['6s', 'Td', '5h', '6c']);
    const doubt = await doubtOf(state, 'stand', advisor(), 0.15);
    expect(doubt?.better).toBe('double');
    expect(doubt?.amount).toBeGreaterThan(150);
  });

  test('a sound decision is not questioned', async () => {
    const state = atDecision(doubleExposure, one(1000), ['6s', 'Td', '5h', '6c']);
    expect(await doubtOf(state, 'double', advisor(), 0.15)).toBeNull();
  });

  test('what counts as very bad is the player’s to set', async () => {
    const state = atDecision(doubleExposure, one(1000), ['6s', 'Td', '5h', '6c']);
    expect(await doubtOf(state, 'stand', advisor(), 2)).toBeNull();
    expect(await doubtOf(state, 'hit', advisor(), 0.05)).not.toBeNull();
  });

  test('one that costs a little is not questioned', async () => {
    const state = atDecision(threeHand, one(1000), ['Ts', 'Td', '6h', '6c']);
    expect(await doubtOf(state, 'stand', advisor(), 0.15)).toBeNull();
  });

  test('two sevens with an open Sevens bet: standing gives up 250 to 1', async () => {
    const state = atDecision(doubleExposure, one(1000, { sevens: 1000 }), ['7s', 'Td', '7h', '6c']);
    expect((await doubtOf(state, 'stand', advisor(), 0.15))?.better).toBe('hit');
  });

  test('what the balance does not cover is no better way', async () => {
    const rich = atDecision(doubleExposure, one(1000), ['6s', 'Td', '5h', '6c']);
    const poor = tell(rich, { type: 'wallet.balance', balance: 0 }).state;
    expect((await doubtOf(poor, 'stand', advisor(), 0.15))?.better).toBe('hit');
  });

  test('standing on all hands is questioned for the worst of them', async () => {
    const bets = [...one(1000), { box: 2, main: 1000, side: {} }];
    const state = atDecision(doubleExposure, bets, ['Ts', '6s', 'Td', '9h', '5h', '7c']);
    expect(await doubtOf(state, 'stand', advisor(), 0.15)).toBeNull();
    const doubt = await doubtOf(state, 'standAll', advisor(), 0.15);
    expect(doubt?.better).toBe('stand');
    expect(doubt?.amount).toBeGreaterThan(150);
  });

  test('without advice nothing is questioned', async () => {
    const state = atDecision(doubleExposure, one(1000), ['6s', 'Td', '5h', '6c']);
    expect(
      await doubtOf(
        state,
        'stand',
        advisorOf(async () => null),
        0.15,
      ),
    ).toBeNull();
  });
});

test('the other boxes’ cards are out of the shoe, the face-down card is not', () => {
  const bets = [...one(1000), { box: 2, main: 500, side: {} }];
  const state = atDecision(threeHand, bets, ['Ts', '6s', '8d', '9h', '5h', '7c']);
  expect(questionAbout(state.context, { box: 1, hand: 0 })).toMatchObject({
    player: ['Ts', '9h'],
    dealer: ['8d'],
    removed: ['6s', '5h'],
    hands: 1,
    fromSplit: false,
    sevens: 0,
  });
});
