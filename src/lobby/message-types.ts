// The messages between a lobby and the game, for who writes a host's side of their own (docs/embedding.md has them in a
// table). Types only, and written out as those of host-types.ts; test/lobby/message-types.test.ts holds them to the schemas.

import type { Card } from '../cards/card.ts';
import type {
  Dealt,
  KeptRecord,
  PauseReason,
  Place,
  StartOptions,
  Transaction,
  WalletReply,
} from './host-types.ts';

interface Question<Ask, Answer> {
  readonly ask: Ask;
  readonly answer: Answer;
}
interface Done {
  readonly ok: true;
}
type Nothing = Readonly<Record<never, never>>;
interface OfRound {
  readonly roundId: string;
}
interface OfRecord {
  readonly record: KeptRecord;
}

/** What the game asks of the lobby, by type: the question's fields beside `type` and `id`, and the answer's value. */
export interface GameQuestions {
  readonly 'wallet.debit': Question<Transaction, WalletReply>;
  readonly 'wallet.credit': Question<Transaction, WalletReply>;
  readonly 'wallet.rollback': Question<Omit<Transaction, 'amount'>, WalletReply>;
  readonly 'wallet.balance': Question<Nothing, { readonly balance: number }>;
  readonly 'round.started': Question<OfRecord, Done>;
  readonly 'round.kept': Question<OfRecord, Done>;
  readonly 'round.ended': Question<OfRecord, Done>;
  readonly 'round.dropped': Question<OfRound, Done>;
  readonly 'dealer.open': Question<OfRound & { readonly words: string }, Dealt<object>>;
  readonly 'dealer.cards': Question<
    OfRound & { readonly boxes: number },
    Dealt<{ readonly boxes: readonly (readonly [Card, Card])[]; readonly dealer: readonly Card[] }>
  >;
  readonly 'dealer.draw': Question<OfRound & { readonly drawn: number }, Dealt<{ readonly card: Card }>>;
  readonly 'dealer.peek': Question<OfRound, Dealt<{ readonly blackjack: boolean }>>;
  readonly 'dealer.turn': Question<OfRound, Dealt<{ readonly card: Card }>>;
  readonly 'dealer.reveal': Question<
    OfRound,
    { readonly revealed: { readonly seed: string; readonly words: string } | null }
  >;
  readonly 'dealer.close': Question<OfRound, { readonly commitment: string | null }>;
}

/** What the game tells the lobby, by type: the fields beside `type`. */
export interface GameNotices {
  /** The first on the port: the version of the protocol that the game speaks. */
  readonly hello: { readonly protocol: string };
  readonly busy: Nothing;
  readonly idle: Nothing;
  readonly resize: { readonly width: number; readonly height: number };
  readonly open: { readonly place: Place };
  readonly error: { readonly code: string; readonly at: string };
  readonly closed: Nothing;
}

/** What the lobby asks of the game, by type. */
export interface HostQuestions {
  readonly start: Question<
    { readonly options: StartOptions & { readonly dealer?: 'host' | 'game' | undefined } },
    | { readonly ok: true; readonly table: string }
    | { readonly ok: false; readonly code: string; readonly at: string }
  >;
  readonly pause: Question<{ readonly reason: PauseReason }, Done>;
  readonly resume: Question<Nothing, Done>;
  readonly mute: Question<{ readonly muted: boolean }, Done>;
  readonly close: Question<Nothing, Done>;
}

/** What the lobby tells the game, by type. */
export interface HostNotices {
  readonly 'balance.changed': Nothing;
}

type Asked<Questions> = {
  readonly [T in keyof Questions]: Questions[T] extends Question<infer Ask, unknown>
    ? { readonly type: T; readonly id: number } & Ask
    : never;
}[keyof Questions];
type Told<Notices> = { readonly [T in keyof Notices]: { readonly type: T } & Notices[T] }[keyof Notices];
/** An answer to the question of that id, or word that there is none now. */
type Answered<Questions> =
  | { readonly type: 'failed'; readonly to: number }
  | {
      readonly [T in keyof Questions]: Questions[T] extends Question<unknown, infer Answer>
        ? { readonly type: 'answer'; readonly to: number; readonly value: Answer }
        : never;
    }[keyof Questions];

/** Whatever the game posts on the port. */
export type GameMessage = Asked<GameQuestions> | Told<GameNotices> | Answered<HostQuestions>;
/** Whatever the lobby posts on the port. */
export type HostMessage = Asked<HostQuestions> | Told<HostNotices> | Answered<GameQuestions>;
