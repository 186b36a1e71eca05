import { describe, expect, test } from 'vitest';
import { verify } from '../../../src/dealer/verify.ts';
import { choices } from '../../../src/round/progress.ts';
import { seenCards } from '../../../src/round/seen-cards.ts';
import { type AtLobby, atLobby, oneBox, PagesRound, value } from './at-the-lobby.ts';

/** A round in which the player is asked; shoes are drawn until there is one. */
function askedRound(at: AtLobby, main = 1000): PagesRound {
  for (let i = 0; ; i++) {
    const round = new PagesRound(at, `ROUND${i}`, oneBox(main));
    value(round.start());
    round.goOn();
    if (choices(round.state).includes('hit')) return round;
    while (choices(round.state).includes('noEvenMoney') || choices(round.state).includes('noInsurance')) {
      round.choose(choices(round.state).includes('noInsurance') ? 'noInsurance' : 'noEvenMoney').goOn();
      if (choices(round.state).includes('hit')) return round;
    }
    value(at.lobby.rounds.ended(at.purse, round.sent));
  }
}

function finish(at: AtLobby, round: PagesRound): void {
  while (choices(round.state).length > 0) round.choose('stand').goOn();
  value(at.lobby.rounds.ended(at.purse, round.sent));
}

describe('a round with the dealer on the server', () => {
  test('is played, settled once, and its shoe is the one that was committed to', () => {
    const at = atLobby();
    const round = askedRound(at);
    const { roundId, commitment } = round.record;
    finish(at, round);
    const ended = at.lobby.store.get(roundId);
    expect(ended).toMatchObject({ state: 'ended', endedBy: 'player' });
    const record = ended?.record ?? round.record;
    expect(record.commitment).toBe(commitment);
    expect(verify({ ...record, seen: seenCards(record) }).verdict).toBe('fair');
    expect(record.closingBalance).toBe(at.lobby.wallet.balance(at.purse));
    const { staked, returned } = { staked: 1000, returned: at.lobby.wallet.changeOf(roundId) + 1000 };
    expect([0, 1000, 2000]).toContain(returned);
    expect(staked).toBe(1000);
  });

  test('the next shoe is another one', () => {
    const at = atLobby();
    const round = askedRound(at);
    const next = at.lobby.store.nextCommitment(at.purse);
    expect(next).toMatch(/^[0-9a-f]{64}$/);
    expect(next).not.toBe(round.record.commitment);
  });

  test('after a refused stake the shoe that was committed to is the next round’s', () => {
    const at = atLobby();
    const { lobby, purse } = at;
    const before = lobby.store.nextCommitment(purse);
    const poor = new PagesRound(at, 'R1', oneBox(1000));
    value(poor.start());
    lobby.accounts.setRefused({ id: purse.player, name: 'Ada', refused: false }, true);
    expect(lobby.rounds.debit(purse, { txId: 'R1-1', roundId: 'R1', amount: 1000 })).toMatchObject({
      code: 'player-refused',
    });
    value(lobby.rounds.dropped(purse, 'R1'));
    expect(lobby.store.nextCommitment(purse)).toBe(before);
    expect(lobby.croupier.reveal(purse, 'R1')).toEqual({ ok: false, code: 'round-not-over' });
    lobby.accounts.setRefused({ id: purse.player, name: 'Ada', refused: true }, false);
    const round = new PagesRound(at, 'R2', oneBox(1000));
    expect(round.record.commitment).toBe(before);
    expect(round.start().ok).toBe(true);
  });

  test('no card is said before the round asks for it', () => {
    const at = atLobby();
    const { lobby, purse } = at;
    const round = new PagesRound(at, 'R', oneBox(1000));
    value(round.start());
    expect(lobby.croupier.open(purse, 'R', '')).toMatchObject({ ok: true });
    expect(lobby.croupier.cards(purse, 'R', 1)).toEqual({ ok: false, code: 'not-awaited' });
    const asked = askedRound(atLobby());
    expect(asked.record.events.length).toBeGreaterThan(0);
  });

  test('while the player decides, neither the next card nor the face-down one is said, nor the seed', () => {
    const at = atLobby();
    const { lobby, purse } = at;
    const round = askedRound(at);
    const { roundId } = round.record;
    const drawn = round.record.events.filter(({ type }) => type === 'dealer.drew').length;
    for (const n of [drawn, drawn + 1, 50])
      expect(lobby.croupier.draw(purse, roundId, n)).toEqual({ ok: false, code: 'not-awaited' });
    expect(lobby.croupier.turn(purse, roundId)).toEqual({ ok: false, code: 'not-awaited' });
    expect(lobby.croupier.reveal(purse, roundId)).toEqual({ ok: false, code: 'round-not-over' });
  });

  test('a card asked for again is the same card', () => {
    const at = atLobby();
    const { lobby, purse } = at;
    const round = askedRound(at);
    const { roundId } = round.record;
    const first = lobby.croupier.cards(purse, roundId, 1);
    expect(lobby.croupier.cards(purse, roundId, 1)).toEqual(first);
    round.choose('hit');
    const card = lobby.croupier.draw(purse, roundId, 0);
    expect(card.ok).toBe(true);
    expect(lobby.croupier.draw(purse, roundId, 0)).toEqual(card);
    expect(lobby.croupier.draw(purse, roundId, 1)).toEqual({ ok: false, code: 'not-awaited' });
  });

  test('another player’s round is not to be had', () => {
    const at = atLobby();
    const round = askedRound(at);
    const other = at.lobby.accounts.purseOf(at.lobby.accounts.signIn('Bob').player, 'EUR');
    expect(at.lobby.croupier.cards(other, round.record.roundId, 1)).toEqual({
      ok: false,
      code: 'unknown-round',
    });
    expect(at.lobby.rounds.kept(other, round.sent)).toEqual({ ok: false, code: 'unknown-round' });
  });
});

