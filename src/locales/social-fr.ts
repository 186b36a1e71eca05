// French for a social casino: jeux et pièces. Only what differs.

import type { Mismatched, NoneOf, Translation } from './catalogue.ts';
import type { SocialSource } from './social-en.ts';

export const socialFr = {
  'picker.blackjack': 'Blackjack donne',
  'picker.sideBets': 'Jeux annexes',
  'picker.tag.offers': 'Assurance et un pour un',

  'felt.blackjack': 'Blackjack donne {win} pour {stake}',
  'felt.dealerWinsTies': 'L’égalité va au croupier',
  'felt.insurance': 'Assurance donne {win} pour {stake}',
  'felt.bet': 'Jeu',
  'felt.placeBets': 'Faites vos jeux',

  'money.balance': 'Pièces',
  'money.bet': 'Jeu',
  'money.win': 'En plus',
  'money.gone': 'Vos pièces sont sous le minimum de la table.',

  rebet: 'Rejouer',
  rebetAndDeal: 'Rejouer et distribuer',
  evenMoney: 'Un pour un',
  noEvenMoney: 'Continuer',

  'offer.insuranceTerms': '{amount} sur le blackjack du croupier, donne {win} pour {stake}',
  'offer.evenMoney': 'Un pour un, case {box} ?',
  'question.text': 'En moyenne, pour chaque {unit} joué :',

  'rehearsal.text': 'Les cartes sont fixées, les pièces sont pour l’exemple. Rien ne compte ici.',

  'refused.bet-below-minimum': 'Ici, on joue au moins {limit}.',
  'refused.bet-above-maximum': 'Ici, on joue au plus {limit}.',
  'refused.bet-not-whole-chips': 'On joue par multiples du plus petit jeton, {limit}.',
  'refused.side-bet-without-main': 'Un jeu annexe demande un jeu principal sur sa case.',
  'refused.side-bet-above-cap': 'Ce jeu annexe accepte {limit} au plus.',
  'refused.unknown-side-bet': 'Cette table n’a pas ce jeu annexe.',
  'refused.no-bets': 'Placez d’abord un jeton.',
  'refused.balance-too-low': 'Vos {limit} pièces ne suffisent pas.',
  'refused.nothing-to-undo': 'Il n’y a aucun jeton à reprendre.',
  'refused.nothing-to-rebet': 'Il n’y a aucun jeu précédent à répéter.',
  'refused.no-double': 'Vos {limit} pièces ne permettent pas de doubler.',
  'refused.no-split': 'Vos {limit} pièces ne permettent pas de séparer.',
  'refused.no-insurance': 'Vos {limit} pièces ne permettent pas l’assurance.',
  'refused.stake': 'Le compteur de pièces a refusé {amount}. Rien n’a été pris.',
  'refused.no-side-bets': 'La maison ne propose pas de jeux annexes.',
  'refused.round-stake-above-maximum':
    'La maison prend au plus {limit} par donne, jeux principaux et annexes ensemble.',
  'trouble.lobby-lost': 'Le salon n’a pas encore répondu. Vos pièces sont en sûreté.',
  'lobby.refusedText': 'Rien n’a été joué. L’assistance peut vous aider avec ce code.',
  'money.cashier': 'Obtenir des pièces',
  'trouble.wallet-lost': 'Le compteur de pièces n’a pas encore répondu. Vos pièces sont en sûreté.',
  'trouble.cards-exhausted': 'Il n’y a plus de cartes pour cette donne. Vos pièces sont en sûreté.',
  'trouble.shoe-lost':
    'Le sabot de la donne est perdu. Vos pièces sont en sûreté ; notez le numéro de la donne.',

  'spot.main': 'Case {box}, jeu principal, {amount}',
  'mirror.hand': '{cards} : {total}. Jeu {stake}.',
  'mirror.handOf': 'Main {hand} : {cards} : {total}. Jeu {stake}.',
  'outcome.win': 'bat le croupier',
  'said.bets': 'Jeux faits, {amount}.',
  'said.evenMoney': 'Un pour un, case {box} ?',
  'said.evenMoneyTaken': 'La case {box} prend un pour un.',
  'said.sideWon': 'Case {box}, {bet} : touché, {returned} rendus.',
  'said.sideLost': 'Case {box}, {bet} : manqué, {stake}.',
  'said.insuranceWon': 'L’assurance de la case {box} compte, {returned} rendus.',
  'said.round': 'Donne terminée : {staked} joués, {returned} rendus.',

  'settings.notKept':
    'Ce navigateur ne garde rien de cette page : réglages et pièces durent jusqu’à sa fermeture.',
  'card.handAgainst': '{hand} contre {dealer}, par unité jouée',
  'card.note': '{play} avec {hand} contre {dealer} : {better} par unité jouée par rapport à rester.',

  'tab.elsewhereText': 'On joue dans un seul onglet à la fois : aucune pièce n’est jamais prise deux fois.',
  'broken.stakes':
    'Ses pièces restent prises. Elle entre dans l’historique comme annulée, et l’assistance peut l’examiner.',
  'note.ledger-damaged': 'Le livre de vos pièces était endommagé. Il est mis de côté, un nouveau est ouvert.',
  'limit.loss': 'Votre limite de pertes laisse {left} à jouer jusqu’au {time}.',

  'history.staked': 'Jeu',
  'history.voidText':
    'La donne n’a pas pu être jouée jusqu’au bout ({code}). Ses pièces sont restées prises.',
  'history.before': 'Pièces avant',
  'history.after': 'Pièces après',
  'history.line': '{stake} joués, {returned} rendus',
  'history.sideWon': 'touche',
  'history.sideLost': 'manque',
  'history.row': '{time}, {table}, donne {id} : {staked} joués, {returned} rendus, {net} net',
  'fair.text':
    'Avant la distribution, le croupier s’engage sur le sabot. Après la donne, sa graine est révélée, et chacun peut vérifier l’un et l’autre.',
  'verify.step1': 'Annoncé avant la distribution',
  'replay.text': 'Une donne passée. Ici rien ne compte.',
  'session.staked': 'Joué',
  'practice.text': 'C’est un entraînement : les pièces n’achètent rien ici, et rien ne peut être perdu.',
} as const satisfies Translation<SocialSource>;

export type SocialFrMismatches = NoneOf<
  Mismatched<SocialSource, typeof socialFr> | Exclude<keyof typeof socialFr, keyof SocialSource>
>;
