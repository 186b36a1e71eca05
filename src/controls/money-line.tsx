import { useRef } from 'preact/hooks';
import { useFittedContent } from './fit-content.ts';
import { at } from './places.ts';
import { useRoom } from './room.ts';
import { RoundNumber } from './round-number.tsx';
import type { Place, StageLayout } from './table-stage.ts';

/** Balance, bet and win as the eyes have seen them. */
export function MoneyLine({ layout, place }: { layout: StageLayout | null; place: Place | null }) {
  const inRail = layout === null || layout.arrangement === 'landscape';
  const { seat, words } = useRoom();
  const line = useRef<HTMLDivElement>(null);
  // Large amounts make the line smaller rather than reach under the buttons.
  useFittedContent(line);
  const { balance, bet, win } = seat.seen;
  return (
    <div ref={line} class="money" style={place === null ? undefined : at(place)}>
      <Figure name="balance" label={words.say('money.balance')} value={words.amount(balance)} />
      <Figure name="bet" label={words.say('money.bet')} value={words.amount(bet)} idle={bet === 0} />
      <Figure name="win" label={words.say('money.win')} value={words.amount(win)} idle={win === 0} />
      {inRail && <RoundNumber />}
    </div>
  );
}

interface FigureProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly idle?: boolean;
}

/** The announcer says what changes; the figure itself is read when it is asked for. */
function Figure({ name, label, value, idle = false }: FigureProps) {
  return (
    <div class="figure" data-figure={name} data-idle={idle}>
      <span class="figure-label" aria-hidden="true">
        {label}
      </span>
      <output class="figure-value" aria-label={label} aria-live="off">
        {value}
      </output>
    </div>
  );
}
