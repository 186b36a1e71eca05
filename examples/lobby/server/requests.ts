// What a request's body must be. Everything is bounded.

import * as v from 'valibot';
import { LIMITS } from './tables.ts';

const text = (longest: number) => v.pipe(v.string(), v.maxLength(longest));
const name = (longest: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(longest));
const roundId = name(80);
const txId = name(120);
/** Whole minor units above 0. */
const amount = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const count = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));

export const none = v.strictObject({});
export const signIn = v.strictObject({ name: name(40) });
export const account = v.strictObject({ currency: name(3) });
export const sit = v.strictObject({
  table: name(64),
  currency: name(3),
  limits: v.picklist(LIMITS),
  /** The switch board's; read by the game's own check. */
  houseRules: v.optional(v.unknown(), {}),
});
export const refusals = v.strictObject({ refused: v.boolean() });
export const away = v.strictObject({ seconds: v.pipe(count(3600), v.minValue(1)) });

export const transaction = v.strictObject({ txId, roundId, amount });
export const rollback = v.strictObject({ txId, roundId });
export const round = v.strictObject({ roundId });
/** The record is read, and replayed, by the game's own code. */
export const record = v.strictObject({ record: v.unknown() });

export const openShoe = v.strictObject({ roundId, words: text(200) });
export const firstCards = v.strictObject({ roundId, boxes: v.pipe(count(5), v.minValue(1)) });
export const drawCard = v.strictObject({ roundId, drawn: count(400) });
