// A round on paper as it is written down: read strictly, so that nothing is guessed.

import * as v from 'valibot';
import { type Card, parseCard } from '../cards/card.ts';
import { isAmount } from '../money/amount.ts';
import { type Choice, OFFER_ANSWERS } from '../round/facts.ts';
import { tableById } from '../tables/all-tables.ts';
import { type BetFault, type BoxBet, betFault } from '../tables/bets.ts';
import { checkRules } from '../tables/check-rules.ts';
import { DECISIONS } from '../tables/decisions.ts';
import { faultPath } from '../tables/fault-path.ts';
import { SIDE_BETS, type SideBetName, type TableRules } from '../tables/rules.ts';
import { type Fault, fault, isFault } from './fault.ts';

export interface PaperCase {
  readonly rules: TableRules;
  /** What the player has before staking, minor units. */
  readonly balance: number;
  readonly bets: readonly BoxBet[];
  readonly cards: readonly Card[];
  readonly decisions: readonly Choice[];
}

const DEFAULT_BALANCE = 100_000;
const CHOICES: readonly Choice[] = [...DECISIONS, ...OFFER_ANSWERS];

const list = (what: string) => v.array(v.unknown(), `should be a list of ${what}`);
const stake = v.number('should be a number of minor units');
const sideStake = v.optional(stake);
const shape = v.strictObject(
  {
    table: v.optional(v.string("should be a table's name")),
    rules: v.optional(v.unknown()),
    balance: v.optional(stake),
    bets: v.array(
      v.strictObject(
        {
          box: v.number('should be a box number'),
          main: v.optional(stake),
          side: v.optional(
            v.strictObject(
              { blackjack: sideStake, sevens: sideStake, doubleJack: sideStake },
              'should name side bets: blackjack, sevens, doubleJack',
            ),
          ),
        },
        'should be an object with box, main and, if any, side',
      ),
      'should be a list of bets',
    ),
    cards: list('cards'),
    decisions: v.optional(list('decisions')),
  },
  'should be an object with table or rules, bets, cards and, if any, balance and decisions',
);
type Shape = v.InferOutput<typeof shape>;

function readRules(read: Shape): TableRules | Fault {
  if ((read.table === undefined) === (read.rules === undefined))
    return fault('bad-case', 'a case names a table or brings rules, one of the two', 'table');
  if (read.table !== undefined)
    return tableById(read.table) ?? fault('unknown-table', `there is no table "${read.table}"`, 'table');
  const checked = checkRules(read.rules);
  if (checked.ok) return checked.rules;
  const { at, message } = checked.fault;
  return fault('bad-rules', message, at === 'rules' ? at : `rules.${at}`);
}

function readBets(read: Shape): readonly BoxBet[] {
  return read.bets.map(({ box, main = 0, side = {} }) => {
    const stakes: Partial<Record<SideBetName, number>> = {};
    for (const name of SIDE_BETS) {
      const staked = side[name] ?? 0;
      if (staked !== 0) stakes[name] = staked;
    }
    return { box, main, side: stakes };
  });
}

const BET_MESSAGES: Readonly<Record<BetFault['code'], string>> = {
  'unknown-box': 'the table has no such box',
  'bet-below-minimum': 'the bet is below the minimum',
  'bet-above-maximum': 'the bet is above the maximum',
  'bet-not-whole-chips': 'the bet is not a whole number of the smallest chip',
  'side-bet-without-main': 'a side bet needs a main bet on its box',
  'side-bet-above-cap': 'the side bet is above its cap',
  'unknown-side-bet': 'the table has no such side bet',
  'no-bets': 'no bet is on the table',
  'balance-too-low': 'the balance does not cover the bets',
};

function spotFault(at: number, { code, spot, limit }: BetFault): Fault {
  const side = spot?.side ?? null;
  const field = code === 'unknown-box' ? 'box' : side === null ? 'main' : `side.${side}`;
  const bound = limit === null ? '' : ` (${limit})`;
  return fault(
    code === 'unknown-side-bet' || code === 'no-bets' ? 'bad-case' : code,
    BET_MESSAGES[code] + bound,
    `bets[${at}].${field}`,
  );
}

function checkBets(rules: TableRules, bets: readonly BoxBet[], balance: number): Fault | null {
  if (bets.length === 0) return fault('bad-case', BET_MESSAGES['no-bets'], 'bets');
  for (const [at, bet] of bets.entries()) {
    if (bets.findIndex(({ box }) => box === bet.box) !== at)
      return fault('bad-case', 'a box is named once', `bets[${at}].box`);
    const found = betFault(rules, [bet], Number.POSITIVE_INFINITY);
    if (found !== null) return spotFault(at, found);
  }
  return betFault(rules, bets, balance) === null
    ? null
    : fault('balance-too-low', `${BET_MESSAGES['balance-too-low']} (${balance})`, 'balance');
}

function readCards(rules: TableRules, read: Shape): readonly Card[] | Fault {
  const counts = new Map<Card, number>();
  const cards: Card[] = [];
  for (const [i, text] of read.cards.entries()) {
    const card = parseCard(text);
    if (card === null) return fault('bad-card', `${JSON.stringify(text)} is no card`, `cards[${i}]`);
    const count = (counts.get(card) ?? 0) + 1;
    if (count > rules.decks)
      return fault('too-many-of-a-card', `${card} is in the shoe ${rules.decks} times only`, `cards[${i}]`);
    counts.set(card, count);
    cards.push(card);
  }
  return cards;
}

function readDecisions(read: Shape): readonly Choice[] | Fault {
  const decisions: Choice[] = [];
  for (const [i, word] of (read.decisions ?? []).entries()) {
    const choice = CHOICES.find((each) => each === word);
    if (choice === undefined)
      return fault('unknown-decision', `${JSON.stringify(word)} is no decision`, `decisions[${i}]`);
    decisions.push(choice);
  }
  return decisions;
}

/** Reads a case, or says what is wrong with it and where. */
export function readCase(value: unknown): PaperCase | Fault {
  const parsed = v.safeParse(shape, value, { abortEarly: true });
  if (!parsed.success) {
    const [issue] = parsed.issues;
    return fault('bad-case', issue.message, faultPath(issue) || 'case');
  }
  const read = parsed.output;
  const rules = readRules(read);
  if (isFault(rules)) return rules;
  const balance = read.balance ?? DEFAULT_BALANCE;
  if (!isAmount(balance)) return fault('bad-case', 'should be a whole number of minor units', 'balance');
  const bets = readBets(read);
  const wrong = checkBets(rules, bets, balance);
  if (wrong !== null) return wrong;
  const cards = readCards(rules, read);
  if (isFault(cards)) return cards;
  const decisions = readDecisions(read);
  if (isFault(decisions)) return decisions;
  return { rules, balance, bets, cards, decisions };
}
