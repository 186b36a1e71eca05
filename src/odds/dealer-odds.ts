import { ShoeError, TEN } from './composition.ts';
import { DEALER_BUST, OUTCOMES, type TrieNodes } from './dealer-trie.ts';
import type { DealerView } from './dealer-view.ts';

/** More than the cards of any dealer's hand. */
const DEEPEST = 32;
const product = new Float64Array(DEEPEST);
const perCard = new Float64Array(DEEPEST);

/** Chances that fall short of one by more than rounding mean that the shoe ran out on the way. */
const SHORTFALL = 1e-9;

function walk(
  { value, copies, depth, skip, orders, outcome }: TrieNodes,
  unseen: Int32Array,
  into: Float64Array,
  at: number,
): void {
  const nodes = value.length;
  let node = 0;
  while (node < nodes) {
    const left = (unseen[(value[node] ?? 0) - 1] ?? 0) - (copies[node] ?? 0);
    if (left <= 0) {
      node = skip[node] ?? nodes;
      continue;
    }
    const d = depth[node] ?? 0;
    const chance = (product[d - 1] ?? 0) * left * (perCard[d - 1] ?? 0);
    product[d] = chance;
    const ways = orders[node] ?? 0;
    if (ways > 0) {
      const slot = at + (outcome[node] ?? 0);
      into[slot] = (into[slot] ?? 0) + ways * chance;
    }
    node++;
  }
}

/**
 * The exact chances of the dealer's ends, OUTCOMES of them written from `at`; they add up to 1.
 *
 * @param unseen cards by value, the face-down card among them
 * @throws ShoeError `shoe-exhausted` where the dealer could need more cards than there are
 */
export function dealerOdds(view: DealerView, unseen: Int32Array, into: Float64Array, at: number): void {
  const { trie, excluded } = view;
  into.fill(0, at, at + OUTCOMES);
  if (trie.pat !== null) {
    into[at + trie.pat] = 1;
    return;
  }
  let size = 0;
  for (let i = 0; i < TEN; i++) size += unseen[i] ?? 0;
  for (let d = 0; d < trie.deepest; d++) perCard[d] = d < size ? 1 / (size - d) : 0;
  // The first card comes from those it may be; the orders that begin with another were never counted.
  const eligible = size - (excluded === 0 ? 0 : (unseen[excluded - 1] ?? 0));
  product[0] = eligible > 0 ? size / eligible : 0;
  // Half the ends are over 21; in a shoe that cannot run out they are what the others leave.
  const enough = size >= trie.deepest && eligible > 0;
  walk(enough ? trie.standing : trie.all(), unseen, into, at);
  let sum = 0;
  for (let i = at; i < at + OUTCOMES; i++) sum += into[i] ?? 0;
  if (enough) into[at + DEALER_BUST] = Math.max(0, 1 - sum);
  else if (Math.abs(sum - 1) > SHORTFALL)
    throw new ShoeError('shoe-exhausted', 'the shoe could run out of cards before the dealer has finished');
}

/**
 * The chances of the next card's value, VALUES of them written into `into`. Where the face-down card is known not to
 * have a value, that value is a little likelier to come next, and the others a little less.
 *
 * @throws ShoeError `shoe-exhausted` where there is no card to come
 */
export function drawOdds(excluded: number, unseen: Int32Array, into: Float64Array, at: number): void {
  let size = 0;
  for (let i = 0; i < TEN; i++) size += unseen[i] ?? 0;
  const barred = excluded === 0 ? 0 : (unseen[excluded - 1] ?? 0);
  const hidden = excluded === 0 ? 0 : 1;
  if (size - hidden <= 0 || size - barred <= 0)
    throw new ShoeError('shoe-exhausted', 'the shoe holds no card to draw');
  const others = excluded === 0 ? 1 / size : (size - barred - 1) / ((size - barred) * (size - 1));
  for (let i = 0; i < TEN; i++)
    into[at + i] = (unseen[i] ?? 0) * (i === excluded - 1 ? 1 / (size - 1) : others);
}
