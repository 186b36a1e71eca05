// The player's place at the table: the chip in hand, what the eyes have seen, what is being said, and every press of a
// button turned into an event of the round. It decides nothing; what is refused it tells.

import { isOfLimits } from '../limits/limits.ts';
import type { Choice, Fact } from '../round/facts.ts';
import { awaited, choiceEvent, choiceRefusal, choices, phaseOf, type RoundState } from '../round/progress.ts';
import type { PlayerEvent, SessionRefusal, TableSession, Trouble } from '../session/table-session.ts';
import type { Spot } from '../tables/bets.ts';
import type { TableRules } from '../tables/rules.ts';
import type { Doubt, Doubter } from './doubt.ts';
import { type Hold, type Note, type Notice, Notices } from './notices.ts';
import { type Seen, see, seenOf } from './seen.ts';

/** A decision that is held back while it is looked at, and questioned where there is a doubt. */
export interface HeldDecision {
  readonly choice: Choice;
  readonly doubt: Doubt | null;
}

export interface SeatParts {
  readonly rules: TableRules;
  /** A table in use, or a replay that is watched. */
  readonly session: Pick<TableSession, 'state' | 'takingUp' | 'send' | 'refusal' | 'watch'> & {
    readonly trouble: Trouble | Hold | null;
  };
  readonly doubter: Doubter;
  /** Whether decisions are to be questioned at all. */
  readonly warns: () => boolean;
  readonly cue: (cue: 'button' | 'warning') => void;
  /** Asks for more money; null where there is none to be had here. */
  readonly more: (() => Promise<void>) | null;
  /** What play money is topped up to, minor units; null where the money is a lobby's. */
  readonly topUpTo: number | null;
  /** Milliseconds until the next round may start, where the house asks for a wait. */
  readonly wait?: () => number;
  /** Nothing can be bet or decided: a replay is watched. */
  readonly watchesOnly?: boolean;
}

const SECOND = 1000;

/** What is said when a trouble is over: a table that goes on needs no words. */
const overOf = (trouble: Trouble | Hold | null): Notice | null =>
  trouble === 'paused' || trouble === 'closing' ? null : { kind: 'over' };

export class Seat {
  readonly rules: TableRules;
  readonly topUpTo: number | null;
  readonly #parts: SeatParts;
  readonly #watchers = new Set<() => void>();
  readonly #listeners = new Set<(fact: Fact) => void>();
  readonly #notices = new Notices(() => this.#changed());
  #seen: Seen;
  #chip: number | null;
  #takesBack = false;
  #held: HeldDecision | null = null;
  readonly #moving = new Set<Promise<void>>();
  #ticking: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: SeatParts) {
    this.#parts = parts;
    this.rules = parts.rules;
    this.topUpTo = parts.topUpTo;
    this.#seen = seenOf(parts.session.state);
    // TABLES.md, A: the smallest chip is in hand at the start.
    this.#chip = parts.rules.chips[0] ?? null;
    parts.session.watch(() => this.#follow());
    this.#tick();
  }

  get state(): RoundState {
    return this.#parts.session.state;
  }

  get phase(): string {
    return phaseOf(this.state);
  }

