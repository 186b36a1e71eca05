// English: what the house asks for beyond the table's rules, and what it refuses.

export const enHouse = {
  'held.byHouse': 'Set by the house',
  'held.speeds': 'The house allows {from} to {to}',
  'held.silent': 'The house keeps the sound off',
  'held.reminder': 'The house asks for one at least every {minutes} min',
  'note.silent': 'The house keeps the sound off.',

  'refused.too-soon': {
    one: 'The next round can start in {count} second.',
    other: 'The next round can start in {count} seconds.',
  },
  'refused.too-many-boxes': {
    one: 'The house allows {count} box in a round.',
    other: 'The house allows {count} boxes in a round.',
  },
  'refused.reminder-due':
    'Time for a look at the clock. The next round can start once you have read the reminder.',
  'refused.no-side-bets': 'The house offers no side bets.',
  'refused.round-stake-above-maximum':
    'The house takes at most {limit} for a round, main and side bets together.',
  'refused.session-loss': 'The house lets at most {limit} be lost in a session; {left} of it is left.',
  'deal.in': 'in {seconds} s',
  'said.wait': {
    one: 'The next round can start in {count} second.',
    other: 'The next round can start in {count} seconds.',
  },

  'line.label': 'The session at a glance',
  'line.time': 'Time',
  'line.net': 'Net',
  'line.return': 'Return',
  'practice.badge': 'Practice',
  'practice.text': 'This is practice: nothing can be lost here, and nothing is paid out.',

  'history.days': { one: 'Rounds of the last day', other: 'Rounds of the last {count} days' },

  'fault.closed': 'This house has no rehearsals: the cards are always shuffled.',
  'badRules.title': 'The table stays closed',
  'badRules.text': 'The house rules set for this place cannot be read, and nothing is played without them.',
} as const;
