// French: what the house asks for beyond the table's rules, and what it refuses.

export const frHouse = {
  'held.byHouse': 'Fixé par la maison',
  'held.speeds': 'La maison permet de {from} à {to}',
  'held.silent': 'La maison coupe le son',
  'held.reminder': 'La maison en demande un toutes les {minutes} min au moins',
  'note.silent': 'La maison coupe le son.',

  'refused.too-soon': {
    one: 'La prochaine donne peut commencer dans {count} seconde.',
    other: 'La prochaine donne peut commencer dans {count} secondes.',
  },
  'refused.too-many-boxes': {
    one: 'La maison permet {count} case par donne.',
    other: 'La maison permet {count} cases par donne.',
  },
  'refused.reminder-due':
    'Un coup d’œil à l’heure d’abord. La prochaine donne peut commencer une fois le rappel lu.',
  'refused.no-side-bets': 'La maison ne propose pas de paris annexes.',
  'refused.round-stake-above-maximum':
    'La maison prend au plus {limit} par donne, mises principales et paris annexes ensemble.',
  'refused.session-loss': 'La maison laisse perdre au plus {limit} par séance ; il en reste {left}.',
  'deal.in': 'dans {seconds} s',
  'said.wait': {
    one: 'La prochaine donne peut commencer dans {count} seconde.',
    other: 'La prochaine donne peut commencer dans {count} secondes.',
  },

  'line.label': 'La séance en un coup d’œil',
  'line.time': 'Temps',
  'line.net': 'Net',
  'line.return': 'Taux de retour',
  'practice.badge': 'Entraînement',
  'practice.text': 'C’est un entraînement : rien ne peut être perdu ici, et rien n’est payé.',

  'history.days': { one: 'Donnes du dernier jour', other: 'Donnes des {count} derniers jours' },

  'fault.closed': 'Cette maison n’a pas de répétitions : les cartes sont toujours mélangées.',
  'badRules.title': 'La table reste fermée',
  'badRules.text':
    'Les règles de la maison fixées pour ce lieu ne peuvent être lues, et rien ne se joue sans elles.',
} as const;
