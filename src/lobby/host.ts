// The host's side, published as `baize/lobby`: builds the frame, shakes hands with the game in it, and answers what it asks
// from the lobby's wallet, rounds and dealer. It knows nothing of the game but the messages.

import * as v from 'valibot';
import { gameFrame } from './host-frame.ts';
import type { HostDealer, LobbyOptions, TableHandle } from './host-types.ts';
import { openLine } from './line.ts';
import {
  GAME_ASKS,
  GAME_NOTICES,
  type GameAsks,
  type GameNotices,
  HOST_ANSWERS,
  type HostAsks,
  type HostNotices,
  readySchema,
} from './messages.ts';
import { roundsInOrder } from './rounds-in-order.ts';
import { fits, PROTOCOL } from './version.ts';
import { type HostLine, untilAnswered, Wishes } from './wishes.ts';

export type * from './host-types.ts';
export type * from './message-types.ts';
export { PROTOCOL } from './version.ts';

/** How long the game may take to open the table, or to answer at all, milliseconds. */
const ANSWER_MS = 30_000;
/** How long the game waits for an answer where the start does not say, milliseconds. */
const GAME_ANSWER_MS = 8000;
/** How many times as long a call to keep a record may take before it counts as failed. */
const KEEPING_ANSWERS = 3;
/** Before something is asked again that failed, of the lobby or of the game, milliseconds. */
const AGAIN_MS = 2000;

const later = (milliseconds: number) => new Promise<void>((resume) => setTimeout(resume, milliseconds));

const DONE = { ok: true } as const;
const done = async (work: Promise<void>): Promise<typeof DONE> => {
  await work;
  return DONE;
};

/** A dealer that is none: the game was told that it deals itself. */
const noDealer = (): Promise<never> => Promise.reject(new Error('no dealer'));
const NO_DEALER: HostDealer = {
  open: noDealer,
  cards: noDealer,
  draw: noDealer,
  peek: noDealer,
  turn: noDealer,
  reveal: noDealer,
  close: noDealer,
};

