// The rounds that run: what a page keeps of one is replayed before it is believed, and a stake or a payment is booked only
// where the round asks for it.

import { isDeepStrictEqual } from 'node:util';
import { commitmentTo } from '../../../src/dealer/seed.ts';
import { type HouseRules, NO_HOUSE_RULES } from '../../../src/house-rules/house-rules.ts';
import { phaseOf, type RoundState } from '../../../src/round/progress.ts';
import { type RoundRecord, replay } from '../../../src/round/record.ts';
import { readRecord } from '../../../src/round/record-text.ts';
import type { TableRules } from '../../../src/tables/rules.ts';
import { continues, followRecord, isOffered, type Truth } from './follow-record.ts';
import { HouseLimits } from './house-limits.ts';
import { DONE, type Done, done, refused } from './refusal.ts';
import type { KeptRound, RoundStore } from './round-store.ts';
import { shoeOfRound } from './shoe.ts';
import type { Purse, Transaction, Wallet, WalletCode, WalletReply } from './wallet.ts';

const isSame = (a: Purse, b: Purse): boolean => a.player === b.player && a.currency === b.currency;

export class Rounds {
  readonly #store: RoundStore;
  readonly #wallet: Wallet;
  readonly #limits: HouseLimits;
  readonly #now: () => number;

  constructor(store: RoundStore, wallet: Wallet, now: () => number) {
    this.#store = store;
    this.#wallet = wallet;
    this.#limits = new HouseLimits(store, wallet, now);
    this.#now = now;
  }

  /** The round, if it is this player's. */
  of(purse: Purse, roundId: string): Done<KeptRound> {
    const unread = this.#store.unread(roundId);
    if (unread !== null && isSame(unread.purse, purse)) return refused('round-unread');
    const round = this.#store.get(roundId);
    return round === null || !isSame(round.purse, purse) ? refused('unknown-round') : done(round);
  }

  open(purse: Purse, roundId: string): Done<KeptRound> {
    const found = this.of(purse, roundId);
    return found.ok && found.value.state !== 'open' ? refused('round-over') : found;
  }

