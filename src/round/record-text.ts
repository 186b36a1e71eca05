// Records as they are kept and sent: read strictly, since a stored or shared one may be damaged or made up.

import * as v from 'valibot';
import { type Card, parseCard } from '../cards/card.ts';
import { tableById } from '../tables/all-tables.ts';
import { checkRules } from '../tables/check-rules.ts';
import { DECISIONS } from '../tables/decisions.ts';
import type { TableRules } from '../tables/rules.ts';
import { rulesPrint } from '../tables/rules-print.ts';
import { OFFER_ANSWERS } from './facts.ts';
import { awaited, openTable, type RoundState, tell } from './progress.ts';
import type { RecordedEvent, RoundRecord } from './record.ts';

/** The project's own tables are named with their version and print; any other is written out. */
export type WrittenRules =
  | TableRules
  | { readonly table: string; readonly version: number; readonly print: string };
export type WrittenRecord = Omit<RoundRecord, 'rules'> & { readonly rules: WrittenRules };

/** Why a record is refused. `at` is the path of the fault where there is one. */
export interface RecordFault {
  readonly code: 'bad-record' | 'unknown-rules' | 'record-does-not-replay';
  readonly at: string;
}

export type ReadRecord =
  | { readonly ok: true; readonly record: RoundRecord }
  | { readonly ok: false; readonly fault: RecordFault };

const card = v.custom<Card>((value) => parseCard(value) !== null);
const amount = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const txId = v.pipe(v.string(), v.maxLength(120));
const told = { txId, balance: v.optional(amount) };
const pair = v.pipe(v.strictTuple([card, card]), v.readonly());

const event = v.variant('type', [
  v.strictObject({ type: v.literal('deal'), roundId: v.pipe(v.string(), v.minLength(1), v.maxLength(80)) }),
  v.strictObject({ type: v.literal('wallet.accepted'), ...told }),
  v.strictObject({ type: v.literal('wallet.refused'), ...told }),
  v.strictObject({ type: v.literal('wallet.lost'), txId }),
  v.strictObject({ type: v.literal('wallet.balance'), balance: amount }),
  v.strictObject({
    type: v.literal('dealer.dealt'),
    boxes: v.pipe(v.array(pair), v.maxLength(5), v.readonly()),
    dealer: v.pipe(v.array(card), v.maxLength(2), v.readonly()),
  }),
  v.strictObject({ type: v.literal('dealer.drew'), card }),
  v.strictObject({ type: v.literal('dealer.looked'), blackjack: v.boolean() }),
  v.strictObject({ type: v.literal('dealer.turned'), card }),
  ...DECISIONS.map((decision) => v.strictObject({ type: v.literal(`decide.${decision}` as const) })),
  ...OFFER_ANSWERS.map((answer) => v.strictObject({ type: v.literal(`offer.${answer}` as const) })),
]);

const bet = v.strictObject({
  box: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  main: amount,
  side: v.strictObject({
    blackjack: v.optional(amount),
    sevens: v.optional(amount),
    doubleJack: v.optional(amount),
  }),
});

const MOST_EVENTS = 1000;
const shape = v.strictObject({
  version: v.literal(1),
  rules: v.unknown(),
  roundId: v.pipe(v.string(), v.minLength(1), v.maxLength(80)),
  currency: v.string(),
  openingBalance: amount,
  commitment: v.nullable(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))),
  words: v.pipe(v.string(), v.maxLength(200)),
  bets: v.pipe(v.array(bet), v.maxLength(5)),
  events: v.pipe(v.array(event), v.maxLength(MOST_EVENTS)),
  seed: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))),
  closingBalance: v.optional(amount),
  startedAt: v.optional(amount),
  endedAt: v.optional(amount),
});

const named = v.strictObject({ table: v.string(), version: v.number(), print: v.string() });

/** The record as it is kept: a table of the project's own by name, version and print. */
export function writtenRecord(record: RoundRecord): WrittenRecord {
  const { rules } = record;
  const own = tableById(rules.id);
  const print = rulesPrint(rules);
  if (own === null || rulesPrint(own) !== print) return record;
  return { ...record, rules: { table: rules.id, version: rules.version, print } };
}

/** The rules a record was played under, or null where they are not to be had: they are never guessed at. */
function rulesOf(written: unknown): TableRules | null {
  const reference = v.safeParse(named, written);
  if (reference.success) {
    const { table, version, print } = reference.output;
    const own = tableById(table);
    return own !== null && own.version === version && rulesPrint(own) === print ? own : null;
  }
  const checked = checkRules(written);
  return checked.ok ? checked.rules : null;
}

/** Without the keys that are undefined, as the record's type wants it. */
function toRecord(read: v.InferOutput<typeof shape>, rules: TableRules): RoundRecord {
  const { seed, closingBalance, startedAt, endedAt, bets, events, ...head } = read;
  return {
    ...head,
    rules,
    bets: bets.map(({ box, main, side }) => ({
      box,
      main,
      side: {
        ...(side.blackjack === undefined ? {} : { blackjack: side.blackjack }),
        ...(side.sevens === undefined ? {} : { sevens: side.sevens }),
        ...(side.doubleJack === undefined ? {} : { doubleJack: side.doubleJack }),
      },
    })),
    events: events.map(withoutUndefined),
    ...(seed === undefined ? {} : { seed }),
    ...(closingBalance === undefined ? {} : { closingBalance }),
    ...(startedAt === undefined ? {} : { startedAt }),
    ...(endedAt === undefined ? {} : { endedAt }),
  };
}

function withoutUndefined(read: v.InferOutput<typeof event>): RecordedEvent {
  if (read.type === 'wallet.accepted' || read.type === 'wallet.refused') {
    const { balance, ...rest } = read;
    return balance === undefined ? rest : { ...rest, balance };
  }
  return read;
}

/** Replays, each event being one the round waits for; null where one is not. */
export function checkedReplay(record: RoundRecord): RoundState | null {
  let state = openTable({ rules: record.rules, balance: record.openingBalance, bets: record.bets });
  for (const next of record.events) {
    if (!state.can(next)) return null;
    state = tell(state, next).state;
    while (awaited(state) === 'shown') state = tell(state, { type: 'shown' }).state;
  }
  return state;
}

/** Reads a record from anywhere, or says why it is none. Never throws. */
export function readRecord(value: unknown): ReadRecord {
  const parsed = v.safeParse(shape, value, { abortEarly: true });
  if (!parsed.success) {
    const at = (parsed.issues[0].path ?? []).map(({ key }) => String(key)).join('.');
    return { ok: false, fault: { code: 'bad-record', at } };
  }
  const rules = rulesOf(parsed.output.rules);
  if (rules === null) return { ok: false, fault: { code: 'unknown-rules', at: 'rules' } };
  const record = toRecord(parsed.output, rules);
  return checkedReplay(record) === null
    ? { ok: false, fault: { code: 'record-does-not-replay', at: 'events' } }
    : { ok: true, record };
}
