// What the operator's API says.

import * as v from 'valibot';
import { type ReadRecord, readRecord } from '../../../src/round/record-text.ts';

const summary = {
  id: v.string(),
  player: v.string(),
  currency: v.string(),
  /** Null where the record cannot be read. */
  table: v.nullable(v.string()),
  state: v.picklist(['open', 'ended', 'dropped']),
  endedBy: v.nullable(v.picklist(['player', 'house'])),
  began: v.number(),
  ended: v.nullable(v.number()),
  change: v.number(),
};

const entry = v.object({
  seq: v.number(),
  at: v.number(),
  tx: v.string(),
  kind: v.string(),
  amount: v.number(),
  reason: v.nullable(v.string()),
  balance: v.number(),
});

const record = v.pipe(
  v.unknown(),
  v.transform((value): ReadRecord => readRecord(value)),
);

const roundsSchema = v.object({ rounds: v.array(v.object(summary)) });
const roundSchema = v.object({
  ...summary,
  record,
  /** What is kept of a round that the server cannot read, and why it cannot. */
  unread: v.nullable(v.object({ fault: v.string(), text: v.string() })),
  journal: v.array(entry),
  verdict: v.object({ verdict: v.string() }),
});

export type Summary = v.InferOutput<typeof roundsSchema>['rounds'][number];
export type Round = v.InferOutput<typeof roundSchema>;

const ask = async (path: string): Promise<unknown> => (await fetch(`api/operator/${path}`)).json();

/** Rounds whose id begins so, latest first. */
export async function askRounds(start: string): Promise<readonly Summary[]> {
  return v.parse(roundsSchema, await ask(`rounds?id=${encodeURIComponent(start)}`)).rounds;
}

/** Null where there is none. */
export async function askRound(id: string): Promise<Round | null> {
  const parsed = v.safeParse(roundSchema, await ask(`rounds/${encodeURIComponent(id)}`));
  return parsed.success ? parsed.output : null;
}
