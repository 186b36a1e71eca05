// The statechart of a round: the only place that knows its order. It has no clock, no chance, no picture and no
// promise; it waits for named events and tells facts. What the steps do is in the files beside it.

import { parseCard } from '../cards/card.ts';
import { isAmount } from '../money/amount.ts';
import { betFault } from '../tables/bets.ts';
import { dealerLooks } from '../tables/dealer-play.ts';
import type { Decision } from '../tables/decisions.ts';
import { isBlackjack } from '../tables/settlement.ts';
import { sideResult } from '../tables/side-bets.ts';
import { bettingRefusal, changeBets } from './betting.ts';
import { dealerDrew, looked, mustDraw, settleRound, turnHole } from './dealer-turn.ts';
import { deal, dealerHasBlackjack, dealerMayHaveBlackjack, fitsDeal } from './dealing.ts';
import type { OfferAnswer, RoundEvent } from './facts.ts';
import {
  askForInsurance,
  declineOffer,
  insure,
  makeOffer,
  offerAnswers,
  offeredBox,
  takeEvenMoney,
} from './offers.ts';
import { settleBlackjacks, settleSideBets } from './paying.ts';
import {
  activate,
  askForHand,
  decisions,
  doubleHand,
  draw,
  finishTurn,
  handOwedCard,
  hasChoice,
  isNewTurn,
  nextInTurn,
  splitHand,
  standAll,
} from './playing.ts';
import { betsOf, newRound, type Round, someHand, type Told } from './round.ts';
import { askForBets, balanceTold, betsRefused, betsStaked, creditBooked, stakeRefused } from './staking.ts';
import { base, type EventOf, step, stepOn } from './steps.ts';

const quiet = (round: Round): Told => ({ round, facts: [] });
const BETS = ['bet.placed', 'bet.takenBack', 'bet.undone', 'bet.cleared', 'rebet'] as const;
const isBetEvent = (event: RoundEvent): event is EventOf<(typeof BETS)[number]> =>
  BETS.some((type) => type === event.type);

const mayBet =
  (over: boolean) =>
  ({ context, event }: { context: Round; event: RoundEvent }): boolean =>
    isBetEvent(event) && bettingRefusal(context, event, over) === null;

const changes = (over: boolean) => stepOn(BETS, (round, event) => changeBets(round, event, over));

