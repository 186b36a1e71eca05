import { at } from './places.ts';
import { useRoom } from './room.ts';
import type { Zones } from './table-stage.ts';

/** Balance, bet and win as the eyes have seen them. */
export function MoneyLine({ zones }: { zones: Zones | null }) {
  const { seat, words } = useRoom();
  const { balance, bet, win } = seat.seen;
  return (
    <div class="money" style={zones === null ? undefined : at(zones.money)}>
      <Figure name="balance" label={words.say('money.balance')} value={words.amount(balance)} />
      <Figure name="bet" label={words.say('money.bet')} value={words.amount(bet)} idle={bet === 0} />
      <Figure name="win" label={words.say('money.win')} value={words.amount(win)} idle={win === 0} />
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
