// Spanish: what the dealer says when asked, what is asked before money goes, and captions of sounds.

export const esTold = {
  'told.dealer': 'Crupier: {cards}.',
  'told.box': 'Casilla {box}: {lines}',
  'told.noBets': 'No hay fichas en la mesa.',
  'told.hand': '{place}: {hand}',
  'told.noHand': 'Ninguna mano está en juego.',
  'told.balance': '{balanceName} {balance}, {betName} {bet}.',
  'said.balance': '{name}: {balance}.',
  'told.choices': 'Puedes elegir: {choices}.',
  'told.placeBets': 'Se pueden poner fichas.',
  'told.nothing': 'nada que decidir',
  'spending.title': '¿{action} por {amount}?',
  'spending.text': 'Te quedan {left} de {balance}.',
  'caption.win': 'un timbre alegre',
  'caption.blackjack': 'una fanfarria',
  'caption.sideBetHit': 'una fanfarria larga',
  'caption.lose': 'un tono grave',
  'caption.warning': 'un tono de aviso',
} as const;