const machineSetup = base.extend({
  actions: {
    changeBets: changes(false),
    changeBetsAfterRound: changes(true),
    askForBets: stepOn(['deal'], (round, { roundId }) => quiet(askForBets(round, roundId))),
    stakeBets: stepOn(['wallet.accepted'], betsStaked),
    takeBetsBack: stepOn(['wallet.refused'], betsRefused),
    bookCredit: stepOn(['wallet.accepted'], (round, event) => quiet(creditBooked(round, event))),
    takeBalance: stepOn(['wallet.balance'], (round, { balance }) => quiet(balanceTold(round, balance))),
    deal: stepOn(['dealer.dealt'], deal),
    settleSideBets: step((round) => settleSideBets(round, false)),
    makeOffer: step(makeOffer),
    declineOffer: step(declineOffer),
    takeEvenMoney: step(takeEvenMoney),
    askForInsurance: step((round) => quiet(askForInsurance(round))),
    insure: stepOn(['wallet.accepted'], insure),
    refuseStake: stepOn(['wallet.refused'], stakeRefused),
    look: stepOn(['dealer.looked'], (round, event) => looked(round, event.blackjack)),
    payBlackjacks: step(settleBlackjacks),
    activate: step(activate),
    finishTurn: step(finishTurn),
    standAll: step(standAll),
    askForDouble: step((round) => quiet(askForHand(round, 'double'))),
    askForSplit: step((round) => quiet(askForHand(round, 'split'))),
    double: stepOn(['wallet.accepted'], doubleHand),
    split: stepOn(['wallet.accepted'], splitHand),
    draw: stepOn(['dealer.drew'], (round, { card }) => draw(round, card)),
    turnHole: stepOn(['dealer.turned'], (round, { card }) => turnHole(round, card)),
    dealerDraw: stepOn(['dealer.drew'], (round, { card }) => dealerDrew(round, card)),
    settleRound: step(settleRound),
  },
  guards: {
    mayBet: mayBet(false),
    mayBetAfterRound: mayBet(true),
    mayDeal: ({ context, event }) =>
      event.type === 'deal' &&
      event.roundId !== '' &&
      betFault(context.rules, betsOf(context.chips), context.balance) === null,
    isPending: ({ context, event }) => 'txId' in event && event.txId === context.pending?.txId,
    isPendingDouble: ({ context, event }) =>
      'txId' in event && event.txId === context.pending?.txId && context.pending.purpose === 'double',
    isOwed: ({ context, event }) => 'txId' in event && context.owed.some(({ txId }) => txId === event.txId),
    isAmount: ({ event }) => event.type === 'wallet.balance' && isAmount(event.balance),
    allBooked: ({ context }) => context.owed.length === 0,
    fitsDeal: ({ context, event }) => event.type === 'dealer.dealt' && fitsDeal(context, event),
    isCard: ({ event }) => 'card' in event && parseCard(event.card) !== null,
    sideBetsDecided: ({ context }) =>
      context.boxes.some((box) =>
        box.side.some(({ bet }) => {
          const rules = context.rules.sideBets.find((each) => each.bet === bet);
          return rules !== undefined && sideResult(rules, box.hands[0]?.cards ?? [], false) !== null;
        }),
      ),
    dealerHasBlackjack: ({ context }) => dealerHasBlackjack(context),
    offerDue: ({ context }) => offeredBox(context) !== null,
    mayAnswer: ({ context }, { answer }: { answer: OfferAnswer }) => offerAnswers(context).includes(answer),
    dealerLooks: ({ context }) => {
      const [up] = context.dealer.cards;
      return up !== undefined && dealerLooks(context.rules, up);
    },
    lookFoundBlackjack: ({ context }) => context.dealer.blackjack === true,
    blackjacksDue: ({ context }) =>
      !dealerMayHaveBlackjack(context) &&
      someHand(context, (hand) => hand.outcome === null && isBlackjack(hand)),
    cardOwed: ({ context }) => handOwedCard(context) !== null && (context.standAll || !isNewTurn(context)),
    newTurn: ({ context }) => isNewTurn(context),
    hasChoice: ({ context }) => hasChoice(context),
    handsLeft: ({ context }) => nextInTurn(context) !== null,
    mayDecide: ({ context }, { decision }: { decision: Decision }) => decisions(context).includes(decision),
    holeDown: ({ context }) => context.dealer.faceDown,
    mustDraw: ({ context }) => mustDraw(context),
  },
});

/** Waiting for the wallet: no answer in time is `lost`, and the same transaction is asked again until one comes. */
const awaitingWallet = {
  initial: 'asking',
  states: {
    asking: { on: { 'wallet.lost': { guard: 'isPending', target: 'lost' } } },
    lost: {},
  },
} as const;

const decide = (decision: Decision) => ({ type: 'mayDecide', params: { decision } }) as const;
const answer = (given: OfferAnswer) => ({ type: 'mayAnswer', params: { answer: given } }) as const;

