// A question about the odds as it is written down: read strictly, so that nothing is guessed.

import * as v from 'valibot';
import { type Card, parseCard, RANKS, type Rank, rankOf, SUITS } from '../cards/card.ts';
import { isNatural } from '../cards/hand-value.ts';
import { tableById } from '../tables/all-tables.ts';
import { checkRules } from '../tables/check-rules.ts';
import { dealerShowsAce } from '../tables/dealer-play.ts';
import { openDecisions } from '../tables/decisions.ts';
import { faultPath } from '../tables/fault-path.ts';
import type { TableRules } from '../tables/rules.ts';

export type OddsFaultCode =
  | 'bad-question'
  | 'unknown-table'
  | 'bad-rules'
  | 'bad-card'
  | 'too-many-of-a-card'
  | 'shoe-exhausted';

export interface OddsFault {
  readonly error: { readonly code: OddsFaultCode; readonly message: string; readonly at: string };
}

export function oddsFault(code: OddsFaultCode, message: string, at: string): OddsFault {
  return { error: { code, message, at } };
}

export function isOddsFault(value: object): value is OddsFault {
  return 'error' in value;
}

export interface OddsQuestion {
  readonly rules: TableRules;
  readonly player: readonly Card[];
  readonly dealer: readonly Card[];
  readonly removed: readonly Card[];
  readonly hands: number;
  readonly fromSplit: boolean;
  readonly sevens: number;
  readonly insurance: boolean;
}

const cards = (what: string) =>
  v.array(v.string(`${what} should be a list of ranks`), `${what} should be a list of ranks`);
const shape = v.strictObject(
  {
    table: v.optional(v.string("should be a table's name")),
    rules: v.optional(v.unknown()),
    player: cards('player'),
    dealer: cards('dealer'),
    removed: v.optional(cards('removed')),
    hands: v.optional(v.number('should be a number of hands')),
    fromSplit: v.optional(v.boolean('should be true or false')),
    sevens: v.optional(v.number('should be a stake in units of the main bet')),
    insurance: v.optional(v.boolean('should be true or false')),
  },
  'should be an object with table or rules, player and dealer',
);

/** The rules a question is about. */
export function readTable(table: string | undefined, rules: unknown): TableRules | OddsFault {
  if ((table === undefined) === (rules === undefined))
    return oddsFault('bad-question', 'a question names a table or brings rules, one of the two', 'table');
  if (table !== undefined)
    return tableById(table) ?? oddsFault('unknown-table', `there is no table "${table}"`, 'table');
  const checked = checkRules(rules);
  if (checked.ok) return checked.rules;
  const { at, message } = checked.fault;
  return oddsFault('bad-rules', message, at === 'rules' ? at : `rules.${at}`);
}

const rankNamed = (text: string): Rank | undefined => RANKS.find((rank) => rank === text);

/** A rank ("8", "T") or a card with its suit ("8s"); "10" is a ten too. */
function readCard(text: string): Card | null {
  const rank = rankNamed(text === '10' ? 'T' : text);
  return rank === undefined ? parseCard(text) : `${rank}s`;
}

function readCards(texts: readonly string[], at: string): readonly Card[] | OddsFault {
  const found: Card[] = [];
  for (const [i, text] of texts.entries()) {
    const card = readCard(text);
    if (card === null) return oddsFault('bad-card', `${JSON.stringify(text)} is no card`, `${at}[${i}]`);
    found.push(card);
  }
  return found;
}

/** More of a rank than the shoe holds, or of a card where its suit is told too. */
function tooMany(
  rules: TableRules,
  lists: readonly (readonly [string, readonly string[]])[],
): OddsFault | null {
  const counts = new Map<string, number>();
  const counted = (name: string): number => {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count;
  };
  for (const [list, texts] of lists) {
    for (const [i, text] of texts.entries()) {
      const at = `${list}[${i}]`;
      const card = readCard(text);
      const rank = card === null ? text : rankOf(card);
      if (counted(rank) > rules.decks * SUITS.length)
        return oddsFault(
          'too-many-of-a-card',
          `the shoe holds ${rules.decks * SUITS.length} cards of rank ${rank}`,
          at,
        );
      if (card === text && counted(card) > rules.decks)
        return oddsFault('too-many-of-a-card', `the shoe holds ${rules.decks} of ${card}`, at);
    }
  }
  return null;
}

