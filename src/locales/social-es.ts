// Spanish for a social casino: jugadas y monedas. Only what differs.

import type { Mismatched, NoneOf, Translation } from './catalogue.ts';
import type { SocialSource } from './social-en.ts';

export const socialEs = {
  'picker.blackjack': 'Blackjack da',
  'picker.sideBets': 'Jugadas extra',
  'picker.tag.offers': 'Seguro y uno a uno',

  'felt.blackjack': 'Blackjack da {win} a {stake}',
  'felt.dealerWinsTies': 'El empate es del crupier',
  'felt.insurance': 'El seguro da {win} a {stake}',
  'felt.bet': 'Jugada',
  'felt.placeBets': 'Pongan sus fichas',

  'money.balance': 'Monedas',
  'money.bet': 'Jugada',
  'money.win': 'Suma',
  'money.gone': 'Tus monedas no alcanzan el mínimo de la mesa.',

  rebet: 'Repetir',
  rebetAndDeal: 'Repetir y repartir',
  evenMoney: 'Uno a uno',
  noEvenMoney: 'Seguir',

  'offer.insuranceTerms': '{amount} al blackjack del crupier, da {win} a {stake}',
  'offer.evenMoney': '¿Uno a uno en la casilla {box}?',
  'question.text': 'De media, por cada {unit} que juegas:',

  'rehearsal.text': 'Las cartas están fijadas y las monedas son de muestra. Aquí nada cuenta.',

  'refused.bet-below-minimum': 'Aquí se juegan al menos {limit}.',
  'refused.bet-above-maximum': 'Aquí se juegan como mucho {limit}.',
  'refused.bet-not-whole-chips': 'Se juega en múltiplos de la ficha menor, {limit}.',
  'refused.side-bet-without-main': 'La jugada extra necesita una jugada principal en su casilla.',
  'refused.side-bet-above-cap': 'Esta jugada extra admite {limit} como mucho.',
  'refused.unknown-side-bet': 'Esta mesa no tiene esa jugada extra.',
  'refused.no-bets': 'Primero pon una ficha.',
  'refused.balance-too-low': 'Tus {limit} monedas no alcanzan para esto.',
  'refused.nothing-to-undo': 'No hay ninguna ficha que retirar.',
  'refused.nothing-to-rebet': 'No hay ninguna jugada anterior que repetir.',
  'refused.no-double': 'Tus {limit} monedas no alcanzan para doblar.',
  'refused.no-split': 'Tus {limit} monedas no alcanzan para dividir.',
  'refused.no-insurance': 'Tus {limit} monedas no alcanzan para el seguro.',
  'refused.stake': 'El contador de monedas ha rechazado {amount}. No se ha tomado nada.',
  'refused.no-side-bets': 'La casa no ofrece jugadas extra.',
  'refused.round-stake-above-maximum':
    'La casa admite {limit} como mucho por ronda, con las jugadas extra incluidas.',
  'trouble.lobby-lost': 'La sala aún no ha respondido. Tus monedas están a salvo.',
  'lobby.refusedText': 'No se ha jugado nada. El servicio de atención puede ayudar con este código.',
  'money.cashier': 'Conseguir más monedas',
  'trouble.wallet-lost': 'El contador de monedas aún no ha respondido. Tus monedas están a salvo.',
  'trouble.cards-exhausted': 'No quedan cartas para esta ronda. Tus monedas están a salvo.',
  'trouble.shoe-lost':
    'El sabot de la ronda se ha perdido. Tus monedas están a salvo; apunta el número de la ronda.',

  'spot.main': 'Casilla {box}, jugada principal, {amount}',
  'mirror.hand': '{cards}: {total}. Jugada {stake}.',
  'mirror.handOf': 'Mano {hand}: {cards}: {total}. Jugada {stake}.',
  'outcome.win': 'supera al crupier',
  'said.bets': 'Fichas puestas, {amount}.',
  'said.evenMoney': '¿Uno a uno en la casilla {box}?',
  'said.evenMoneyTaken': 'La casilla {box} toma uno a uno.',
  'said.sideWon': 'Casilla {box}, {bet}: acierta, {returned} devueltos.',
  'said.sideLost': 'Casilla {box}, {bet}: no acierta, {stake}.',
  'said.insuranceWon': 'El seguro de la casilla {box} vale, {returned} devueltos.',
  'said.round': 'Fin de la ronda: {staked} jugados, {returned} devueltos.',

  'settings.notKept':
    'Este navegador no guarda nada de esta página: los ajustes y las monedas duran hasta cerrarla.',
  'card.handAgainst': '{hand} contra {dealer}, por unidad jugada',
  'card.note': '{play} con {hand} contra {dealer}: {better} por unidad jugada frente a plantarse.',

  'tab.elsewhereText': 'Se juega en una sola pestaña, para que ninguna moneda se tome dos veces.',
  'broken.stakes':
    'Sus monedas quedan tomadas. Pasa al historial como anulada, y el servicio de atención puede examinarla.',
  'note.ledger-damaged': 'El libro de tus monedas estaba dañado. Queda apartado, y se ha abierto uno nuevo.',
  'limit.loss': 'Tu límite de pérdidas deja {left} por jugar hasta el {time}.',

  'history.staked': 'Jugada',
  'history.voidText': 'La ronda no pudo jugarse hasta el final ({code}). Sus monedas quedaron tomadas.',
  'history.before': 'Monedas antes',
  'history.after': 'Monedas después',
  'history.line': '{stake} jugados, {returned} devueltos',
  'history.sideWon': 'acierto',
  'history.sideLost': 'sin acierto',
  'history.row': '{time}, {table}, ronda {id}: {staked} jugados, {returned} devueltos, {net} neto',
  'fair.text':
    'Antes de repartir el crupier se compromete con el sabot. Tras la ronda se revela su semilla, y cualquiera puede comprobar ambas cosas.',
  'verify.step1': 'Anunciado antes de repartir',
  'replay.text': 'Una ronda pasada. Aquí nada cuenta.',
  'session.staked': 'Jugado',
  'practice.text': 'Esto es una práctica: aquí las monedas no compran nada y no se puede perder nada.',
} as const satisfies Translation<SocialSource>;

export type SocialEsMismatches = NoneOf<
  Mismatched<SocialSource, typeof socialEs> | Exclude<keyof typeof socialEs, keyof SocialSource>
>;
