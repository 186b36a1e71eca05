// What a host opens the game with. Table, record and house rules are checked by the rooms that know them.

import * as v from 'valibot';
import { amount, count, digest, name, words } from './values.ts';

/** What the host can show when the player asks the game for it. */
export const PLACES = ['lobby', 'cashier', 'help', 'history', 'responsible-play'] as const;
export type Place = (typeof PLACES)[number];

const limit = v.strictObject({ min: amount, max: amount });

export const startSchema = v.strictObject({
  /** The host's name for this sitting; the same after a reload of either page. */
  session: name(200),
  /** A name of the player that says nothing of them: what the game keeps in the browser is kept apart by it. */
  player: v.optional(name(200)),
  /** The id of one of the game's tables, or a whole `TableRules`. */
  table: v.unknown(),
  /** What the player has, minor units of the table's currency. */
  balance: amount,
  /** ISO 4217. Another one than the table's own asks for `limits` and `chips` too: amounts are never converted. */
  currency: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/))),
  /** Of the main bet, minor units. */
  limits: v.optional(limit),
  /** Of every side bet, minor units. */
  sideLimits: v.optional(limit),
  /** Minor units, ascending, each a multiple of the first. */
  chips: v.optional(v.pipe(v.array(amount), v.minLength(1), v.maxLength(7), v.readonly())),
  /** A language's tag, such as "fr-CA". */
  language: v.optional(name(35)),
  speed: v.optional(v.picklist([1, 2, 3, 4, 5])),
  sound: v.optional(v.boolean()),
  /** The player's settings as they are at first here, by name. */
  settings: v.optional(v.record(name(40), v.unknown())),
  /** Settings that stay as `settings` has them. */
  lock: v.optional(v.pipe(v.array(name(40)), v.maxLength(40), v.readonly())),
  /** House rules (docs/house-rules.md). */
  houseRules: v.optional(v.unknown()),
  /** The record of the round that is open with this player, as it was kept last. */
  round: v.optional(v.unknown()),
  /** Records of rounds that are over, for the game's history; latest first. */
  history: v.optional(v.pipe(v.array(v.unknown()), v.maxLength(200), v.readonly())),
  /** The host's contribution to the shuffle; the player may put words of their own in its place. */
  words: v.optional(words),
  /** Who deals: the host, which is asked for every card, or the game itself (play money and demonstrations). */
  dealer: v.optional(v.picklist(['host', 'game'])),
  /** The host's commitment to the coming round's shoe, or to the open round's; null where it tells none. */
  commitment: v.optional(v.nullable(digest)),
  /** What the host can open for the player. */
  opens: v.optional(v.pipe(v.array(v.picklist(PLACES)), v.maxLength(PLACES.length), v.readonly())),
  /** How long the game waits for an answer before it asks again, milliseconds; 8000 where it is not given. */
  answerMs: v.optional(v.pipe(count(60_000), v.minValue(100))),
});

export type Start = v.InferOutput<typeof startSchema>;
