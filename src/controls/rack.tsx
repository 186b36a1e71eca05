// The chips in the rail: a radio group, so that the arrow keys and a screen reader know it.

import { useLayoutEffect, useRef } from 'preact/hooks';
import { MinusIcon } from './icons.tsx';
import { at } from './places.ts';
import { useRoom } from './room.ts';
import type { Zones } from './table-stage.ts';

/** The width a chip is drawn at; the style sheet fits it to the rack. */
const DRAWN = 48;

export function Rack({ zones, asleep }: { zones: Zones | null; asleep: boolean }) {
  const { seat, words } = useRoom();
  if (zones !== null && zones.rack === null) return null;
  const { chips } = seat.rules;
  const taking = seat.takesBack;
  return (
    <div class="rack" style={zones?.rack == null ? undefined : at(zones.rack)} data-asleep={asleep}>
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
              aria-keyshortcuts={`${i + 1}`}
              checked={seat.chip === chip && !taking}
              disabled={asleep}
              onChange={() => seat.take(chip)}
            />
            <ChipFace value={chip} />
          </label>
        ))}
      </div>
    </div>
  );
}

/** A chip as the stage draws it, or a plain one with its figure. */
export function ChipFace({ value }: { value: number }) {
  const { drawChip, words } = useRoom();
  const face = useRef<HTMLSpanElement>(null);
  const figure = words.figure(value);
  useLayoutEffect(() => {
    const drawn = drawChip(value, DRAWN);
    if (drawn === null) return undefined;
    face.current?.append(drawn);
    return () => drawn.remove();
  }, [value, drawChip]);
  return (
    <span ref={face} class="chip-face" aria-hidden="true">
      <span class="chip-figure">{figure}</span>
    </span>
  );
}
