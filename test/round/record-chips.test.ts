import { describe, expect, test } from 'vitest';
import type { BetEvent, RoundEvent } from '../../src/round/facts.ts';
import { awaited, openTable, type RoundState, tell } from '../../src/round/progress.ts';
import { isRecorded, newRecord, type RoundRecord, replay, withEvent } from '../../src/round/record.ts';
import { readRecord } from '../../src/round/record-text.ts';
import { writtenRecord } from '../../src/round/written-record.ts';
import { doubleExposure } from '../../src/tables/all-tables.ts';

// A reload changes nothing in what Rebet and taking back do: the chips are those that were put down, not the fewest that make
// up the bets.

const put = (box: number, amount: number, side: 'sevens' | null = null): BetEvent => ({
  type: 'bet.placed',
  spot: { box, side },
  amount,
});

const BETS = [put(2, 500), put(1, 100), put(1, 2500), put(1, 100), put(2, 500), put(1, 100, 'sevens')];

const REST: readonly RoundEvent[] = [
  { type: 'wallet.accepted', txId: 'R-1', balance: 96_200 },
  {
    type: 'dealer.dealt',
    boxes: [
      ['Ts', '9h'],
      ['Th', '9s'],
    ],
    dealer: ['8d', 'Tc'],
  },
  { type: 'decide.stand' },
  { type: 'decide.stand' },
  { type: 'wallet.accepted', txId: 'R-2' },
  { type: 'wallet.accepted', txId: 'R-3' },
];

const through = (state: RoundState, event: RoundEvent): RoundState => {
  let now = tell(state, event).state;
  while (awaited(now) === 'shown') now = tell(now, { type: 'shown' }).state;
  return now;
};

/** A finished round, as it was played and as it comes out of its written record. */
function played(): { readonly state: RoundState; readonly record: RoundRecord } {
  const betting = BETS.reduce(through, openTable({ rules: doubleExposure, balance: 100_000 }));
  let record = newRecord(betting, { roundId: 'R', commitment: null, words: '' });
  let state = betting;
  for (const event of [{ type: 'deal', roundId: 'R' } as const, ...REST]) {
    state = through(state, event);
    if (isRecorded(event)) record = withEvent(record, event);
  }
  return { state, record };
}

const wholeAgain = (record: RoundRecord): RoundRecord => {
  const read = readRecord(JSON.parse(JSON.stringify(writtenRecord(record))));
  if (!read.ok) throw new Error(read.fault.code);
  return read.record;
};

const amounts = ({ context }: RoundState): readonly number[] => context.chips.map(({ amount }) => amount);

describe('the chips of a round that was broken off', () => {
  test('are put down again as they were, by Rebet', () => {
    const { state, record } = played();
    expect(state.matches('settled')).toBe(true);
    const rebet = through(replay(wholeAgain(record)), { type: 'rebet' });
    expect(amounts(rebet)).toEqual([500, 100, 2500, 100, 500, 100]);
    expect(rebet.context).toEqual(through(state, { type: 'rebet' }).context);
  });

  test('are taken back one by one', () => {
    const rebet = through(replay(wholeAgain(played().record)), { type: 'rebet' });
    const taken = through(rebet, { type: 'bet.takenBack', spot: { box: 1, side: null } });
    expect(amounts(taken)).toEqual([500, 100, 2500, 500, 100]);
  });

  test('are left out of the record where each bet is one chip', () => {
    const betting = [put(1, 500), put(2, 2500)].reduce(
      through,
      openTable({ rules: doubleExposure, balance: 100_000 }),
    );
    const record = newRecord(betting, { roundId: 'R', commitment: null, words: '' });
    expect('chips' in record).toBe(false);
  });

  test.each([
    ['of another amount', { spot: { box: 1, side: null }, amount: 200 }],
    ['on another box', { spot: { box: 3, side: null }, amount: 100 }],
    ['on a side bet that was not made', { spot: { box: 2, side: 'sevens' }, amount: 100 }],
  ] as const)('%s are no record', (_what, chip) => {
    const { record } = played();
    const chips = [...(record.chips ?? []).slice(1), chip];
    expect(readRecord(writtenRecord({ ...record, chips }))).toEqual({
      ok: false,
      fault: { code: 'bad-record', at: 'chips' },
    });
  });
});
