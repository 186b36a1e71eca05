// The coach: what each open decision is worth while the player thinks, and afterwards what the decisions taken have cost.
// It only watches; a round it was not asked about costs nothing to anyone.

import type { Advised } from '../odds/advice.ts';
import type { Choice } from '../round/facts.ts';
import { choices, type RoundState } from '../round/progress.ts';
import type { RecordedEvent, RoundRecord } from '../round/record.ts';
import type { Advisor } from './advisor.ts';
import { costOfChoice, type DecisionCost } from './cost.ts';

/** What is watched: a table session. */
export interface Watched {
  readonly state: RoundState;
  readonly record: RoundRecord | null;
  watch(watcher: () => void): () => void;
}

/** What decisions have cost against perfect play. */
export interface Lessons {
  readonly decisions: number;
  /** Those that were not the best. */
  readonly mistakes: number;
  /** Together, on average, minor units. */
  readonly cost: number;
}

export const NO_LESSONS: Lessons = { decisions: 0, mistakes: 0, cost: 0 };

/** Less than this part of a bet is rounding, not a mistake. */
const WORTH_TELLING = 0.0005;

const NOTHING_KNOWN: ReadonlyMap<Advised, number> = new Map();
const CHOICE = /^(?:decide|offer)\.(.+)$/;

function withLesson(lessons: Lessons, { ofBet, amount }: DecisionCost): Lessons {
  return {
    decisions: lessons.decisions + 1,
    mistakes: lessons.mistakes + (ofBet > WORTH_TELLING ? 1 : 0),
    cost: lessons.cost + amount,
  };
}

/** The choice an event of the record tells of, out of those that were open. */
function choiceOf(event: RecordedEvent | undefined, open: readonly Choice[]): Choice | null {
  const word = CHOICE.exec(event?.type ?? '')?.[1];
  return open.find((choice) => choice === word) ?? null;
}

export class Coach {
  #expectations: ReadonlyMap<Advised, number> = new Map();
  #round: Lessons = NO_LESSONS;
  #session: Lessons = NO_LESSONS;
  /** The last state that asked for a decision, whose answer the record will tell. */
  #asked: { readonly state: RoundState; readonly roundId: string | null; readonly events: number } | null =
    null;
  readonly #watchers = new Set<() => void>();
  readonly #table: Watched;
  readonly #advisor: Advisor;
  readonly #isOn: () => boolean;
  readonly #stop: () => void;

  /** @param isOn whether anyone wants to know; else nothing is asked */
  constructor(table: Watched, advisor: Advisor, isOn: () => boolean = () => true) {
    this.#table = table;
    this.#isOn = isOn;
    this.#advisor = advisor;
    this.#stop = table.watch(() => this.#look());
  }

  /** What each open decision brings on average, in units of the bet; empty while nothing is asked or known yet. */
  get expectations(): ReadonlyMap<Advised, number> {
    return this.#isOn() ? this.#expectations : NOTHING_KNOWN;
  }

  /** Of the round that runs, or of the last one. */
  get round(): Lessons {
    return this.#round;
  }

  get session(): Lessons {
    return this.#session;
  }

  watch(watcher: () => void): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  stop(): void {
    this.#stop();
    this.#watchers.clear();
  }

  #look(): void {
    if (!this.#isOn()) {
      this.#asked = null;
      return;
    }
    const { state, record } = this.#table;
    const events = record?.events.length ?? 0;
    const { roundId } = state.context;
    const asked = this.#asked;
    if (asked !== null && asked.roundId === roundId && events > asked.events) {
      this.#asked = null;
      this.#expectations = new Map();
      const taken = choiceOf(record?.events[asked.events], choices(asked.state));
      if (taken !== null) void this.#learn(asked.state, taken);
    }
    if (events <= 1 && asked?.roundId !== roundId) this.#round = NO_LESSONS;
    if (choices(state).length > 0 && this.#asked?.events !== events) {
      this.#asked = { state, roundId, events };
      void this.#expect(state);
    }
  }

  async #expect(state: RoundState): Promise<void> {
    const open = choices(state);
    const cost = await costOfChoice(state.context, open[0] ?? 'stand', open, this.#advisor);
    if (this.#asked?.state !== state || cost === null) return;
    this.#expectations = new Map(cost.expectations.map(({ choice, value }) => [choice, value]));
    this.#changed();
  }

  async #learn(state: RoundState, taken: Choice): Promise<void> {
    const cost = await costOfChoice(state.context, taken, choices(state), this.#advisor);
    if (cost === null) return;
    this.#round = withLesson(this.#round, cost);
    this.#session = withLesson(this.#session, cost);
    this.#changed();
  }

  #changed(): void {
    for (const watcher of this.#watchers) watcher();
  }
}
