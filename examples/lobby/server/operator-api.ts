// What the operator sees: every round by its id, with its record, its lines in the journal and whether its cards are the
// shoe's. Nothing here changes anything. Of an open round it says no more than the player knows.

import { Hono } from 'hono';
import { verify } from '../../../src/dealer/verify.ts';
import { seenCards } from '../../../src/round/seen-cards.ts';
import { writtenRecord } from '../../../src/round/written-record.ts';
import { say } from './api.ts';
import type { Lobby } from './lobby.ts';
import { done, refused } from './refusal.ts';
import type { KeptRound, UnreadRound } from './round-store.ts';

const MOST = 100;

export function operatorsApi({ store, wallet, accounts }: Lobby): Hono {
  const api = new Hono();

  const line = ({ id, purse, state, endedBy, record, began, ended }: KeptRound | UnreadRound) => ({
    id,
    player: accounts.nameOf(purse.player),
    currency: purse.currency,
    table: record?.rules.name ?? null,
    state,
    endedBy,
    began,
    ended,
    change: wallet.changeOf(id),
  });

  api.get('/rounds', (c) => say(c, done({ rounds: store.search(c.req.query('id') ?? '', MOST).map(line) })));

  api.get('/rounds/:id', (c) => {
    const id = c.req.param('id');
    const unread = store.unread(id);
    if (unread !== null)
      return say(
        c,
        done({
          ...line(unread),
          record: null,
          unread: { fault: unread.fault, text: unread.text },
          journal: wallet.entriesOfRound(id),
          verdict: { verdict: 'unread' },
        }),
      );
    const round = store.get(id);
    if (round === null) return say(c, refused('unknown-round'));
    const { record } = round;
    return say(
      c,
      done({
        ...line(round),
        record: writtenRecord(record),
        unread: null,
        journal: wallet.entriesOfRound(round.id),
        verdict: verify({ ...record, seen: seenCards(record) }),
      }),
    );
  });
  return api;
}
