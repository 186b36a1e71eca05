/**
 * An amount as the fewest chips, largest first; what is less than the smallest chip is left over and shows in the label
 * only.
 *
 * @param amount minor units, 0 or more
 * @param chips the table's chips, ascending, each a multiple of the first
 */
export function breakIntoChips(amount: number, chips: readonly number[]): readonly number[] {
  const [smallest = 1] = chips;
  const inSmallest = Math.floor(amount / smallest);
  const sizes = chips.map((chip) => chip / smallest);
  const [largest = 1] = sizes.slice(-1);
  // Large chips are always right far above the largest; below, the fewest are looked up exactly, since taking the
  // largest that fits is not the fewest for every set of chips.
  const spare = largest * largest;
  const bulk = inSmallest > spare ? Math.floor((inSmallest - spare) / largest) : 0;
  const rest = inSmallest - bulk * largest;
  return [...Array.from({ length: bulk }, () => largest), ...fewest(rest, sizes)].map(
    (size) => size * smallest,
  );
}

function fewest(amount: number, sizes: readonly number[]): readonly number[] {
  if (isGreedy(sizes)) return greedy(amount, sizes);
  const count = [0];
  const last = [0];
  for (let sum = 1; sum <= amount; sum++) {
    let best = Number.POSITIVE_INFINITY;
    for (const size of sizes) {
      const before = count[sum - size];
      if (before !== undefined && before + 1 <= best) {
        best = before + 1;
        last[sum] = size;
      }
    }
    count[sum] = best;
  }
  const taken: number[] = [];
  for (let left = amount; left > 0; left -= last[left] ?? left) taken.push(last[left] ?? left);
  return taken.sort((a, b) => b - a);
}

/** Each size a multiple of the one before: then the largest that fits is always part of the fewest. */
function isGreedy(sizes: readonly number[]): boolean {
  return sizes.every((size, i) => i === 0 || size % (sizes[i - 1] ?? 1) === 0);
}

function greedy(amount: number, sizes: readonly number[]): readonly number[] {
  const taken: number[] = [];
  let left = amount;
  for (const size of [...sizes].reverse()) {
    for (; left >= size; left -= size) taken.push(size);
  }
  return taken;
}
