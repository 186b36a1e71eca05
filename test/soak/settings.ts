import { randomInt } from 'node:crypto';

// SOAK_SEED and SOAK_ROUNDS (rounds of each table); npm run soak sets both.

function whole(text: string | undefined, otherwise: number): number {
  const value = Number(text);
  return text !== undefined && Number.isSafeInteger(value) && value > 0 ? value : otherwise;
}

export const SEED = whole(process.env.SOAK_SEED, randomInt(1, 2 ** 31));
export const ROUNDS = whole(process.env.SOAK_ROUNDS, 20_000);

/** Says how to have the same campaign again. */
export function sayHow(what: string, count: number): void {
  console.log(`${what}: ${count}, SOAK_SEED=${SEED} SOAK_ROUNDS=${ROUNDS}`);
}
