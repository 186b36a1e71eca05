// What to do with any hand, looked up instead of reckoned anew: the decisions of perfect play where only the box's own
// hand and the dealer's cards are seen, as a simulation needs them in great number.

import { type Card, cardValue, rankOf } from '../cards/card.ts';
import { type Decision, openDecisions, type PlayedHand } from '../tables/decisions.ts';
import type { TableRules } from '../tables/rules.ts';
import { shoeOf, without } from './composition.ts';
import { handOf } from './hand-graph.ts';
import { DOUBLE, type HandPlay, HIT } from './hand-play.ts';
import { type SplitModel, splitModel } from './split-model.ts';
import { splitChoice } from './split-tree.ts';
import { pairIn, type TableSeat, tableSeat } from './table-seat.ts';

/**
 * The decision for a hand of a box: one that the rules leave open.
 *
 * @param dealer the dealer's cards that are seen
 * @param hands all hands of the box, as far as they have been played
 * @param turn which of them it is
 */
export type DecisionTable = (dealer: readonly Card[], hands: readonly PlayedHand[], turn: number) => Decision;

/** A box against one dealer, with the splits it has been asked about. */
interface Page {
  readonly seat: TableSeat;
  readonly splits: Map<string, SplitModel>;
}

const sortedValues = (cards: readonly Card[]): string =>
  cards
    .map(cardValue)
    .sort((a, b) => a - b)
    .join();

/**
 * Builds the table as it is asked: a table of rules takes some seconds in all, and no longer than its return does.
 * Figures are those of a fresh shoe without the hand's and the dealer's cards; a split hand misses the pair too.
 */
export function decisionTable(rules: TableRules): DecisionTable {
  const pages = new Map<string, Page>();

  function pageFor(dealer: readonly Card[]): Page {
    const key = sortedValues(dealer);
    const known = pages.get(key);
    if (known !== undefined) return known;
    const page = { seat: tableSeat(rules, dealer, without(shoeOf(rules.decks), dealer)), splits: new Map() };
    pages.set(key, page);
    return page;
  }

  function splitOf(page: Page, card: Card): SplitModel {
    const key = rules.split.pairs === 'rank' ? rankOf(card) : `${cardValue(card)}`;
    const known = page.splits.get(key);
    if (known !== undefined) return known;
    const { seat } = page;
    const found = splitModel(seat.setting, seat.cards, pairIn(seat, [card, card]));
    page.splits.set(key, found);
    return found;
  }

  /** Whether the hand, which may be split, should be. */
  function splits(page: Page, first: Card, hands: readonly PlayedHand[], kept: number): boolean {
    const model = splitOf(page, first);
    if (hands.length === 1) return model.expectation > kept;
    const value = cardValue(first);
    const waiting = 1 + hands.filter(({ cards }) => cards.length === 1).length;
    const paired = hands.filter(
      ({ cards: [a, b] }) => b !== undefined && a !== undefined && cardValue(b) === value,
    );
    return splitChoice(model.split.tree.choices, waiting, hands.length, hands.length - 2 + paired.length);
  }

  return (dealer, hands, turn) => {
    const played = hands[turn];
    const [first] = played?.cards ?? [];
    if (played === undefined || first === undefined) return 'stand';
    const open = openDecisions(rules, played, hands.length);
    const page = pageFor(dealer);
    const play: HandPlay = played.fromSplit ? splitOf(page, first).split.play : page.seat.play;
    const hand = handOf(played.cards);
    const kept = play.value(hand);
    if (open.includes('split') && splits(page, first, hands, kept)) return 'split';
    const choice = play.policy[hand];
    if (choice === DOUBLE && open.includes('double')) return 'double';
    return choice === HIT && open.includes('hit') ? 'hit' : 'stand';
  };
}
