// Rounds without a page against a wallet that misbehaves: lost, late, refused, doubled and abandoned requests, and pages that
// are closed in the middle of one and opened anew from what is kept.

import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import { type Dealing, dealing, fromSeed } from '../../src/dealer/dealing.ts';
import { bookingsOf } from '../../src/keeping/bookings.ts';
import type { Choice } from '../../src/round/facts.ts';
import { awaited, choiceEvent, choices, phaseOf } from '../../src/round/progress.ts';
import type { RoundRecord } from '../../src/round/record.ts';
import { TableSession } from '../../src/session/table-session.ts';
import type { TableRules } from '../../src/tables/rules.ts';
import { numbers } from '../round/random-play.ts';
import { dealerOf } from './dealer-of.ts';
import { settle } from './held.ts';
import { MisbehavingWallet } from './misbehaving-wallet.ts';

const OPENING = 5_000_000;
const COSTLY: readonly Choice[] = ['insure', 'split', 'double'];

export interface WalletCampaign {
  readonly rules: TableRules;
  readonly finished: readonly RoundRecord[];
  readonly wallet: MisbehavingWallet;
}

/** The shoe follows from the round's id, so that the same cards are dealt when a round is taken up again. */
const shoeOf =
  (rules: TableRules) =>
  (roundId: string): Dealing =>
    dealing(rules, fromSeed(rules, createHash('sha256').update(roundId).digest('hex')));

/** Plays so many rounds to their end, whatever the wallet does. */
export async function walletCampaign(
  rules: TableRules,
  seed: number,
  rounds: number,
): Promise<WalletCampaign> {
  const next = numbers(seed);
  const random = (below: number): number => next() % below;
  const wallet = await MisbehavingWallet.open(OPENING, random);
  const finished: RoundRecord[] = [];
  let open: RoundRecord | null = null;
  let ids = 0;
  const sit = async (): Promise<TableSession> => {
    const unfinished: RoundRecord | null = open;
    const session: TableSession = new TableSession({
      rules,
      dealer: dealerOf(shoeOf(rules)),
      wallet,
      balance: await wallet.bankBalance(),
      newRoundId: () => `${rules.id}${seed}R${++ids}`,
      pause: settle,
      keeper: {
        async keep(record) {
          open = record;
        },
        async finish(record) {
          finished.push(record);
          open = null;
        },
        async drop() {
          open = null;
        },
      },
      ...(unfinished === null ? {} : { unfinished }),
    });
    wallet.purpose = () => session.state.context.pending?.purpose ?? 'bets';
    void session.resume();
    return session;
  };
  const choose = (session: TableSession): void => {
    const listed = choices(session.state);
    const costly = COSTLY.find((choice) => listed.includes(choice));
    const choice = costly !== undefined && random(4) > 0 ? costly : listed[random(listed.length)];
    if (choice !== undefined) session.send(choiceEvent(choice));
  };
  let session = await sit();
  for (let steps = 0; finished.length < rounds; steps++) {
    if (steps > rounds * 400) throw new Error(`stuck in ${phaseOf(session.state)}, seed ${seed}`);
    await settle();
    if (wallet.abandoned) {
      wallet.abandoned = false;
      session.close();
      session = await sit();
    } else if (awaited(session.state) === 'player' && !session.takingUp) {
      const phase = phaseOf(session.state);
      if (phase === 'settled') session.send({ type: 'bet.cleared' });
      else if (phase === 'betting') {
        for (const box of [1, 2].slice(0, 1 + random(Math.min(2, rules.boxes))))
          session.send({ type: 'bet.placed', spot: { box, side: null }, amount: 100 * (1 + random(9)) });
        session.send({ type: 'deal' });
      } else choose(session);
    }
  }
  session.close();
  await settle();
  await wallet.deliverLate(true);
  await settle();
  return { rules, finished, wallet };
}

/** Books and records say the same, to the minor unit: each stake once, each payment once, and nothing else. */
export function expectAgreed({ finished, wallet }: WalletCampaign): void {
  const moved = wallet.books.filter(({ kind }) => kind === 'debit' || kind === 'credit');
  const booked = moved.map(({ kind, txId, amount }) => `${kind} ${txId} ${amount}`);
  const told = finished.flatMap((record) =>
    bookingsOf(record).map(({ kind, txId, amount }) => `${kind} ${txId} ${amount}`),
  );
  expect([...booked].sort()).toEqual([...told].sort());
  expect(new Set(booked).size).toBe(booked.length);
  for (const record of finished) {
    const change = bookingsOf(record).reduce(
      (sum, { kind, amount }) => sum + (kind === 'debit' ? -amount : amount),
      0,
    );
    expect(record.closingBalance).toBe(record.openingBalance + change);
  }
  const sum = moved.reduce((all, { kind, amount }) => all + (kind === 'debit' ? -amount : amount), OPENING);
  expect(wallet.books.at(-1)?.balance).toBe(sum);
}
