import { expectTypeOf, test } from 'vitest';
import type { GameMessage, HostMessage } from '../../src/lobby/host.ts';
import type * as written from '../../src/lobby/message-types.ts';
import type { GameAsks, GameNotices, HostAsks, HostNotices } from '../../src/lobby/messages.ts';

// The types that an integrator gets are written out by hand; the messages are checked by schemas. Here the two are held
// together: the type checker fails where one has what the other has not.

test('questions of the game and their answers', () => {
  expectTypeOf<keyof written.GameQuestions>().toEqualTypeOf<keyof GameAsks>();
  expectTypeOf<GameAsks>().toExtend<written.GameQuestions>();
  expectTypeOf<written.GameQuestions>().toExtend<GameAsks>();
});

test('questions of the lobby and their answers', () => {
  expectTypeOf<keyof written.HostQuestions>().toEqualTypeOf<keyof HostAsks>();
  expectTypeOf<Omit<written.HostQuestions, 'start'>>().toExtend<Omit<HostAsks, 'start'>>();
  expectTypeOf<Omit<HostAsks, 'start'>>().toExtend<Omit<written.HostQuestions, 'start'>>();
  expectTypeOf<written.HostQuestions['start']['answer']>().toExtend<HostAsks['start']['answer']>();
  expectTypeOf<HostAsks['start']['answer']>().toExtend<written.HostQuestions['start']['answer']>();
  expectTypeOf<keyof written.HostQuestions['start']['ask']['options']>().toEqualTypeOf<
    keyof HostAsks['start']['ask']['options']
  >();
});

test('notices of both', () => {
  expectTypeOf<keyof written.GameNotices>().toEqualTypeOf<keyof GameNotices>();
  expectTypeOf<written.GameNotices>().toExtend<GameNotices>();
  expectTypeOf<GameNotices>().toExtend<written.GameNotices>();
  expectTypeOf<keyof written.HostNotices>().toEqualTypeOf<keyof HostNotices>();
});

test('one message of each side is a type of the published entry', () => {
  const asked: GameMessage = { type: 'wallet.debit', id: 1, txId: 'R-1', roundId: 'R', amount: 500 };
  const answered: HostMessage = {
    type: 'answer',
    to: asked.id,
    value: { outcome: 'accepted', balance: 99_500 },
  };
  expectTypeOf(asked).toExtend<GameMessage>();
  expectTypeOf(answered).toExtend<HostMessage>();
  // @ts-expect-error An amount is a number.
  const none: GameMessage = { type: 'wallet.debit', id: 1, txId: 'R-1', roundId: 'R', amount: '500' };
  expectTypeOf(none).toExtend<GameMessage>();
});
