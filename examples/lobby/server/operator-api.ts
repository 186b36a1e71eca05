// What the operator sees: every round by its id, with its record, its lines in the journal and whether its cards are the
// shoe's. Nothing here changes anything. Of an open round it says no more than the player knows.

import { Hono } from 'hono';
import { verify } from '../../../src/dealer/verify.ts';
import { writtenRecord } from '../../../src/round/record-text.ts';
import { seenCards } from '../../../src/round/seen-cards.ts';
import { say } from './api.ts';
import type { Lobby } from './lobby.ts';
import { done, refused } from './refusal.ts';
import type { KeptRound } from './round-store.ts';

const MOST = 100;

export function operatorsApi({ store, wallet, accounts }: Lobby): Hono {
  const api = new Hono();

  const line = ({ id, purse, state, endedBy, record, began, ended }: KeptRound) => ({
    id,
    player: accounts.nameOf(purse.player),
    currency: purse.currency,
    table: record.rules.name,
    state,
    endedBy,
    began,
    ended,
    change: wallet.changeOf(id),
  });

  api.get('/rounds', (c) => say(c, done({ rounds: store.search(c.req.query('id') ?? '', MOST).map(line) })));

  api.get('/rounds/:id', (c) => {
    const round = store.get(c.req.param('id'));
    if (round === null) return say(c, refused('unknown-round'));
    const { record } = round;
    return say(
      c,
      done({
        ...line(round),
        record: writtenRecord(record),
        journal: wallet.entriesOfRound(round.id),
        verdict: verify({ ...record, seen: seenCards(record) }),
      }),
    );
  });
  return api;
}
