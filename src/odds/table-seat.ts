import { type Card, cardValue, rankOf } from '../cards/card.ts';
import { dealerLooks } from '../tables/dealer-play.ts';
import type { TableRules } from '../tables/rules.ts';
import { byValue, countOf, type RankCounts, without } from './composition.ts';
import { dealerView } from './dealer-view.ts';
import { type HandPlay, handPlay, type Setting, settingOf } from './hand-play.ts';
import { FROM_DEAL } from './legal-play.ts';
import { NOTHING_ASIDE, outlook } from './outlook.ts';
import type { PairToSplit } from './pair.ts';

/** A box facing a dealer whose cards are seen: what every hand of it shares. */
export interface TableSeat {
  readonly setting: Setting;
  readonly play: HandPlay;
  /** By value: cards not seen, the box's own among them. */
  readonly cards: Int32Array;
  /** The same by rank. */
  readonly left: RankCounts;
  /** Whether the dealer looks for a blackjack first. */
  readonly looks: boolean;
}

export function tableSeat(rules: TableRules, dealer: readonly Card[], left: RankCounts): TableSeat {
  const cards = byValue(left);
  const setting = settingOf(rules, outlook(cards, dealerView(rules, dealer, true)));
  const [up] = dealer;
  return {
    setting,
    play: handPlay(setting, FROM_DEAL, NOTHING_ASIDE),
    cards,
    left,
    looks: up !== undefined && dealerLooks(rules, up),
  };
}

/** The pair a split makes, with what is left of its rank and value. */
export function pairIn(seat: TableSeat, cards: readonly Card[]): PairToSplit {
  const [first] = cards;
  const value = first === undefined ? 0 : cardValue(first);
  const ofValue = (seat.cards[value - 1] ?? 0) - 2;
  const byRank = seat.setting.rules.split.pairs === 'rank' && first !== undefined;
  const pairing = byRank ? countOf(without(seat.left, cards), rankOf(first)) : ofValue;
  return { value, handsOnBox: 1, pairing, ofValue };
}
