// Real rounds for the stage's tests: the statechart driven with chance that is the same every time.

import { type Card, DECK } from '../../src/cards/card.ts';
import { dealing } from '../../src/dealer/dealing.ts';
import type { Choice, Fact, RoundEvent } from '../../src/round/facts.ts';
import { offeredBox } from '../../src/round/offers.ts';
import { choiceEvent, choices, openTable, phaseOf, type RoundState, tell } from '../../src/round/progress.ts';
import type { StageView } from '../../src/stage/seen/seen-table.ts';
import type { TableRules } from '../../src/tables/rules.ts';
import { answerTo } from '../round/answers.ts';

/** Numbers from 0 up to 1 (mulberry32). */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function viewOf(state: RoundState): StageView {
  const isOpen = (['making', 'deciding', 'staking'] as const).some((step) => state.matches({ offers: step }));
  return {
    round: state.context,
    phase: phaseOf(state),
    offered: isOpen ? (offeredBox(state.context)?.box ?? null) : null,
  };
}

export interface Step {
  readonly facts: readonly Fact[];
  readonly view: StageView;
}

export interface Play {
  readonly rules: TableRules;
  readonly seed: number;
  /** The first cards; chance has the rest. */
  readonly cards?: readonly Card[];
  readonly choose?: (open: readonly Choice[], index: number) => Choice | undefined;
  readonly main?: number;
  readonly side?: number;
  readonly boxes?: readonly number[];
}

function cardSource(random: () => number, first: readonly Card[]) {
  let at = 0;
  return (): Card | null => first[at++] ?? DECK[Math.floor(random() * DECK.length)] ?? null;
}

/** A whole round from an empty table to its last fact, step by step as a stage is told it. */
export function playRound(play: Play): Step[] {
  const random = chance(play.seed);
  const steps: Step[] = [];
  const dealer = dealing(play.rules, cardSource(random, play.cards ?? []));
  let state = openTable({ rules: play.rules, balance: 10_000_000 });
  const on = (event: RoundEvent) => {
    const told = tell(state, event);
    state = told.state;
    if (told.facts.length > 0) steps.push({ facts: told.facts, view: viewOf(state) });
  };
  const boxes = play.boxes ?? Array.from({ length: play.rules.boxes }, (_, i) => i + 1);
  for (const box of boxes) {
    on({ type: 'bet.placed', spot: { box, side: null }, amount: play.main ?? 2500 });
    for (const { bet } of play.rules.sideBets) {
      const amount = play.side ?? (random() < 0.7 ? 500 : 0);
      if (amount > 0) on({ type: 'bet.placed', spot: { box, side: bet }, amount });
    }
  }
  on({ type: 'deal', roundId: `test-${play.seed}` });
  for (let guard = 0; guard < 500 && phaseOf(state) !== 'settled'; guard++) {
    const answer = answerTo(state, dealer);
    if (answer !== null) {
      on(answer);
      continue;
    }
    const open = choices(state);
    const chosen = play.choose?.(open, guard) ?? open[Math.floor(random() * open.length)];
    if (chosen !== undefined) on(choiceEvent(chosen));
  }
  return steps;
}

/** Splits whenever it may. */
export const splitter = (open: readonly Choice[]): Choice | undefined =>
  open.includes('split') ? 'split' : open.includes('double') ? 'double' : undefined;
