import type { Words } from '../../../src/cards/shoe.ts';
import type { Way } from './biased.ts';
import type { Bounded } from './bounds.ts';

/**
 * The figures of so many shoes of so many cards, in the order of the measures.
 *
 * @param wordsOf the words of the shoe of that number, from 0
 */
export function measured(
  size: number,
  shoes: number,
  way: Way,
  measures: readonly Bounded[],
  wordsOf: (shoe: number) => Words,
): readonly number[] {
  const taken = measures.map(({ of }) => of(size));
  for (let shoe = 0; shoe < shoes; shoe++) {
    const order = way(
      Array.from({ length: size }, (_, card) => card),
      wordsOf(shoe),
    );
    for (const measure of taken) measure.take(order);
  }
  return taken.map((measure) => measure.value());
}
