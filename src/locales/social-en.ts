// English for a social casino: plays and coins in place of bets and money. Only what differs.

import type { Mismatched, NoneOf, Translation } from './catalogue.ts';
import type { Source } from './en.ts';

export const socialEn = {
  'picker.blackjack': 'Blackjack gives',
  'picker.sideBets': 'Side plays',
  'picker.tag.offers': 'Insurance and one to one',

  'felt.blackjack': 'Blackjack gives {win} to {stake}',
  'felt.dealerWinsTies': 'Ties go to the dealer',
  'felt.insurance': 'Insurance gives {win} to {stake}',
  'felt.bet': 'Play',
  'felt.placeBets': 'Place your coins',

  'money.balance': 'Coins',
  'money.bet': 'Play',
  'money.win': 'Gain',
  'money.gone': 'Your coins are below the table’s minimum.',

  rebet: 'Repeat',
  rebetAndDeal: 'Repeat and deal',
  evenMoney: 'One to one',
  noEvenMoney: 'Play on',

  'offer.insuranceTerms': '{amount} on the dealer’s blackjack, gives {win} to {stake}',
  'offer.evenMoney': 'One to one for box {box}?',
  'question.text': 'On average, for each {unit} you play:',

  'rehearsal.text': 'Cards are set, and coins are for show. Nothing here counts.',

  'refused.bet-below-minimum': 'A play here is at least {limit}.',
  'refused.bet-above-maximum': 'A play here is at most {limit}.',
  'refused.bet-not-whole-chips': 'Plays are whole numbers of the smallest chip, {limit}.',
  'refused.side-bet-without-main': 'A side play needs a main play on its box.',
  'refused.side-bet-above-cap': 'This side play takes {limit} at most.',
  'refused.unknown-side-bet': 'This table has no such side play.',
  'refused.no-bets': 'Place a chip first.',
  'refused.balance-too-low': 'Your {limit} coins do not cover this.',
  'refused.nothing-to-undo': 'There is no chip to take back.',
  'refused.nothing-to-rebet': 'There is no earlier play to repeat.',
  'refused.no-double': 'Your {limit} coins do not cover a double.',
  'refused.no-split': 'Your {limit} coins do not cover a split.',
  'refused.no-insurance': 'Your {limit} coins do not cover the insurance.',
  'refused.stake': 'The coin counter refused {amount}. Nothing was taken.',
  'refused.no-side-bets': 'The house offers no side plays.',
  'refused.round-stake-above-maximum':
    'The house takes at most {limit} for a round, main and side plays together.',
  'trouble.lobby-lost': 'The lobby has not answered yet. Your coins are safe.',
  'lobby.refusedText': 'Nothing was played. Support can help with this code.',
  'money.cashier': 'Get more coins',
  'trouble.wallet-lost': 'The coin counter has not answered yet. Your coins are safe.',
  'trouble.cards-exhausted': 'There are no more cards for this round. Your coins are safe.',
  'trouble.shoe-lost': 'The round’s shoe is gone. Your coins are safe; write down the round’s number.',

  'spot.main': 'Box {box}, main play, {amount}',
  'mirror.hand': '{cards}: {total}. Play {stake}.',
  'mirror.handOf': 'Hand {hand}: {cards}: {total}. Play {stake}.',
  'outcome.win': 'beats the dealer',
  'said.bets': 'Coins down, {amount}.',
  'said.evenMoney': 'One to one for box {box}?',
  'said.evenMoneyTaken': 'Box {box} takes one to one.',
  'said.sideWon': 'Box {box}, {bet}: hit, {returned} back.',
  'said.sideLost': 'Box {box}, {bet}: missed, {stake}.',
  'said.insuranceWon': 'Insurance of box {box} holds, {returned} back.',
  'said.round': 'Round over: {staked} played, {returned} back.',

  'settings.notKept': 'This browser keeps nothing for this page: settings and coins last until it is closed.',
  'card.handAgainst': '{hand} against {dealer}, per unit played',
  'card.note': '{play} with {hand} against {dealer}: {better} of a play better than to stand.',

  'tab.elsewhereText': 'One tab plays at a time, so that no coin is ever taken twice.',
  'broken.stakes': 'Its coins stay taken. It goes into the history as void, and support can look into it.',
  'note.ledger-damaged': 'The book of your coins was damaged. It is set aside, and a new one is begun.',
  'limit.loss': 'Your loss limit leaves {left} to play until {time}.',

  'history.staked': 'Play',
  'history.voidText': 'The round could not be played to its end ({code}). Its coins stayed taken.',
  'history.before': 'Coins before',
  'history.after': 'Coins after',
  'history.line': '{stake} played, {returned} returned',
  'history.sideWon': 'hit',
  'history.sideLost': 'missed',
  'history.row': '{time}, {table}, round {id}: {staked} played, {returned} returned, {net} net',
  'fair.text':
    'Before the deal the dealer commits to the shoe. After the round its seed is told, and anyone can check both.',
  'verify.step1': 'Told before the deal',
  'replay.text': 'A round of the past. Nothing here counts.',
  'session.staked': 'Played',
  'practice.text': 'This is practice: coins buy nothing here, and nothing can be lost.',
} as const satisfies Partial<Translation<Source>>;

/** The texts that a social casino says otherwise, in every language. */
export type SocialKey = keyof typeof socialEn;
export type SocialSource = Pick<Source, SocialKey>;

export type SocialEnMismatches = NoneOf<
  Mismatched<SocialSource, typeof socialEn> | Exclude<keyof typeof socialEn, keyof Source>
>;
