// Spanish: what the house asks for beyond the table's rules, and what it refuses.

export const esHouse = {
  'held.byHouse': 'Fijado por la casa',
  'held.speeds': 'La casa permite de {from} a {to}',
  'held.silent': 'La casa mantiene el sonido apagado',
  'held.reminder': 'La casa pide uno cada {minutes} min como mínimo',
  'note.silent': 'La casa mantiene el sonido apagado.',

  'refused.too-soon': {
    one: 'La próxima ronda puede empezar en {count} segundo.',
    other: 'La próxima ronda puede empezar en {count} segundos.',
  },
  'refused.too-many-boxes': {
    one: 'La casa permite {count} casilla por ronda.',
    other: 'La casa permite {count} casillas por ronda.',
  },
  'refused.reminder-due':
    'Hora de mirar el reloj. La próxima ronda puede empezar cuando hayas leído el recordatorio.',
  'refused.no-side-bets': 'La casa no ofrece apuestas extra.',
  'refused.round-stake-above-maximum':
    'La casa admite {limit} como mucho por ronda, con las apuestas extra incluidas.',
  'refused.session-loss':
    'La casa deja perder {limit} como mucho en una sesión; de ese límite quedan {left}.',
  'deal.in': 'en {seconds} s',
  'said.wait': {
    one: 'La próxima ronda puede empezar en {count} segundo.',
    other: 'La próxima ronda puede empezar en {count} segundos.',
  },

  'line.label': 'La sesión de un vistazo',
  'line.time': 'Tiempo',
  'line.net': 'Neto',
  'line.return': 'Retorno',
  'practice.badge': 'Práctica',
  'practice.text': 'Esto es una práctica: aquí no se puede perder nada, ni se paga nada.',

  'history.days': { one: 'Rondas del último día', other: 'Rondas de los últimos {count} días' },

  'fault.closed': 'Esta casa no tiene ensayos: las cartas se barajan siempre.',
  'badRules.title': 'La mesa sigue cerrada',
  'badRules.text':
    'Las reglas de la casa fijadas para este lugar no se pueden leer, y sin ellas no se juega.',
} as const;
