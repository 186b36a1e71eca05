// The protocol's messages (docs/embedding.md), all of them, with the shape each must have. Both sides check every message
// by these; one that does not fit is ignored and counted. Amounts are whole minor units of the table's currency.
//
// Over the window goes only the handshake. Over the port go questions `{ type, id, … }`, each answered by
// `{ type: 'answer', to: id, value }` or `{ type: 'failed', to: id }`, and notices `{ type, … }`, which want no answer.

import * as v from 'valibot';
import { PLACES, startSchema } from './start.ts';
import { amount, card, code, count, digest, name, roundId, text, txId, words } from './values.ts';

const none = v.strictObject({});
const done = v.strictObject({ ok: v.literal(true) });
/** The player's record as `round.ended` and the rest carry it (docs/keeping.md), checked by who reads it. */
const record = v.record(v.string(), v.unknown());

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
const pair = v.strictTuple([card, card]);

/** What the game asks of the host. */
export const GAME_ASKS = {
  'wallet.debit': { ask: v.strictObject({ txId, roundId, amount }), answer: walletAnswer },
  'wallet.credit': { ask: v.strictObject({ txId, roundId, amount }), answer: walletAnswer },
  /** Takes back a debit whose round never began; of one that was never booked it makes sure it never will be. */
  'wallet.rollback': { ask: v.strictObject({ txId, roundId }), answer: walletAnswer },
  'wallet.balance': { ask: none, answer: v.strictObject({ balance: amount }) },
  /** A round begins: asked before its first debit. The host keeps the record until `round.ended` or `round.dropped`. */
  'round.started': { ask: v.strictObject({ record }), answer: done },
  /** The running round's record with what has happened since; asked before anything of it is shown or asked for. */
  'round.kept': { ask: v.strictObject({ record }), answer: done },
  'round.ended': { ask: v.strictObject({ record }), answer: done },
  /** The round never began: its stake was refused. */
  'round.dropped': { ask: v.strictObject({ roundId }), answer: done },
  /** Begins the round on the shoe committed to, with these words. The same id twice is one round. */
  'dealer.open': { ask: v.strictObject({ roundId, words }), answer: dealt({}) },
  /** The first cards: two for each box, in ascending order of the boxes, and the dealer's that lie face up. */
  'dealer.cards': {
    ask: v.strictObject({ roundId, boxes: count(5) }),
    answer: dealt({
      boxes: v.pipe(v.array(pair), v.maxLength(5)),
      dealer: v.pipe(v.array(card), v.minLength(1), v.maxLength(2)),
    }),
  },
  /** The card drawn after `drawn` others were (the first cards not counted). Asked again, the same card. */
  'dealer.draw': { ask: v.strictObject({ roundId, drawn: count(400) }), answer: dealt({ card }) },
  /** Whether the face-down card makes a blackjack. */
  'dealer.peek': { ask: v.strictObject({ roundId }), answer: dealt({ blackjack: v.boolean() }) },
  'dealer.turn': { ask: v.strictObject({ roundId }), answer: dealt({ card }) },
  /** The seed of a round that is over and the words it was dealt with; null where the host commits to none. */
  'dealer.reveal': {
    ask: v.strictObject({ roundId }),
    answer: v.strictObject({ revealed: v.nullable(v.strictObject({ seed: digest, words })) }),
  },
  /** The round's record is closed; the answer is the commitment to the next shoe. */
  'dealer.close': {
    ask: v.strictObject({ roundId }),
    answer: v.strictObject({ commitment: v.nullable(digest) }),
  },
} as const;

/** What the host asks of the game. */
export const HOST_ASKS = {
  /** Once; answered when the table is open, or with the code of what does not fit and the path of the fault. */
  start: {
    ask: v.strictObject({ options: startSchema }),
    answer: v.union([
      v.strictObject({ ok: v.literal(true), table: name(64) }),
      v.strictObject({ ok: v.literal(false), code, at: text(200) }),
    ]),
  },
  /** No new decision is taken until `resume`; moves that run come to their end. */
  pause: {
    ask: v.strictObject({ reason: v.picklist(['reality-check', 'cashier', 'lobby']) }),
    answer: done,
  },
  resume: { ask: none, answer: done },
  mute: { ask: v.strictObject({ muted: v.boolean() }), answer: done },
  /** The game closes at once where it is idle, or else when its round is over; then it tells `closed`. */
  close: { ask: none, answer: done },
} as const;

/** What the game tells the host. */
export const GAME_NOTICES = {
  /** The first message on the port. */
  hello: v.strictObject({ protocol: text(20) }),
  /** A round is under way, or one that began is not yet booked whole. */
  busy: none,
  /** The frame may be taken away without harm. */
  idle: none,
  /** The size the game would like, CSS pixels; the host may leave it as it is. */
  resize: v.strictObject({ width: count(10_000), height: count(10_000) }),
  open: v.strictObject({ place: v.picklist(PLACES) }),
  /** What went wrong, for support. */
  error: v.strictObject({ code, at: text(200) }),
  closed: none,
} as const;

/** What the host tells the game. */
export const HOST_NOTICES = {
  /** The balance was changed outside of the game: the game asks `wallet.balance`. */
  'balance.changed': none,
} as const;

/** The handshake, over the window: the game says that it is there and nothing else, and the host hands over a port. */
export const readySchema = v.strictObject({ baize: v.literal('ready') });
export const connectSchema = v.strictObject({ baize: v.literal('connect'), protocol: text(20) });

/** Questions by type, each with its body and its answer. */
type Questions<Shapes extends Readonly<Record<string, { ask: v.GenericSchema; answer: v.GenericSchema }>>> = {
  readonly [T in keyof Shapes]: {
    readonly ask: v.InferOutput<Shapes[T]['ask']>;
    readonly answer: v.InferOutput<Shapes[T]['answer']>;
  };
};
type Tellings<Shapes extends Readonly<Record<string, v.GenericSchema>>> = {
  readonly [T in keyof Shapes]: v.InferOutput<Shapes[T]>;
};

export type GameAsks = Questions<typeof GAME_ASKS>;
export type HostAsks = Questions<typeof HOST_ASKS>;
export type GameNotices = Tellings<typeof GAME_NOTICES>;
export type HostNotices = Tellings<typeof HOST_NOTICES>;

export type WalletReply = GameAsks['wallet.debit']['answer'];
export type StartReply = HostAsks['start']['answer'];

/** The shape of a question and its answer, as the line between the pages checks it. */
export interface AskShape<Body, Reply> {
  readonly ask: v.GenericSchema<unknown, Body>;
  readonly answer: v.GenericSchema<unknown, Reply>;
}
