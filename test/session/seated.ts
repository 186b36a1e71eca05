// A table session whose wallet, dealer, keeper and pauses are in the test’s hands.

import { phaseOf } from '../../src/round/progress.ts';
import type { RoundRecord } from '../../src/round/record.ts';
import { type PlayerEvent, TableSession } from '../../src/session/table-session.ts';
import { cardsOf } from '../cards/hand.ts';
import { type Letter, words } from '../paper/notation.ts';
import { RULES } from '../tables/hands.ts';
import { type HeldKeeper, HeldPauses, HeldWallet, ListDealer, settle } from './held.ts';

export interface Parts {
  readonly balance?: number;
  readonly keeper?: HeldKeeper;
  readonly unfinished?: RoundRecord;
  readonly wallet?: HeldWallet;
}

/** A table in use, its wallet and pauses in the test's hands. */
export function seat(letter: Letter, cards: string, parts: Parts = {}) {
  const { balance = 10_000, keeper, unfinished, wallet = new HeldWallet(balance) } = parts;
  const dealer = new ListDealer(RULES[letter], cardsOf(cards));
  const pauses = new HeldPauses();
  let rounds = 0;
  const session = new TableSession({
    rules: RULES[letter],
    dealer,
    wallet,
    balance,
    newRoundId: () => {
      rounds += 1;
      return `R${rounds}`;
    },
    pause: pauses.pause,
    ...(keeper === undefined ? {} : { keeper }),
    ...(unfinished === undefined ? {} : { unfinished }),
  });
  /** Sends "1:1000 deal hit …", each in turn, and lets everything go on. */
  const send = async (line: string) => {
    const answers = words(line).map((word) => session.send(eventOf(word)));
    await settle();
    return answers;
  };
  return { session, wallet, dealer, pauses, send };
}

export function eventOf(word: string): PlayerEvent {
  switch (word) {
    case 'deal':
    case 'rebet':
      return { type: word };
    case 'clear':
      return { type: 'bet.cleared' };
    case 'hit':
    case 'stand':
    case 'standAll':
    case 'double':
    case 'split':
      return { type: `decide.${word}` };
    case 'insure':
    case 'noInsurance':
    case 'evenMoney':
    case 'noEvenMoney':
      return { type: `offer.${word}` };
  }
  const [box = '', amount = ''] = word.split(':');
  return { type: 'bet.placed', spot: { box: Number(box), side: null }, amount: Number(amount) };
}

export const phase = (session: TableSession) => phaseOf(session.state);
export const TAKEN = null;
export const NOT_NOW = { code: 'not-now' };
