// The protocol's messages (docs/embedding.md), all of them, with the shape each must have. Both sides check every message
// by these; one that does not fit is ignored and counted. Amounts are whole minor units of the table's currency.
//
// Over the window goes only the handshake. Over the port go questions `{ type, id, … }`, each answered by
// `{ type: 'answer', to: id, value }` or `{ type: 'failed', to: id }`, and notices `{ type, … }`, which want no answer.
// Questions and answers are listed apart: each side carries only those that it has to check.

import * as v from 'valibot';
import type { GAME_ANSWERS } from './game-answers.ts';
import { PLACES, startSchema } from './start.ts';
import { amount, code, count, name, roundId, text, txId, words } from './values.ts';

const none = v.strictObject({});
const done = v.strictObject({ ok: v.literal(true) });
/** A round's record (docs/keeping.md): plain data, checked by who reads it. */
const record = v.record(v.string(), v.unknown());
const ofRound = v.strictObject({ roundId });

/** What the game asks of the host. */
export const GAME_ASKS = {
  'wallet.debit': v.strictObject({ txId, roundId, amount }),
  'wallet.credit': v.strictObject({ txId, roundId, amount }),
  /** Takes back a debit whose round never began; of one that was never booked it makes sure it never will be. */
  'wallet.rollback': v.strictObject({ txId, roundId }),
  'wallet.balance': none,
  /** A round begins: asked before its first debit. The host keeps the record until `round.ended` or `round.dropped`. */
  'round.started': v.strictObject({ record }),
  /** The running round's record with what has happened since; asked before anything of it is shown or asked for. */
  'round.kept': v.strictObject({ record }),
  'round.ended': v.strictObject({ record }),
  /** The round never began: its stake was refused. */
  'round.dropped': ofRound,
  /** Begins the round on the shoe committed to, with these words. The same id twice is one round. */
  'dealer.open': v.strictObject({ roundId, words }),
  /** The first cards. */
  'dealer.cards': v.strictObject({ roundId, boxes: count(5) }),
  /** The card drawn after `drawn` others were (the first cards not counted). Asked again, the same card. */
  'dealer.draw': v.strictObject({ roundId, drawn: count(400) }),
  /** Whether the face-down card makes a blackjack. */
  'dealer.peek': ofRound,
  /** Turns the face-down card. */
  'dealer.turn': ofRound,
  /** Asks for the seed of a round that is over. */
  'dealer.reveal': ofRound,
  /** The round's record is closed. */
  'dealer.close': ofRound,
} as const;

/** What the host asks of the game. */
export const HOST_ASKS = {
  /** Once; answered when the table is open, or with the code of what does not fit and the path of the fault. */
  start: v.strictObject({ options: startSchema }),
  /** No new decision is taken until `resume`; moves that run come to their end. */
  pause: v.strictObject({ reason: v.picklist(['reality-check', 'cashier', 'lobby']) }),
  resume: none,
  mute: v.strictObject({ muted: v.boolean() }),
  /** The game closes at once where it is idle, or else when its round is over; then it tells `closed`. */
  close: none,
} as const;

export const HOST_ANSWERS = {
  start: v.union([
    v.strictObject({ ok: v.literal(true), table: name(64) }),
    v.strictObject({ ok: v.literal(false), code, at: text(200) }),
  ]),
  pause: done,
  resume: done,
  mute: done,
  close: done,
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

type Shapes = Readonly<Record<string, v.GenericSchema>>;
type Bodies<Of extends Shapes> = { readonly [T in keyof Of]: v.InferOutput<Of[T]> };
type Questions<Asked extends Shapes, Answered extends { readonly [T in keyof Asked]: v.GenericSchema }> = {
  readonly [T in keyof Asked]: {
    readonly ask: v.InferOutput<Asked[T]>;
    readonly answer: v.InferOutput<Answered[T]>;
  };
};

/** Questions by type, each with its body and its answer. */
export type GameAsks = Questions<typeof GAME_ASKS, typeof GAME_ANSWERS>;
export type HostAsks = Questions<typeof HOST_ASKS, typeof HOST_ANSWERS>;
export type GameNotices = Bodies<typeof GAME_NOTICES>;
export type HostNotices = Bodies<typeof HOST_NOTICES>;

export type WalletReply = GameAsks['wallet.debit']['answer'];
export type StartReply = HostAsks['start']['answer'];
