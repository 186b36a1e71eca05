// Debits: asked for under an id, booked or refused by the wallet, and credits booked later.

import { isAmount } from '../money/amount.ts';
import type { BoxBet } from '../tables/bets.ts';
import { sideStakes } from '../tables/bets.ts';
import type { StakePurpose, WalletEvent } from './facts.ts';
import { nextTxId } from './paying.ts';
import { type Box, betsOf, betTotal, type Hand, NO_DEALER_CARDS, type Round, type Told } from './round.ts';

/** The round waiting for the wallet to book an amount. */
export function askFor(round: Round, purpose: StakePurpose, amount: number): Round {
  const txId = nextTxId(round);
  return { ...round, pending: { txId, amount, purpose }, transactions: round.transactions + 1 };
}

/** The balance after an answer: what the wallet says and what it still owes, or else what we reckon. */
function balanceAfter(round: Round, told: number | undefined, reckoned: number): number {
  if (!isAmount(told)) return reckoned;
  return told + round.owed.reduce((sum, { amount }) => sum + amount, 0);
}

/** The wallet tells its balance of its own accord. */
export function balanceTold(round: Round, balance: number): Round {
  return { ...round, balance: balanceAfter(round, balance, round.balance) };
}

/** The debit is booked. */
export function booked(round: Round, event: WalletEvent): Round {
  const amount = round.pending?.amount ?? 0;
  const told = event.type === 'wallet.lost' ? undefined : event.balance;
  return { ...round, pending: null, balance: balanceAfter(round, told, round.balance - amount) };
}

export function stakeRefused(round: Round, event: WalletEvent): Told {
  const { pending } = round;
  const told = event.type === 'wallet.lost' ? undefined : event.balance;
  const after = { ...round, pending: null, balance: balanceAfter(round, told, round.balance) };
  if (pending === null) return { round: after, facts: [] };
  return {
    round: after,
    facts: [{ type: 'stake.refused', purpose: pending.purpose, amount: pending.amount }],
  };
}

/** A credit is booked: the wallet no longer owes it. */
export function creditBooked(round: Round, event: WalletEvent): Round {
  const owed = round.owed.filter(({ txId }) => txId !== event.txId);
  const told = event.type === 'wallet.lost' ? undefined : event.balance;
  return { ...round, owed, balance: balanceAfter({ ...round, owed }, told, round.balance) };
}

export function askForBets(round: Round, roundId: string): Round {
  return askFor({ ...round, roundId, transactions: 0, undo: [] }, 'bets', betTotal(round));
}

/** The bets came back: no round was begun. */
export function betsRefused(round: Round, event: WalletEvent): Told {
  const told = stakeRefused(round, event);
  return { ...told, round: { ...told.round, roundId: null } };
}

function emptyHand(stake: number): Hand {
  return {
    cards: [],
    fromSplit: false,
    stake,
    doubled: false,
    finished: false,
    outcome: null,
    returned: 0,
  };
}

function newBox(bet: BoxBet): Box {
  return {
    box: bet.box,
    main: bet.main,
    hands: [emptyHand(bet.main)],
    side: sideStakes(bet).map(([name, stake]) => ({ bet: name, stake, outcome: null, returned: 0 })),
    insurance: null,
    offerAnswered: false,
  };
}

/** The first bets are booked: the boxes are in the round. */
export function betsStaked(round: Round, event: WalletEvent): Told {
  const bets = betsOf(round.chips);
  const amount = round.pending?.amount ?? 0;
  return {
    round: {
      ...booked(round, event),
      lastChips: round.chips,
      boxes: bets.map(newBox),
      dealer: NO_DEALER_CARDS,
      turn: null,
      standAll: false,
    },
    facts: [{ type: 'bets.staked', bets, amount }],
  };
}
