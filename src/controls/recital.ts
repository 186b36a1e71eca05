// What the dealer says when asked: the whole table, the dealer, the hand in play, the balance, the open decisions.

import type { Words } from '../locales/words.ts';
import type { Recital } from '../settings/shortcut-keys.ts';
import type { SideBetName } from '../tables/rules.ts';
import type { Seat } from './seat.ts';
import type { Seen, SeenBox } from './seen.ts';
import { boxWords, dealerWords, handWords, placeWords } from './table-words.ts';

function dealerTold(words: Words, seen: Seen): string {
  return words.say('told.dealer', { cards: dealerWords(words, seen) });
}

function betsTold(words: Words, seen: Seen): readonly string[] {
  const sideName = (bet: SideBetName) => words.say(`side.${bet}`);
  return seen.boxes.map(({ box, hands, side }) => {
    const bets = [
      ...hands.map(({ stake }) => words.amount(stake)),
      ...side.map(({ bet, stake }) => `${sideName(bet)} ${words.amount(stake)}`),
    ];
    return words.say('told.box', { box, lines: `${words.list(bets)}.` });
  });
}

/** A box whole: what the page's spots tell beside the hands, the ear has no spots for. */
function boxTold(words: Words, seen: Seen, box: SeenBox): string {
  const open = box.side
    .filter(({ outcome }) => outcome === null)
    .map(({ bet, stake }) =>
      words.say('mirror.side', { bet: words.say(`side.${bet}`), stake: words.amount(stake) }),
    );
  const lines = [...boxWords(words, seen, box), ...open].join(' ');
  return words.say('told.box', { box: box.box, lines });
}

function tableTold(words: Words, seen: Seen): string {
  if (seen.boxes.length === 0) return words.say('told.noBets');
  // Before the deal there are bets, and no cards to tell.
  if (seen.boxes.every(({ hands }) => hands.every(({ cards }) => cards.length === 0)))
    return betsTold(words, seen).join(' ');
  return [dealerTold(words, seen), ...seen.boxes.map((box) => boxTold(words, seen, box))].join(' ');
}

function handTold(words: Words, seen: Seen): string {
  const { turn } = seen;
  const hand = seen.boxes.find(({ box }) => box === turn?.box)?.hands[turn?.hand ?? 0];
  if (turn === null || hand === undefined) return words.say('told.noHand');
  return words.say('told.hand', {
    place: placeWords(words, seen, turn),
    hand: handWords(words, hand, null, false),
  });
}

function openNow(words: Words, seat: Seat): readonly string[] {
  if (seat.open.length > 0) return seat.open.map((choice) => words.say(choice));
  if (!seat.mayBet) return [];
  const after = seat.phase === 'settled';
  const bets = seat.seen.boxes.length > 0;
  const rebet = seat.refusal({ type: 'rebet' }) === null;
  if (after) return [words.say('newGame'), ...(rebet ? [words.say('rebet'), words.say('rebetAndDeal')] : [])];
  return [
    ...(bets ? [words.say('clear'), words.say('undo')] : []),
    ...(rebet ? [words.say('rebet')] : []),
    ...(seat.refusal({ type: 'deal' }) === null ? [words.say('deal')] : []),
  ];
}

function choicesTold(words: Words, seat: Seat): string {
  const open = openNow(words, seat);
  const choices = open.length === 0 ? words.say('told.nothing') : words.list(open);
  const { offer } = seat.seen;
  if (offer !== null && seat.open.length > 0)
    return `${words.say(`said.${offer.offer}`, { box: offer.box })} ${choices}.`;
  if (seat.mayBet && open.length === 0) return words.say('told.placeBets');
  return seat.mayBet ? `${words.say('told.placeBets')} ${choices}.` : words.say('told.choices', { choices });
}

/** The answer as a text: of what the eyes have seen, never of what is still to be shown. */
export function recital(what: Recital, words: Words, seat: Seat): string {
  const { seen } = seat;
  switch (what) {
    case 'tellTable':
      return tableTold(words, seen);
    case 'tellDealer':
      return dealerTold(words, seen);
    case 'tellHand':
      return handTold(words, seen);
    case 'tellBalance':
      return words.say('told.balance', {
        balanceName: words.say('money.balance'),
        balance: words.sum(seen.balance),
        betName: words.say('money.bet'),
        bet: words.amount(seen.bet),
      });
    case 'tellChoices':
      return choicesTold(words, seat);
  }
}
