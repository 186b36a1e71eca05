// French for a social casino: what a table's rules page says otherwise.

import type { Mismatched, NoneOf, Translation } from './catalogue.ts';
import type { SocialHelpSource } from './social-help-en.ts';

export const socialHelpFr = {
  'aim.text':
    'Avoir une main qui vaille plus que celle du croupier sans dépasser 21. Une main de plus de 21 saute et perd ses pièces aussitôt, quoi que fasse ensuite le croupier.',
  bets: 'Les jeux',
  'bets.limits': 'Le jeu principal va de {min} à {max}, par multiples de {chip}.',
  'bets.above':
    'Les limites ne valent que pour le premier jeu principal : ce que les règles permettent ensuite reste possible tant que vos pièces suffisent.',
  'bets.fixed':
    'Les jeux sont fixés dès la première carte ; seuls un double, une séparation ou une assurance s’y ajoutent.',
  'bets.how':
    'Prenez un jeton et touchez un emplacement : chaque pression en ajoute un. La molette et les chiffres changent de jeton ; un clic sur le tapis vide le range. Sans jeton en main, ou avec {takeBack}, une pression sur un emplacement retire son dernier jeton. On peut aussi faire glisser un jeton.',
  'deal.looks':
    'Sous {cards}, le croupier vérifie s’il a un blackjack avant que les cases jouent. S’il en a un, la donne est finie et seules les premières pièces sont en jeu.',
  'deal.noLook':
    'Le croupier ne la regarde pas avant que toutes les mains soient jouées : un blackjack prend alors en entier les pièces doublées et séparées.',
  'blackjack.pays': 'Un blackjack donne {win} pour {stake}.',
  'blackjack.push': 'Contre le blackjack du croupier il y a égalité : les pièces sont rendues.',
  'blackjack.wins': 'Il compte même contre le blackjack du croupier.',
  'play.double':
    '{double} : les pièces sont doublées et la main reçoit exactement une carte. Possible sur les deux premières cartes avec {hands}.',
  'play.split': '{split} : une paire devient deux mains, la nouvelle avec autant de pièces que la première.',
  offers: 'Assurance et un pour un',
  'offers.none': 'Il n’y a ni assurance ni un pour un : les cartes du croupier sont visibles.',
  insurance:
    'Quand la première carte du croupier est un as, {hands} peut être assurée pour exactement {part} de son jeu principal. L’assurance donne {win} pour {stake} si le croupier a un blackjack ; sinon elle est perdue.',
  'evenMoney.none': 'Il n’y a pas d’un pour un.',
  evenMoney:
    'Un blackjack contre l’as du croupier se voit offrir un pour un : {win} pour {stake} tout de suite, quelle que soit la seconde carte.',
  'results.win': 'Une main qui bat le croupier, ou toute main restante s’il saute, donne 1 pour 1.',
  'results.push': 'À totaux égaux, il y a égalité : les pièces sont rendues.',
  'results.dealerWins': 'À totaux égaux, les pièces sont perdues : l’égalité va au croupier.',
  side: 'Jeux annexes',
  'side.need':
    'Un jeu annexe demande un jeu principal sur sa case. Il suit sa propre table, quoi qu’ait le croupier, et il est réglé dès qu’il ne peut plus monter.',
  'side.limitsMain': 'Dès {min}, et au plus autant que le jeu principal.',
  'side.blackjack': 'Touche si la case reçoit un blackjack.',
  'side.sevens':
    'Touche si la première carte de la case est un sept, plus avec les deux premières, le maximum avec les trois premières. Les couleurs ne comptent pas et seul le plus haut compte. Le troisième doit tomber sur la même main : après une séparation, on en reste à deux.',
  'side.doubleJack':
    'Touche si la première carte de la case est un valet, plus si les deux premières le sont. Les couleurs ne comptent pas. La table est celle de la maison.',
  'side.pays': 'Donne',
  'returns.main':
    'En jouant parfaitement, {percent} des premières pièces reviennent en moyenne : chiffre exact, tiré de toutes les premières cartes possibles, chacune jouée au mieux avec toutes les cartes visibles.',
  'returns.spread': 'Le résultat d’une donne varie de {deviation} jeux (écart type).',
  'returns.blackjack': 'Jeu annexe Blackjack : {percent} revient.',
  'buttons.deal': '{deal} : rien ne se pose plus et les cartes sont distribuées.',
  'buttons.clear': '{clear} : tous les jetons quittent la table.',
  'buttons.undo': '{undo} : la dernière modification des jetons est annulée.',
  'buttons.rebet': '{rebet} : les premiers jetons de la dernière donne sont reposés.',
  'buttons.newGame': '{newGame} : une nouvelle donne, sans aucun jeton.',
  'buttons.topUp': 'Les pièces épuisées sont rendues jusqu’à {amount} à votre demande.',
} as const satisfies Translation<SocialHelpSource>;

export type SocialHelpFrMismatches = NoneOf<
  | Mismatched<SocialHelpSource, typeof socialHelpFr>
  | Exclude<keyof typeof socialHelpFr, keyof SocialHelpSource>
>;
