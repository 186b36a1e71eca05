// The buttons of the rail: one row for each part of a round, all in the same place. Within a row nothing ever moves.

import { type Choice, OFFER_ANSWERS } from '../round/facts.ts';
import { handInTurn } from '../round/round.ts';
import { DECISIONS, type Decision } from '../tables/decisions.ts';
import { ActionButton } from './action-button.tsx';
import { at } from './places.ts';
import { useChanges, useRoom } from './room.ts';
import type { ControlPlaces } from './zones.ts';

/** The order of the buttons, whatever the order of the rules. */
const ORDER: readonly Decision[] = ['hit', 'stand', 'double', 'split', 'standAll'];

export type RowKind = 'betting' | 'decisions' | 'after';

export function ActionRow({ kind, places }: { kind: RowKind; places: ControlPlaces | null }) {
  const { words } = useRoom();
  return (
    <fieldset
      class="actions"
      data-row={kind}
      aria-label={words.say(kind === 'decisions' ? 'group.decisions' : 'group.actions')}
      style={places === null ? undefined : rowPlace(places)}
    >
      {kind === 'betting' && <BettingButtons />}
      {kind === 'decisions' && <DecisionButtons />}
      {kind === 'after' && <AfterButtons />}
    </fieldset>
  );
}

/** Two zones under the thumbs are one row that reaches from the one to the other. */
function rowPlace({ buttons }: ControlPlaces) {
  const [first, last = first] = buttons;
  if (first === undefined || last === undefined) return undefined;
  const style = at({ ...first, w: last.x + last.w - first.x });
  return first === last ? style : { ...style, '--column': `${first.w}px`, '--column-height': `${first.h}px` };
}

/** How long it takes until a round may start, where the house asks for a wait; null where it may start now. */
function useWait(): string | null {
  const { seat, words } = useRoom();
  const seconds = seat.waitSeconds;
  return seconds === 0 ? null : words.say('deal.in', { seconds });
}

function BettingButtons() {
  const { seat, words } = useRoom();
  const isOpen = (type: 'bet.cleared' | 'bet.undone' | 'rebet') => seat.refusal({ type }) === null;
  const boxes = seat.seen.boxes.length;
  const wait = useWait();
  const dealt = seat.refusal({ type: 'deal' });
  return (
    <>
      <ActionButton
        area="clear"
        label={words.say('clear')}
        shortcut="clear"
        enabled={isOpen('bet.cleared')}
        onPress={() => seat.clear()}
        onRefused={() => seat.clear()}
      />
      <ActionButton
        area="undo"
        label={words.say('undo')}
        shortcut="undo"
        enabled={isOpen('bet.undone')}
        onPress={() => seat.undo()}
        onRefused={() => seat.undo()}
      />
      <ActionButton
        area="rebet"
        label={words.say('rebet')}
        shortcut="rebet"
        enabled={isOpen('rebet')}
        onPress={() => seat.rebet()}
        onRefused={() => seat.rebet()}
      />
      <ActionButton
        area="deal"
        primary
        label={words.say('deal')}
        shortcut="deal"
        second={wait ?? (boxes === 0 ? null : words.say('boxes', { count: boxes }))}
        waits={wait !== null}
        enabled={dealt === null}
        onPress={() => seat.deal()}
        onRefused={() => seat.deal()}
      />
    </>
  );
}

/** What a decision brings on average for each unit of the bet, where the coach is asked and knows. */
function useWorth(): (decision: Decision) => string | null {
  const { coach, words } = useRoom();
  useChanges(coach);
  const number = new Intl.NumberFormat(words.language, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    signDisplay: 'exceptZero',
  });
  return (decision) => {
    const worth = decision === 'standAll' ? undefined : coach?.expectations.get(decision);
    return worth === undefined ? null : number.format(worth);
  };
}

function DecisionButtons() {
  const { seat, words } = useRoom();
  const worthOf = useWorth();
  const { context } = seat.state;
  const stake = handInTurn(context)?.stake ?? 0;
  const left = context.boxes.flatMap(({ hands }) => hands).filter(({ finished }) => !finished).length;
  const cost = (decision: Decision): string | null => {
    if (decision === 'double' || decision === 'split')
      return words.say('costs', { amount: words.amount(stake) });
    return decision === 'standAll' ? words.say('hands', { count: left }) : null;
  };
  const second = (decision: Decision): string | null => {
    if (!seat.open.includes(decision)) return null;
    const parts = [cost(decision), worthOf(decision)].filter((part) => part !== null);
    return parts.length === 0 ? null : parts.join(' · ');
  };
  return (
    <>
      {ORDER.map((decision) => (
        <ActionButton
          key={decision}
          area={decision}
          label={words.say(decision)}
          second={second(decision)}
          shortcut={decision}
          enabled={seat.open.includes(decision)}
          onPress={() => seat.decide(decision)}
          onRefused={() => seat.explain(decision)}
        />
      ))}
    </>
  );
}

function AfterButtons() {
  const { seat, words } = useRoom();
  const again = seat.refusal({ type: 'rebet' }) === null;
  const wait = useWait();
  return (
    <>
      <ActionButton
        area="newGame"
        label={words.say('newGame')}
        shortcut="clear"
        enabled
        onPress={() => seat.clear()}
      />
      <ActionButton
        area="rebet"
        label={words.say('rebet')}
        shortcut="rebet"
        enabled={again}
        onPress={() => seat.rebet()}
        onRefused={() => seat.rebet()}
      />
      <ActionButton
        area="rebetAndDeal"
        primary
        label={words.say('rebetAndDeal')}
        shortcut="deal"
        second={wait}
        waits={wait !== null}
        enabled={again && wait === null}
        onPress={() => seat.rebetAndDeal()}
        onRefused={() => seat.rebetAndDeal()}
      />
    </>
  );
}

const isDecision = (choice: Choice): choice is Decision => DECISIONS.some((each) => each === choice);
const isAnswer = (choice: Choice): boolean => OFFER_ANSWERS.some((each) => each === choice);

/** Which row a phase shows, or null while an offer stands in its place. */
export function rowOf(phase: string, open: readonly Choice[]): RowKind | null {
  if (phase === 'betting') return 'betting';
  if (phase === 'settled') return 'after';
  return open.some(isAnswer) && !open.some(isDecision) ? null : 'decisions';
}
