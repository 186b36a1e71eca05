// A line between two pages of a test: the game's end and the host's, each with what it was asked and told.

import { GAME_ANSWERS } from '../../src/lobby/game-answers.ts';
import { type Line, openLine, type Port } from '../../src/lobby/line.ts';
import {
  GAME_ASKS,
  GAME_NOTICES,
  type GameAsks,
  type GameNotices,
  HOST_ANSWERS,
  HOST_ASKS,
  HOST_NOTICES,
  type HostAsks,
  type HostNotices,
} from '../../src/lobby/messages.ts';

type Answers<Asks extends Readonly<Record<string, { ask: unknown; answer: unknown }>>> = {
  readonly [T in keyof Asks]: (body: Asks[T]['ask']) => Promise<Asks[T]['answer']>;
};

const never = () => Promise.reject(new Error('not answered in this test'));

/** What a host answers in a test; the rest it fails to. */
export type HostAnswers = Partial<Answers<GameAsks>>;
export type GameReplies = Partial<Answers<HostAsks>>;

export interface HostEnd {
  readonly line: Line<HostAsks, HostNotices>;
  readonly told: string[];
  readonly faults: string[];
}

export function hostEnd(port: Port, answers: HostAnswers = {}): HostEnd {
  const told: string[] = [];
  const faults: string[] = [];
  const hear = (type: string) => (body: object) => void told.push(`${type} ${JSON.stringify(body)}`);
  const line = openLine<HostAsks, HostNotices, GameAsks, GameNotices>({
    port,
    answers: HOST_ANSWERS,
    theirs: GAME_ASKS,
    theirNotices: GAME_NOTICES,
    answer: {
      'wallet.debit': never,
      'wallet.credit': never,
      'wallet.rollback': never,
      'wallet.balance': never,
      'round.started': never,
      'round.kept': never,
      'round.ended': never,
      'round.dropped': never,
      'dealer.open': never,
      'dealer.cards': never,
      'dealer.draw': never,
      'dealer.peek': never,
      'dealer.turn': never,
      'dealer.reveal': never,
      'dealer.close': never,
      ...answers,
    },
    hear: {
      hello: hear('hello'),
      busy: hear('busy'),
      idle: hear('idle'),
      resize: hear('resize'),
      open: hear('open'),
      error: hear('error'),
      closed: hear('closed'),
    },
    bad: (at) => void faults.push(at),
    answerMs: () => 200,
  });
  return { line, told, faults };
}

export interface GameEnd {
  readonly line: Line<GameAsks, GameNotices>;
  readonly told: string[];
  readonly faults: string[];
}

/** @param answerMs how long the game waits for an answer */
export function gameEnd(port: Port, replies: GameReplies = {}, answerMs = 200): GameEnd {
  const told: string[] = [];
  const faults: string[] = [];
  const line = openLine<GameAsks, GameNotices, HostAsks, HostNotices>({
    port,
    answers: GAME_ANSWERS,
    theirs: HOST_ASKS,
    theirNotices: HOST_NOTICES,
    answer: { start: never, pause: never, resume: never, mute: never, close: never, ...replies },
    hear: { 'balance.changed': () => void told.push('balance.changed') },
    bad: (at) => void faults.push(at),
    answerMs: () => answerMs,
  });
  return { line, told, faults };
}
