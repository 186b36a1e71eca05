// English: blackjack for who has never played it. No word of money stands here, so that a social casino says the same.

export const guideEn = {
  guide: 'New to blackjack? The game in two minutes',
  'guide.aim':
    'You play against the dealer and nobody else. The hand closer to 21 is the better one, but over 21 it is bust and lost. Each box you put chips on is a hand of its own.',
  'guide.count':
    'Count like this: 2 to 10 are worth their number, jack, queen and king 10, an ace 1 or 11, whichever serves you. An ace and a seven are 8 or 18, called soft 18: one more card cannot bust such a hand.',
  'guide.begin.faceUp':
    'Put chips on a box and press {deal}. You get two cards, and both of the dealer’s are seen. {hit} brings one more card, as often as you like; {stand} when you have enough.',
  'guide.begin.faceDown':
    'Put chips on a box and press {deal}. You get two cards and see one of the dealer’s. {hit} brings one more card, as often as you like; {stand} when you have enough.',
  'guide.double':
    'With a good start you can put down as much again. {double}: one more card and no other. {split}: two cards alike become two hands.',
  'guide.dealer.stands':
    'When all your hands are played, the dealer draws by a fixed rule and without a choice: with 16 or less a card, with 17 or more none.',
  'guide.dealer.hits':
    'When all your hands are played, the dealer draws by a fixed rule and without a choice: with 16 or less a card, with a soft 17 too, with any other 17 or more none.',
  'guide.end':
    'If your hand is better, or the dealer is bust, your chips come back with as many again; if it is worse, they are gone.',
  'guide.ties.push': 'If both are equal, your chips come back.',
  'guide.ties.dealerWins': 'If both are equal, the dealer’s is the better one.',
  'guide.blackjack':
    'An ace and a card worth 10 as the first two are a blackjack, the best hand there is: it brings {win} to {stake}.',
  'guide.advice.faceDown':
    'To begin with: never stand on 11 or less, since one more card cannot bust you; stand on a hard 17 or more. What is best in between depends on the dealer’s card: the strategy card has it for every hand.',
  'guide.advice.faceUp':
    'To begin with: never stand on 11 or less, since one more card cannot bust you. Where the dealer’s two cards will draw no more, a lower hand is lost if it stands: draw until yours is higher. Where the dealer must draw to a hard 12 to 16, a bust is not far: stand on a hard 12 or more. The strategy card has every hand.',
} as const;
