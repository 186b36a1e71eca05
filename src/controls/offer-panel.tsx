import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import type { OfferAnswer } from '../round/facts.ts';
import { boxOf } from '../round/round.ts';
import { insuranceStake, winnings } from '../tables/settlement.ts';
import { ActionButton } from './action-button.tsx';
import { useFittedContent } from './fit-content.ts';
import { at } from './places.ts';
import { useRoom } from './room.ts';
import type { Seen } from './seen.ts';
import type { Place } from './table-stage.ts';

export interface OfferPanelProps {
  readonly offer: NonNullable<Seen['offer']>;
  readonly place: Place | null;
}

/** Insurance or even money for one box: two equal buttons, the house does not nudge. */
export function OfferPanel({ offer, place }: OfferPanelProps) {
  const { seat, words } = useRoom();
  const panel = useRef<HTMLFieldSetElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const id = useId();
  useFittedContent(text);
  // A prompt takes the focus, but none of its buttons: a key that is on its way must not answer it.
  useLayoutEffect(() => panel.current?.focus(), [offer.box, offer.offer]);
  const main = boxOf(seat.state.context, offer.box)?.main ?? 0;
  const { title, terms, answers } = offer.offer === 'insurance' ? insurance(main) : evenMoney(main);

  function insurance(bet: number) {
    const { rules } = seat;
    const [win = 0, stake = 0] = rules.insurance?.pays ?? [];
    const amount = words.amount(insuranceStake(rules, bet));
    const no: readonly [OfferAnswer, null] = ['noInsurance', null];
    const yes: readonly [OfferAnswer, string] = ['insure', amount];
    return {
      title: words.say('offer.insurance', { box: offer.box }),
      terms: words.say('offer.insuranceTerms', { amount, win, stake }),
      answers: [no, yes],
    };
  }

  function evenMoney(bet: number) {
    const { evenMoney: rules } = seat.rules;
    const amount = words.amount(rules === null ? 0 : winnings(bet, rules.pays));
    const no: readonly [OfferAnswer, null] = ['noEvenMoney', null];
    const yes: readonly [OfferAnswer, string] = ['evenMoney', words.say('costs', { amount })];
    return {
      title: words.say('offer.evenMoney', { box: offer.box }),
      terms: words.say('offer.evenMoneyTerms', { amount }),
      answers: [no, yes],
    };
  }

  return (
    <fieldset
      ref={panel}
      class="offer"
      aria-label={title}
      aria-describedby={id}
      tabIndex={-1}
      style={place === null ? undefined : at(place)}
    >
      <div ref={text} class="offer-text">
        <p class="offer-title">{title}</p>
        <p class="offer-terms" id={id}>
          {terms}
        </p>
      </div>
      {answers.map(([answer, second]) => (
        <ActionButton
          key={answer}
          area={answer}
          label={words.say(answer)}
          shortcut={answer === 'insure' || answer === 'evenMoney' ? 'accept' : 'decline'}
          second={second}
          enabled={seat.open.includes(answer)}
          onPress={() => seat.decide(answer)}
          onRefused={() => seat.explain(answer)}
        />
      ))}
    </fieldset>
  );
}
