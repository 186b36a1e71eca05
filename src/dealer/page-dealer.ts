// The dealer in the page, for play money: a new shoe for every round, kept until the round is over, so that a round that
// is taken up again meets the same cards.

import type { Card } from '../cards/card.ts';
import type { TableRules } from '../tables/rules.ts';
import type { Dealer, Dealt } from './dealer.ts';
import { type CardSource, type Dealing, dealing, fromSeed, rigged } from './dealing.ts';
import { commitmentTo, newSeed, type Seed } from './seed.ts';
import type { ShoeStore, StoredShoes } from './shoe-store.ts';

function answer<T>(value: T | null): Dealt<T> {
  return value === null ? { ok: false, code: 'cards-exhausted' } : { ok: true, value };
}

const DONE: Dealt<null> = { ok: true, value: null };

/** Hands out again, to nobody, what was handed out before. */
function fastForward(
  at: Dealing,
  { boxes, drawn, turned }: { boxes: number; drawn: number; turned: boolean },
): void {
  if (boxes > 0) at.deal(boxes);
  for (let i = 0; i < drawn; i++) at.draw();
  if (turned) at.turn();
}

/** The cards of a shoe, and what is told of it. */
interface Shoes {
  readonly source: (seed: Seed, words: string) => CardSource;
  readonly commits: boolean;
}

function dealerWith(rules: TableRules, store: ShoeStore, loaded: StoredShoes, shoes: Shoes): Dealer {
  let kept = loaded;
  let now: Dealing = dealing(rules, () => null);
  return {
    commitment: () => (shoes.commits ? commitmentTo(kept.open?.seed ?? kept.next) : null),
    async open(roundId, words) {
      if (kept.open === null || kept.open.roundId !== roundId) {
        kept = { next: newSeed(), open: { roundId, seed: kept.next, words } };
        await store.save(kept);
      }
      const { seed, words: said } = kept.open ?? { seed: kept.next, words };
      now = dealing(rules, shoes.source(seed, said));
      return DONE;
    },
    async resume(roundId, handedOut) {
      if (kept.open === null || kept.open.roundId !== roundId) return { ok: false, code: 'shoe-lost' };
      now = dealing(rules, shoes.source(kept.open.seed, kept.open.words));
      fastForward(now, handedOut);
      return DONE;
    },
    deal: async (boxes) => answer(now.deal(boxes)),
    draw: async () => answer(now.draw()),
    look: async () => answer(now.look()),
    turn: async () => answer(now.turn()),
    async reveal(roundId) {
      const { open } = kept;
      if (open === null || open.roundId !== roundId || !shoes.commits) return null;
      return { seed: open.seed, words: open.words };
    },
    async close(roundId) {
      if (kept.open?.roundId !== roundId) return;
      kept = { next: kept.next, open: null };
      await store.save(kept);
    },
  };
}

/** The dealer in the page; its shoes outlive a reload where the store does. */
export async function pageDealer(rules: TableRules, store: ShoeStore): Promise<Dealer> {
  const before = await store.load();
  const kept: StoredShoes = before ?? { next: newSeed(), open: null };
  // The next shoe is kept before its commitment is told.
  if (before === null) await store.save(kept);
  return dealerWith(rules, store, kept, {
    source: (seed, words) => fromSeed(rules, seed, words),
    commits: true,
  });
}

/** A rehearsal's dealer: every round hands out the listed cards, then cards of a shuffled rest. */
export function rehearsalDealer(rules: TableRules, cards: readonly Card[], store: ShoeStore): Dealer {
  return dealerWith(
    rules,
    store,
    { next: newSeed(), open: null },
    {
      source: (seed) => rigged(rules, cards, seed),
      commits: false,
    },
  );
}
