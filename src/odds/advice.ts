// What each decision open to a hand is worth, from what the player can see.

import { type Card, cardValue, rankOf } from '../cards/card.ts';
import { mayHideBlackjack } from '../tables/dealer-play.ts';
import { openDecisions } from '../tables/decisions.ts';
import type { Odds, TableRules } from '../tables/rules.ts';
import { isBlackjack, winnings } from '../tables/settlement.ts';
import { byValue, countOf, type RankCounts, shoeOf, TEN, without } from './composition.ts';
import { OUTCOMES } from './dealer-trie.ts';
import { blackjackWith, dealerView } from './dealer-view.ts';
import { BUST, handOf } from './hand-graph.ts';
import { type HandPlay, handPlay, type Setting, settingOf, standing } from './hand-play.ts';
import { FROM_DEAL, type Origin } from './legal-play.ts';
import { NOTHING_ASIDE, outlook } from './outlook.ts';
import type { PairToSplit } from './pair.ts';
import { splitModel } from './split-model.ts';

/** The decisions that have an expectation of their own; to stand on all hands is to stand on each. */
export const ADVISED = ['stand', 'hit', 'double', 'split'] as const;
export type Advised = (typeof ADVISED)[number];

export interface HandQuestion {
  readonly rules: TableRules;
  /** The hand, the card it was dealt or split from first. */
  readonly player: readonly Card[];
  /** The dealer's cards that are seen: two where both lie face up, else one. */
  readonly dealer: readonly Card[];
  /** Further cards that are seen: other boxes', other hands'. */
  readonly removed?: readonly Card[];
  /** Hands on the box, this one among them; 1 when left out. */
  readonly hands?: number;
  readonly fromSplit?: boolean;
  /** An open Sevens bet, in units of the main bet; 0 when left out. */
  readonly sevens?: number;
  /** Cards the shoe holds of each rank before anything is dealt; the table's decks when left out. */
  readonly shoe?: RankCounts;
}

export interface Advice {
  /** Expectation of each decision open by the rules, net of the stake, in units of the main bet. */
  readonly actions: Readonly<Partial<Record<Advised, number>>>;
  /** The decision worth most; null where nothing is to decide. */
  readonly best: Advised | null;
  /** What the hand is worth with the best decision, or as it is. */
  readonly value: number;
}

/** What is known of a hand's setting: the cards that can come, and the dealer. */
interface Seat {
  readonly setting: Setting;
  /** By value: cards not seen and the hand's own. */
  readonly cards: Int32Array;
  /** By rank: cards not seen. */
  readonly unseen: RankCounts;
}

function seatOf(question: HandQuestion): Seat {
  const { rules, player, dealer, removed = [], shoe = shoeOf(rules.decks) } = question;
  const withHand = without(shoe, [...dealer, ...removed]);
  const cards = byValue(withHand);
  const setting = settingOf(rules, outlook(cards, dealerView(rules, dealer, true)));
  return { setting, cards, unseen: without(withHand, player) };
}

/** Odds as what one unit of stake wins. */
const perUnit = (odds: Odds | undefined): number => (odds === undefined ? 0 : winnings(1, odds));

/** What an open Sevens bet adds to a decision: paid for two sevens, or for three where a card still comes. */
function sevensWorth({ rules, player, fromSplit = false, sevens = 0 }: HandQuestion, seat: Seat) {
  const bet = rules.sideBets.find((each) => each.bet === 'sevens');
  const isOpen =
    sevens > 0 && !fromSplit && player.length === 2 && player.every((card) => rankOf(card) === '7');
  if (bet === undefined || !isOpen) return { settled: 0, drawing: 0 };
  const two = sevens * perUnit(bet.pays[1]);
  const three = sevens * perUnit(bet.pays[2]);
  const draws = new Float64Array(10);
  seat.setting.outlook.drawInto(handOf(player), NOTHING_ASIDE, draws, 0);
  const seven = draws[7 - 1] ?? 0;
  return { settled: two, drawing: seven * three + (1 - seven) * two };
}

function pairOf({ rules, player, hands = 1 }: HandQuestion, unseen: RankCounts): PairToSplit {
  const [first] = player;
  const value = first === undefined ? 0 : cardValue(first);
  const ofValue = byValue(unseen)[value - 1] ?? 0;
  const pairing =
    rules.split.pairs === 'rank' && first !== undefined ? countOf(unseen, rankOf(first)) : ofValue;
  return { value, handsOnBox: hands, pairing, ofValue };
}

/**
 * A finished hand against the dealer as far as the dealer is known. A blackjack is paid, or not, as soon as the dealer
 * has looked, so while there is a question about it nothing has been looked at.
 */
