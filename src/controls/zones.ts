// Where the controls go in a phase: the layout's zones, made to keep apart from each other.

import type { Place, StageLayout, Zones } from './table-stage.ts';

const GAP = 8;
/** Five decision buttons need this much, CSS pixels. */
const LEAST_ROW = 420;
/** What the ends of the rack take, and the take-back button in it. */
const ENDS = 20;
const TAKE_BACK = 46;
/** Chips closer than this leave no room for the take-back button among them. */
const CLOSEST = 40;

export interface RackPlaces {
  readonly rack: Place;
  /** What of its width the chips have. */
  readonly room: number;
  /** The take-back button stands at the rack's end, or above it. */
  readonly takeBack: 'inside' | 'above';
}

export interface ControlPlaces {
  readonly buttons: readonly Place[];
  readonly money: Place;
  /** Null where the rack gives way. */
  readonly rack: RackPlaces | null;
  readonly offer: Place;
}

const right = ({ x, w }: Place): number => x + w;
/** A stage that has no size yet leaves no room; less than none is never left (F13). */
const some = (length: number): number => Math.max(0, length);
const upTo = (place: Place, limit: number): Place => ({
  ...place,
  w: some(Math.min(place.w, limit - place.x)),
});

/** The rack with its take-back button: it reaches towards the buttons for that, as far as all rows of them allow. */
function rackPlaces(rack: Place, rows: readonly Place[], chips: number): RackPlaces {
  const inRow = rows.filter(({ x, y }) => x < rack.x && Math.abs(y - rack.y) < rack.h / 2);
  const from = Math.max(0, ...inRow.map((row) => right(row) + GAP));
  const x = inRow.length === 0 ? rack.x : Math.min(rack.x, Math.max(from, rack.x - TAKE_BACK));
  const wider = { ...rack, x, w: some(right(rack) - x) };
  const room = some(wider.w - ENDS - TAKE_BACK);
  return room / chips < Math.min(CLOSEST, (rack.w - ENDS) / chips - 8)
    ? { rack, room: some(rack.w - ENDS), takeBack: 'above' }
    : { rack: wider, room, takeBack: 'inside' };
}

/** In a wide rail the rack keeps its place while hands are played, where the buttons can spare it. */
function besideRack({ arrangement, zones }: StageLayout): Zones {
  const { playing, betting } = zones;
  const [row] = playing.buttons;
  if (arrangement !== 'landscape' || playing.rack !== null || betting.rack === null || row === undefined)
    return playing;
  const cut = upTo(row, betting.rack.x - GAP);
  return cut.w < LEAST_ROW ? playing : { ...playing, rack: betting.rack, buttons: [cut] };
}

/** The hand that the player presses with. */
export type Hand = 'left' | 'right';

/** The places for a phase and a number of chips; for a left hand they are the other way round. */
export function controlPlaces(layout: StageLayout, phase: string, chips: number, hand: Hand): ControlPlaces {
  const places = rightHanded(layout, phase, chips);
  if (hand === 'right') return places;
  const turned = (place: Place): Place => ({ ...place, x: layout.width - right(place) });
  const { buttons, money, rack, offer } = places;
  return {
    // The first zone stays the left one: the rows say themselves which button goes where.
    buttons: buttons.map(turned).toReversed(),
    money: turned(money),
    rack: rack === null ? null : { ...rack, rack: turned(rack.rack) },
    offer: turned(offer),
  };
}

function rightHanded(layout: StageLayout, phase: string, chips: number): ControlPlaces {
  const { arrangement, zones } = layout;
  const playing = besideRack(layout);
  // Chips can be placed at once after a round; in the smallest window the rack would lie over its result.
  const bets = phase === 'betting' || (phase === 'settled' && arrangement !== 'popOut');
  const taken = bets ? zones.betting : playing;
  const rows = [...zones.betting.buttons, ...(playing.rack === null ? [] : playing.buttons)];
  const rack = taken.rack === null ? null : rackPlaces(taken.rack, rows, chips);
  return { ...taken, rack, offer: arrangement === 'landscape' ? between(taken, rack) : taken.offer };
}

/** An offer stands in the middle of the rail, but neither over the money nor over the rack. */
function between({ offer, money }: Zones, rack: RackPlaces | null): Place {
  const x = Math.max(offer.x, right(money) + GAP);
  const end = Math.min(right(offer), rack === null ? Number.POSITIVE_INFINITY : rack.rack.x - GAP);
  return { ...offer, x, w: some(end - x) };
}
