import { describe, expect, test } from 'vitest';
import { verify } from '../../../src/dealer/verify.ts';
import { choices } from '../../../src/round/progress.ts';
import { replay } from '../../../src/round/record.ts';
import { seenCards } from '../../../src/round/seen-cards.ts';
import { TABLES } from '../../../src/tables/all-tables.ts';
import { CURRENCIES, LIMITS, offeredTable } from '../server/tables.ts';
import { type AtLobby, AWAY_MS, atLobby, oneBox, PagesRound, value } from './at-the-lobby.ts';

/** A round that the player left in front of a decision about a hand, or of an offer too. */
function leftRound(at: AtLobby, before: 'a hand' | 'anything' = 'anything'): PagesRound {
  for (let i = 0; ; i++) {
    const round = new PagesRound(at, `ROUND${i}`, oneBox(1000));
    value(round.start());
    round.goOn();
    while (before === 'a hand' && choices(round.state).some((choice) => choice.startsWith('no')))
      round.choose(choices(round.state).includes('noInsurance') ? 'noInsurance' : 'noEvenMoney').goOn();
    if (choices(round.state).length > 0) return round;
    value(at.lobby.rounds.ended(at.purse, round.sent));
  }
}

interface Doubled {
  readonly at: AtLobby;
  readonly round: PagesRound;
  /** The stake that the double asks for. */
  readonly asked: { readonly txId: string; readonly amount: number };
}

/** A round in which the player has chosen to double, and the stake has not yet arrived. */
function doubledRound(): Doubled {
  for (let i = 0; ; i++) {
    const at = atLobby();
    const round = new PagesRound(at, `D${i}`, oneBox(1000));
    value(round.start());
    round.goOn();
    if (!round.doubles) continue;
    round.choose('double');
    const { pending } = round.state.context;
    if (pending !== null) return { at, round, asked: pending };
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
    const back = value(at.lobby.sittings.sit(at.purse, at.rules));
    expect(back.round).toBeNull();
    expect(back.history[0]).toMatchObject({ roundId: round.record.roundId });
    expect(back.commitment).toBe(at.lobby.store.nextCommitment(at.purse));
    expect(back.balance).toBe(at.lobby.wallet.balance(at.purse));
  });

  test('a page that still shows it is told that it is over', () => {
    const at = atLobby();
    const { lobby, purse } = at;
    const round = leftRound(at, 'a hand');
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
    const { at, round, asked } = doubledRound();
    const { lobby, purse } = at;
    const { roundId } = round.record;
    expect(asked).toMatchObject({ amount: 1000, purpose: 'double' });
    goAway(at);
    lobby.house.sweep();
    const lines = lobby.wallet.entriesOfRound(roundId).filter(({ tx }) => tx === asked.txId);
    expect(lines.map(({ kind, amount }) => [kind, amount])).toEqual([['rollback', 0]]);
    const late = { txId: asked.txId, roundId, amount: 1000 };
    expect(lobby.rounds.debit(purse, late)).toMatchObject({ code: 'rolled-back' });
  });

  test('a double whose stake arrived is played', () => {
    const { at, round, asked } = doubledRound();
    const { lobby, purse } = at;
    const { roundId, events } = round.record;
    lobby.rounds.debit(purse, { txId: asked.txId, roundId, amount: asked.amount });
    goAway(at);
    lobby.house.sweep();
    const types = lobby.store.get(roundId)?.record.events.map(({ type }) => type) ?? [];
    expect(types.slice(events.length, events.length + 2)).toEqual(['wallet.accepted', 'dealer.drew']);
  });
});

test('of two windows with one account the one that sat down last plays', () => {
  const at = atLobby();
  const { sittings } = at.lobby;
  const first = value(sittings.sit(at.purse, at.rules));
  const second = value(sittings.sit(at.purse, at.rules));
  expect(sittings.openedAs(at.purse, first.sitting)).toEqual({ ok: false, code: 'moved' });
  expect(sittings.openedAs(at.purse, second.sitting)).toMatchObject({
    ok: true,
    value: { table: { id: 'three-hand' } },
  });
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
