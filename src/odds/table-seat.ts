import type { Card } from '../cards/card.ts';
import { dealerLooks } from '../tables/dealer-play.ts';
import type { TableRules } from '../tables/rules.ts';
import { byValue, type RankCounts } from './composition.ts';
import { dealerView } from './dealer-view.ts';
import { type HandPlay, handPlay, type Setting, settingOf } from './hand-play.ts';
import { FROM_DEAL } from './legal-play.ts';
import { NOTHING_ASIDE, outlook } from './outlook.ts';

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
