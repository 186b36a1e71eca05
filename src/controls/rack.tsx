// The chips in the rail: a radio group, so that the arrow keys and a screen reader know it.

import { useLayoutEffect, useRef } from 'preact/hooks';
import { MinusIcon } from './icons.tsx';
import { at } from './places.ts';
import { useRoom } from './room.ts';
import type { StageLayout, Zones } from './table-stage.ts';

/** The width of a chip where the rack leaves that, in units of the table and at least CSS pixels. */
const LARGEST = 46;
/** Chips closer than this leave no room for the take-back button among them. */
const CLOSEST = 40;
/** What the ends of the rack take. */
const ENDS = 20;
const TAKE_BACK = 46;
const GAP = 8;

/**
 * The rack's place, how much of it the chips have, and where the take-back button goes: at the end of the rack, which
 * reaches towards the buttons for it, or above. The same whatever the buttons are just now.
 */
function rackPlace({ zones: all }: StageLayout, { rack }: Zones, chips: number) {
  if (rack === null) return null;
  const inRow = all.betting.buttons.filter(({ x, y }) => x < rack.x && Math.abs(y - rack.y) < rack.h / 2);
  const [playing] = all.playing.rack === null ? [] : all.playing.buttons;
  const rows = playing === undefined ? inRow : [...inRow, playing];
  const from = Math.max(0, ...rows.map(({ x, w }) => x + w + GAP));
  const x = inRow.length === 0 ? rack.x : Math.min(rack.x, Math.max(from, rack.x - TAKE_BACK));
  const wider = { ...rack, x, w: rack.x + rack.w - x };
  const room = wider.w - ENDS - TAKE_BACK;
  return room / chips < Math.min(CLOSEST, (rack.w - ENDS) / chips - 8)
    ? { rack, room: rack.w - ENDS, takeBack: 'above' }
    : { rack: wider, room, takeBack: 'inside' };
}

export interface RackProps {
  readonly layout: StageLayout | null;
  readonly zones: Zones | null;
  /** Bets are closed: the rack is dark and takes no press. */
  readonly asleep: boolean;
}

export function Rack({ layout, zones, asleep }: RackProps) {
  const { seat, words } = useRoom();
  if (zones !== null && zones.rack === null) return null;
  const { chips } = seat.rules;
  const taking = seat.takesBack;
  const place = zones === null || layout === null ? null : rackPlace(layout, zones, chips.length);
  const largest = LARGEST * Math.max(1, layout?.u ?? 1);
  const width = place === null ? LARGEST : Math.min(largest, place.room / chips.length - 2);
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
