// Insurance and even money, a box at a time, before the dealer looks and before any third card.

import { dealerShowsAce } from '../tables/dealer-play.ts';
import { insuranceStake, isBlackjack, paid } from '../tables/settlement.ts';
import type { OfferAnswer, WalletEvent } from './facts.ts';
import { inOrder, settleHand } from './paying.ts';
import { type Box, type Round, type Told, withBox } from './round.ts';
import { askFor, booked } from './staking.ts';

export type Offer = 'insurance' | 'evenMoney';

/** What a box is offered under the dealer's ace (TABLES.md, C and D), whatever the balance. */
export function offerTo({ rules, dealer }: Round, box: Box): Offer | null {
  const [up] = dealer.cards;
  const [hand] = box.hands;
  if (up === undefined || hand === undefined || !dealerShowsAce(rules, up)) return null;
  const blackjack = isBlackjack(hand);
  if (blackjack && rules.evenMoney !== null) return 'evenMoney';
  if (rules.insurance === null) return null;
  const { offeredTo } = rules.insurance;
  return offeredTo === 'all' || (offeredTo === 'blackjack') === blackjack ? 'insurance' : null;
}

/** The box whose offer is open now or comes next. */
export function offeredBox(round: Round): Box | null {
  return round.boxes.find((box) => !box.offerAnswered && offerTo(round, box) !== null) ?? null;
}

/** The answers open to the offer in turn; one that the balance cannot cover leaves only its refusal. */
export function offerAnswers(round: Round): readonly OfferAnswer[] {
  const box = offeredBox(round);
  if (box === null) return [];
  if (offerTo(round, box) === 'evenMoney') return ['evenMoney', 'noEvenMoney'];
  return insuranceStake(round.rules, box.main) <= round.balance ? ['insure', 'noInsurance'] : ['noInsurance'];
}

export function makeOffer(round: Round): Told {
  const box = offeredBox(round);
  const offer = box === null ? null : offerTo(round, box);
  if (box === null || offer === null) return { round, facts: [] };
  return { round, facts: [{ type: 'offer.made', box: box.box, offer }] };
}

const answered = (round: Round, box: Box): Round =>
  withBox(round, box.box, (each) => ({ ...each, offerAnswered: true }));

export function declineOffer(round: Round): Told {
  const box = offeredBox(round);
  const offer = box === null ? null : offerTo(round, box);
  if (box === null || offer === null) return { round, facts: [] };
  return { round: answered(round, box), facts: [{ type: 'offer.declined', box: box.box, offer }] };
}

export function askForInsurance(round: Round): Round {
  const box = offeredBox(round);
  return box === null ? round : askFor(round, 'insurance', insuranceStake(round.rules, box.main));
}

export function insure(round: Round, event: WalletEvent): Told {
  const box = offeredBox(round);
  if (box === null || round.pending === null) return { round, facts: [] };
  const stake = round.pending.amount;
  return {
    round: withBox(booked(round, event), box.box, (each) => ({
      ...each,
      offerAnswered: true,
      insurance: { stake, outcome: null, returned: 0 },
    })),
    facts: [{ type: 'offer.taken', box: box.box, offer: 'insurance', stake }],
  };
}

/** Even money: the blackjack is paid at once at its own odds (TABLES.md, C). */
export function takeEvenMoney(round: Round): Told {
  const box = offeredBox(round);
  const { evenMoney } = round.rules;
  if (box === null || evenMoney === null) return { round, facts: [] };
  return inOrder(
    answered(round, box),
    (now) => ({ round: now, facts: [{ type: 'offer.taken', box: box.box, offer: 'evenMoney', stake: 0 }] }),
    (now) => settleHand(now, { box: box.box, hand: 0 }, 'blackjack', paid(box.main, evenMoney.pays)),
  );
}
