// Rounds through the real statechart with its ledger and facts: one box, the player mimics the dealer, a new shoe for
// every round.

import { handValue } from '../../../src/cards/hand-value.ts';
import { dealing, fromSeed, shoeOf } from '../../../src/dealer/dealing.ts';
import type { RoundEvent } from '../../../src/round/facts.ts';
import { openTable, type RoundState, tell } from '../../../src/round/progress.ts';
import { handInTurn } from '../../../src/round/round.ts';
import { TABLES } from '../../../src/tables/all-tables.ts';
import type { TableRules } from '../../../src/tables/rules.ts';
import { answerTo } from '../../round/answers.ts';

/** A different shoe for every round, the same for every run. */
function seedOf(round: number): string {
  return round.toString(16).padStart(64, '0');
}

/** Mimics the dealer, and declines what is offered. */
function mimic(state: RoundState): RoundEvent {
  if (state.matches({ offers: 'deciding' }))
    return state.can({ type: 'offer.noInsurance' })
      ? { type: 'offer.noInsurance' }
      : { type: 'offer.noEvenMoney' };
  const { total } = handValue(handInTurn(state.context)?.cards ?? []);
  return { type: total < 17 ? 'decide.hit' : 'decide.stand' };
}

export interface Played {
  readonly rounds: number;
  readonly events: number;
  readonly facts: number;
}

/** Plays rounds for so long, milliseconds. */
export function playFor(rules: TableRules, ms: number): Played {
  const end = performance.now() + ms;
  let rounds = 0;
  let events = 0;
  let facts = 0;
  while (performance.now() < end) {
    const dealer = dealing(rules, fromSeed(rules, seedOf(rounds)));
    const start = openTable({ rules, balance: 100_000, bets: [{ box: 1, main: 1000, side: {} }] });
    let { state } = tell(start, { type: 'deal', roundId: `bench-${rounds}` });
    while (!state.matches('settled')) {
      const told = tell(state, answerTo(state, dealer) ?? mimic(state));
      state = told.state;
      facts += told.facts.length;
      events += 1;
    }
    rounds += 1;
  }
  return { rounds, events, facts };
}

/** Shuffles shoes for so long, and says how many. */
export function shuffleFor(rules: TableRules, ms: number): number {
  const end = performance.now() + ms;
  let shoes = 0;
  while (performance.now() < end) {
    shoeOf(rules, seedOf(shoes), '');
    shoes += 1;
  }
  return shoes;
}

export { TABLES };
