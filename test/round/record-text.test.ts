import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type RoundRecord, replay } from '../../src/round/record.ts';
import { checkedReplay, readRecord } from '../../src/round/record-text.ts';
import { writtenRecord } from '../../src/round/written-record.ts';
import { cardsOf } from '../cards/hand.ts';
import { RULES } from '../tables/hands.ts';
import { playOut } from './random-play.ts';

/** A round with an insurance, a split and a double: a bit of everything that a record can hold. */
const { record: PLAYED, state: END } = playOut(
  {
    rules: RULES.C,
    balance: 10_000,
    bets: [{ box: 1, main: 1000, side: { doubleJack: 100 } }],
    shoe: cardsOf('8s Ad 8h 5c 3s 9c Td 2c 4c 9d 2s 7h'),
  },
  {
    choose: (open) =>
      open.find((choice) => choice === 'insure' || choice === 'split') ??
      open.find((choice) => choice === 'double' && open.length === 4) ??
      'stand',
    tellsBalance: true,
    booksNow: () => true,
  },
);
const RECORD: RoundRecord = {
  ...PLAYED,
  commitment: 'ab'.repeat(32),
  words: 'suerte',
  seed: '0'.repeat(64),
  closingBalance: END.context.balance,
  startedAt: 5,
  endedAt: 9,
};

const written = (record: RoundRecord): unknown => JSON.parse(JSON.stringify(writtenRecord(record)));
const text = (changes: Record<string, unknown>) => ({ ...Object(written(RECORD)), ...changes });

/** "code at path" of why it is no record, or "fine". */
function fault(value: unknown): string {
  const read = readRecord(value);
  return read.ok ? 'fine' : `${read.fault.code} at ${read.fault.at}`;
}

describe('a record as text', () => {
  test('names a table of the project’s own, with its version and print', () => {
    expect(writtenRecord(RECORD).rules).toEqual({
      table: 'three-hand',
      version: 1,
      print: expect.stringMatching(/^[0-9a-f]{16}$/),
    });
  });

  test('writes any other table out, one that borrows a name too', () => {
    const rules = { ...RULES.C, decks: 5 };
    expect(writtenRecord({ ...RECORD, rules }).rules).toEqual(rules);
    expect(readRecord(written({ ...RECORD, rules }))).toEqual({ ok: true, record: { ...RECORD, rules } });
  });

  test('is read back as it was, and replays to the same state', () => {
    const read = readRecord(written(RECORD));
    expect(read).toEqual({ ok: true, record: RECORD });
    expect(replay(RECORD).context).toEqual(END.context);
    expect(checkedReplay(RECORD)?.context).toEqual(END.context);
  });

  test('is read without what comes only at the end', () => {
    const { seed: _, closingBalance: __, startedAt: ___, endedAt: ____, ...running } = RECORD;
    expect(readRecord(written(running))).toEqual({ ok: true, record: running });
  });

  test('broken off after any event is a record still', () => {
    for (let count = 0; count <= RECORD.events.length; count++) {
      const part = { ...RECORD, events: RECORD.events.slice(0, count) };
      expect(readRecord(written(part))).toEqual({ ok: true, record: part });
    }
  });
});

