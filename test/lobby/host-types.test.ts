import * as v from 'valibot';
import { expect, expectTypeOf, test } from 'vitest';
import type {
  HostListeners,
  PauseReason,
  Place,
  StartOptions,
  Transaction,
  WalletReply,
} from '../../src/lobby/host-types.ts';
import type { GameAsks, GameNotices, HostAsks } from '../../src/lobby/messages.ts';
import { type Start, startSchema } from '../../src/lobby/start.ts';
import { multiHand } from '../../src/tables/all-tables.ts';

// What an integrator writes against is written out by hand (host-types.ts); the messages are checked by schemas. Here the two
// are held together: the type checker fails where one has what the other has not.

test('a start has the same fields, places and reasons on both sides', () => {
  // Who deals follows from whether the lobby gave a dealer.
  expectTypeOf<keyof StartOptions>().toEqualTypeOf<Exclude<keyof Start, 'dealer'>>();
  expectTypeOf<StartOptions>().toExtend<Omit<Start, 'history'>>();
  expectTypeOf<Place>().toEqualTypeOf<GameNotices['open']['place']>();
  expectTypeOf<PauseReason>().toEqualTypeOf<HostAsks['pause']['ask']['reason']>();
});

test('money and listeners speak of what the messages carry', () => {
  expectTypeOf<Transaction>().toEqualTypeOf<Readonly<GameAsks['wallet.debit']['ask']>>();
  expectTypeOf<WalletReply>().toExtend<GameAsks['wallet.debit']['answer']>();
  expectTypeOf<GameAsks['wallet.debit']['answer']>().toExtend<WalletReply>();
  const told = ['busy', 'idle', 'open', 'resize', 'error', 'closed', 'hello'] as const;
  expectTypeOf<(typeof told)[number]>().toEqualTypeOf<keyof GameNotices>();
  expectTypeOf<keyof HostListeners>().toEqualTypeOf<'started' | 'busy' | 'open' | 'resize' | 'error'>();
});

test('a start with everything that it may hold is one', () => {
  const everything: Required<StartOptions> = {
    session: 's',
    player: 'p',
    table: multiHand,
    balance: 100_000,
    currency: 'EUR',
    limits: { min: 100, max: 10_000 },
    sideLimits: { min: 100, max: 1000 },
    chips: [100, 500],
    language: 'fr-CA',
    speed: 3,
    sound: false,
    settings: { fourColour: true, confirmations: 'always' },
    lock: ['confirmations'],
    houseRules: { minimumRoundSeconds: 5, speed: { from: 1, to: 3 } },
    round: null,
    history: [],
    words: 'a lobby’s words',
    commitment: 'a'.repeat(64),
    opens: ['lobby', 'cashier', 'help', 'history', 'responsible-play'],
    answerMs: 8000,
  };
  expect(v.safeParse(startSchema, everything).success).toBe(true);
});
