import { describe, expect, test } from 'vitest';
import type { Place, StageLayout } from '../../src/controls/table-stage.ts';
import { type ControlPlaces, controlPlaces } from '../../src/controls/zones.ts';
import { layoutTable } from '../../src/stage/layout/layout.ts';
import { TABLES, threeHand } from '../../src/tables/all-tables.ts';

const SIZES = [
  [3840, 2160],
  [1920, 1080],
  [1280, 720],
  [1024, 576],
  [844, 390],
  [800, 450],
  [667, 375],
  [390, 844],
  [375, 667],
  [320, 568],
  [400, 225],
] as const;
const PHASES = ['betting', 'boxes', 'settled'] as const;

/** How far two places reach into each other. */
function overlap(a: Place, b: Place): number {
  const across = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return Math.max(0, Math.min(across, down));
}

const named = ({ buttons, money, rack }: ControlPlaces): readonly (readonly [string, Place])[] => [
  ...buttons.map((place, i): [string, Place] => [`buttons ${i}`, place]),
  ['money', money],
  ...(rack === null ? [] : [['rack', rack.rack] as const]),
];

test.each(TABLES)(
  'F13: on a stage on its way from no size to any, $name leaves no control less than nothing',
  (rules) => {
    const sides = [0, 1, 8, 16, 40, 64, 120, 240, 390, 800];
    const extents = sides.flatMap((width) =>
      sides.flatMap((height) =>
        PHASES.flatMap((phase) => {
          const layout = layoutTable({ width, height }, rules);
          const places = controlPlaces(layout, phase, rules.chips.length, 'right');
          const room = places.rack === null ? [] : [places.rack.room];
          return [...named(places).flatMap(([, { w, h }]) => [w, h]), places.offer.w, ...room];
        }),
      ),
    );
    expect(Math.min(...extents)).toBeGreaterThanOrEqual(0);
  },
);

describe.each(TABLES)('the places of the controls at $name', (rules) => {
  test.each(SIZES.flatMap((size) => (['right', 'left'] as const).map((hand) => [...size, hand] as const)))(
    'keep apart and inside of %i × %i for a %s hand',
    (width, height, hand) => {
      const layout: StageLayout = layoutTable({ width, height }, rules);
      for (const phase of PHASES) {
        const places = named(controlPlaces(layout, phase, rules.chips.length, hand));
        for (const [i, [name, place]] of places.entries()) {
          const inside =
            place.x >= 0 && place.y >= 0 && place.x + place.w <= width && place.y + place.h <= height;
          expect([phase, name, inside]).toEqual([phase, name, true]);
          for (const [other, second] of places.slice(i + 1))
            expect([phase, name, other, overlap(place, second)]).toEqual([phase, name, other, 0]);
        }
      }
    },
  );

  test.each(SIZES)('leave the rack where it is from one phase to the next, at %i × %i', (width, height) => {
    const layout: StageLayout = layoutTable({ width, height }, rules);
    const racks = PHASES.map(
      (phase) => controlPlaces(layout, phase, rules.chips.length, 'right').rack,
    ).filter((rack) => rack !== null);
    for (const rack of racks) expect(rack).toEqual(racks[0]);
  });

  test.each(SIZES)('give an offer room beside money and rack at %i × %i', (width, height) => {
    const layout: StageLayout = layoutTable({ width, height }, rules);
    const { offer, money, rack } = controlPlaces(layout, 'offers', rules.chips.length, 'right');
    expect(offer.w).toBeGreaterThan(220);
    if (layout.arrangement !== 'landscape') return;
    expect(overlap(offer, money)).toBe(0);
    if (rack !== null) expect(overlap(offer, rack.rack)).toBe(0);
  });
});

test('for a left hand the chips lie at the left and the money at the right, as wide as for a right one', () => {
  const layout: StageLayout = layoutTable({ width: 1280, height: 720 }, threeHand);
  const right = controlPlaces(layout, 'betting', 6, 'right');
  const left = controlPlaces(layout, 'betting', 6, 'left');
  expect(left.rack?.rack.x).toBeLessThan(20);
  expect(left.money.x + left.money.w).toBeCloseTo(1280 - right.money.x);
  expect([left.rack?.rack.w, left.money.w, left.buttons[0]?.w]).toEqual([
    right.rack?.rack.w,
    right.money.w,
    right.buttons[0]?.w,
  ]);
});
