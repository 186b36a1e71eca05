// Rounds per second through the real statechart with its ledger and facts: one box, the player mimics the dealer.

import { handValue } from '../../src/cards/hand-value.ts';
import { dealing, fromSeed } from '../../src/dealer/dealing.ts';
import type { RoundEvent } from '../../src/round/facts.ts';
import { openTable, type RoundState, tell } from '../../src/round/progress.ts';
import { handInTurn } from '../../src/round/round.ts';
import { TABLES } from '../../src/tables/all-tables.ts';
import { answerTo } from '../round/answers.ts';

const SECONDS = 3;

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

const results = TABLES.map((rules) => {
  const end = performance.now() + SECONDS * 1000;
  let rounds = 0;
  let events = 0;
  let facts = 0;
  const began = performance.now();
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
  const seconds = (performance.now() - began) / 1000;
  return {
    table: rules.id,
    roundsPerSecond: Math.round(rounds / seconds),
    eventsPerRound: Number((events / rounds).toFixed(2)),
    factsPerRound: Number((facts / rounds).toFixed(2)),
  };
});
console.table(results);
console.log(JSON.stringify({ bench: 'rounds', node: process.version, results }));
