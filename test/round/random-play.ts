// Rounds played at random through the real statechart: real decks in an order of the test's own, a bank that keeps its own
// books, and a player who takes whatever is open.

import { type Card, DECK, type Rank } from '../../src/cards/card.ts';
import { dealing, fromList } from '../../src/dealer/dealing.ts';
import type { Choice, Fact, RoundEvent } from '../../src/round/facts.ts';
import {
  awaited,
  choiceEvent,
  choices,
  openTable,
  phaseOf,
  type RoundState,
  tell,
} from '../../src/round/progress.ts';
import { newRecord, type RoundRecord, withEvent } from '../../src/round/record.ts';
import type { BoxBet } from '../../src/tables/bets.ts';
import type { TableRules } from '../../src/tables/rules.ts';
import { dealersAnswer } from './answers.ts';

/** Whole numbers that follow from a seed, 0 to 2³² − 1 (mulberry32). */
export function numbers(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return (t ^ (t >>> 14)) >>> 0;
  };
}

/** Whole decks in an order that follows from the seed, cards of these ranks put first while there are any. */
export function shoeOf(decks: number, seed: number, ranks: readonly Rank[]): readonly Card[] {
  const random = numbers(seed);
  const cards = Array.from({ length: decks }, () => DECK).flat();
  for (let last = cards.length - 1; last > 0; last--) {
    const other = random() % (last + 1);
    const [a, b] = [cards[last], cards[other]];
    if (a === undefined || b === undefined) continue;
    cards[last] = b;
    cards[other] = a;
  }
  const first: Card[] = [];
  for (const rank of ranks) {
    const at = cards.findIndex((card) => card.startsWith(rank));
    if (at !== -1) first.push(...cards.splice(at, 1));
  }
  return [...first, ...cards];
}

/** A bank that books each transaction once, and never lets the balance fall below nothing. */
export class Bank {
  balance: number;
  readonly debits = new Map<string, number>();
  readonly credits = new Map<string, number>();

  constructor(balance: number) {
    this.balance = balance;
  }

  debit(txId: string, amount: number): boolean {
    if (this.debits.has(txId)) throw new Error(`${txId} is debited twice`);
    if (!Number.isSafeInteger(amount) || amount <= 0) throw new Error(`a debit of ${amount}`);
    if (amount > this.balance) return false;
    this.debits.set(txId, amount);
    this.balance -= amount;
    return true;
  }

  credit(txId: string, amount: number): void {
    if (this.credits.has(txId)) throw new Error(`${txId} is credited twice`);
    if (!Number.isSafeInteger(amount) || amount <= 0) throw new Error(`a credit of ${amount}`);
    this.credits.set(txId, amount);
    this.balance += amount;
  }

  get debited(): number {
    return [...this.debits.values()].reduce((sum, amount) => sum + amount, 0);
  }

  get credited(): number {
    return [...this.credits.values()].reduce((sum, amount) => sum + amount, 0);
  }
}

export interface Situation {
  readonly rules: TableRules;
  readonly balance: number;
  readonly bets: readonly BoxBet[];
  readonly shoe: readonly Card[];
}

export interface Step {
  readonly before: RoundState;
  readonly event: RoundEvent;
  readonly after: RoundState;
  readonly facts: readonly Fact[];
}

/** How a player, a wallet and a stage behave; each is asked in its turn. */
export interface Manners {
  readonly choose: (open: readonly Choice[], state: RoundState) => Choice;
  /** Whether the wallet tells its balance with its answers. */
  readonly tellsBalance: boolean;
  /** Whether a credit that is owed is booked now, before anything else happens. */
  readonly booksNow: () => boolean;
  /** What becomes of a debit: booked, refused though there is money, or booked with the answer lost on its way. */
  readonly walletMood?: () => 'books' | 'refuses' | 'loses';
  readonly watch?: (step: Step) => void;
}

export interface Played {
  readonly state: RoundState;
  readonly facts: readonly Fact[];
  readonly record: RoundRecord;
  /** What was open at each choice, and what was chosen. */
  readonly asked: readonly { readonly open: readonly Choice[]; readonly choice: Choice }[];
  readonly bank: Bank;
}

export const ROUND_ID = 'R';

/** Plays a round from the first bet to the last payment, or to the bets' refusal. */
export function playOut(situation: Situation, manners: Manners): Played {
  const { rules, balance, bets, shoe } = situation;
  const { choose, tellsBalance, booksNow, walletMood = () => 'books', watch } = manners;
  const dealer = dealing(rules, fromList(shoe));
  const bank = new Bank(balance);
  const facts: Fact[] = [];
  const asked: { open: readonly Choice[]; choice: Choice }[] = [];
  let state = openTable({ rules, balance, bets });
  let record = newRecord(state, { roundId: ROUND_ID, commitment: null, words: '' });

  const take = (event: RoundEvent) => {
    const before = state;
    const told = tell(before, event);
    record = withEvent(record, event);
    state = told.state;
    facts.push(...told.facts);
    watch?.({ before, event, after: state, facts: told.facts });
  };
  const answer = (txId: string): RoundEvent =>
    tellsBalance
      ? { type: 'wallet.accepted', txId, balance: bank.balance }
      : { type: 'wallet.accepted', txId };

  take({ type: 'deal', roundId: ROUND_ID });
  for (let steps = 0; phaseOf(state) !== 'settled' && phaseOf(state) !== 'betting'; steps++) {
    if (steps > 2000) throw new Error(`the round does not end: ${JSON.stringify(state.value)}`);
    const { pending, owed } = state.context;
    const [credit] = owed;
    const waits = awaited(state);
    // A credit is sent before any later debit, which it may have to pay for.
    if (credit !== undefined && (waits === 'credits' || waits === 'debit' || booksNow())) {
      bank.credit(credit.txId, credit.amount);
      take(answer(credit.txId));
    } else if (waits === 'debit' && pending !== null) {
      const { txId, amount } = pending;
      const mood = walletMood();
      if (mood === 'refuses' || !bank.debit(txId, amount)) {
        take({ type: 'wallet.refused', txId, balance: bank.balance });
        continue;
      }
      if (mood === 'loses') for (const type of ['wallet.lost', 'wallet.lost'] as const) take({ type, txId });
      take(answer(txId));
    } else if (waits === 'player') {
      const open = choices(state);
      const choice = choose(open, state);
      asked.push({ open, choice });
      take(choiceEvent(choice));
    } else {
      take(dealersAnswer(state, dealer) ?? { type: 'shown' });
    }
  }
  return { state, facts, record, asked, bank };
}
