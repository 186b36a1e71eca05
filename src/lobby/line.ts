// One end of the line between the two pages: questions with an id, a time-out and an answer; notices; and whatever else
// comes is ignored and counted. Nothing that arrives can throw, nor is taken twice: ids only ever go up.

import * as v from 'valibot';

/** What each side may ask, by type: the question's body and the answer's value. */
export type Asks = Readonly<Record<string, { readonly ask: object; readonly answer: object }>>;
/** What each side may tell, by type. */
export type Notices = Readonly<Record<string, object>>;

type AskShapes<A extends Asks> = { readonly [T in keyof A]: v.GenericSchema<unknown, A[T]['ask']> };
type AnswerShapes<A extends Asks> = { readonly [T in keyof A]: v.GenericSchema<unknown, A[T]['answer']> };
type NoticeShapes<N extends Notices> = { readonly [T in keyof N]: v.GenericSchema<unknown, N[T]> };

/** The end of a message channel, as a browser or a test has it. */
export interface Port {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  addEventListener(type: 'messageerror', listener: () => void): void;
  start(): void;
  close(): void;
}

export interface LineParts<MyAsks extends Asks, TheirAsks extends Asks, TheirNotices extends Notices> {
  readonly port: Port;
  /** The shapes of what the other side sends: answers to what this side asks, questions, notices. */
  readonly answers: AnswerShapes<MyAsks>;
  readonly theirs: AskShapes<TheirAsks>;
  readonly theirNotices: NoticeShapes<TheirNotices>;
  /** Answers a question; one that rejects tells the other side that it may be asked again. */
  readonly answer: {
    readonly [T in keyof TheirAsks]: (body: TheirAsks[T]['ask']) => Promise<TheirAsks[T]['answer']>;
  };
  /**
   * What a question is answered that does not have its shape, where there is something better than that it failed; `at` is
   * the path of the fault in its body.
   */
  readonly malformed?: { readonly [T in keyof TheirAsks]?: (at: string) => Promise<TheirAsks[T]['answer']> };
  readonly hear: { readonly [T in keyof TheirNotices]: (body: TheirNotices[T]) => void };
  /** Told where a message of a known type does not have its shape, as "start.options.limits": for the integrator. */
  readonly bad: (at: string) => void;
  /** How long an answer is waited for, milliseconds. */
  readonly answerMs: () => number;
}

export interface Line<MyAsks extends Asks, MyNotices extends Notices> {
  /** Asks once. Null: no answer in time, none to be had now, or one that is none. It may be asked again. */
  ask<T extends keyof MyAsks & string>(type: T, body: MyAsks[T]['ask']): Promise<MyAsks[T]['answer'] | null>;
  tell<T extends keyof MyNotices & string>(type: T, body: MyNotices[T]): void;
  /** Messages that were none, came twice or too late, since the line was opened. */
  readonly ignored: number;
  readonly closed: boolean;
  /** Nothing is sent or taken from now on; what still waits for an answer gets none. */
  close(): void;
}

const LONGEST_PATH = 200;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (data: unknown): data is Fields => typeof data === 'object' && data !== null;
const has = <Table extends object>(table: Table, key: unknown): key is keyof Table & string =>
  typeof key === 'string' && Object.hasOwn(table, key);

export function openLine<
  MyAsks extends Asks,
  MyNotices extends Notices,
  TheirAsks extends Asks,
  TheirNotices extends Notices,
>(parts: LineParts<MyAsks, TheirAsks, TheirNotices>): Line<MyAsks, MyNotices> {
  const { port, answers, theirs, theirNotices, answer, malformed, hear, bad, answerMs } = parts;
  const waiting = new Map<number, (message: Fields) => void>();
  let lastId = 0;
  let lastHeard = 0;
  let ignored = 0;
  let closed = false;

  const send = (message: object): void => {
    if (!closed) port.postMessage(message);
  };

  const pathOf = ({ path }: v.BaseIssue<unknown>): readonly string[] =>
    (path ?? []).map(({ key }) => String(key));
  const joined = (path: readonly string[]): string => path.join('.').slice(0, LONGEST_PATH);

  /** A message of a known type that does not have its shape. */
  function refuse(type: string, issue: v.BaseIssue<unknown>): void {
    ignored += 1;
    bad(joined([type, ...pathOf(issue)]));
  }

  /** Whatever becomes of a question, who asked it hears of it. */
  function settle(id: number, reply: () => Promise<object>): void {
    reply()
      .then((value) => send({ type: 'answer', to: id, value }))
      .catch(() => send({ type: 'failed', to: id }));
  }

  function serve<T extends keyof TheirAsks & string>(type: T, id: number, body: Fields): void {
    const shape: v.GenericSchema<unknown, TheirAsks[T]['ask']> = theirs[type];
    const asked = v.safeParse(shape, body);
    lastHeard = id;
    if (asked.success) {
      settle(id, async () => answer[type](asked.output));
      return;
    }
    const [issue] = asked.issues;
    const instead = malformed?.[type];
    if (instead === undefined) {
      refuse(type, issue);
      send({ type: 'failed', to: id });
    } else {
      ignored += 1;
      settle(id, async () => instead(joined(pathOf(issue))));
    }
  }

  function listen<T extends keyof TheirNotices & string>(type: T, body: Fields): void {
    const shape: v.GenericSchema<unknown, TheirNotices[T]> = theirNotices[type];
    const heard = v.safeParse(shape, body);
    if (heard.success) hear[type](heard.output);
    else refuse(type, heard.issues[0]);
  }

  function take(data: unknown): void {
    if (closed || !isFields(data)) {
      ignored += 1;
      return;
    }
    const { type, id, ...body } = data;
    if (type === 'answer' || type === 'failed') {
      const waits = typeof data.to === 'number' ? waiting.get(data.to) : undefined;
      if (waits === undefined) ignored += 1;
      else waits(data);
    } else if (has(theirs, type) && typeof id === 'number' && Number.isSafeInteger(id) && id > lastHeard) {
      serve(type, id, body);
    } else if (has(theirNotices, type) && !('id' in data)) listen(type, body);
    else ignored += 1;
  }

  port.addEventListener('message', ({ data }) => take(data));
  port.addEventListener('messageerror', () => {
    ignored += 1;
  });
  port.start();

  return {
    get ignored() {
      return ignored;
    },
    get closed() {
      return closed;
    },
    ask(type, body) {
      if (closed) return Promise.resolve(null);
      lastId += 1;
      const id = lastId;
      return new Promise((resolve) => {
        const end = (value: MyAsks[typeof type]['answer'] | null): void => {
          clearTimeout(timer);
          waiting.delete(id);
          resolve(value);
        };
        const timer = setTimeout(() => end(null), answerMs());
        waiting.set(id, (message) => {
          const told = message.type === 'answer' ? v.safeParse(answers[type], message.value) : null;
          if (told?.success === false) refuse(`${type}.answer`, told.issues[0]);
          end(told?.success === true ? told.output : null);
        });
        try {
          send({ ...body, type, id });
        } catch {
          // What holds a function or the like cannot be sent.
          bad(type);
          end(null);
        }
      });
    },
    tell: (type, body) => send({ ...body, type }),
    close() {
      if (closed) return;
      closed = true;
      port.close();
      for (const end of [...waiting.values()]) end({ type: 'failed' });
    },
  };
}
