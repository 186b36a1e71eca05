// A page for looking at the stage: real rounds, drawn or performed step by step from outside through `window.look`.

import type { Fact } from '../../../src/round/facts.ts';
import { EMPTY_TABLE, seenOf } from '../../../src/stage/seen/seen-table.ts';
import { createStage, type Stage, type StageView } from '../../../src/stage/stage.ts';
import { doubleExposure } from '../../../src/tables/double-exposure.ts';
import type { TableRules } from '../../../src/tables/rules.ts';
import { playRound, type Step } from '../rounds.ts';
import { crowded, TABLES, texts } from '../tables.ts';

const params = new URLSearchParams(location.search);
const wanted = params.get('table') ?? 'double-exposure';
const rules: TableRules = TABLES.find(({ id }) => id === wanted) ?? doubleExposure;
const parent = document.querySelector<HTMLElement>('#stage') ?? document.body;
const stage = createStage({
  parent,
  rules,
  texts,
  digits: 2,
  speed: Number(params.get('speed') ?? 3),
  motion: params.get('motion') === 'reduced' ? 'reduced' : 'full',
  fourColour: params.has('four'),
  cardsLie: true,
  bigIndex: 'auto',
  preference: params.get('renderer') === 'canvas' ? 'canvas' : 'webgl',
});

const seen: Fact[] = [];
const cues: string[] = [];
stage.onSeen((fact) => seen.push(fact));
stage.onCue((cue) => cues.push(cue));

const look = {
  stage,
  rules,
  seen,
  cues,
  seenOf,
  EMPTY_TABLE,
  crowded,
  playRound,
  steps: [] as Step[],
  play(options: Omit<Parameters<typeof playRound>[0], 'rules'>): string[] {
    look.steps = playRound({ rules, ...options });
    return look.steps.map(({ facts }, i) => `${i}: ${facts.map(({ type }) => type).join(' ')}`);
  },
  draw(i: number): void {
    const step = look.steps.at(i);
    if (step !== undefined) stage.draw(step.view);
  },
  async perform(from: number, to: number): Promise<void> {
    for (const { facts, view } of look.steps.slice(from, to)) await stage.perform(facts, view);
  },
  /** The first step whose facts include one of this type, the n-th of them. */
  find(type: Fact['type'], n = 0): number {
    return (
      look.steps
        .map(({ facts }, i) => (facts.some((fact) => fact.type === type) ? i : -1))
        .filter((i) => i >= 0)[n] ?? -1
    );
  },
};

declare global {
  interface Window {
    look: typeof look;
    ready: boolean;
  }
}
window.look = look;
await stage.drawn;
window.ready = true;

export type { Stage, StageView };
