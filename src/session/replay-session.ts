// A finished round shown again from its record: the same facts in the same order, told when the watcher wants them. No
// dealer, no wallet, no keeper: nothing it does can move money or a card.

import type { Fact, RoundEvent } from '../round/facts.ts';
import { awaited, openTable, phaseOf, type Refusal, type RoundState, tell } from '../round/progress.ts';
import type { RecordedEvent, RoundRecord } from '../round/record.ts';
import type { Follower } from './follower.ts';

export interface ReplayParts {
  readonly record: RoundRecord;
  /** Waits between two steps while it plays; a test's clock in tests. */
  readonly beat: () => Promise<void>;
}

/** The events told from one thing to see to the next. */
type Step = readonly RecordedEvent[];

const startOf = ({ rules, openingBalance, bets }: RoundRecord): RoundState =>
  openTable({ rules, balance: openingBalance, bets });

/** Tells an event, and everything that only has to be shown after it; facts come in the portions that are shown. */
function* told(
  state: RoundState,
  event: RoundEvent,
): Generator<{ state: RoundState; facts: readonly Fact[] }> {
  let now = tell(state, event);
  yield now;
  while (awaited(now.state) === 'shown') {
    now = tell(now.state, { type: 'shown' });
    yield now;
  }
}

/** The record's events in steps, each ending at the first event that tells something to be seen. */
function stepsOf(record: RoundRecord): readonly Step[] {
  const steps: Step[] = [];
  let state = startOf(record);
  let events: RecordedEvent[] = [];
  for (const event of record.events) {
    events.push(event);
    let shows = false;
    for (const portion of told(state, event)) {
      state = portion.state;
      shows ||= portion.facts.length > 0;
    }
    if (!shows) continue;
    steps.push(events);
    events = [];
  }
  if (events.length > 0) steps.push(events);
  return steps;
}

export class ReplaySession {
  readonly trouble = null;
  readonly takingUp = false;
  #state: RoundState;
  #at = 0;
  #playing = false;
  #stepping = false;
  /** Goes up with every restart: what was under way before is over then. */
  #run = 0;
  readonly #steps: readonly Step[];
  readonly #parts: ReplayParts;
  readonly #followers = new Set<Follower>();
  readonly #watchers = new Set<() => void>();

  constructor(parts: ReplayParts) {
    this.#parts = parts;
    this.#state = startOf(parts.record);
    this.#steps = stepsOf(parts.record);
  }

  get state(): RoundState {
    return this.#state;
  }

  /** How many steps have been shown. */
  get at(): number {
    return this.#at;
  }

  get length(): number {
    return this.#steps.length;
  }

  get isOver(): boolean {
    return this.#at === this.#steps.length;
  }

  get playing(): boolean {
    return this.#playing;
  }

  /** What the player chose in the step that was shown last; null where it was the dealer's. */
  get choice(): RecordedEvent | null {
    const events = this.#steps[this.#at - 1] ?? [];
    return events.find(({ type }) => type.startsWith('decide.') || type.startsWith('offer.')) ?? null;
  }

  follow(follower: Follower): () => void {
    this.#followers.add(follower);
    return () => this.#followers.delete(follower);
  }

  watch(watcher: () => void): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  /** A replay is watched: nothing can be bet or decided. */
  send(): Refusal {
    return { code: 'not-now' };
  }

  refusal(): Refusal {
    return { code: 'not-now' };
  }

  /** Shows one step; one at a time. */
  async step(): Promise<void> {
    if (this.#stepping || this.isOver) return;
    this.#stepping = true;
    const run = this.#run;
    const step = this.#steps[this.#at];
    this.#at += 1;
    for (const event of step ?? []) {
      for (const portion of told(this.#state, event)) {
        if (run !== this.#run) break;
        this.#state = portion.state;
        this.#changed();
        await this.#show(portion.facts);
      }
      if (run !== this.#run) break;
    }
    if (run !== this.#run) return;
    this.#stepping = false;
    this.#changed();
  }

  /** Plays step after step, from the start where it is over. */
  async play(): Promise<void> {
    if (this.#playing) return;
    if (this.isOver) this.restart();
    this.#playing = true;
    this.#changed();
    const run = this.#run;
    const goesOn = (): boolean => this.#playing && run === this.#run;
    while (goesOn() && !this.isOver) {
      await this.step();
      if (goesOn() && !this.isOver) await this.#parts.beat();
    }
    if (run !== this.#run) return;
    this.#playing = false;
    this.#changed();
  }

  pause(): void {
    if (!this.#playing) return;
    this.#playing = false;
    this.#changed();
  }

  /** Back to the bets on the table, before any card. */
  restart(): void {
    this.#run += 1;
    this.#playing = false;
    this.#stepping = false;
    this.#at = 0;
    this.#state = startOf(this.#parts.record);
    this.#changed();
  }

  get phase(): string {
    return phaseOf(this.#state);
  }

  async #show(facts: readonly Fact[]): Promise<void> {
    if (facts.length === 0) return;
    const state = this.#state;
    // A picture or a sound that fails does not hold the replay up.
    await Promise.allSettled([...this.#followers].map(async (follower) => follower(facts, state)));
  }

  #changed(): void {
    for (const watcher of [...this.#watchers]) watcher();
  }
}
