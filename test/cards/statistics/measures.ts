// How far many shuffles are from chance. Each measure takes whole shoes, the cards numbered from 0 so that every copy of a
// face is told from the others, and tells one figure whose distribution under chance is known.

/** A shoe in its order: each number from 0 to its length − 1 once. */
export type Order = readonly number[];

export interface Measure {
  take(order: Order): void;
  /** The figure of all that was taken. */
  value(): number;
}

/**
 * Chi-square of card by place. The places and the cards of one shoe are each used once, so that under chance the sum times
 * (n − 1)/n has the chi-square distribution at (n − 1)² degrees of freedom.
 */
export function positions(size: number): Measure {
  const counts = new Float64Array(size * size);
  let shoes = 0;
  return {
    take(order) {
      shoes += 1;
      for (let at = 0; at < size; at++) {
        const cell = at * size + (order[at] ?? 0);
        counts[cell] = (counts[cell] ?? 0) + 1;
      }
    },
    value() {
      const expected = shoes / size;
      return (sumOver(counts, (count) => (count - expected) ** 2 / expected) * (size - 1)) / size;
    },
  };
}

/**
 * Chi-square of card by next card, the first card coming after the last one. All n pairs of a shoe are counted, which are not
 * independent: how often two cards touch at all, and which of the two comes first, have each their own variance. With the second
 * part times (n − 2)/n the sum has the chi-square distribution at n(n − 3)/2 + (n − 1)(n − 2)/2 degrees of freedom.
 */
export function adjacentPairs(size: number): Measure {
  const counts = new Float64Array(size * size);
  let shoes = 0;
  return {
    take(order) {
      shoes += 1;
      for (let at = 0; at < size; at++) {
        const cell = (order[at] ?? 0) * size + (order[(at + 1) % size] ?? 0);
        counts[cell] = (counts[cell] ?? 0) + 1;
      }
    },
    value() {
      const expected = (2 * shoes) / (size - 1);
      let touching = 0;
      let turned = 0;
      for (let a = 0; a < size; a++) {
        for (let b = a + 1; b < size; b++) {
          const there = counts[a * size + b] ?? 0;
          const back = counts[b * size + a] ?? 0;
          touching += (there + back - expected) ** 2 / expected;
          turned += (there - back) ** 2 / expected;
        }
      }
      return touching + (turned * (size - 2)) / size;
    },
  };
}

/**
 * The serial correlation of a card's number with that of the next, the first card coming after the last one, in standard
 * deviations from its mean: Wald and Wolfowitz (1943) give both for a random order of fixed numbers.
 */
export function serialCorrelation(size: number): Measure {
  const middle = (size - 1) / 2;
  const power = (exponent: number): number =>
    sumOver(
      Array.from({ length: size }, (_, card) => card - middle),
      (value) => value ** exponent,
    );
  // The numbers are even round their middle: the sums of odd powers are 0.
  const [second, fourth] = [power(2), power(4)];
  const mean = -second / (size - 1);
  const variance =
    (second ** 2 - fourth) / (size - 1) +
    (second ** 2 - 2 * fourth) / ((size - 1) * (size - 2)) -
    (second / (size - 1)) ** 2;
  let shoes = 0;
  let sum = 0;
  return {
    take(order) {
      shoes += 1;
      for (let at = 0; at < size; at++)
        sum += ((order[at] ?? 0) - middle) * ((order[(at + 1) % size] ?? 0) - middle);
    },
    value: () => (sum - shoes * mean) / Math.sqrt(shoes * variance),
  };
}

/** The correlation of the card at each place with the one at the same place of the shoe before, in standard deviations. */
export function shoeToShoe(size: number): Measure {
  const middle = (size - 1) / 2;
  const second = (size * (size ** 2 - 1)) / 12;
  let before: Order | null = null;
  let pairs = 0;
  let sum = 0;
  return {
    take(order) {
      if (before !== null) {
        pairs += 1;
        for (let at = 0; at < size; at++) sum += ((order[at] ?? 0) - middle) * ((before[at] ?? 0) - middle);
      }
      before = [...order];
    },
    value: () => sum / Math.sqrt((pairs * second ** 2) / (size - 1)),
  };
}

/**
 * The number of runs of cards from the same half of the pack, in standard deviations from its mean: n/2 + 1 runs, with a
 * variance of (n/2)(n/2 − 1)/(n − 1), as many of the one half as of the other.
 */
export function runsOfHalves(size: number): Measure {
  const half = size / 2;
  let shoes = 0;
  let runs = 0;
  return {
    take(order) {
      shoes += 1;
      runs += 1;
      for (let at = 1; at < size; at++)
        if ((order[at] ?? 0) < half !== (order[at - 1] ?? 0) < half) runs += 1;
    },
    value: () => (runs - shoes * (half + 1)) / Math.sqrt((shoes * half * (half - 1)) / (size - 1)),
  };
}

/**
 * The number of runs up and down, from turn to turn, in standard deviations from its mean: (2n − 1)/3 runs, with a variance
 * of (16n − 29)/90.
 */
export function runsUpAndDown(size: number): Measure {
  let shoes = 0;
  let runs = 0;
  return {
    take(order) {
      shoes += 1;
      runs += 1;
      for (let at = 2; at < size; at++) {
        const [a = 0, b = 0, c = 0] = [order[at - 2], order[at - 1], order[at]];
        if (a < b !== b < c) runs += 1;
      }
    },
    value: () => (runs - (shoes * (2 * size - 1)) / 3) / Math.sqrt((shoes * (16 * size - 29)) / 90),
  };
}

function sumOver(values: Iterable<number>, of: (value: number) => number): number {
  let sum = 0;
  for (const value of values) sum += of(value);
  return sum;
}
