// Records that were kept or sent (written-record.ts): read strictly, since a stored or shared one may be damaged or made up.
// Fetched only where there is one to read.

import * as v from 'valibot';
import { type Card, parseCard } from '../cards/card.ts';
import { tableById } from '../tables/all-tables.ts';
import { checkRules } from '../tables/check-rules.ts';
import { DECISIONS } from '../tables/decisions.ts';
import { SIDE_BETS, type TableRules } from '../tables/rules.ts';
import { rulesPrint } from '../tables/rules-print.ts';
import { OFFER_ANSWERS } from './facts.ts';
import { awaited, openTable, type RoundState, tell } from './progress.ts';
import { firstChips, type RecordedEvent, type RoundRecord } from './record.ts';
import { betsOf, chipsOf, type PlacedChip } from './round.ts';

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

const placedChip = v.strictObject({
  spot: v.strictObject({
    box: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
    side: v.nullable(v.picklist(SIDE_BETS)),
  }),
  amount,
});

const MOST_EVENTS = 1000;
const MOST_CHIPS = 5000;
const shape = v.strictObject({
  version: v.literal(1),
  rules: v.unknown(),
  roundId: v.pipe(v.string(), v.minLength(1), v.maxLength(80)),
  currency: v.string(),
  openingBalance: amount,
  commitment: v.nullable(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))),
  words: v.pipe(v.string(), v.maxLength(200)),
  bets: v.pipe(v.array(bet), v.maxLength(5)),
  chips: v.optional(v.pipe(v.array(placedChip), v.maxLength(MOST_CHIPS))),
  events: v.pipe(v.array(event), v.maxLength(MOST_EVENTS)),
  seed: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))),
  closingBalance: v.optional(amount),
  startedAt: v.optional(amount),
  endedAt: v.optional(amount),
});

const named = v.strictObject({ table: v.string(), version: v.number(), print: v.string() });

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
  const { seed, closingBalance, startedAt, endedAt, bets, chips, events, ...head } = read;
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
    ...(chips === undefined ? {} : { chips }),
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

/** Whether the chips, where they are told, are those of the bets. */
function areTheBets({ bets, chips }: RoundRecord): boolean {
  if (chips === undefined) return true;
  const alike = (placed: readonly PlacedChip[]): string => JSON.stringify(betsOf(chipsOf(betsOf(placed))));
  return alike(chips) === alike(chipsOf(bets));
}

/** Replays, each event being one the round waits for; null where one is not. */
export function checkedReplay(record: RoundRecord): RoundState | null {
  const { rules, openingBalance: balance } = record;
  let state = openTable({ rules, balance, chips: firstChips(record) });
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
  if (!areTheBets(record)) return { ok: false, fault: { code: 'bad-record', at: 'chips' } };
  return checkedReplay(record) === null
    ? { ok: false, fault: { code: 'record-does-not-replay', at: 'events' } }
    : { ok: true, record };
}
