// French: what the dealer says when asked, what is asked before money goes, and captions of sounds.

export const frTold = {
  'told.dealer': 'Croupier : {cards}.',
  'told.box': 'Case {box} : {lines}',
  'told.noBets': 'Aucun jeton sur la table.',
  'told.hand': '{place} : {hand}',
  'told.noHand': 'Aucune main n’est en jeu.',
  'told.balance': '{balanceName} {balance}, {betName} {bet}.',
  'said.balance': '{name} : {balance}.',
  'told.choices': 'Au choix : {choices}.',
  'told.placeBets': 'Vous pouvez poser des jetons.',
  'told.nothing': 'rien à décider',
  'spending.title': '{action} pour {amount} ?',
  'spending.text': 'Il vous restera {left} sur {balance}.',
  'caption.win': 'un carillon clair',
  'caption.blackjack': 'une fanfare',
  'caption.sideBetHit': 'une longue fanfare',
  'caption.lose': 'un son grave',
  'caption.warning': 'un son d’alerte',
} as const;
