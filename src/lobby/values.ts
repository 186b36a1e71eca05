// The values that messages are made of. Everything is bounded: a message comes from another page.

import * as v from 'valibot';

/** Whole minor units, 0 or more. */
export const amount = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** The SHA-256 of a seed, or a seed: 64 hexadecimal digits. */
export const digest = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
export const text = (longest: number) => v.pipe(v.string(), v.maxLength(longest));
export const name = (longest: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(longest));
export const count = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));

export const roundId = name(80);
/** Made once for one transaction: the round's id, a hyphen and a number. */
export const txId = name(120);
/** The player's words, or the host's, that go into the shoe. */
export const words = text(200);
/** A code such as "bad-record": for support, the same in every language. */
export const code = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,63}$/));
