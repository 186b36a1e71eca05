// Hands, cards, spots and refusals in words.

import type { Card } from '../cards/card.ts';
import { handValue, isBust, isNatural, lowTotal } from '../cards/hand-value.ts';
import type { Words } from '../locales/words.ts';
import type { HandPlace } from '../round/facts.ts';
import type { Spot } from '../tables/bets.ts';
import { limitWords } from './limit-words.ts';
import type { Notice } from './notices.ts';
import type { Seen, SeenBet, SeenBox, SeenHand } from './seen.ts';

/** A total as a good dealer says it: "16", "soft 17", "blackjack", "bust with 24". */
export function totalWords(words: Words, cards: readonly Card[], fromSplit: boolean): string {
  if (isBust(cards)) return words.say('total.bust', { total: lowTotal(cards) });
  if (!fromSplit && isNatural(cards)) return words.say('total.blackjack');
  const { total, soft } = handValue(cards);
  return words.say(soft && total < 21 ? 'total.soft' : 'total.hard', { total });
}

export function cardsWords(words: Words, cards: readonly Card[]): string {
  return words.list(cards.map(words.card));
}

export function spotName(words: Words, spot: Spot, amount: number): string {
  const values = { box: spot.box, amount: amount === 0 ? words.say('spot.empty') : words.amount(amount) };
  return spot.side === null
    ? words.say('spot.main', values)
    : words.say('spot.side', { ...values, bet: words.say(`side.${spot.side}`) });
}

/** "Box 1", or "Box 1, hand 2" where the box has several. */
export function placeWords(words: Words, { boxes }: Seen, place: HandPlace): string {
  const hands = boxes.find(({ box }) => box === place.box)?.hands.length ?? 1;
  return hands < 2
    ? words.say('place.box', { box: place.box })
    : words.say('place.hand', { box: place.box, hand: place.hand + 1 });
}

/** The dealer's cards and their total as text. */
export function dealerWords(words: Words, { dealer }: Seen): string {
  if (dealer.cards.length === 0) return words.say('mirror.noCards');
  const names = dealer.cards.map(words.card);
  const cards = words.list(dealer.faceDown ? [...names, words.say('card.faceDown')] : names);
  return words.say('mirror.dealer', { cards, total: totalWords(words, dealer.cards, false) });
}

/** A hand's cards, total and bet; whether it is in play, and how it ended. */
export function handWords(words: Words, hand: SeenHand, number: number | null, inPlay: boolean): string {
  const values = {
    cards: hand.cards.length === 0 ? words.say('mirror.noCards') : cardsWords(words, hand.cards),
    total: hand.cards.length === 0 ? '0' : totalWords(words, hand.cards, hand.fromSplit),
    stake: words.amount(hand.stake),
  };
  const parts = [
    number === null
      ? words.say('mirror.hand', values)
      : words.say('mirror.handOf', { ...values, hand: number }),
  ];
  if (inPlay) parts.push(words.say('mirror.inPlay'));
  if (hand.outcome !== null) {
    const outcome = words.say(`outcome.${hand.outcome}`);
    parts.push(words.say('mirror.result', { outcome, returned: words.amount(hand.returned) }));
  }
  return parts.join(' ');
}

/** How a side bet or an insurance ended; nothing while it is open. */
function endWords(words: Words, { outcome, returned }: SeenBet<'win' | 'lose'>): readonly string[] {
  if (outcome === null) return [];
  const told = words.say(outcome === 'win' ? 'history.sideWon' : 'history.sideLost');
  return [words.say('mirror.result', { outcome: told, returned: words.amount(returned) })];
}

/** Each of a box's hands, then its insurance and the side bets that are settled, as lines of text. */
export function boxWords(words: Words, seen: Seen, box: SeenBox): readonly string[] {
  const { turn } = seen;
  const hands = box.hands
    .map((hand, i) => {
      const inPlay = turn?.box === box.box && turn.hand === i;
      return hand.cards.length === 0
        ? null
        : handWords(words, hand, box.hands.length > 1 ? i + 1 : null, inPlay);
    })
    .filter((line) => line !== null);
  const { insurance } = box;
  const insured =
    insurance === null
      ? []
      : [
          words.say('mirror.insurance', { stake: words.amount(insurance.stake) }),
          ...endWords(words, insurance),
        ];
  const sides = box.side
    .filter(({ outcome }) => outcome !== null)
    .map((side) => {
      const named = words.say('mirror.side', {
        bet: words.say(`side.${side.bet}`),
        stake: words.amount(side.stake),
      });
      return [named, ...endWords(words, side)].join(' ');
    });
  return [...hands, ...(insured.length === 0 ? [] : [insured.join(' ')]), ...sides];
}

/** Why something was refused, or what is wrong, as a sentence. */
export function noticeWords(words: Words, notice: Notice): string {
  if (notice.kind === 'stake-refused')
    return words.say('refused.stake', { amount: words.amount(notice.amount) });
  if (notice.kind === 'trouble') return words.say(`trouble.${notice.trouble}`);
  if (notice.kind === 'over') return words.say('trouble.over');
  if (notice.kind === 'limit') return limitWords(words, notice.refusal);
  if (notice.kind === 'note')
    return notice.note === 'other-table'
      ? words.say('note.other-table', { table: notice.table })
      : words.say(`note.${notice.note}`);
  const { refusal, choice } = notice;
  switch (refusal.code) {
    case 'stake-not-covered': {
      const values = { limit: words.amount(refusal.limit) };
      if (choice === 'double' || choice === 'split') return words.say(`refused.no-${choice}`, values);
      return words.say('refused.no-insurance', values);
    }
    case 'bet-below-minimum':
    case 'bet-above-maximum':
    case 'bet-not-whole-chips':
    case 'side-bet-above-cap':
    case 'balance-too-low':
      return words.say(`refused.${refusal.code}`, { limit: words.amount(refusal.limit ?? 0) });
    case 'round-stake-above-maximum':
      return words.say('refused.round-stake-above-maximum', { limit: words.amount(refusal.limit) });
    case 'too-many-boxes':
      return words.say('refused.too-many-boxes', { count: refusal.count });
    case 'session-loss':
      return words.say('refused.session-loss', {
        limit: words.amount(refusal.limit),
        left: words.amount(refusal.left),
      });
    case 'too-soon':
      return words.say('refused.too-soon', { count: refusal.seconds });
    default:
      return words.say(`refused.${refusal.code}`);
  }
}