describe('what is no record is refused, with the place of the fault', () => {
  test.each([
    [null, 'bad-record at '],
    [7, 'bad-record at '],
    ['record', 'bad-record at '],
    [{}, 'bad-record at version'],
    [text({ version: 2 }), 'bad-record at version'],
    [text({ roundId: '' }), 'bad-record at roundId'],
    [text({ roundId: 'x'.repeat(81) }), 'bad-record at roundId'],
    [text({ openingBalance: -1 }), 'bad-record at openingBalance'],
    [text({ openingBalance: 0.5 }), 'bad-record at openingBalance'],
    [text({ openingBalance: '10000' }), 'bad-record at openingBalance'],
    [text({ commitment: 'abc' }), 'bad-record at commitment'],
    [text({ seed: 'abc' }), 'bad-record at seed'],
    [text({ words: 'x'.repeat(201) }), 'bad-record at words'],
    [text({ bets: [{ box: 0, main: 1000, side: {} }] }), 'bad-record at bets.0.box'],
    [text({ bets: [{ box: 1, main: -5, side: {} }] }), 'bad-record at bets.0.main'],
    [text({ bets: [{ box: 1, main: 1000, side: { kings: 5 } }] }), 'bad-record at bets.0.side.kings'],
    [text({ events: [{ type: 'dealer.drew', card: 'Xx' }] }), 'bad-record at events.0.card'],
    [text({ events: [{ type: 'dealer.drew', card: 'As', hole: 'Kd' }] }), 'bad-record at events.0.hole'],
    [text({ events: [{ type: 'anything' }] }), 'bad-record at events.0.type'],
    [text({ events: [{ type: 'shown' }] }), 'bad-record at events.0.type'],
    [text({ events: Array.from({ length: 1001 }, () => ({ type: 'decide.hit' })) }), 'bad-record at events'],
    [text({ extra: 1 }), 'bad-record at extra'],
    [text({ rules: { table: 'three-hand', version: 2, print: '0'.repeat(16) } }), 'unknown-rules at rules'],
    [text({ rules: { table: 'no-table', version: 1, print: '0'.repeat(16) } }), 'unknown-rules at rules'],
    [text({ rules: { ...RULES.C, decks: 0 } }), 'unknown-rules at rules'],
    [text({ rules: null }), 'unknown-rules at rules'],
    [text({ events: [{ type: 'decide.hit' }] }), 'record-does-not-replay at events'],
    [text({ events: [...RECORD.events, { type: 'decide.hit' }] }), 'record-does-not-replay at events'],
    [text({ events: RECORD.events.toSpliced(2, 1) }), 'record-does-not-replay at events'],
    [text({ events: [...RECORD.events].reverse() }), 'record-does-not-replay at events'],
    [text({ openingBalance: 500 }), 'record-does-not-replay at events'],
    [text({ bets: [] }), 'record-does-not-replay at events'],
  ])('%#: %s', (value, wanted) => {
    expect(fault(value)).toBe(wanted);
  });

  test('a decision that the round never asked for does not replay', () => {
    const at = RECORD.events.findIndex(({ type }) => type === 'decide.split');
    const events = RECORD.events.toSpliced(at, 1, { type: 'decide.split' }, { type: 'decide.split' });
    expect(checkedReplay({ ...RECORD, events })).toBeNull();
  });

  test('anything at all is refused, and nothing is thrown', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(readRecord(value).ok).toBe(false);
      }),
      { seed: 901, numRuns: 500 },
    );
  });

  test('a record in which any part is put in place of another is refused, or is a record', () => {
    const whole = JSON.stringify(written(RECORD));
    const parts = [...whole.matchAll(/"[^"]*"|\d+|\{[^{}]*\}|\[[^[\]]*\]|true|false|null/g)].map(
      ({ 0: part, index }) => ({
        part,
        index,
      }),
    );
    const other = fc.oneof(
      fc.constantFrom(...parts.map(({ part }) => part)),
      fc.constantFrom('0', '-1', '1e9', 'null', '""', '[]', '{}', '"As"', '1.5', 'true'),
    );
    fc.assert(
      fc.property(fc.constantFrom(...parts), other, ({ part, index }, by) => {
        const changed = `${whole.slice(0, index)}${by}${whole.slice(index + part.length)}`;
        let value: unknown;
        try {
          value = JSON.parse(changed);
        } catch {
          return;
        }
        const read = readRecord(value);
        if (read.ok) expect(checkedReplay(read.record)).not.toBeNull();
        else expect(['bad-record', 'unknown-rules', 'record-does-not-replay']).toContain(read.fault.code);
      }),
      { seed: 902, numRuns: 1500 },
    );
  });
});
