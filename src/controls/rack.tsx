// The chips in the rail: a radio group, so that the arrow keys and a screen reader know it.

import { useLayoutEffect, useRef } from 'preact/hooks';
import { MinusIcon } from './icons.tsx';
import { at } from './places.ts';
import { useRoom } from './room.ts';
import type { Zones } from './table-stage.ts';

/** The width a chip is drawn at where the rack leaves that, CSS pixels. */
const LARGEST = 46;
/** What the ends of the rack take. */
const ENDS = 20;
/** The take-back button, and the room it needs beside the rack. */
const TAKE_BACK = 46;
const BESIDE = TAKE_BACK + 14;

/** The rack's place, how much of it the chips have, and where the take-back button goes: beside them, or above. */
function rackPlace({ rack, buttons }: Zones) {
  if (rack === null) return null;
  const last = buttons.at(-1);
  const inRow = last !== undefined && Math.abs(last.y - rack.y) < rack.h / 2;
  if (!inRow) return { rack, room: rack.w - ENDS - TAKE_BACK, takeBack: 'inside' };
  const gap = rack.x - (last.x + last.w);
  if (gap < BESIDE) return { rack, room: rack.w - ENDS, takeBack: 'above' };
  return {
    rack: { ...rack, x: rack.x - TAKE_BACK, w: rack.w + TAKE_BACK },
    room: rack.w - ENDS,
    takeBack: 'inside',
  };
}

export function Rack({ zones, asleep }: { zones: Zones | null; asleep: boolean }) {
  const { seat, words } = useRoom();
  if (zones !== null && zones.rack === null) return null;
  const { chips } = seat.rules;
  const taking = seat.takesBack;
  const place = zones === null ? null : rackPlace(zones);
  const width = place === null ? LARGEST : Math.min(LARGEST, place.room / chips.length - 2);
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
              aria-keyshortcuts={`${i + 1}`}
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

/** A chip as the stage draws it, or a plain one with its figure. */
function ChipFace({ value, width }: { value: number; width: number }) {
  const { drawChip, words } = useRoom();
  const face = useRef<HTMLSpanElement>(null);
  const figure = words.figure(value);
  useLayoutEffect(() => {
    const drawn = drawChip(value, width);
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
