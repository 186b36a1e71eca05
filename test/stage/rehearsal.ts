// A stage's motion without a stage: a show whose clock is moved by hand, and that remembers what was seen and heard.

import { breakIntoChips } from '../../src/money/chips.ts';
import type { Fact } from '../../src/round/facts.ts';
import type { TableCue } from '../../src/sound/cues.ts';
import { layoutTable } from '../../src/stage/layout/layout.ts';
import { Show } from '../../src/stage/motion/show.ts';
import { arrange } from '../../src/stage/picture/arrange.ts';
import { emptyCast, settle } from '../../src/stage/scene/cast.ts';
import { type SeenTable, seenOf } from '../../src/stage/seen/seen-table.ts';
import type { TableRules } from '../../src/tables/rules.ts';
import type { Step } from './rounds.ts';
import { texts } from './tables.ts';

/** Milliseconds. */
export const FRAME = 16;
/** No step of a round takes longer than this at the slowest speed, milliseconds. */
const LONGEST = 15_000;

/** It finds fault with a result that is told before its cards lie open, and with a step that does not end. */
export class Rehearsal {
  readonly seen: Fact[] = [];
  readonly cues: TableCue[] = [];
  /** Cards whose face lay open in the last frame that was painted. */
  readonly open = new Set<string>();
  readonly faults: string[] = [];
  readonly show: Show;
  size: readonly [number, number] = [1280, 720];
  elapsed = 0;

  constructor(readonly rules: TableRules) {
    this.show = new Show({
      layout: () => layoutTable({ width: this.size[0], height: this.size[1] }, rules),
      rules: () => rules,
      texts: () => texts,
      onSeen: (fact, seen) => this.#note(fact, seen),
      onCue: (cue) => this.cues.push(cue),
    });
  }

  frame(ms: number | null = FRAME): void {
    this.show.step(ms);
    this.elapsed += FRAME;
    this.open.clear();
    for (const [key, { card, flip, alpha }] of this.show.cast.cards) {
      if (card !== null && flip > 0.999 && alpha > 0.999) this.open.add(key);
    }
  }

  /** Shows a step to its end; `each` may meddle before every frame. */
  async run({ facts, view }: Step, each: (frame: number) => void = () => {}): Promise<number> {
    let done = false;
    void this.show.perform(facts, view).then(() => {
      done = true;
    });
    await Promise.resolve();
    let frames = 0;
    for (; !done && frames * FRAME < LONGEST; frames++) {
      each(frames);
      // A step begins after a rest.
      this.frame(frames === 0 ? null : FRAME);
      await Promise.resolve();
    }
    if (!done) this.faults.push(`stalled at ${facts.map(({ type }) => type)}`);
    return frames * FRAME;
  }

  #note(fact: Fact, seen: SeenTable): void {
    this.seen.push(fact);
    if (fact.type !== 'bet.settled' && fact.type !== 'hand.finished' && fact.type !== 'round.settled') return;
    const hands = seen.boxes.flatMap(({ box, hands: all }) =>
      all.flatMap(({ cards }, hand) => cards.map((_, i) => `${box}.${hand}.${i}`)),
    );
    const dealer = seen.dealer.cards.map((_, i) => `d.${i}`);
    const shut = [...hands, ...dealer].filter((key) => !this.open.has(key));
    if (shut.length > 0) this.faults.push(`${fact.type} told before ${shut} lay open`);
  }

  /** How the stage differs from a picture drawn at once. */
  differences(step: Step): string[] {
    const picture = arrange(
      seenOf(step.view),
      layoutTable({ width: this.size[0], height: this.size[1] }, this.rules),
      texts,
    );
    const drawn = emptyCast();
    settle(drawn, picture, (amount) => breakIntoChips(amount, this.rules.chips), false);
    const { cast } = this.show;
    return (['cards', 'piles', 'labels'] as const).flatMap((kind) => {
      // What only passes by is let pass: chips that land, an accent, a message that waits.
      const loose = { loose: 0, looseX: 0, looseY: 0, scale: 1, ...(kind === 'labels' ? { alpha: 1 } : {}) };
      const plain = (things: ReadonlyMap<string, object>) =>
        JSON.stringify(
          [...things]
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .map(([key, thing]) => [key, { ...thing, ...loose }]),
        );
      return plain(cast[kind]) === plain(drawn[kind]) ? [] : [`${kind} differ`];
    });
  }
}
