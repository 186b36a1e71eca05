// The player's place at the table: the chip in hand, what the eyes have seen, what is being said, and every press of a
// button turned into an event of the round. It decides nothing; what is refused it tells.

import { isOfLimits } from '../limits/limits.ts';
import type { Choice, Fact } from '../round/facts.ts';
import { awaited, choiceEvent, choiceRefusal, choices, phaseOf, type RoundState } from '../round/progress.ts';
import type { PlayerEvent, SessionRefusal, TableSession, Trouble } from '../session/table-session.ts';
import type { Confirmations } from '../settings/settings.ts';
import type { Spot } from '../tables/bets.ts';
import type { TableRules } from '../tables/rules.ts';
import { ChipInHand } from './chip-in-hand.ts';
import { Deciding, type HeldDecision } from './deciding.ts';
import type { Doubter } from './doubt.ts';
import { Moves } from './moves.ts';
import { type Hold, type Note, type Notice, Notices } from './notices.ts';
import { RoundWait } from './round-wait.ts';
import { type Seen, see, seenOf } from './seen.ts';
import { type AskedSpending, SpendingQuestion } from './spending.ts';

export interface SeatParts {
  readonly rules: TableRules;
  /** A table in use, or a replay that is watched. */
  readonly session: Pick<TableSession, 'state' | 'takingUp' | 'send' | 'refusal' | 'watch'> & {
    readonly trouble: Trouble | Hold | null;
  };
  readonly doubter: Doubter;
  /** Whether decisions are to be questioned at all. */
  readonly warns: () => boolean;
  /** Which presses that cost money are asked about; none where nothing is said. */
  readonly confirms?: () => Confirmations;
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

export class Seat {
  readonly rules: TableRules;
  readonly topUpTo: number | null;
  readonly #parts: SeatParts;
  readonly #watchers = new Set<() => void>();
  readonly #listeners = new Set<(fact: Fact, before: Seen) => void>();
  readonly #notices = new Notices(() => this.#changed());
  #seen: Seen;
  readonly #chip: ChipInHand;
  readonly #wait: RoundWait;
  readonly #spending: SpendingQuestion;
  readonly #deciding: Deciding;
  readonly #moves = new Moves(() => this.#changed());
  #seenFacts = 0;

  constructor(parts: SeatParts) {
    this.#parts = parts;
    this.rules = parts.rules;
    this.topUpTo = parts.topUpTo;
    this.#seen = seenOf(parts.session.state);
    this.#chip = new ChipInHand(parts.rules.chips, () => this.#changed());
    parts.session.watch(() => this.#follow());
    const state = () => this.state;
    const changed = () => this.#changed();
    this.#spending = new SpendingQuestion(state, () => parts.confirms?.() ?? 'never', changed);
    const { doubter, warns, cue } = parts;
    const take = (choice: Choice) => this.#take(choice);
    this.#deciding = new Deciding({ state, doubter, warns, cue, spending: this.#spending, take, changed });
    this.#wait = new RoundWait(
      () => parts.wait?.() ?? 0,
      () => this.#changed(),
    );
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

  /** How many facts have been seen since the page was opened. */
  get seenFacts(): number {
    return this.#seenFacts;
  }

  /** The chip in hand, minor units; null while it is put away. */
  get chip(): number | null {
    return this.#chip.value;
  }

  /** A press on a spot takes its last chip off. */
  get takesBack(): boolean {
    return this.#chip.takesBack;
  }

  get notice(): Notice | null {
    return this.#notices.now;
  }

  get held(): HeldDecision | null {
    return this.#deciding.held;
  }

  /** A press that waits for word that it was meant. */
  get asked(): AskedSpending | null {
    return this.#spending.asked;
  }

  /** Something on the table is on its way. */
  get moving(): boolean {
    return this.#moves.any;
  }

  get open(): readonly Choice[] {
    return this.held === null && !this.#parts.session.takingUp ? choices(this.state) : [];
  }

  /** Whole seconds until the next round may start; 0 where it may start now. */
  get waitSeconds(): number {
    return this.#wait.seconds;
  }

  get mayAskForMore(): boolean {
    const { balance, rules } = this.state.context;
    return this.#parts.more !== null && this.mayBet && balance < rules.limits.min;
  }

  watch(watcher: () => void): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  /** Told of every fact once it has been seen, and of what was seen before it. */
  listen(listener: (fact: Fact, before: Seen) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** The player has left: nothing is told any more. */
  close(): void {
    this.#notices.close();
    this.#watchers.clear();
    this.#listeners.clear();
  }

  /** The stage has shown a fact. */
  saw(fact: Fact): void {
    this.#seenFacts += 1;
    if (fact.type === 'stake.refused') this.#notices.say({ kind: 'stake-refused', amount: fact.amount });
    const before = this.#seen;
    // While the player decides, the state itself is all there is to see; bets are then shown without a wait.
    if (awaited(this.state) !== 'player') this.#seen = see(this.#seen, fact);
    for (const listener of this.#listeners) listener(fact, before);
    this.#changed();
  }

  /** Things move on the table until this is over. */
  movesDuring(moves: Promise<void>): Promise<void> {
    return this.#moves.during(moves);
  }

  /** The table was drawn as it stands: nothing moves any more, and all of it has been seen. */
  drawnAtOnce(): void {
    this.#moves.end();
    this.#seen = seenOf(this.state);
    this.#changed();
  }

  take(chip: number | null): void {
    this.#chip.take(chip);
  }

  /** The next larger or smaller chip, as the wheel turns. */
  turn(by: 1 | -1): void {
    if (this.mayBet) this.#chip.turn(by);
  }

  setTakesBack(on: boolean): void {
    this.#chip.setTakesBack(on);
  }

  /** A press on a betting spot. */
  press(spot: Spot): void {
    if (this.takesBack || this.chip === null) this.send({ type: 'bet.takenBack', spot });
    else this.put(spot, this.chip);
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

  /** Deals, or asks first; false where it is refused. */
  deal(): boolean {
    if (this.refusal({ type: 'deal' }) !== null) return this.send({ type: 'deal' });
    this.#spending.ask('deal', () => this.send({ type: 'deal' }));
    return true;
  }

  /** Not while the house lets the player wait: the bets would lie there unasked for until then. */
  rebetAndDeal(): void {
    const seconds = this.waitSeconds;
    if (seconds > 0) this.#refuse({ code: 'too-soon', seconds }, null);
    else if (this.rebet()) this.deal();
  }

  /**
   * Takes a decision, or holds it while it is looked at. One that would be refused now is refused now: held, it might be taken
   * once the lobby lets the table go on.
   */
  decide(choice: Choice): void {
    if (!this.open.includes(choice)) this.explain(choice);
    else if (this.refusal(choiceEvent(choice)) === null) this.#deciding.decide(choice);
    else this.#take(choice);
  }

  /** Why a choice is not open, where the rules would allow it. */
  explain(choice: Choice): void {
    const refusal = choiceRefusal(this.state, choice);
    if (refusal?.code === 'stake-not-covered') this.#refuse(refusal, choice);
  }

  /** The answer to a doubt. */
  answerDoubt(goesOn: boolean): void {
    this.#deciding.answerDoubt(goesOn);
  }

  /** The answer to whether a press that costs money was meant. */
  answerSpending(goesOn: boolean): void {
    this.#spending.answer(goesOn);
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
    this.#notices.follow(trouble);
    if (awaited(this.state) === 'player') this.#seen = seenOf(this.state);
    this.#wait.look();
    this.#changed();
  }

  #changed(): void {
    for (const watcher of [...this.#watchers]) watcher();
  }
}
