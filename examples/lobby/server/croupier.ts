// The dealer: says a card when the round asks for it, and never before. Asked again, it says the same one.

import type { Card } from '../../../src/cards/card.ts';
import type { FirstCards } from '../../../src/dealer/dealing.ts';
import { type Awaited, awaited, phaseOf } from '../../../src/round/progress.ts';
import { handedOut, replay } from '../../../src/round/record.ts';
import { DONE, type Done, done, refused } from './refusal.ts';
import type { KeptRound, RoundStore } from './round-store.ts';
import type { Rounds } from './rounds.ts';
import { type Shoe, shoeOfRound } from './shoe.ts';
import type { Purse } from './wallet.ts';

/** A card, or none: the shoe is at its end. */
export type Given<T> = { readonly given: T | null };

const given = <T>(value: T | null): Done<Given<T>> => done({ given: value });

export class Croupier {
  readonly #store: RoundStore;
  readonly #rounds: Rounds;

  constructor(store: RoundStore, rounds: Rounds) {
    this.#store = store;
    this.#rounds = rounds;
  }

  /** Opens the shoe committed to with the player's words, which are the ones in the record. */
  open(purse: Purse, roundId: string, words: string): Done {
    return this.#store.atomically(() => {
      const found = this.#rounds.open(purse, roundId);
      if (!found.ok) return found;
      const { record, words: before } = found.value;
      if (words !== record.words || (before !== null && before !== words))
        return refused('record-differs', 'words');
      this.#store.setWords(roundId, words);
      return DONE;
    });
  }

  cards(purse: Purse, roundId: string, boxes: number): Done<Given<FirstCards>> {
    return this.#deal(purse, roundId, (round) => {
      if (round.boxes === 0 && !isAwaited(round, 'deal')) return refused('not-awaited');
      if (boxes !== replay(round.record).context.boxes.length) return refused('record-differs', 'boxes');
      this.#store.setHandedOut(roundId, { ...round, boxes });
      return given(shoeOf(round, boxes).first);
    });
  }

  /** The card drawn after `drawn` others were. */
  draw(purse: Purse, roundId: string, drawn: number): Done<Given<Card>> {
    return this.#deal(purse, roundId, (round) => {
      if (drawn > round.drawn) return refused('not-awaited');
      if (drawn === round.drawn) {
        if (!isAwaited(round, 'draw') || handedOut(round.record).drawn !== drawn)
          return refused('not-awaited');
        this.#store.setHandedOut(roundId, { ...round, drawn: drawn + 1 });
      }
      return given(shoeOf(round, round.boxes).card(drawn));
    });
  }

  /** Whether the face-down card makes a blackjack. */
  peek(purse: Purse, roundId: string): Done<Given<boolean>> {
    return this.#deal(purse, roundId, (round) => {
      const looked = round.record.events.some(({ type }) => type === 'dealer.looked');
      if (!looked && !isAwaited(round, 'look')) return refused('not-awaited');
      return given(shoeOf(round, round.boxes).blackjack);
    });
  }

  turn(purse: Purse, roundId: string): Done<Given<Card>> {
    return this.#deal(purse, roundId, (round) => {
      if (!round.turned && !isAwaited(round, 'turn')) return refused('not-awaited');
      this.#store.setHandedOut(roundId, { ...round, turned: true });
      return given(shoeOf(round, round.boxes).hole);
    });
  }

  /** The seed and the words of a round in which no card can fall any more. */
  reveal(purse: Purse, roundId: string): Done<{ readonly seed: string; readonly words: string } | null> {
    const found = this.#rounds.of(purse, roundId);
    if (!found.ok) return found;
    const { state, seed, words, record } = found.value;
    const last = replay(record);
    const isOver = state === 'ended' || phaseOf(last) === 'settled' || awaited(last) === 'credits';
    if (!isOver) return refused('round-not-over');
    return done(words === null ? null : { seed, words });
  }

  #deal<T>(purse: Purse, roundId: string, give: (round: KeptRound) => Done<T>): Done<T> {
    return this.#store.atomically(() => {
      const found = this.#rounds.open(purse, roundId);
      if (!found.ok) return found;
      return found.value.words === null ? refused('not-awaited') : give(found.value);
    });
  }
}

const isAwaited = ({ record }: KeptRound, what: Awaited): boolean => awaited(replay(record)) === what;

const shoeOf = ({ record, seed, words }: KeptRound, boxes: number): Shoe =>
  shoeOfRound(record.rules, seed, words ?? '', boxes);
