import { describe, expect, test } from 'vitest';
import { verify } from '../../../src/dealer/verify.ts';
import { choices } from '../../../src/round/progress.ts';
import { replay } from '../../../src/round/record.ts';
import { seenCards } from '../../../src/round/seen-cards.ts';
import { TABLES } from '../../../src/tables/all-tables.ts';
import { CURRENCIES, LIMITS, offeredTable } from '../server/tables.ts';
import { type AtLobby, AWAY_MS, atLobby, oneBox, PagesRound, value } from './at-the-lobby.ts';

/** A round that the player left in front of a decision. */
function leftRound(at: AtLobby): PagesRound {
  for (let i = 0; ; i++) {
    const round = new PagesRound(at, `ROUND${i}`, oneBox(1000));
    value(round.start());
    round.goOn();
    if (choices(round.state).length > 0) return round;
    value(at.lobby.rounds.ended(at.purse, round.sent));
  }
}

function goAway({ clock }: AtLobby, ms = AWAY_MS + 1): void {
  clock.now += ms;
}

describe('a round that nobody comes back to', () => {
  test('is stood on and settled after the set time, and paid once', () => {
    for (let i = 0; i < 20; i++) {
      const at = atLobby();
      const { lobby, purse } = at;
      const round = leftRound(at);
      const { roundId } = round.record;
      goAway(at);
      expect(lobby.house.sweep()).toEqual([roundId]);
      expect(lobby.house.sweep()).toEqual([]);
      const ended = lobby.store.get(roundId);
      expect(ended).toMatchObject({ state: 'ended', endedBy: 'house' });
      const record = ended?.record ?? round.record;
      expect(record.events.slice(0, round.record.events.length)).toEqual(round.record.events);
      const decided = record.events
        .slice(round.record.events.length)
        .filter(({ type }) => /^(decide|offer)\./.test(type));
      for (const { type } of decided)
        expect(['decide.stand', 'offer.noInsurance', 'offer.noEvenMoney']).toContain(type);
      expect(replay(record).matches('settled')).toBe(true);
      expect(verify({ ...record, seen: seenCards(record) }).verdict).toBe('fair');
      const credits = lobby.wallet.entriesOfRound(roundId).filter(({ kind }) => kind === 'credit');
      expect(credits.length).toBeLessThanOrEqual(1);
      expect(record.closingBalance).toBe(lobby.wallet.balance(purse));
    }
  });

  test('is left alone while the player is there', () => {
    const at = atLobby();
    const round = leftRound(at);
    goAway(at, AWAY_MS - 1);
    expect(at.lobby.house.sweep()).toEqual([]);
    expect(at.lobby.store.get(round.record.roundId)?.state).toBe('open');
  });

  test('is in the history when the player sits down again, and no round is open', () => {
    const at = atLobby();
    const round = leftRound(at);
    goAway(at);
    at.lobby.house.sweep();
    const back = at.lobby.sittings.sit(at.purse, at.rules);
    expect(back.round).toBeNull();
    expect(back.history[0]).toMatchObject({ roundId: round.record.roundId });
    expect(back.commitment).toBe(at.lobby.store.nextCommitment(at.purse));
    expect(back.balance).toBe(at.lobby.wallet.balance(at.purse));
  });

  test('a page that still shows it is told that it is over', () => {
    const at = atLobby();
    const { lobby, purse } = at;
    const round = leftRound(at);
    const { roundId } = round.record;
    goAway(at);
    lobby.house.sweep();
    round.add({ type: 'decide.stand' });
    expect(round.keep()).toEqual({ ok: false, code: 'round-over' });
    expect(lobby.croupier.draw(purse, roundId, 0)).toEqual({ ok: false, code: 'round-over' });
    expect(lobby.rounds.credit(purse, { txId: `${roundId}-9`, roundId, amount: 500 })).toEqual({
      ok: false,
      code: 'round-over',
    });
  });

  test('before a card fell, the stake goes back, and what comes late is refused', () => {
    const at = atLobby();
    const { lobby, purse } = at;
    const round = new PagesRound(at, 'R', oneBox(1000));
    value(round.start());
    lobby.rounds.debit(purse, { txId: 'R-1', roundId: 'R', amount: 1000 });
    expect(lobby.wallet.balance(purse)).toBe(99_000);
    goAway(at);
    expect(lobby.house.sweep()).toEqual(['R']);
    expect(lobby.wallet.balance(purse)).toBe(100_000);
    expect(lobby.store.get('R')?.state).toBe('dropped');
    expect(lobby.rounds.debit(purse, { txId: 'R-1', roundId: 'R', amount: 1000 })).toMatchObject({
      outcome: 'refused',
      code: 'rolled-back',
      balance: 100_000,
    });
  });

  test('a double whose stake never arrived is not played, and never will be booked', () => {
    const at = atLobby();
    const { lobby, purse } = at;
    for (let i = 0; ; i++) {
      const round = new PagesRound(at, `D${i}`, oneBox(1000));
      value(round.start());
      round.goOn();
      if (!choices(round.state).includes('double')) {
        goAway(at);
        lobby.house.sweep();
        continue;
      }
      const { roundId } = round.record;
      round.choose('double');
      const asked = round.state.context.pending;
      expect(asked).toMatchObject({ amount: 1000, purpose: 'double' });
      goAway(at);
      lobby.house.sweep();
      const kinds = lobby.wallet.entriesOfRound(roundId).filter(({ tx }) => tx === asked?.txId);
      expect(kinds.map(({ kind, amount }) => [kind, amount])).toEqual([['rollback', 0]]);
      const late = { txId: asked?.txId ?? '', roundId, amount: 1000 };
      expect(lobby.rounds.debit(purse, late)).toMatchObject({ code: 'rolled-back' });
      return;
    }
  });

  test('a double whose stake arrived is played', () => {
    const at = atLobby();
    const { lobby, purse } = at;
    for (let i = 0; ; i++) {
      const round = new PagesRound(at, `D${i}`, oneBox(1000));
      value(round.start());
      round.goOn();
      if (!choices(round.state).includes('double')) {
        goAway(at);
        lobby.house.sweep();
        continue;
      }
      const { roundId } = round.record;
      round.choose('double');
      const { txId, amount } = round.state.context.pending ?? { txId: '', amount: 0 };
      lobby.rounds.debit(purse, { txId, roundId, amount });
      goAway(at);
      lobby.house.sweep();
      const types = lobby.store.get(roundId)?.record.events.map(({ type }) => type) ?? [];
      expect(types.slice(round.record.events.length, round.record.events.length + 2)).toEqual([
        'wallet.accepted',
        'dealer.drew',
      ]);
      return;
    }
  });
});

test('of two windows with one account the one that sat down last plays', () => {
  const at = atLobby();
  const { sittings } = at.lobby;
  const first = sittings.sit(at.purse, at.rules);
  const second = sittings.sit(at.purse, at.rules);
  expect(sittings.tableOf(at.purse, first.sitting)).toEqual({ ok: false, code: 'moved' });
  expect(sittings.tableOf(at.purse, second.sitting)).toMatchObject({ ok: true, value: { id: 'three-hand' } });
});

test('every table is offered in every currency with every set of limits', () => {
  for (const { id } of TABLES)
    for (const currency of CURRENCIES)
      for (const limits of LIMITS)
        expect(offeredTable(id, currency, limits), `${id} ${currency} ${limits}`).toMatchObject({
          id,
          currency,
        });
  expect(offeredTable('three-hand', 'JPY', 'table')).toMatchObject({
    limits: { min: 200, max: 100_000 },
    chips: [100, 200, 1000, 5000, 20_000, 100_000],
  });
});