  /** @param offered the table as it was opened for this player, under these house rules */
  started(purse: Purse, offered: TableRules, sent: unknown, houseRules: HouseRules = NO_HOUSE_RULES): Done {
    return this.#store.atomically(() => {
      const read = this.#read(sent);
      if (!read.ok) return read;
      const record = read.value;
      if (this.#store.get(record.roundId) !== null) return this.#kept(purse, record);
      if (this.#store.openOf(purse) !== null) return refused('round-open');
      if ((this.#store.unreadOf(purse) ?? this.#store.unread(record.roundId)) !== null)
        return refused('round-unread');
      // The game asks again: a round that came early over a slow wire begins when it may.
      if (this.#limits.secondsLeft(houseRules, purse) > 0) return refused('too-soon');
      const { rules, commitment } = record;
      if (!isOffered(rules, offered)) return refused('record-differs', 'rules');
      if (record.currency !== purse.currency) return refused('record-differs', 'currency');
      if (commitment !== this.#store.nextCommitment(purse)) return refused('record-differs', 'commitment');
      const followed = followRecord(record, 0, { ...this.#money, shoe: null, drawn: 0 });
      if (!followed.ok) return followed;
      this.#store.begin(purse, record, this.#now());
      return DONE;
    });
  }

  kept(purse: Purse, sent: unknown): Done {
    return this.#store.atomically(() => {
      const read = this.#read(sent);
      return read.ok ? this.#kept(purse, read.value) : read;
    });
  }

  ended(purse: Purse, sent: unknown): Done {
    return this.#store.atomically(() => {
      const read = this.#read(sent);
      if (!read.ok) return read;
      const found = this.of(purse, read.value.roundId);
      if (!found.ok) return found;
      const { value: round } = found;
      if (round.state === 'dropped') return refused('round-over');
      if (round.state === 'ended') return endsAlike(round.record, read.value) ? DONE : refused('round-over');
      const followed = this.#follow(round, read.value);
      if (!followed.ok) return followed;
      if (phaseOf(followed.value) !== 'settled') return refused('round-not-over');
      this.#store.end(closed(read.value, round, followed.value, this.#now()), 'ended', 'player', this.#now());
      return DONE;
    });
  }

  /** The round never began: possible only while none of its money is booked. */
  dropped(purse: Purse, roundId: string): Done {
    return this.#store.atomically(() => {
      const found = this.of(purse, roundId);
      if (!found.ok) return found;
      const { state, record } = found.value;
      if (state === 'dropped') return DONE;
      if (state === 'ended') return refused('round-over');
      const booked = this.#wallet
        .entriesOfRound(roundId)
        .some(({ tx, amount }) => this.#wallet.holds(tx, amount));
      if (booked) return refused('round-under-way');
      this.#store.end(record, 'dropped', 'player', this.#now());
      return DONE;
    });
  }

  /** Takes a stake that the round asks for, where no house rule stands against it. */
  debit(purse: Purse, transaction: Transaction, houseRules: HouseRules = NO_HOUSE_RULES): WalletReply {
    const { txId, roundId, amount } = transaction;
    if (this.#isKnown(roundId, txId)) return this.#wallet.debit(purse, transaction);
    const found = this.open(purse, roundId);
    if (!found.ok) return this.#refusal(purse, 'not-in-round');
    const { record } = found.value;
    const { pending } = replay(record).context;
    if (pending?.txId !== txId || pending.amount !== amount) return this.#refusal(purse, 'not-in-round');
    const isAllowed =
      pending.purpose !== 'bets' || this.#limits.allows({ houseRules, purse, bets: record.bets });
    return this.#wallet.debit(purse, transaction, isAllowed ? null : 'house-rule');
  }

  /** Pays what the round owes. Of a round that the house has ended the page is told that it is over. */
  credit(purse: Purse, transaction: Transaction): Done<WalletReply> {
    const { txId, roundId, amount } = transaction;
    if (this.#isKnown(roundId, txId)) return done(this.#wallet.credit(purse, transaction));
    const found = this.open(purse, roundId);
    if (!found.ok) return found;
    const { owed } = replay(found.value.record).context;
    return owed.some((credit) => credit.txId === txId && credit.amount === amount)
      ? done(this.#wallet.credit(purse, transaction))
      : done(this.#refusal(purse, 'not-in-round'));
  }

  /** Gives a stake back, as long as no card lies for it. */
  rollback(purse: Purse, transaction: Omit<Transaction, 'amount'>): Done<WalletReply> {
    return this.#store.atomically(() => {
      const { txId, roundId } = transaction;
      const found = this.of(purse, roundId);
      if (!found.ok)
        return found.code === 'unknown-round' ? done(this.#wallet.rollback(purse, transaction)) : found;
      const { state, boxes, record } = found.value;
      const isBooked = this.#wallet
        .entriesOfRound(roundId)
        .some(({ tx, kind }) => tx === txId && kind === 'debit');
      if (isBooked && (boxes > 0 || state === 'ended')) return refused('round-under-way');
      const reply = this.#wallet.rollback(purse, transaction);
      if (isBooked && state === 'open') this.#store.end(record, 'dropped', 'player', this.#now());
      return done(reply);
    });
  }

  get #money(): Pick<Truth, 'holds' | 'paid'> {
    return {
      holds: (txId, amount) => this.#wallet.holds(txId, amount),
      paid: (txId, amount) => this.#wallet.paid(txId, amount),
    };
  }

  #isKnown(roundId: string, txId: string): boolean {
    return this.#wallet.entriesOfRound(roundId).some(({ tx }) => tx === txId);
  }

  #refusal(purse: Purse, code: WalletCode): WalletReply {
    return { outcome: 'refused', reason: 'not-allowed', code, balance: this.#wallet.balance(purse) };
  }

  #read(sent: unknown): Done<RoundRecord> {
    const read = readRecord(sent);
    return read.ok ? done(read.record) : refused('bad-record', read.fault.at);
  }

  #kept(purse: Purse, record: RoundRecord): Done {
    const found = this.open(purse, record.roundId);
    if (!found.ok) return found;
    // One that was sent before and comes late says nothing new.
    if (continues(record, found.value.record)) return DONE;
    const followed = this.#follow(found.value, record);
    if (!followed.ok) return followed;
    this.#store.keep(record);
    return DONE;
  }

  #follow(round: KeptRound, record: RoundRecord): Done<RoundState> {
    if (!continues(round.record, record)) return refused('record-differs', 'events');
    const { seed, words, boxes, drawn } = round;
    const shoe = words === null || boxes === 0 ? null : shoeOfRound(record.rules, seed, words, boxes);
    return followRecord(record, round.record.events.length, { ...this.#money, shoe, drawn });
  }
}

/** The record of a round that is over, with what only the server could add. */
export function closed(
  record: RoundRecord,
  { seed }: KeptRound,
  state: RoundState,
  now: number,
): RoundRecord {
  const isTold = record.commitment === commitmentTo(seed);
  return { ...record, ...(isTold ? { seed } : {}), closingBalance: state.context.balance, endedAt: now };
}

/** Whether both tell the same round, however its money was told of. */
function endsAlike(a: RoundRecord, b: RoundRecord): boolean {
  const played = ({ events }: RoundRecord): readonly unknown[] =>
    events.filter(({ type }) => !type.startsWith('wallet.'));
  return isDeepStrictEqual(played(a), played(b));
}
