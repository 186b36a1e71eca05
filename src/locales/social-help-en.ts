// English for a social casino: what a table's rules page says otherwise.

import type { Mismatched, NoneOf, Translation } from './catalogue.ts';
import type { HelpSource } from './help-en.ts';

export const socialHelpEn = {
  'aim.text':
    'Have a hand that is worth more than the dealer’s, but not more than 21. A hand over 21 is bust and loses its coins at once, whatever the dealer then does.',
  bets: 'Plays',
  'bets.limits': 'A main play is from {min} to {max}, in whole numbers of {chip}.',
  'bets.above':
    'The limits bind the first main play only: what the rules allow after it is open as long as your coins cover it.',
  'bets.fixed':
    'Plays are fixed from the first card on; only a double, a split or an insurance adds to them.',
  'bets.how':
    'Take a chip from the rack and press a spot: each press adds one. The mouse wheel and the number keys change the chip; a click on empty felt puts it away. With no chip in hand, or with {takeBack}, a press on a spot takes its last chip off. A chip can be dragged to a spot as well.',
  'deal.looks':
    'Under {cards} the dealer looks for a blackjack before the boxes are played. With one the round ends, and only the first coins are in play.',
  'deal.noLook':
    'The dealer does not look at it before all hands are played: a blackjack then takes doubled and split coins whole.',
  'blackjack.pays': 'A blackjack gives {win} to {stake}.',
  'blackjack.push': 'Against the dealer’s blackjack it is a push: the coins come back.',
  'blackjack.wins': 'It counts even against the dealer’s blackjack.',
  'play.double':
    '{double}: the coins on the hand are doubled, and it gets exactly one more card. It is open on the first two cards with {hands}.',
  'play.split': '{split}: a pair becomes two hands, the new one with as many coins as the first.',
  offers: 'Insurance and one to one',
  'offers.none': 'There is no insurance and no one to one: the dealer’s cards are seen.',
  insurance:
    'When the dealer’s first card is an ace, {hands} can be insured for exactly {part} of its main play. The insurance gives {win} to {stake} if the dealer has a blackjack, and is lost if not.',
  'evenMoney.none': 'There is no one to one.',
  evenMoney:
    'A blackjack against the dealer’s ace is offered one to one: {win} to {stake} at once, whatever the second card is.',
  'results.win': 'A hand that beats the dealer’s, or any hand left when the dealer is bust, gives 1 to 1.',
  'results.push': 'Equal totals are a push: the coins come back.',
  'results.dealerWins': 'Equal totals lose: ties go to the dealer.',
  side: 'Side plays',
  'side.need':
    'A side play needs a main play on its box. It follows its own table, whatever the dealer has, and is settled as soon as it can no longer rise.',
  'side.limitsMain': 'From {min}, and at most as much as the main play.',
  'side.blackjack': 'Hits when the box is dealt a blackjack.',
  'side.sevens':
    'Hits when the box’s first card is a seven, more with the first two, most with the first three. Suits do not matter, and only the highest counts. The third must fall on the same hand: after a split it stays at two.',
  'side.doubleJack':
    'Hits when the box’s first card is a jack, more when both first cards are. Suits do not matter. The table of gains is the house’s own.',
  'side.pays': 'Gives',
  'returns.main':
    'With perfect play {percent} of the first coins comes back on average: exact, from every way the first cards can fall, each played for the best with all cards that are seen.',
  'returns.spread': 'The result of a round spreads by {deviation} plays (standard deviation).',
  'returns.blackjack': 'Blackjack side play: {percent} comes back.',
  'buttons.deal': '{deal}: nothing more is put down, and the cards are dealt.',
  'buttons.clear': '{clear}: all chips come off the table.',
  'buttons.undo': '{undo}: the last change of the chips is taken back.',
  'buttons.rebet': '{rebet}: the last round’s first chips are put down again.',
  'buttons.newGame': '{newGame}: a new round, with no chips down.',
  'buttons.topUp': 'Coins that are gone are filled up to {amount} on request.',
} as const satisfies Partial<Translation<HelpSource>>;

export type SocialHelpKey = keyof typeof socialHelpEn;
export type SocialHelpSource = Pick<HelpSource, SocialHelpKey>;

export type SocialHelpEnMismatches = NoneOf<
  Mismatched<SocialHelpSource, typeof socialHelpEn> | Exclude<keyof typeof socialHelpEn, keyof HelpSource>
>;
