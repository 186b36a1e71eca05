// Ways to play that perfect play must not be beaten by.

import { type Card, cardValue, rankOf } from '../../../src/cards/card.ts';
import { handValue } from '../../../src/cards/hand-value.ts';
import { decisionTable } from '../../../src/odds/decision-table.ts';
import type { Hand } from '../../../src/round/round.ts';
import type { Decision } from '../../../src/tables/decisions.ts';
import type { TableRules } from '../../../src/tables/rules.ts';

/** What the player sees when a decision is asked for. */
export interface Sight {
  readonly dealer: readonly Card[];
  readonly hands: readonly Hand[];
  readonly turn: number;
  readonly hand: Hand;
  readonly open: readonly Decision[];
}

export interface Policy {
  readonly name: string;
  readonly decide: (sight: Sight) => Decision;
}

function perfect(rules: TableRules): Policy {
  const table = decisionTable(rules);
  return { name: 'perfect', decide: ({ dealer, hands, turn }) => table(dealer, hands, turn) };
}

function mimicDealer(rules: TableRules): Policy {
  return {
    name: 'mimic the dealer',
    decide: ({ hand }) => {
      const { total, soft } = handValue(hand.cards);
      const hits = total < 17 || (total === 17 && soft && rules.dealer.soft17 === 'hits');
      return hits ? 'hit' : 'stand';
    },
  };
}

const neverBust: Policy = {
  name: 'never bust',
  decide: ({ hand }) => {
    const { total, soft } = handValue(hand.cards);
    return total < 12 || (soft && total < 18) ? 'hit' : 'stand';
  },
};

/** The basic strategy of the textbooks for several decks, by the dealer's first card alone. */
function textbook({ dealer, hand, open }: Sight): Decision {
  const [first] = dealer;
  const up = first === undefined ? 10 : cardValue(first);
  const { total, soft } = handValue(hand.cards);
  const [a] = hand.cards;
  const between = (from: number, to: number) => up >= from && up <= to;
  if (open.includes('split') && a !== undefined) {
    const rank = rankOf(a);
    const splits: Partial<Record<string, boolean>> = {
      A: true,
      '2': between(2, 7),
      '3': between(2, 7),
      '4': between(5, 6),
      '6': between(2, 6),
      '7': between(2, 7),
      '8': true,
      '9': between(2, 6) || between(8, 9),
    };
    if (splits[rank] === true) return 'split';
  }
  if (open.includes('double')) {
    if (
      !soft &&
      ((total === 9 && between(3, 6)) || (total === 10 && between(2, 9)) || (total === 11 && up !== 1))
    )
      return 'double';
    const from = total >= 17 ? 3 : total >= 15 ? 4 : 5;
    if (soft && total >= 13 && total <= 18 && between(from, 6)) return 'double';
  }
  if (soft) return total < 18 || (total === 18 && (up === 1 || up >= 9)) ? 'hit' : 'stand';
  if (total <= 11) return 'hit';
  if (total === 12) return between(4, 6) ? 'stand' : 'hit';
  return total >= 17 || between(2, 6) ? 'stand' : 'hit';
}

function randomLegal(words: () => number): Policy {
  return { name: 'random', decide: ({ open }) => open[words() % open.length] ?? 'stand' };
}

/** Perfect play first, then the others. */
export function policies(rules: TableRules, words: () => number): readonly [Policy, ...Policy[]] {
  return [
    perfect(rules),
    mimicDealer(rules),
    neverBust,
    { name: 'basic strategy', decide: textbook },
    randomLegal(words),
  ];
}
