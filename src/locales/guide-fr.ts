// French: blackjack for who has never played it, without a word of money.

export const guideFr = {
  guide: 'Jamais joué au blackjack ? Le jeu en deux minutes',
  'guide.aim':
    'Vous jouez contre le croupier et personne d’autre. La main la plus proche de 21 est la meilleure, mais au-delà de 21 elle saute et elle est perdue. Chaque case où vous posez des jetons est une main à part.',
  'guide.count':
    'On compte ainsi : de 2 à 10, leur nombre ; valet, dame et roi, 10 ; l’as, 1 ou 11, au plus avantageux. Un as et un sept font 8 ou 18, ce qu’on appelle 18 souple : une carte de plus ne peut pas faire sauter une telle main.',
  'guide.begin.faceUp':
    'Posez des jetons sur une case et touchez {deal}. Vous recevez deux cartes, et les deux du croupier sont visibles. {hit} apporte une carte de plus, autant de fois que vous voulez ; {stand} quand vous en avez assez.',
  'guide.begin.faceDown':
    'Posez des jetons sur une case et touchez {deal}. Vous recevez deux cartes et voyez une de celles du croupier. {hit} apporte une carte de plus, autant de fois que vous voulez ; {stand} quand vous en avez assez.',
  'guide.double':
    'Avec un bon départ, vous pouvez en poser encore autant. {double} : une carte de plus et aucune autre. {split} : deux cartes semblables deviennent deux mains.',
  'guide.dealer.stands':
    'Quand toutes vos mains sont jouées, le croupier suit une règle fixe, sans choisir : à 16 ou moins il tire, à 17 ou plus il reste.',
  'guide.dealer.hits':
    'Quand toutes vos mains sont jouées, le croupier suit une règle fixe, sans choisir : à 16 ou moins il tire, à 17 souple aussi, à tout autre 17 ou plus il reste.',
  'guide.end':
    'Si votre main est meilleure, ou si le croupier saute, vos jetons reviennent avec autant en plus ; si elle est moins bonne, ils sont perdus.',
  'guide.ties.push': 'Si elles se valent, vos jetons reviennent.',
  'guide.ties.dealerWins': 'Si elles se valent, celle du croupier l’emporte.',
  'guide.blackjack':
    'Un as et une carte de valeur 10 comme deux premières font un blackjack, la meilleure main qui soit : elle rapporte {win} pour {stake}.',
  'guide.advice.faceDown':
    'Pour commencer : ne restez jamais à 11 ou moins, car une carte de plus ne peut pas vous faire sauter ; restez à 17 dur ou plus. Entre les deux, tout dépend de la carte du croupier : la carte de stratégie le dit pour chaque main.',
  'guide.advice.faceUp':
    'Pour commencer : ne restez jamais à 11 ou moins, car une carte de plus ne peut pas vous faire sauter. Si le croupier ne doit plus tirer, une main plus basse que la sienne est perdue en restant : tirez jusqu’à la dépasser. S’il doit tirer avec un total dur de 12 à 16, il risque de sauter : restez à 12 dur ou plus. La carte de stratégie a toutes les mains.',
} as const;