function finishedValue({ setting, cards }: Seat, { rules, player, dealer, fromSplit = false }: HandQuestion) {
  const hand = handOf(player);
  if (hand === BUST) return setting.payoffs.bust;
  if (!isBlackjack({ cards: player, fromSplit })) return standing(setting, hand, NOTHING_ASIDE);
  const unlooked = outlook(cards, dealerView(rules, dealer, false));
  const at = unlooked.dealerAt(hand, NOTHING_ASIDE);
  let sum = 0;
  for (let i = 0; i < OUTCOMES; i++)
    sum += (unlooked.dealer[at + i] ?? 0) * (setting.payoffs.blackjack[i] ?? 0);
  return sum;
}

function originOf({ player, fromSplit = false }: HandQuestion): Origin {
  const [first] = player;
  return fromSplit && first !== undefined ? { from: 'split', value: cardValue(first) } : FROM_DEAL;
}

function bestOf(actions: Partial<Record<Advised, number>>): { best: Advised | null; value: number } {
  let best: Advised | null = null;
  let value = Number.NEGATIVE_INFINITY;
  for (const decision of ADVISED) {
    const worth = actions[decision];
    if (worth !== undefined && worth > value) {
      best = decision;
      value = worth;
    }
  }
  return { best, value };
}

/**
 * Advice for a hand. Where the table has the dealer look for a blackjack the figures of play are those after a look
 * that found none (a blackjack's value is what it is before it); where it does not, a dealer's blackjack is weighed in.
 *
 * @throws ShoeError where the shoe does not hold these cards, or is too small to play them out
 */
export function adviseHand(question: HandQuestion): Advice {
  const { rules, player, fromSplit = false, hands = 1 } = question;
  const seat = seatOf(question);
  const sevens = sevensWorth(question, seat);
  const onBox = Math.max(hands, fromSplit ? 2 : 1);
  const open = seat.setting.outlook.view.blackjackSeen
    ? []
    : openDecisions(rules, { cards: player, fromSplit }, onBox);
  if (open.length === 0) {
    return { actions: {}, best: null, value: finishedValue(seat, question) + sevens.settled };
  }
  const hand = handOf(player);
  const play: HandPlay = handPlay(seat.setting, originOf(question), NOTHING_ASIDE);
  const actions: Partial<Record<Advised, number>> = { stand: play.stand(hand) + sevens.settled };
  if (open.includes('hit')) actions.hit = play.hit(hand) + sevens.drawing;
  if (open.includes('double')) actions.double = play.double(hand) + sevens.drawing;
  if (open.includes('split')) {
    const pair = pairOf({ ...question, hands: onBox }, seat.unseen);
    actions.split = splitModel(seat.setting, seat.cards, pair).expectation + sevens.settled;
  }
  return { actions, ...bestOf(actions) };
}

export interface OfferAdvice {
  /** The chance that the face-down card makes a blackjack. */
  readonly chance: number;
  /** Expectation of the insurance bet alone, in units of the main bet; null where it is not offered to this hand. */
  readonly insurance: number | null;
  /** What even money pays, and the hand without it; null where it is not offered to this hand. */
  readonly evenMoney: { readonly taken: number; readonly declined: number } | null;
}

/**
 * What the offers under the dealer's ace are worth, before anything is known of the face-down card (TABLES.md, C, D).
 *
 * @throws ShoeError as adviseHand
 */
export function adviseOffer(question: HandQuestion): OfferAdvice {
  const { rules, player, dealer, removed = [], shoe = shoeOf(rules.decks) } = question;
  const [up] = dealer;
  const unseen = byValue(without(shoe, [...dealer, ...removed, ...player]));
  const size = unseen.reduce((sum, count) => sum + count, 0);
  const wanted = up === undefined ? 0 : blackjackWith(up);
  const chance = up !== undefined && mayHideBlackjack(rules, up) ? (unseen[wanted - 1] ?? 0) / size : 0;
  const isAce = wanted === TEN;
  const blackjack = isBlackjack({ cards: player, fromSplit: false });
  const { insurance, evenMoney } = rules;
  if (isAce && blackjack && evenMoney !== null) {
    const pays = perUnit(rules.blackjack.pays);
    const tie = rules.blackjack.againstBlackjack === 'push' ? 0 : pays;
    const declined = chance * tie + (1 - chance) * pays;
    return { chance, insurance: null, evenMoney: { taken: perUnit(evenMoney.pays), declined } };
  }
  const offered =
    isAce &&
    insurance !== null &&
    (insurance.offeredTo === 'all' || (insurance.offeredTo === 'blackjack') === blackjack);
  if (!offered) return { chance, insurance: null, evenMoney: null };
  const worth = perUnit(insurance.of) * (chance * perUnit(insurance.pays) - (1 - chance));
  return { chance, insurance: worth, evenMoney: null };
}

/** What a decision costs against the best one, in units of the main bet; 0 for the best. */
export function costOf(advice: Advice, decision: Advised): number {
  const worth = advice.actions[decision];
  return worth === undefined ? 0 : advice.value - worth;
}
