import { expect } from 'vitest';
import { awaited, choiceEvent, choices, phaseOf } from '../../src/round/progress.ts';
import { replay } from '../../src/round/record.ts';
import { type PlayerEvent, TableSession } from '../../src/session/table-session.ts';
import type { Letter } from '../paper/notation.ts';
import { numbers } from '../round/random-play.ts';
import { type Draft, situationOf } from '../round/situations.ts';
import { RULES } from '../tables/hands.ts';
import { HeldKeeper, HeldPauses, HeldWallet, ListDealer, settle } from './held.ts';

// A wallet that answers late, loses answers it has booked or not, and refuses; a dealer that loses questions; a player who
// presses whatever there is, whether it is asked or not. All by a seed, so that each campaign is the same every time.

const PRESSES: readonly PlayerEvent[] = [
  { type: 'deal' },
  { type: 'rebet' },
  { type: 'bet.cleared' },
  { type: 'bet.undone' },
  { type: 'bet.placed', spot: { box: 1, side: null }, amount: 100 },
  { type: 'bet.takenBack', spot: { box: 1, side: null } },
  { type: 'decide.hit' },
  { type: 'decide.stand' },
  { type: 'decide.standAll' },
  { type: 'decide.double' },
  { type: 'decide.split' },
  { type: 'offer.insure' },
  { type: 'offer.noInsurance' },
  { type: 'offer.evenMoney' },
  { type: 'offer.noEvenMoney' },
];

export interface Campaign {
  readonly rounds: number;
  readonly wallet: HeldWallet;
  readonly session: TableSession;
  readonly keeper: HeldKeeper;
}

/** Plays up to three rounds, and what is under way to its end. */
export async function campaign(letter: Letter, seed: number, draft: Draft): Promise<Campaign> {
  const rules = RULES[letter];
  const { shoe, balance } = situationOf(rules, draft);
  const random = numbers(seed);
  const one = <T>(list: readonly T[]): T | undefined => list[random() % Math.max(1, list.length)];
  const wallet = new HeldWallet(balance + 2000);
  const dealer = new ListDealer(rules, shoe);
  const pauses = new HeldPauses();
  const keeper = new HeldKeeper();
  let ids = 0;
  const session = new TableSession({
    rules,
    dealer,
    wallet,
    balance: wallet.money,
    newRoundId: () => {
      ids += 1;
      return `R${ids}`;
    },
    pause: pauses.pause,
    keeper,
    now: () => 0,
  });
  /** Answers whatever is waited for, well or ill; false where nothing is. */
  const answer = async (): Promise<boolean> => {
    if (random() % 4 === 0) dealer.losing = random() % 2;
    const question = one(wallet.open);
    if (question === undefined) {
      if (pauses.waiting === 0) return false;
      await pauses.end();
      return true;
    }
    const mood = random() % 8;
    if (mood === 0) await question.lose();
    else if (mood === 1) await question.lose(true);
    else if (mood === 2) await question.refuse();
    else if (mood === 3 && random() % 2 === 0) await question.bookNow()();
    else await question.accept();
    return true;
  };
  let rounds = 0;
  for (let steps = 0; steps < 1500 && rounds < 3; steps++) {
    if (random() % 3 === 0) {
      const press = one(PRESSES);
      if (press !== undefined) session.send(press);
    }
    await settle();
    if (await answer()) continue;
    expect(`${awaited(session.state)} ${session.trouble}`).toBe('player null');
    const { record } = session;
    if (record !== null && phaseOf(session.state) !== 'betting') {
      const again = replay(record);
      expect(again.value).toEqual(session.state.value);
      expect({ ...again.context, undo: [] }).toEqual({ ...session.state.context, undo: [] });
    }
    if (phaseOf(session.state) === 'settled') {
      rounds += 1;
      expect(session.state.context.balance).toBe(wallet.money);
      session.send({ type: 'bet.cleared' });
    } else if (phaseOf(session.state) === 'betting') {
      expect(session.state.context.balance).toBe(wallet.money);
      for (const box of draft.boxes)
        session.send({ type: 'bet.placed', spot: { box, side: null }, amount: 100 });
      session.send({ type: 'deal' });
    } else {
      const choice = one(choices(session.state));
      if (choice !== undefined) session.send(choiceEvent(choice));
    }
  }
  // What is under way comes to its end, the wallet answering well.
  for (let steps = 0; steps < 400; steps++) {
    await settle();
    dealer.losing = 0;
    const [question] = wallet.open;
    if (question !== undefined) await question.accept();
    else if (pauses.waiting > 0) await pauses.end();
    else if (['boxes', 'offers'].includes(phaseOf(session.state))) {
      const open = choices(session.state);
      const last = open.find((choice) => choice === 'stand' || choice.startsWith('no'));
      if (last === undefined) break;
      session.send(choiceEvent(last));
    } else break;
  }
  session.close();
  return { rounds, wallet, session, keeper };
}

/** What holds after any campaign. */
export function expectKept({ wallet, session, keeper }: Campaign): void {
  expect(['betting', 'settled']).toContain(phaseOf(session.state));
  expect(session.state.context.balance).toBe(wallet.money);
  const ids = wallet.journal.map((line) => line.split(' ')[1]);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { openingBalance, closingBalance, roundId, events } of keeper.finished) {
    const booked = wallet.journal.filter((line) => line.endsWith(` ${roundId}-${line.split('-').at(-1)}`));
    const moved = booked.reduce((sum, line) => sum + Number(line.split(' ')[0]), 0);
    expect(closingBalance).toBe(openingBalance + moved);
    expect(events[0]).toEqual({ type: 'deal', roundId });
  }
}