export const roundMachine = machineSetup.createMachine({
  id: 'round',
  context: ({ input }) => newRound(input),
  initial: 'betting',
  // Credits are booked whenever the wallet says so; none is waited for before the round is settled.
  on: {
    'wallet.accepted': { guard: 'isOwed', actions: 'bookCredit' },
    'wallet.balance': { guard: 'isAmount', actions: 'takeBalance' },
  },
  states: {
    betting: {
      on: {
        'bet.*': { guard: 'mayBet', actions: 'changeBets' },
        rebet: { guard: 'mayBet', actions: 'changeBets' },
        deal: { guard: 'mayDeal', target: 'staking', actions: 'askForBets' },
      },
    },
    staking: {
      ...awaitingWallet,
      on: {
        'wallet.accepted': { guard: 'isPending', target: 'dealing', actions: 'stakeBets' },
        'wallet.refused': { guard: 'isPending', target: 'betting', actions: 'takeBetsBack' },
      },
    },
    dealing: {
      initial: 'asking',
      states: {
        asking: { on: { 'dealer.dealt': { guard: 'fitsDeal', target: 'showing', actions: 'deal' } } },
        showing: { on: { shown: '#sideBets' } },
      },
    },
    sideBets: {
      id: 'sideBets',
      initial: 'deciding',
      states: {
        deciding: {
          always: [
            { guard: 'sideBetsDecided', target: 'showing', actions: 'settleSideBets' },
            { target: '#offers' },
          ],
        },
        showing: { on: { shown: '#offers' } },
      },
    },
    offers: {
      id: 'offers',
      initial: 'opening',
      states: {
        opening: {
          always: [
            { guard: 'dealerHasBlackjack', target: '#dealer' },
            { guard: 'offerDue', target: 'making', actions: 'makeOffer' },
            { guard: 'dealerLooks', target: '#peeking' },
            { target: '#boxes' },
          ],
        },
        making: { on: { shown: 'deciding' } },
        deciding: {
          on: {
            'offer.insure': { guard: answer('insure'), target: 'staking', actions: 'askForInsurance' },
            'offer.noInsurance': { guard: answer('noInsurance'), target: 'opening', actions: 'declineOffer' },
            'offer.evenMoney': { guard: answer('evenMoney'), target: 'showing', actions: 'takeEvenMoney' },
            'offer.noEvenMoney': { guard: answer('noEvenMoney'), target: 'opening', actions: 'declineOffer' },
          },
        },
        staking: {
          ...awaitingWallet,
          on: {
            'wallet.accepted': { guard: 'isPending', target: 'showing', actions: 'insure' },
            'wallet.refused': { guard: 'isPending', target: 'deciding', actions: 'refuseStake' },
          },
        },
        showing: { on: { shown: 'opening' } },
      },
    },
    peeking: {
      id: 'peeking',
      initial: 'asking',
      states: {
        asking: { on: { 'dealer.looked': { target: 'showing', actions: 'look' } } },
        showing: {
          on: { shown: [{ guard: 'lookFoundBlackjack', target: '#dealer' }, { target: '#boxes' }] },
        },
      },
    },
    boxes: {
      id: 'boxes',
      initial: 'opening',
      states: {
        opening: {
          always: [
            { guard: 'blackjacksDue', target: 'showing', actions: 'payBlackjacks' },
            { guard: 'cardOwed', target: 'drawing' },
            { guard: 'newTurn', target: 'showing', actions: 'activate' },
            { guard: 'hasChoice', target: 'deciding' },
            // Nothing but standing is open: the hand is finished, and the next one looked for.
            { guard: 'handsLeft', target: 'opening', reenter: true, actions: 'finishTurn' },
            { target: '#dealer' },
          ],
        },
        deciding: {
          on: {
            'decide.hit': { guard: decide('hit'), target: 'drawing' },
            'decide.stand': { guard: decide('stand'), target: 'showing', actions: 'finishTurn' },
            'decide.standAll': { guard: decide('standAll'), target: 'showing', actions: 'standAll' },
            'decide.double': { guard: decide('double'), target: 'staking', actions: 'askForDouble' },
            'decide.split': { guard: decide('split'), target: 'staking', actions: 'askForSplit' },
          },
        },
        staking: {
          ...awaitingWallet,
          on: {
            'wallet.accepted': [
              { guard: 'isPendingDouble', target: 'drawing', actions: 'double' },
              { guard: 'isPending', target: 'showing', actions: 'split' },
            ],
            'wallet.refused': { guard: 'isPending', target: 'deciding', actions: 'refuseStake' },
          },
        },
        drawing: { on: { 'dealer.drew': { guard: 'isCard', target: 'showing', actions: 'draw' } } },
        showing: { on: { shown: 'opening' } },
      },
    },
    dealer: {
      id: 'dealer',
      initial: 'opening',
      states: {
        opening: {
          always: [
            { guard: 'holeDown', target: 'turning' },
            { guard: 'mustDraw', target: 'drawing' },
            { target: '#settling' },
          ],
        },
        turning: { on: { 'dealer.turned': { guard: 'isCard', target: 'showing', actions: 'turnHole' } } },
        drawing: { on: { 'dealer.drew': { guard: 'isCard', target: 'showing', actions: 'dealerDraw' } } },
        showing: { on: { shown: 'opening' } },
      },
    },
    settling: {
      id: 'settling',
      initial: 'showing',
      states: {
        showing: { entry: 'settleRound', on: { shown: 'paying' } },
        paying: { always: { guard: 'allBooked', target: '#settled' } },
      },
    },
    settled: {
      id: 'settled',
      on: {
        'bet.*': { guard: 'mayBetAfterRound', target: 'betting', actions: 'changeBetsAfterRound' },
        rebet: { guard: 'mayBetAfterRound', target: 'betting', actions: 'changeBetsAfterRound' },
      },
    },
  },
});
