// English: what the dealer says when asked, what is asked before money goes, and captions of sounds.

export const enTold = {
  'told.dealer': 'Dealer: {cards}.',
  'told.box': 'Box {box}: {lines}',
  'told.noBets': 'No chips on the table.',
  'told.hand': '{place}: {hand}',
  'told.noHand': 'No hand is in play.',
  'told.balance': '{balanceName} {balance}, {betName} {bet}.',
  'said.balance': '{name}: {balance}.',
  'told.choices': 'Open: {choices}.',
  'told.placeBets': 'Chips can be placed.',
  'told.nothing': 'nothing to decide',
  'spending.title': '{action} for {amount}?',
  'spending.text': 'That leaves {left} of {balance}.',
  'caption.win': 'a bright chime',
  'caption.blackjack': 'a fanfare',
  'caption.sideBetHit': 'a long fanfare',
  'caption.lose': 'a low tone',
  'caption.warning': 'a warning tone',
} as const;
