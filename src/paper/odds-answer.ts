import { type Advised, adviseHand, adviseOffer } from '../odds/advice.ts';
import { ShoeError } from '../odds/composition.ts';
import { sideReturns } from '../odds/side-returns.ts';
import { tableReturn } from '../odds/table-return.ts';
import type { SideBetName, TableRules } from '../tables/rules.ts';
import { isOddsFault, type OddsFault, oddsFault, readQuestion } from './odds-question.ts';

/** An answer as it is printed: expectations net of the stake, in units of the main bet. */
export interface OddsAnswer {
  readonly actions: Readonly<Partial<Record<Advised, number>>>;
  readonly best?: Advised;
  /** Where nothing is to decide. */
  readonly value?: number;
  readonly insurance?: number;
  readonly evenMoney?: number;
  readonly declined?: number;
}

/** Answers a question as it is written down, or says what is wrong with it. */
export function answerQuestion(written: unknown): OddsAnswer | OddsFault {
  const question = readQuestion(written);
  if (isOddsFault(question)) return question;
  try {
    const { actions, best, value } = adviseHand(question);
    const offer = question.insurance ? adviseOffer(question) : null;
    if (offer !== null && offer.insurance === null && offer.evenMoney === null)
      return oddsFault('bad-question', 'insurance is not offered to this hand', 'insurance');
    return {
      actions,
      ...(best === null ? { value } : { best }),
      ...(offer === null || offer.insurance === null ? {} : { insurance: offer.insurance }),
      ...(offer === null || offer.evenMoney === null
        ? {}
        : { evenMoney: offer.evenMoney.taken, declined: offer.evenMoney.declined }),
    };
  } catch (error) {
    if (error instanceof ShoeError) return oddsFault(error.code, error.message, 'player');
    throw error;
  }
}

export interface ReturnAnswer {
  readonly return: number;
  readonly houseEdge: number;
  readonly standardDeviation: number;
  readonly sideBets: Readonly<
    Partial<Record<SideBetName, { readonly return: number; readonly returnNeverHit?: number }>>
  >;
}

/** A table's returns with perfect play. */
export function answerReturn(rules: TableRules): ReturnAnswer {
  const sideBets: Partial<Record<SideBetName, { return: number; returnNeverHit?: number }>> = {};
  for (const [name, side] of Object.entries(sideReturns(rules))) {
    const bet = rules.sideBets.find((each) => each.bet === name)?.bet;
    if (bet === undefined) continue;
    const never = side.returnNeverHit;
    sideBets[bet] = { return: side.return, ...(never === undefined ? {} : { returnNeverHit: never }) };
  }
  return { ...tableReturn(rules), sideBets };
}
