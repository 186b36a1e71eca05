// English: the rules of a table, said of its data.

import { guideEn } from './guide-en.ts';

export const helpEn = {
  ...guideEn,

  'help.title': 'Rules of {table}',

  aim: 'The aim',
  'aim.text':
    'Have a hand that is worth more than the dealer’s, but not more than 21. A hand over 21 is bust and loses its bet at once, whatever the dealer then does.',

  cards: 'The cards',
  'cards.decks': {
    one: '{count} deck of 52 cards, shuffled before every round.',
    other: '{count} decks of 52 cards, shuffled before every round.',
  },
  'cards.values':
    'Cards from 2 to 10 are worth their number, jack, queen and king 10, an ace 1 or 11. A hand in which an ace counts 11 is soft.',
  'cards.blackjack':
    'An ace and a card worth 10 as the first two are a blackjack. After a split they are 21 and no blackjack.',

  bets: 'Bets',
  'bets.boxes': { one: 'There is {count} box.', other: 'You play up to {count} boxes, all of them yours.' },
  'bets.limits': 'A main bet is from {min} to {max}, in whole numbers of {chip}.',
  'bets.above':
    'The limits bind the first main bet only: what the rules allow after it is open as long as the balance covers it.',
  'bets.fixed': 'Bets are fixed from the first card on; only a double, a split or an insurance adds to them.',
  'bets.how':
    'Take a chip from the rack and press a spot: each press adds one. The mouse wheel and the number keys change the chip; a click on empty felt puts it away. With no chip in hand, or with {takeBack}, a press on a bet takes its last chip off. A chip can be dragged to a spot as well.',

  deal: 'The deal',
  'deal.boxes': 'Each box gets two cards, face up.',
  'deal.order':
    'One card goes to each box in turn, one to the dealer, then a second to each box and a second to the dealer.',
  'deal.faceUp':
    'The dealer’s two cards lie face up as well, before you decide. A dealer’s blackjack ends the round there: every hand without a blackjack loses.',
  'deal.faceDown': 'The dealer’s first card lies face up, the second face down.',
  'deal.looks':
    'Under {cards} the dealer looks for a blackjack before the boxes are played. With one the round ends, and only first bets are at stake.',
  'deal.looks.ace': 'an ace',
  'deal.looks.ten': 'a card worth 10',
  'deal.noLook':
    'The dealer does not look at it before all hands are played: a blackjack then takes doubled and split bets whole.',

  blackjack: 'Blackjack',
  'blackjack.pays': 'A blackjack pays {win} to {stake}.',
  'blackjack.push': 'Against the dealer’s blackjack it is a push: the bet comes back.',
  'blackjack.wins': 'It is paid even against the dealer’s blackjack.',
  'blackjack.beats': 'The dealer’s blackjack beats every other hand, one of 21 too.',
  'blackjack.waits':
    'Where the dealer may have one too, it waits until the second card is known; else it is settled at once.',
  'blackjack.atOnce': 'It is settled at once, before any hand is played.',

  play: 'Your decisions',
  'play.order':
    'Boxes are played from the right to the left, each hand to its end before the next. A hand of 21 takes no more cards.',
  'play.hit': '{hit}: one more card.',
  'play.stand': '{stand}: no more cards for this hand.',
  'play.standAll': '{standAll}: no more cards for any hand that is still to play in this round.',
  'play.double':
    '{double}: the bet is doubled, and the hand gets exactly one more card. It is open on the first two cards with {hands}.',
  'double.any': 'any total',
  'double.hard': 'hard {totals}',
  'double.soft': 'soft {totals}',
  'double.aceAsOne': '{totals} (an ace counting 1)',
  'double.afterSplit': 'A split hand can be doubled too, unless it comes from aces.',
  'double.afterSplitAll': 'A split hand can be doubled too.',
  'double.notAfterSplit': 'A split hand cannot be doubled.',
  'play.split': '{split}: a pair becomes two hands, the new one with a bet equal to the first.',
  'split.value': 'Two cards of the same value are a pair, a ten and a king too.',
  'split.rank': 'Two cards of the same rank are a pair: two kings, but not a king and a queen.',
  'split.except': 'Cards worth {values} cannot be split.',
  'split.hands': {
    one: 'Splitting is not offered.',
    other: 'A box can be split until it has {count} hands.',
  },
  'split.onTurn': 'A split hand gets its second card when its turn comes.',
  'split.atOnce': 'Both split hands get their second card at once, before the first is played.',
  'split.aces': 'Split aces get one card each: no hit, no double.',
  'split.resplit': 'If that card is an ace, it can be split again.',
  'play.question': 'A very bad decision is questioned before it is taken. The settings switch that off.',
  surrender: 'There is no surrender.',

  offers: 'Insurance and even money',
  'offers.none': 'There is no insurance and no even money: the dealer’s cards are seen.',
  insurance:
    'When the dealer’s first card is an ace, {hands} can be insured for exactly {part} of its main bet. The insurance pays {win} to {stake} if the dealer has a blackjack, and is lost if not.',
  'insurance.allButBlackjack': 'any hand but a blackjack',
  'insurance.blackjack': 'a blackjack',
  'insurance.all': 'any hand',
  'insurance.half': 'one half',
  'insurance.buttons': 'It is offered for one box at a time: {insure} or {noInsurance}.',
  'insurance.none': 'There is no insurance.',
  evenMoney:
    'A blackjack against the dealer’s ace is offered even money: {win} to {stake} at once, whatever the second card is.',
  'evenMoney.none': 'There is no even money.',
  'evenMoney.buttons': '{evenMoney} takes it, {noEvenMoney} goes on with the round.',

  dealer: 'The dealer',
  'dealer.stands': 'The dealer draws up to 16 and stands on all 17s.',
  'dealer.hits': 'The dealer draws up to 16 and on a soft 17, and stands on every other 17.',
  'dealer.none': 'If no hand is left that the dealer’s total could decide, the dealer draws no card.',

  results: 'Results',
  'results.win': 'A hand that beats the dealer’s, or any hand left when the dealer is bust, pays 1 to 1.',
  'results.push': 'Equal totals are a push: the bet comes back.',
  'results.dealerWins': 'Equal totals lose: the dealer wins ties.',

  side: 'Side bets',
  'side.need':
    'A side bet needs a main bet on its box. It follows its own table, whatever the dealer has, and is settled as soon as it can no longer rise.',
  'side.limits': 'From {min} to {max}.',
  'side.limitsMain': 'From {min}, and at most as much as the main bet.',
  'side.blackjack': 'Wins when the box is dealt a blackjack.',
  'side.sevens':
    'Wins when the box’s first card is a seven, more with the first two, most with the first three. Suits do not matter, and only the highest is paid. The third must fall on the same hand: after a split it stays at two.',
  'side.noThird': 'Where no third card is dealt, two sevens count as two.',
  'side.doubleJack':
    'Wins when the box’s first card is a jack, more when both first cards are. Suits do not matter. The pay table is the house’s own.',
  'side.cards': 'First cards',
  'side.pays': 'Pays',
  'side.row.blackjack': 'Blackjack',
  'side.row.sevens1': 'One seven',
  'side.row.sevens2': 'Two sevens',
  'side.row.sevens3': 'Three sevens',
  'side.row.jack1': 'One jack',
  'side.row.jack2': 'Two jacks',

  returns: 'What comes back',
  'returns.main':
    'With perfect play {percent} of the first bets comes back on average: exact, from every way the first cards can fall, each played for the best with all cards that are seen.',
  'returns.spread': 'The result of a round spreads by {deviation} bets (standard deviation).',
  'returns.blackjack': 'Blackjack bet: {percent} comes back.',
  'returns.doubleJack': 'Double Jack: {percent} comes back.',
  'returns.sevens':
    'Sevens: {percent} comes back where two sevens are always hit, {never} where they never are.',

  buttons: 'The other buttons',
  'buttons.deal': '{deal}: the bets are closed and the cards are dealt.',
  'buttons.clear': '{clear}: all bets come off the table.',
  'buttons.undo': '{undo}: the last change of the bets is taken back.',
  'buttons.rebet': '{rebet}: the last round’s first bets are put down again.',
  'buttons.rebetAndDeal': '{rebetAndDeal}: the same, and the cards are dealt.',
  'buttons.newGame': '{newGame}: back to betting, with no bets.',
  'buttons.topUp': 'Play money that is gone is filled up to {amount} on request.',
  'buttons.tap': 'A press on the table brings what is moving to its end.',
  'buttons.silent':
    'Where a phone’s silent switch is on, the table is silent too, whatever its own sound says.',

  interrupted: 'After an interruption',
  'interrupted.browser':
    'Every card and every decision is kept in this browser before it is shown. After a reload, a crash or a lost connection the round goes on where it was, with the same cards.',
  'interrupted.lobby':
    'The lobby keeps every round. After a reload, a crash or a lost connection it goes on where it was, with the same cards; a round that nobody comes back to is the lobby’s to end.',
  'interrupted.nothing':
    'Nothing is kept here: a round is gone with the page, and so is what was played for.',
  'interrupted.waits': 'A decision waits for you as long as it takes; none is ever taken in your place.',
  'interrupted.tab': 'One tab plays at a time. Another one takes the table over as it stands.',
  'interrupted.unread':
    'A round that can no longer be read is set aside, and nothing of it is guessed at. Its number is in the history.',

  keys: 'Keys',
  'keys.chips': 'Chips',
  'keys.noChip': 'Put the chip away',
  'keys.off': 'Keys can be changed, given up or switched off in the settings.',

  version: 'Table {id}, version {version} of its rules.',
} as const;

export type HelpSource = typeof helpEn;
