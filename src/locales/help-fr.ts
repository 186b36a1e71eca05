// French: the rules of a table, said of its data.

import type { Mismatched, NoneOf, Translation } from './catalogue.ts';
import { guideFr } from './guide-fr.ts';
import type { HelpSource } from './help-en.ts';

export const helpFr = {
  ...guideFr,

  'help.title': 'Règles de {table}',

  aim: 'Le but',
  'aim.text':
    'Avoir une main qui vaille plus que celle du croupier sans dépasser 21. Une main de plus de 21 saute et perd sa mise aussitôt, quoi que fasse ensuite le croupier.',

  cards: 'Les cartes',
  'cards.decks': {
    one: '{count} jeu de 52 cartes, mélangé avant chaque donne.',
    other: '{count} jeux de 52 cartes, mélangés avant chaque donne.',
  },
  'cards.values':
    'Les cartes de 2 à 10 valent leur nombre ; valet, dame et roi valent 10 ; l’as 1 ou 11. Une main où un as compte 11 est souple.',
  'cards.blackjack':
    'Un as et une carte de valeur 10 comme deux premières font un blackjack. Après une séparation, c’est 21 et non un blackjack.',

  bets: 'Les mises',
  'bets.boxes': {
    one: 'Il y a {count} case.',
    other: 'Vous jouez jusqu’à {count} cases, toutes à vous.',
  },
  'bets.limits': 'La mise principale va de {min} à {max}, par multiples de {chip}.',
  'bets.above':
    'Les limites ne valent que pour la première mise principale : ce que les règles permettent ensuite reste possible tant que le solde suffit.',
  'bets.fixed':
    'Les mises sont fixées dès la première carte ; seuls un double, une séparation ou une assurance s’y ajoutent.',
  'bets.how':
    'Prenez un jeton et touchez un emplacement : chaque pression en ajoute un. La molette et les chiffres changent de jeton ; un clic sur le tapis vide le range. Sans jeton en main, ou avec {takeBack}, une pression sur une mise retire son dernier jeton. On peut aussi faire glisser un jeton.',

  deal: 'La donne',
  'deal.boxes': 'Chaque case reçoit deux cartes face visible.',
  'deal.order':
    'Une carte à chaque case tour à tour, une au croupier, puis une seconde à chaque case et une seconde au croupier.',
  'deal.faceUp':
    'Les deux cartes du croupier sont visibles aussi, avant vos choix. Un blackjack du croupier termine la donne : toute main sans blackjack perd.',
  'deal.faceDown': 'La première carte du croupier est visible, la seconde face cachée.',
  'deal.looks':
    'Sous {cards}, le croupier vérifie s’il a un blackjack avant que les cases jouent. S’il en a un, la donne est finie et seules les premières mises sont en jeu.',
  'deal.looks.ace': 'un as',
  'deal.looks.ten': 'une carte de valeur 10',
  'deal.noLook':
    'Le croupier ne la regarde pas avant que toutes les mains soient jouées : un blackjack prend alors en entier les mises doublées et séparées.',

  blackjack: 'Blackjack',
  'blackjack.pays': 'Un blackjack paie {win} pour {stake}.',
  'blackjack.push': 'Contre le blackjack du croupier il y a égalité : la mise est rendue.',
  'blackjack.wins': 'Il est payé même contre le blackjack du croupier.',
  'blackjack.beats': 'Le blackjack du croupier bat toute autre main, même une main de 21.',
  'blackjack.waits':
    'Si le croupier peut en avoir un aussi, on attend de connaître la seconde carte ; sinon il est réglé aussitôt.',
  'blackjack.atOnce': 'Il est réglé aussitôt, avant que les mains se jouent.',

  play: 'Vos choix',
  'play.order':
    'Les cases se jouent de droite à gauche, chaque main jusqu’au bout avant la suivante. Une main de 21 ne reçoit plus de carte.',
  'play.hit': '{hit} : une carte de plus.',
  'play.stand': '{stand} : aucune autre carte pour cette main.',
  'play.standAll': '{standAll} : aucune autre carte pour les mains qui restent à jouer dans la donne.',
  'play.double':
    '{double} : la mise est doublée et la main reçoit exactement une carte. Possible sur les deux premières cartes avec {hands}.',
  'double.any': 'n’importe quel total',
  'double.hard': 'un total dur de {totals}',
  'double.soft': 'un total souple de {totals}',
  'double.aceAsOne': 'un total de {totals} (l’as comptant 1)',
  'double.afterSplit': 'Une main séparée peut être doublée aussi, sauf si elle vient d’as.',
  'double.afterSplitAll': 'Une main séparée peut être doublée aussi.',
  'double.notAfterSplit': 'Une main séparée ne peut pas être doublée.',
  'play.split': '{split} : une paire devient deux mains, la nouvelle avec une mise égale à la première.',
  'split.value': 'Deux cartes de même valeur font une paire, un dix et un roi aussi.',
  'split.rank': 'Deux cartes de même rang font une paire : deux rois, mais pas un roi et une dame.',
  'split.except': 'Les cartes de valeur {values} ne peuvent pas être séparées.',
  'split.hands': {
    one: 'On ne peut pas séparer.',
    other: 'On peut séparer jusqu’à {count} mains par case.',
  },
  'split.onTurn': 'Une main séparée reçoit sa seconde carte quand vient son tour.',
  'split.atOnce':
    'Les deux mains séparées reçoivent leur seconde carte tout de suite, avant de jouer la première.',
  'split.aces': 'Les as séparés reçoivent une carte chacun : ni tirer, ni doubler.',
  'split.resplit': 'Si cette carte est un as, on peut séparer encore.',
  'play.question':
    'Un très mauvais choix est mis en question avant d’être fait. Les réglages le désactivent.',
  surrender: 'Il n’y a pas d’abandon.',

  offers: 'Assurance et paiement à égalité',
  'offers.none': 'Il n’y a ni assurance ni paiement à égalité : les cartes du croupier sont visibles.',
  insurance:
    'Quand la première carte du croupier est un as, {hands} peut être assurée pour exactement {part} de sa mise principale. L’assurance paie {win} pour {stake} si le croupier a un blackjack ; sinon elle est perdue.',
  'insurance.allButBlackjack': 'toute main sauf un blackjack',
  'insurance.blackjack': 'une main de blackjack',
  'insurance.all': 'toute main',
  'insurance.half': 'la moitié',
  'insurance.buttons': 'Elle est proposée case par case : {insure} ou {noInsurance}.',
  'insurance.none': 'Il n’y a pas d’assurance.',
  evenMoney:
    'Un blackjack contre l’as du croupier se voit offrir un paiement à égalité : {win} pour {stake} tout de suite, quelle que soit la seconde carte.',
  'evenMoney.none': 'Il n’y a pas de paiement à égalité.',
  'evenMoney.buttons': '{evenMoney} l’accepte, {noEvenMoney} poursuit la donne.',

  dealer: 'Le croupier',
  'dealer.stands': 'Le croupier tire jusqu’à 16 et reste sur tout 17.',
  'dealer.hits': 'Le croupier tire jusqu’à 16 et sur un 17 souple, et reste sur tout autre 17.',
  'dealer.none': 'S’il ne reste aucune main que son total puisse départager, le croupier ne tire pas.',

  results: 'Les résultats',
  'results.win': 'Une main qui bat le croupier, ou toute main restante s’il saute, paie 1 pour 1.',
  'results.push': 'À totaux égaux, il y a égalité : la mise est rendue.',
  'results.dealerWins': 'À totaux égaux, la mise est perdue : le croupier gagne les égalités.',

  side: 'Paris annexes',
  'side.need':
    'Un pari annexe demande une mise principale sur sa case. Il suit sa propre table, quoi qu’ait le croupier, et il est réglé dès qu’il ne peut plus monter.',
  'side.limits': 'De {min} à {max}.',
  'side.limitsMain': 'Dès {min}, et au plus autant que la mise principale.',
  'side.blackjack': 'Gagne si la case reçoit un blackjack.',
  'side.sevens':
    'Gagne si la première carte de la case est un sept, plus avec les deux premières, le maximum avec les trois premières. Les couleurs ne comptent pas et seul le plus haut est payé. Le troisième doit tomber sur la même main : après une séparation, on en reste à deux.',
  'side.noThird': 'S’il ne vient pas de troisième carte, deux sept comptent comme deux.',
  'side.doubleJack':
    'Gagne si la première carte de la case est un valet, plus si les deux premières le sont. Les couleurs ne comptent pas. La table des gains est celle de la maison.',
  'side.cards': 'Premières cartes',
  'side.pays': 'Paie',
  'side.row.blackjack': 'Blackjack',
  'side.row.sevens1': 'Un sept',
  'side.row.sevens2': 'Deux sept',
  'side.row.sevens3': 'Trois sept',
  'side.row.jack1': 'Un valet',
  'side.row.jack2': 'Deux valets',

  returns: 'Ce qui revient',
  'returns.main':
    'En jouant parfaitement, {percent} des premières mises reviennent en moyenne : chiffre exact, tiré de toutes les premières cartes possibles, chacune jouée au mieux avec toutes les cartes visibles.',
  'returns.spread': 'Le résultat d’une donne varie de {deviation} mises (écart type).',
  'returns.blackjack': 'Pari annexe Blackjack : {percent} revient.',
  'returns.doubleJack': 'Double Jack : {percent} revient.',
  'returns.sevens':
    'Les Sept : {percent} revient si l’on tire toujours sur deux sept, {never} si l’on ne tire jamais.',

  buttons: 'Les autres boutons',
  'buttons.deal': '{deal} : les mises sont closes et les cartes distribuées.',
  'buttons.clear': '{clear} : toutes les mises quittent la table.',
  'buttons.undo': '{undo} : la dernière modification des mises est annulée.',
  'buttons.rebet': '{rebet} : les premières mises de la dernière donne sont reposées.',
  'buttons.rebetAndDeal': '{rebetAndDeal} : de même, et les cartes sont distribuées.',
  'buttons.newGame': '{newGame} : retour aux mises, sans aucune.',
  'buttons.topUp': 'L’argent fictif épuisé est recrédité à {amount} à votre demande.',
  'buttons.tap': 'Une pression sur la table mène à leur fin les mouvements en cours.',
  'buttons.silent':
    'Quand l’interrupteur silencieux du téléphone est actionné, la table se tait aussi, quel que soit son propre réglage.',

  interrupted: 'Après une interruption',
  'interrupted.browser':
    'Chaque carte et chaque choix sont conservés dans ce navigateur avant d’être montrés. Après un rechargement, une panne ou une coupure, la donne reprend où elle en était, avec les mêmes cartes.',
  'interrupted.lobby':
    'Le salon conserve chaque donne. Après un rechargement, une panne ou une coupure, elle reprend où elle en était, avec les mêmes cartes ; une donne à laquelle personne ne revient est terminée par le salon.',
  'interrupted.nothing': 'Rien n’est conservé ici : une donne disparaît avec la page, et son enjeu aussi.',
  'interrupted.waits':
    'Un choix vous attend aussi longtemps qu’il le faut ; aucun n’est jamais fait à votre place.',
  'interrupted.tab': 'Un seul onglet joue à la fois. Un autre reprend la table en l’état.',
  'interrupted.unread':
    'Une donne devenue illisible est écartée, sans rien en deviner. Son numéro reste dans l’historique.',

  keys: 'Touches',
  'keys.chips': 'Jetons',
  'keys.noChip': 'Ranger le jeton',
  'keys.off': 'Les réglages permettent de changer les touches, d’y renoncer ou de les désactiver.',

  version: 'Table {id}, version {version} de ses règles.',
} as const satisfies Translation<HelpSource>;

export type HelpFrMismatches = NoneOf<
  Mismatched<HelpSource, typeof helpFr> | Exclude<keyof typeof helpFr, keyof HelpSource>
>;