  /** Bets may be changed: before a round, or after one, which clears the table. */
  get mayBet(): boolean {
    if (this.#parts.watchesOnly === true || this.#parts.session.takingUp) return false;
    return this.phase === 'betting' || this.phase === 'settled';
  }

  get seen(): Seen {
    return this.#seen;
  }

  /** The chip in hand, minor units; null while it is put away. */
  get chip(): number | null {
    return this.#chip;
  }

  /** A press on a spot takes its last chip off. */
  get takesBack(): boolean {
    return this.#takesBack || this.#chip === null;
  }

  get notice(): Notice | null {
    return this.#notices.now;
  }

  get held(): HeldDecision | null {
    return this.#held;
  }

  /** Something on the table is on its way. */
  get moving(): boolean {
    return this.#moving.size > 0;
  }

  get open(): readonly Choice[] {
    return this.#held === null && !this.#parts.session.takingUp ? choices(this.state) : [];
  }

  /** Whole seconds until the next round may start; 0 where it may start now. */
  get waitSeconds(): number {
    return Math.ceil((this.#parts.wait?.() ?? 0) / SECOND);
  }

  get mayAskForMore(): boolean {
    const { balance, rules } = this.state.context;
    return this.#parts.more !== null && this.mayBet && balance < rules.limits.min;
  }

  watch(watcher: () => void): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  /** Told of every fact once it has been seen. */
  listen(listener: (fact: Fact) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** The player has left: nothing is told any more. */
  close(): void {
    this.#notices.close();
    this.#watchers.clear();
    this.#listeners.clear();
  }

  // ---- what is shown ---------------------------------------------------------------------------------------------

  /** The stage has shown a fact. */
  saw(fact: Fact): void {
    if (fact.type === 'stake.refused') this.#notices.say({ kind: 'stake-refused', amount: fact.amount });
    // While the player decides, the state itself is all there is to see; bets are then shown without a wait.
    if (awaited(this.state) !== 'player') this.#seen = see(this.#seen, fact);
    for (const listener of this.#listeners) listener(fact);
    this.#changed();
  }

  /** Things move on the table until this is over. */
  async movesDuring(moves: Promise<void>): Promise<void> {
    this.#moving.add(moves);
    this.#changed();
    try {
      await moves;
    } finally {
      this.#moving.delete(moves);
      this.#changed();
    }
  }

  /** The table was drawn as it stands: nothing moves any more, and all of it has been seen. */
  drawnAtOnce(): void {
    this.#moving.clear();
    this.#seen = seenOf(this.state);
    this.#changed();
  }

  // ---- the chip in hand ------------------------------------------------------------------------------------------

  take(chip: number | null): void {
    this.#takesBack = false;
    this.#chip = chip;
    this.#changed();
  }

  /** The next larger or smaller chip, as the wheel turns. */
  turn(by: 1 | -1): void {
    const { chips } = this.rules;
    const at = this.#chip === null ? (by > 0 ? -1 : chips.length) : chips.indexOf(this.#chip);
    const next = chips[Math.min(chips.length - 1, Math.max(0, at + by))];
    if (next !== undefined && this.mayBet) this.take(next);
  }

  setTakesBack(on: boolean): void {
    if (!on && this.#chip === null) this.#chip = this.rules.chips[0] ?? null;
    this.#takesBack = on;
    this.#changed();
  }

  // ---- presses ---------------------------------------------------------------------------------------------------

  /** A press on a betting spot. */
  press(spot: Spot): void {
    if (this.takesBack || this.#chip === null) this.send({ type: 'bet.takenBack', spot });
    else this.put(spot, this.#chip);
  }

  put(spot: Spot, amount: number): void {
    this.send({ type: 'bet.placed', spot, amount });
  }

  clear(): void {
    this.send({ type: 'bet.cleared' });
  }

  undo(): void {
    this.send({ type: 'bet.undone' });
  }

  rebet(): boolean {
    return this.send({ type: 'rebet' });
  }

  /** Why an event would not be taken now, or null where it would. */
  refusal(event: PlayerEvent): SessionRefusal | null {
    return this.#parts.session.refusal(event);
  }

  deal(): boolean {
    return this.send({ type: 'deal' });
  }

  /** Both or neither: bets that could not be dealt yet would lie there unasked for. */
  rebetAndDeal(): void {
    const seconds = this.waitSeconds;
    if (seconds > 0) this.#refuse({ code: 'too-soon', seconds }, null);
    else if (this.rebet()) this.deal();
  }

  /** Takes a decision, or holds it while it is looked at. */
  decide(choice: Choice): void {
    if (!this.open.includes(choice)) {
      this.explain(choice);
      return;
    }
    if (!this.#parts.warns()) {
      this.#take(choice);
      return;
    }
    this.#held = { choice, doubt: null };
    void this.#lookAt(choice);
  }

  /** Why a choice is not open, where the rules would allow it. */
  explain(choice: Choice): void {
    const refusal = choiceRefusal(this.state, choice);
    if (refusal?.code === 'stake-not-covered') this.#refuse(refusal, choice);
  }

  /** The answer to a doubt. */
  answerDoubt(goesOn: boolean): void {
    const held = this.#held;
    this.#held = null;
    if (held !== null && goesOn) this.#take(held.choice);
    this.#changed();
  }

  askForMore(): void {
    const { more } = this.#parts;
    if (more === null || !this.mayAskForMore) return;
    this.#parts.cue('button');
    void more().then(() => this.#notices.say(null));
  }

  /** Tells something once. */
  tell(note: Note): void {
    this.#notices.say(note);
  }

  /** Sends an event and tells its refusal; true where it was taken. */
  send(event: PlayerEvent): boolean {
    const refusal = this.#parts.session.send(event);
    if (refusal !== null) {
      this.#refuse(refusal, null);
      return false;
    }
    if (this.#notices.trouble === null) this.#notices.say(null);
    return true;
  }

  async #lookAt(choice: Choice): Promise<void> {
    const doubt = await this.#parts.doubter(this.state, choice).catch(() => null);
    if (this.#held?.choice !== choice) return;
    if (doubt === null) {
      this.#held = null;
      this.#take(choice);
      return;
    }
    this.#held = { choice, doubt };
    this.#parts.cue('warning');
    this.#changed();
  }

  #take(choice: Choice): void {
    this.#parts.cue('button');
    this.send(choiceEvent(choice));
  }

  #refuse(refusal: SessionRefusal, choice: Choice | null): void {
    this.#parts.cue('warning');
    // What the lobby holds the table for is the reason, and stays to be read.
    const { trouble } = this.#parts.session;
    if (trouble === 'paused' || trouble === 'closing') return;
    this.#notices.say(
      isOfLimits(refusal) ? { kind: 'limit', refusal } : { kind: 'refused', refusal, choice },
    );
  }

  #follow(): void {
    const { trouble } = this.#parts.session;
    if (trouble !== this.#notices.trouble)
      this.#notices.say(trouble === null ? overOf(this.#notices.trouble) : { kind: 'trouble', trouble });
    if (awaited(this.state) === 'player') this.#seen = seenOf(this.state);
    this.#tick();
    this.#changed();
  }

  /** Tells each second of a wait, and its end. */
  #tick(): void {
    clearTimeout(this.#ticking);
    const left = this.#parts.wait?.() ?? 0;
    if (left === 0) return;
    this.#ticking = setTimeout(
      () => {
        this.#tick();
        this.#changed();
      },
      left % SECOND || SECOND,
    );
  }

  #changed(): void {
    for (const watcher of [...this.#watchers]) watcher();
  }
}
