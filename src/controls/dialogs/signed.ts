import type { Words } from '../../locales/words.ts';

/** A net with its sign: "+5.00", "−5.00", "0.00". */
export function signed(words: Words, net: number): string {
  if (net === 0) return words.amount(0);
  return `${net > 0 ? '+' : '−'}${words.amount(Math.abs(net))}`;
}