/** A hand that had no further card to come when it got its last one. */
function overplayed({ rules, player, dealer, hands, fromSplit }: OddsQuestion): OddsFault | null {
  for (let cards = 2; cards < player.length; cards++) {
    const before = { cards: player.slice(0, cards), fromSplit };
    const open = openDecisions(rules, before, hands);
    if (isNatural(dealer) || !(open.includes('hit') || open.includes('double')))
      return oddsFault('bad-question', 'the hand was finished before this card', `player[${cards}]`);
  }
  return isNatural(dealer) && fromSplit
    ? oddsFault('bad-question', "the dealer's blackjack ends the round before a split", 'fromSplit')
    : null;
}

function misfit(question: OddsQuestion): OddsFault | null {
  const { rules, player, dealer, hands, fromSplit, sevens, insurance } = question;
  const seen = rules.dealer.secondCard === 'faceUp' ? 2 : 1;
  const [up] = dealer;
  if (player.length < 2) return oddsFault('bad-question', 'a hand has two cards or more', 'player');
  if (dealer.length !== seen || up === undefined)
    return oddsFault('bad-question', `at this table ${seen} of the dealer's cards are seen`, 'dealer');
  if (!Number.isInteger(hands) || hands < 1 || hands > rules.split.maxHands)
    return oddsFault('bad-question', `a whole number from 1 to ${rules.split.maxHands}`, 'hands');
  if (fromSplit && rules.split.maxHands < 2)
    return oddsFault('bad-question', 'this table has no splits', 'fromSplit');
  if (!Number.isFinite(sevens) || sevens < 0)
    return oddsFault('bad-question', 'a stake of 0 or more, in units of the main bet', 'sevens');
  if (sevens > 0 && !rules.sideBets.some(({ bet }) => bet === 'sevens'))
    return oddsFault('bad-question', 'this table has no Sevens bet', 'sevens');
  if (insurance && rules.insurance === null && rules.evenMoney === null)
    return oddsFault('bad-question', 'this table offers no insurance', 'insurance');
  if (insurance && !dealerShowsAce(rules, up))
    return oddsFault('bad-question', 'insurance is offered under an ace only', 'insurance');
  if (insurance && (fromSplit || player.length !== 2 || hands > 1))
    return oddsFault('bad-question', 'insurance is offered before any further card', 'insurance');
  return overplayed(question);
}

/** Reads a question, or says what is wrong with it and where. */
export function readQuestion(value: unknown): OddsQuestion | OddsFault {
  const parsed = v.safeParse(shape, value, { abortEarly: true });
  if (!parsed.success) {
    const [issue] = parsed.issues;
    return oddsFault('bad-question', issue.message, faultPath(issue) || 'question');
  }
  const {
    table,
    rules: written,
    hands = 1,
    fromSplit = false,
    sevens = 0,
    insurance = false,
  } = parsed.output;
  const rules = readTable(table, written);
  if (isOddsFault(rules)) return rules;
  const player = readCards(parsed.output.player, 'player');
  if (isOddsFault(player)) return player;
  const dealer = readCards(parsed.output.dealer, 'dealer');
  if (isOddsFault(dealer)) return dealer;
  const removed = readCards(parsed.output.removed ?? [], 'removed');
  if (isOddsFault(removed)) return removed;
  const question: OddsQuestion = {
    rules,
    player,
    dealer,
    removed,
    // Every hand of a box that has several comes from a split, and a split makes two at least.
    hands: fromSplit && hands === 1 ? 2 : hands,
    fromSplit: fromSplit || hands > 1,
    sevens,
    insurance,
  };
  const lists = [
    ['player', parsed.output.player],
    ['dealer', parsed.output.dealer],
    ['removed', parsed.output.removed ?? []],
  ] as const;
  return misfit(question) ?? tooMany(rules, lists) ?? question;
}
