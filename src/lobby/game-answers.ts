// What the host answers to the game's questions (messages.ts), with the shape each answer must have. In a file of its own,
// since only the game has to check them.

import * as v from 'valibot';
import { type Card, parseCard } from '../cards/card.ts';
import { amount, digest, words } from './values.ts';

const done = v.strictObject({ ok: v.literal(true) });
const card = v.custom<Card>((value) => parseCard(value) !== null);

/** A debit, a credit or a rollback is answered the same however often it is sent under its id. */
const walletAnswer = v.variant('outcome', [
  v.strictObject({ outcome: v.literal('accepted'), balance: amount }),
  v.strictObject({
    outcome: v.literal('refused'),
    reason: v.picklist(['insufficient-funds', 'not-allowed']),
    balance: amount,
  }),
]);
const noCard = v.strictObject({
  ok: v.literal(false),
  code: v.picklist(['cards-exhausted', 'dealer-lost', 'shoe-lost']),
});
const dealt = <const T extends v.ObjectEntries>(entries: T) =>
  v.union([v.strictObject({ ok: v.literal(true), ...entries }), noCard]);
const pair = v.pipe(v.strictTuple([card, card]), v.readonly());

export const GAME_ANSWERS = {
  'wallet.debit': walletAnswer,
  'wallet.credit': walletAnswer,
  'wallet.rollback': walletAnswer,
  'wallet.balance': v.strictObject({ balance: amount }),
  'round.started': done,
  'round.kept': done,
  'round.ended': done,
  'round.dropped': done,
  'dealer.open': dealt({}),
  /** Two cards for each box, in ascending order of the boxes, and the dealer's that lie face up. */
  'dealer.cards': dealt({
    boxes: v.pipe(v.array(pair), v.maxLength(5), v.readonly()),
    dealer: v.pipe(v.array(card), v.minLength(1), v.maxLength(2), v.readonly()),
  }),
  'dealer.draw': dealt({ card }),
  'dealer.peek': dealt({ blackjack: v.boolean() }),
  'dealer.turn': dealt({ card }),
  /** The seed and the words the round was dealt with; null where the host commits to none. */
  'dealer.reveal': v.strictObject({ revealed: v.nullable(v.strictObject({ seed: digest, words })) }),
  /** The commitment to the next shoe; null where the host tells none. */
  'dealer.close': v.strictObject({ commitment: v.nullable(digest) }),
} as const;
