import { describe, expect, test } from 'vitest';
import { checkHouseRules } from '../../../src/house-rules/check-house-rules.ts';
import type { HouseRules, HouseRulesGiven } from '../../../src/house-rules/house-rules.ts';
import type { BoxBet } from '../../../src/tables/bets.ts';
import { type AtLobby, atLobby, oneBox, PagesRound, value } from './at-the-lobby.ts';

// The server holds the house rules that money depends on, whatever the page does: here a page that holds to none.

function under(given: HouseRulesGiven): HouseRules {
  const checked = checkHouseRules(given);
  if (!checked.ok) throw new Error(checked.fault.message);
  return checked.houseRules;
}

interface Staked {
  readonly outcome: string;
  readonly code?: string;
  readonly balance: number;
}

/** Begins a round with these bets, and stakes them. */
function stake(at: AtLobby, roundId: string, bets: readonly BoxBet[], houseRules: HouseRules): Staked {
  const round = new PagesRound(at, roundId, bets);
  value(at.lobby.rounds.started(at.purse, at.rules, round.sent, houseRules));
  const amount = round.state.context.pending?.amount ?? 0;
  return at.lobby.rounds.debit(at.purse, { txId: `${roundId}-1`, roundId, amount }, houseRules);
}

const refusedBy = (rule: string) => ({ outcome: 'refused', reason: 'not-allowed', code: rule });

describe('the server takes no first stakes', () => {
  test('above maxStakePerRound, main and side bets of all boxes together', () => {
    const houseRules = under({ maxStakePerRound: 3000 });
    const bets = [{ box: 1, main: 2000, side: {} } as const, { box: 2, main: 1000, side: {} } as const];
    expect(stake(atLobby(), 'R', bets, houseRules)).toEqual({ outcome: 'accepted', balance: 97_000 });
    const more = [...bets, { box: 3, main: 100, side: {} } as const];
    const at = atLobby();
    expect(stake(at, 'R', more, houseRules)).toEqual({ ...refusedBy('house-rule'), balance: 100_000 });
    // Sent again it is refused as the first time, and nothing is booked.
    const again = { txId: 'R-1', roundId: 'R', amount: 3100 };
    expect(at.lobby.rounds.debit(at.purse, again)).toMatchObject({ code: 'house-rule', balance: 100_000 });
    expect(at.lobby.wallet.entriesOfRound('R').map(({ kind }) => kind)).toEqual(['refused']);
  });

  test('on more boxes than maxBoxes, nor side bets where there are none', () => {
    const bets = [{ box: 1, main: 500, side: {} } as const, { box: 2, main: 500, side: {} } as const];
    expect(stake(atLobby(), 'R', bets, under({ maxBoxes: 1 }))).toMatchObject(refusedBy('house-rule'));
    const side = [{ box: 1, main: 500, side: { doubleJack: 100 } }];
    expect(stake(atLobby(), 'R', side, under({ sideBets: false }))).toMatchObject(refusedBy('house-rule'));
    expect(stake(atLobby(), 'S', side, under({}))).toEqual({ outcome: 'accepted', balance: 99_400 });
  });

  test('that the session may not lose any more; after an hour without a round it is another session', () => {
    const houseRules = under({ maxLoss: 3000 });
    const at = atLobby();
    // What a round is found to have lost is what the journal says, whoever ended it.
    expect(stake(at, 'R1', oneBox(2000), houseRules)).toMatchObject({ outcome: 'accepted' });
    at.lobby.store.end(value(at.lobby.rounds.of(at.purse, 'R1')).record, 'ended', 'house', at.clock.now);
    expect(stake(at, 'R2', oneBox(1500), houseRules)).toMatchObject(refusedBy('house-rule'));
    value(at.lobby.rounds.dropped(at.purse, 'R2'));
    expect(stake(at, 'R3', oneBox(1000), houseRules)).toEqual({ outcome: 'accepted', balance: 97_000 });
    at.lobby.store.end(value(at.lobby.rounds.of(at.purse, 'R3')).record, 'ended', 'house', at.clock.now);
    at.clock.now += 60 * 60_000;
    expect(stake(at, 'R4', oneBox(100), houseRules)).toMatchObject(refusedBy('house-rule'));
    value(at.lobby.rounds.dropped(at.purse, 'R4'));
    at.clock.now += 60 * 60_000 + 1;
    expect(stake(at, 'R5', oneBox(3000), houseRules)).toEqual({ outcome: 'accepted', balance: 94_000 });
  });
});

test('minimumRoundSeconds: a round that comes early is not begun, and begins once it may', () => {
  const houseRules = under({ minimumRoundSeconds: 5 });
  const at = atLobby();
  const { rounds, store } = at.lobby;
  value(rounds.started(at.purse, at.rules, new PagesRound(at, 'R1', oneBox(1000)).sent, houseRules));
  value(rounds.dropped(at.purse, 'R1'));
  const next = new PagesRound(at, 'R2', oneBox(1000));
  at.clock.now += 4999;
  expect(rounds.started(at.purse, at.rules, next.sent, houseRules)).toEqual({ ok: false, code: 'too-soon' });
  expect(store.get('R2')).toBeNull();
  at.clock.now += 1;
  value(rounds.started(at.purse, at.rules, next.sent, houseRules));
  // Sent again it has begun already.
  value(rounds.started(at.purse, at.rules, next.sent, houseRules));
});

test('the table’s own limits bind too: a bet above them is no round', () => {
  const at = atLobby();
  const { max, min } = at.rules.limits;
  for (const main of [max + 100, min - 50]) {
    const sent = { ...new PagesRound(at, 'R', oneBox(1000)).sent, bets: [{ box: 1, main, side: {} }] };
    expect(at.lobby.rounds.started(at.purse, at.rules, sent)).toMatchObject({
      ok: false,
      code: 'bad-record',
    });
  }
  expect(at.lobby.store.get('R')).toBeNull();
});

test('what is added while a round is played stays open: a double above maxStakePerRound and maxLoss is taken', () => {
  const houseRules = under({ maxStakePerRound: 1000, maxLoss: 1000 });
  for (let i = 0; ; i++) {
    const at = atLobby();
    const round = new PagesRound(at, `D${i}`, oneBox(1000));
    value(round.start());
    round.goOn();
    if (!round.doubles) continue;
    const { roundId } = round.record;
    round.choose('double');
    const txId = round.state.context.pending?.txId ?? '';
    expect(at.lobby.rounds.debit(at.purse, { txId, roundId, amount: 1000 }, houseRules)).toEqual({
      outcome: 'accepted',
      balance: 98_000,
    });
    return;
  }
});

test('a table is opened with fewer boxes and no side bets, and under the house rules that were asked for', () => {
  const at = atLobby();
  const sat = value(
    at.lobby.sittings.sit(at.purse, at.rules, under({ maxBoxes: 1, sideBets: false, maxLoss: 500 })),
  );
  expect([sat.table.boxes, sat.table.sideBets]).toEqual([1, []]);
  expect(at.lobby.sittings.openedAs(at.purse, sat.sitting)).toMatchObject({
    ok: true,
    value: { table: { boxes: 1 }, houseRules: { maxLoss: 500, maxBoxes: 1 } },
  });
  const more = new PagesRound({ ...at, rules: { ...at.rules, boxes: 3, sideBets: [] } }, 'R', oneBox(1000));
  expect(at.lobby.rounds.started(at.purse, sat.table, more.sent)).toMatchObject({ code: 'record-differs' });
});