describe('what a page says is replayed before it is believed', () => {
  test('a stake that was not booked', () => {
    const at = atLobby();
    const round = new PagesRound(at, 'R', oneBox(1000));
    value(round.start());
    round.add({ type: 'wallet.accepted', txId: 'R-1' });
    expect(round.keep()).toEqual({ ok: false, code: 'record-differs', at: 'events.1' });
  });

  test('a stake that was booked and is called refused', () => {
    const at = atLobby();
    const round = new PagesRound(at, 'R', oneBox(1000));
    value(round.start());
    at.lobby.rounds.debit(at.purse, { txId: 'R-1', roundId: 'R', amount: 1000 });
    round.add({ type: 'wallet.refused', txId: 'R-1' });
    expect(round.keep()).toEqual({ ok: false, code: 'record-differs', at: 'events.1' });
    expect(at.lobby.rounds.dropped(at.purse, 'R')).toEqual({ ok: false, code: 'round-under-way' });
  });

  test('cards that the dealer did not hand out', () => {
    const at = atLobby();
    const round = new PagesRound(at, 'R', oneBox(1000));
    value(round.start());
    at.lobby.rounds.debit(at.purse, { txId: 'R-1', roundId: 'R', amount: 1000 });
    round.add({ type: 'wallet.accepted', txId: 'R-1' });
    value(round.keep());
    round.add({ type: 'dealer.dealt', boxes: [['As', 'Ks']], dealer: ['5d'] });
    expect(round.keep()).toEqual({ ok: false, code: 'record-differs', at: 'events.2' });
  });

  test('a decision taken back', () => {
    const at = atLobby();
    const round = askedRound(at);
    const before = round.record;
    round.choose('hit').goOn();
    round.record = before;
    round.add({ type: 'decide.stand' });
    expect(round.keep()).toEqual({ ok: false, code: 'record-differs', at: 'events' });
  });

  test('a record from before, come late, changes nothing', () => {
    const at = atLobby();
    const round = askedRound(at);
    const before = round.sent;
    round.choose('hit');
    expect(at.lobby.rounds.kept(at.purse, before)).toEqual({ ok: true, value: null });
    expect(at.lobby.store.get(round.record.roundId)?.record.events).toEqual(round.record.events);
  });

  test('another table, another commitment, a second open round', () => {
    const at = atLobby();
    const other = new PagesRound({ ...at, rules: atLobby('multi-hand').rules }, 'R', oneBox(1000));
    expect(at.lobby.rounds.started(at.purse, at.rules, other.sent)).toEqual({
      ok: false,
      code: 'record-differs',
      at: 'rules',
    });
    const made = new PagesRound(at, 'R', oneBox(1000));
    made.record = { ...made.record, commitment: 'f'.repeat(64) };
    expect(made.start()).toEqual({ ok: false, code: 'record-differs', at: 'commitment' });
    value(new PagesRound(at, 'R1', oneBox(1000)).start());
    expect(new PagesRound(at, 'R2', oneBox(1000)).start()).toEqual({ ok: false, code: 'round-open' });
  });

  test('a table with fewer boxes and without side bets is the offered one; one with better odds is not', () => {
    const at = atLobby();
    const less = { ...at.rules, boxes: 1, sideBets: [] };
    expect(new PagesRound({ ...at, rules: less }, 'R', oneBox(1000)).start().ok).toBe(true);
    const better = { ...at.rules, blackjack: { ...at.rules.blackjack, pays: [2, 1] as const } };
    const fresh = atLobby();
    const round = new PagesRound({ ...fresh, rules: better }, 'R', oneBox(1000));
    expect(fresh.lobby.rounds.started(fresh.purse, fresh.rules, round.sent)).toEqual({
      ok: false,
      code: 'record-differs',
      at: 'rules',
    });
  });

  test('a stake or a payment that no round asks for', () => {
    const at = atLobby();
    const { lobby, purse } = at;
    const stray = { txId: 'X-1', roundId: 'X', amount: 500 };
    expect(lobby.rounds.debit(purse, stray)).toMatchObject({ outcome: 'refused', code: 'not-in-round' });
    expect(lobby.rounds.credit(purse, stray)).toEqual({ ok: false, code: 'unknown-round' });
    const round = askedRound(at);
    const { roundId } = round.record;
    const balance = lobby.wallet.balance(purse);
    const wish = { txId: `${roundId}-2`, roundId, amount: 100_000 };
    expect(lobby.rounds.credit(purse, wish)).toMatchObject({ value: { code: 'not-in-round' } });
    expect(lobby.rounds.debit(purse, { ...wish, amount: 1 })).toMatchObject({ code: 'not-in-round' });
    expect(lobby.wallet.balance(purse)).toBe(balance);
  });

  test('a stake is not given back once cards lie for it', () => {
    const at = atLobby();
    const round = askedRound(at);
    const { roundId } = round.record;
    expect(at.lobby.rounds.rollback(at.purse, { txId: `${roundId}-1`, roundId })).toEqual({
      ok: false,
      code: 'round-under-way',
    });
  });

  test('what is no record at all', () => {
    const at = atLobby();
    for (const sent of [
      null,
      5,
      'x',
      [],
      {},
      { version: 2 },
      { ...new PagesRound(at, 'R', oneBox(1)).sent, bets: [{}] },
    ])
      expect(at.lobby.rounds.kept(at.purse, sent)).toMatchObject({ ok: false, code: 'bad-record' });
  });
});
