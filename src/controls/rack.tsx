// The chips in the rail: a radio group, so that the arrow keys and a screen reader know it.

import { useEffect, useRef } from 'preact/hooks';
import { MinusIcon } from './icons.tsx';
import { at } from './places.ts';
import { useRoom } from './room.ts';
import type { StageLayout } from './table-stage.ts';
import type { ControlPlaces } from './zones.ts';

/** The width of a chip where the rack leaves that, in units of the table and at least CSS pixels. */
const LARGEST = 46;

export interface RackProps {
  readonly layout: StageLayout | null;
  readonly places: ControlPlaces | null;
  /** Bets are closed: the rack is dark and takes no press. */
  readonly asleep: boolean;
}

export function Rack({ layout, places, asleep }: RackProps) {
  const { seat, words, settings } = useRoom();
  if (places !== null && places.rack === null) return null;
  const { chips } = seat.rules;
  const taking = seat.takesBack;
  const place = places?.rack ?? null;
  const largest = LARGEST * Math.max(1, layout?.u ?? 1);
  const width = place === null ? LARGEST : Math.max(1, Math.min(largest, place.room / chips.length - 2));
  return (
    <div
      class="rack"
      style={place === null ? undefined : at(place.rack)}
      data-asleep={asleep}
      data-take-back={place?.takeBack ?? 'inside'}
    >
      <button
        type="button"
        class="take-back"
        aria-label={words.say('rack.takeBack')}
        aria-pressed={taking}
        aria-disabled={asleep}
        onClick={() => {
          if (!asleep) seat.setTakesBack(!taking);
        }}
      >
        <MinusIcon />
      </button>
      <div class="chips" role="radiogroup" aria-label={words.say('rack.label')}>
        {chips.map((chip, i) => (
          <label key={chip} class="chip" data-chip={chip} data-rank={i + 1}>
            <input
              type="radio"
              name="chip"
              aria-label={words.say('rack.chip', { amount: words.amount(chip) })}
              aria-keyshortcuts={settings.value.shortcuts ? `${i + 1}` : undefined}
              checked={seat.chip === chip && !taking}
              disabled={asleep}
              onChange={() => seat.take(chip)}
            />
            <ChipFace value={chip} width={width} />
          </label>
        ))}
      </div>
    </div>
  );
}

/** A chip as the stage draws it, or a plain one with its figure. To draw six takes a phone long: the page is there before. */
function ChipFace({ value, width }: { value: number; width: number }) {
  const { drawChip, words } = useRoom();
  const face = useRef<HTMLSpanElement>(null);
  const figure = words.figure(value);
  useEffect(() => {
    const drawn = drawChip(value, width);
    face.current?.setAttribute('data-plain', String(drawn === null));
    if (drawn === null) return undefined;
    face.current?.append(drawn);
    return () => drawn.remove();
  }, [value, width, drawChip]);
  return (
    <span ref={face} class="chip-face" aria-hidden="true">
      <span class="chip-figure">{figure}</span>
    </span>
  );
}
