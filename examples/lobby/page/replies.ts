// The server's replies, as far as the page uses them.

import * as v from 'valibot';
import { type Card, parseCard } from '../../../src/cards/card.ts';
import { checkHouseRules } from '../../../src/house-rules/check-house-rules.ts';
import type { HouseRules } from '../../../src/house-rules/house-rules.ts';
import { checkRules } from '../../../src/tables/check-rules.ts';
import type { TableRules } from '../../../src/tables/rules.ts';

const amount = v.pipe(v.number(), v.safeInteger());
const card = v.custom<Card>((value) => parseCard(value) !== null);
const rules = v.custom<TableRules>((value) => checkRules(value).ok);
/** As the server holds them, whoever asked for what. */
const houseRules = v.custom<HouseRules>((value) => checkHouseRules(value).ok);
const record = v.record(v.string(), v.unknown());

export const nothing = v.object({});
export const game = v.object({ game: v.string() });
export const signedIn = v.object({ token: v.string(), name: v.string() });
export const cashed = v.object({ balance: amount });

const endedRound = v.object({
  id: v.string(),
  table: v.string(),
  endedBy: v.nullable(v.picklist(['player', 'house'])),
  ended: v.nullable(v.number()),
  change: amount,
});
export type EndedRound = v.InferOutput<typeof endedRound>;

export const account = v.object({
  name: v.string(),
  refused: v.boolean(),
  awaySeconds: v.number(),
  balance: amount,
  open: v.nullable(v.string()),
  rounds: v.array(endedRound),
});
export type Account = v.InferOutput<typeof account>;

export const sitting = v.object({
  sitting: v.string(),
  player: v.string(),
  table: rules,
  houseRules,
  balance: amount,
  currency: v.string(),
  commitment: v.nullable(v.string()),
  round: v.nullable(record),
  history: v.array(record),
});

export const wallet = v.variant('outcome', [
  v.object({ outcome: v.literal('accepted'), balance: amount }),
  v.object({
    outcome: v.literal('refused'),
    reason: v.picklist(['insufficient-funds', 'not-allowed']),
    balance: amount,
  }),
]);
export const balance = v.object({ balance: amount });

const given = <S extends v.GenericSchema>(schema: S) => v.object({ given: v.nullable(schema) });
export const firstCards = given(
  v.object({
    boxes: v.array(v.strictTuple([card, card])),
    dealer: v.array(card),
  }),
);
export const oneCard = given(card);
export const look = given(v.boolean());
export const revealed = v.object({
  revealed: v.nullable(v.object({ seed: v.string(), words: v.string() })),
});
export const commitment = v.object({ commitment: v.nullable(v.string()) });
