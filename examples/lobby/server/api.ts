// The lobby's HTTP API, as README.md has it in a table. A body is checked before it is used; what is refused says why with a
// code: 400 for a body that is none, 401 without a session, 409 where it cannot be done.

import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import { checkHouseRules } from '../../../src/house-rules/check-house-rules.ts';
import type { HouseRules } from '../../../src/house-rules/house-rules.ts';
import type { TableRules } from '../../../src/tables/rules.ts';
import type { Player } from './accounts.ts';
import type { Lobby } from './lobby.ts';
import { DONE, type Done, done, type Refused, refused } from './refusal.ts';
import * as request from './requests.ts';
import { offeredTable } from './tables.ts';
import type { Purse } from './wallet.ts';

const MOST_BYTES = 200_000;
/** Rounds in the lobby's own list. */
const LATEST = 8;

const STATUS: Partial<Record<Refused['code'], 400 | 401 | 404>> = {
  'bad-request': 400,
  'not-signed-in': 401,
  'unknown-table': 404,
  'unknown-round': 404,
};

/** Who asks, from which table. */
interface Seat {
  readonly player: Player;
  readonly purse: Purse;
  readonly table: TableRules;
  readonly houseRules: HouseRules;
}

export function say<T>(c: Context, answer: Done<T>): Response {
  if (answer.ok) return c.json(answer.value ?? {});
  const { code, at } = answer;
  return c.json({ code, ...(at === undefined ? {} : { at }) }, STATUS[code] ?? 409);
}

export async function bodyOf<S extends v.GenericSchema>(
  c: Context,
  schema: S,
): Promise<Done<v.InferOutput<S>>> {
  const sent: unknown = await c.req.json().catch(() => null);
  const parsed = v.safeParse(schema, sent);
  if (parsed.success) return done(parsed.output);
  const path = (parsed.issues[0].path ?? []).map(({ key }) => String(key)).join('.');
  return refused('bad-request', path);
}

export function playersApi({ accounts, sittings, rounds, croupier, wallet, store, house }: Lobby): Hono {
  const api = new Hono();

  const playerOf = (c: Context): Done<Player> => {
    const [scheme, token = ''] = (c.req.header('authorization') ?? '').split(' ');
    const player = scheme === 'Bearer' ? accounts.playerOf(token) : null;
    return player === null ? refused('not-signed-in') : done(player);
  };

  /** A request of a player who is signed in. */
  const asked = <S extends v.GenericSchema>(
    path: string,
    schema: S,
    work: (player: Player, body: v.InferOutput<S>) => Done<unknown>,
  ): void => {
    api.post(path, async (c) => {
      const player = playerOf(c);
      if (!player.ok) return say(c, player);
      const body = await bodyOf(c, schema);
      return say(c, body.ok ? work(player.value, body.value) : body);
    });
  };

  /** A request from a table: which sitting it is, and of which account, is in its headers. */
  const seated = <S extends v.GenericSchema>(
    path: string,
    schema: S,
    work: (seat: Seat, body: v.InferOutput<S>) => Done<unknown>,
  ): void => {
    api.post(path, async (c) => {
      const player = playerOf(c);
      if (!player.ok) return say(c, player);
      const [currency = '', sitting = ''] = (c.req.header('x-sitting') ?? '').split(' ');
      const purse = { player: player.value.id, currency };
      const opened = sittings.openedAs(purse, sitting);
      if (!opened.ok) return say(c, opened);
      const body = await bodyOf(c, schema);
      return say(c, body.ok ? work({ player: player.value, purse, ...opened.value }, body.value) : body);
    });
  };

  api.use(bodyLimit({ maxSize: MOST_BYTES }));

  api.post('/sign-in', async (c) => {
    const body = await bodyOf(c, request.signIn);
    if (!body.ok) return say(c, body);
    const { token, player } = accounts.signIn(body.value.name);
    return c.json({ token, name: player.name });
  });

  asked('/account', request.account, (player, { currency }) => {
    if (offeredTable('three-hand', currency, 'table') === null) return refused('bad-request', 'currency');
    const purse = accounts.purseOf(player, currency);
    return done({
      name: player.name,
      refused: player.refused,
      awaySeconds: house.awayMs / 1000,
      balance: wallet.balance(purse),
      open: store.openOf(purse)?.record.rules.name ?? null,
      rounds: store.endedOf(purse, LATEST).map(({ id, record, endedBy, ended }) => ({
        id,
        table: record.rules.name,
        endedBy,
        ended,
        change: wallet.changeOf(id),
      })),
    });
  });
  asked('/cashier', request.account, (player, { currency }) => {
    if (offeredTable('three-hand', currency, 'table') === null) return refused('bad-request', 'currency');
    return done({ balance: accounts.deposit(accounts.purseOf(player, currency)) });
  });
  asked('/sit', request.sit, (player, { table, currency, limits, houseRules }) => {
    const rules = offeredTable(table, currency, limits);
    if (rules === null) return refused('unknown-table');
    const house = checkHouseRules(houseRules);
    return house.ok
      ? sittings.sit(accounts.purseOf(player, currency), rules, house.houseRules)
      : refused('bad-house-rules', house.fault.at);
  });
  asked('/switches/refusals', request.refusals, (player, body) => {
    accounts.setRefused(player, body.refused);
    return DONE;
  });
  asked('/switches/away', request.away, (_player, { seconds }) => {
    house.awayMs = seconds * 1000;
    return DONE;
  });

  /** The page is still there. */
  seated('/here', request.none, () => DONE);

  seated('/wallet/balance', request.none, ({ purse }) => done({ balance: wallet.balance(purse) }));
  seated('/wallet/debit', request.transaction, ({ purse, houseRules }, body) =>
    done(rounds.debit(purse, body, houseRules)),
  );
  seated('/wallet/credit', request.transaction, ({ purse }, body) => rounds.credit(purse, body));
  seated('/wallet/rollback', request.rollback, ({ purse }, body) => rounds.rollback(purse, body));

  seated('/rounds/started', request.record, ({ purse, table, houseRules }, { record }) =>
    rounds.started(purse, table, record, houseRules),
  );
  seated('/rounds/kept', request.record, ({ purse }, { record }) => rounds.kept(purse, record));
  seated('/rounds/ended', request.record, ({ purse }, { record }) => rounds.ended(purse, record));
  seated('/rounds/dropped', request.round, ({ purse }, { roundId }) => rounds.dropped(purse, roundId));

  seated('/dealer/open', request.openShoe, ({ purse }, { roundId, words }) =>
    croupier.open(purse, roundId, words),
  );
  seated('/dealer/cards', request.firstCards, ({ purse }, { roundId, boxes }) =>
    croupier.cards(purse, roundId, boxes),
  );
  seated('/dealer/draw', request.drawCard, ({ purse }, { roundId, drawn }) =>
    croupier.draw(purse, roundId, drawn),
  );
  seated('/dealer/peek', request.round, ({ purse }, { roundId }) => croupier.peek(purse, roundId));
  seated('/dealer/turn', request.round, ({ purse }, { roundId }) => croupier.turn(purse, roundId));
  seated('/dealer/reveal', request.round, ({ purse }, { roundId }) => {
    const revealed = croupier.reveal(purse, roundId);
    return revealed.ok ? done({ revealed: revealed.value }) : revealed;
  });
  seated('/dealer/close', request.round, ({ purse }) => done({ commitment: store.nextCommitment(purse) }));

  return api;
}