/** Opens a table in the container, which should have the size that the game is to have. */
export function openTable(container: HTMLElement, options: LobbyOptions): TableHandle {
  const { wallet, dealer = NO_DEALER, on = {} } = options;
  const { element, origin } = gameFrame(container.ownerDocument, options.src, options.title ?? 'Blackjack');
  const lines = new Set<HostLine>();
  let current: HostLine | null = null;
  let ignored = 0;
  let busy = false;
  let starts = 0;
  /** How long the game waits for an answer. */
  let answerMs = GAME_ANSWER_MS;
  const rounds = roundsInOrder(options.rounds ?? {}, () => later(KEEPING_ANSWERS * answerMs));
  let gone = false;
  let tellClosed = (): void => {};
  const closed = new Promise<void>((resolve) => {
    tellClosed = resolve;
  });
  const fault = (code: string, at = ''): void => on.error?.(code, at);
  const setBusy = (now: boolean): void => {
    busy = now;
    on.busy?.(now);
  };

  const remove = (): void => {
    if (gone) return;
    gone = true;
    window.removeEventListener('message', hear);
    for (const line of lines) line.close();
    element.remove();
    tellClosed();
  };

  const again = () => later(AGAIN_MS);
  const wishes = new Wishes({
    current: () => current,
    noAnswer(question) {
      fault('no-answer', question);
      // It is not there to close by itself.
      if (question === 'close') remove();
    },
    later: again,
  });

  const start = async (line: HostLine): Promise<void> => {
    // A record that is still on its way would land after the game was told of the one before it.
    await rounds.settled;
    const given = await Promise.resolve()
      .then(options.start)
      .catch(() => null);
    if (line !== current || line.closed) return;
    if (given === null) {
      fault('start-failed');
      await again();
      return start(line);
    }
    answerMs = given.answerMs ?? GAME_ANSWER_MS;
    const asked = {
      options: { ...given, history: [...(given.history ?? [])], dealer: options.dealer ? 'host' : 'game' },
    } as const;
    const opened = await untilAnswered(() => line.ask('start', asked), {
      isWanted: () => line === current && !line.closed,
      noAnswer: () => fault('no-answer', 'start'),
      later: again,
    });
    if (opened === null || line !== current || line.closed) return;
    if (!opened.ok) {
      fault(opened.code, opened.at);
      return;
    }
    on.started?.(opened.table, starts > 0);
    starts += 1;
    wishes.sayAll();
  };

  /** A line that the game has spoken on is the line; those of an earlier page, or not taken, are closed. */
  const greet = (line: HostLine, protocol: string): void => {
    if (line === current) return;
    current = line;
    for (const other of lines) {
      if (other === line) continue;
      lines.delete(other);
      other.close();
    }
    if (fits(PROTOCOL, protocol)) void start(line);
    else fault('version-mismatch', protocol);
  };

  const connect = (game: Window): void => {
    const { port1, port2 } = new MessageChannel();
    const line: HostLine = openLine<HostAsks, HostNotices, GameAsks, GameNotices>({
      port: port1,
      answers: HOST_ANSWERS,
      theirs: GAME_ASKS,
      theirNotices: GAME_NOTICES,
      answer: {
        'wallet.debit': (transaction) => wallet.debit(transaction),
        'wallet.credit': (transaction) => wallet.credit(transaction),
        'wallet.rollback': (transaction) => wallet.rollback(transaction),
        'wallet.balance': async () => ({ balance: await wallet.balance() }),
        'round.started': ({ record }) => done(rounds.started(record)),
        'round.kept': ({ record }) => done(rounds.kept(record)),
        'round.ended': ({ record }) => done(rounds.ended(record)),
        'round.dropped': ({ roundId }) => done(rounds.dropped(roundId)),
        'dealer.open': (round) => dealer.open(round),
        'dealer.cards': (round) => dealer.cards(round),
        'dealer.draw': (round) => dealer.draw(round),
        'dealer.peek': (round) => dealer.peek(round),
        'dealer.turn': (round) => dealer.turn(round),
        'dealer.reveal': (round) => dealer.reveal(round),
        'dealer.close': (round) => dealer.close(round),
      },
      hear: {
        hello: ({ protocol }) => greet(line, protocol),
        busy: () => setBusy(true),
        idle: () => setBusy(false),
        resize: ({ width, height }) => on.resize?.(width, height),
        open: ({ place }) => on.open?.(place),
        error: ({ code, at }) => fault(code, at),
        closed: remove,
      },
      bad: (at) => fault('bad-message', at),
      answerMs: () => ANSWER_MS,
    });
    lines.add(line);
    game.postMessage({ baize: 'connect', protocol: PROTOCOL }, origin, [port2]);
  };

  function hear({ data, origin: from, source }: MessageEvent<unknown>): void {
    const game = element.contentWindow;
    if (game !== null && source === game && from === origin && v.is(readySchema, data)) connect(game);
    else ignored += 1;
  }

  window.addEventListener('message', hear);
  container.append(element);
  return {
    frame: element,
    get busy() {
      return busy;
    },
    get ignored() {
      return [...lines].reduce((sum, line) => sum + line.ignored, ignored);
    },
    balance: () => current?.tell('balance.changed', {}),
    pause: (reason) =>
      wishes.say('pause', { question: 'pause', ask: (line) => line.ask('pause', { reason }) }),
    resume: () => wishes.say('pause', { question: 'resume', ask: (line) => line.ask('resume', {}) }),
    mute: (muted) => wishes.say('mute', { question: 'mute', ask: (line) => line.ask('mute', { muted }) }),
    close() {
      if (current === null) remove();
      wishes.say('close', { question: 'close', ask: (line) => line.ask('close', {}) });
      return closed;
    },
    remove,
    closed,
  };
}
