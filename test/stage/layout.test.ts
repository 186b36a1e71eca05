import { describe, expect, test } from 'vitest';
import { handRect } from '../../src/stage/layout/fan.ts';
import { layoutTable } from '../../src/stage/layout/layout.ts';
import { overlap } from '../../src/stage/layout/shape.ts';
import { spotPlaces } from '../../src/stage/layout/spots.ts';
import { arrange } from '../../src/stage/picture/arrange.ts';
import type { SeenTable } from '../../src/stage/seen/seen-table.ts';
import { collisions, things } from './collisions.ts';
import { box, crowded, hand, SIZES, TABLES, texts } from './tables.ts';

const cases = SIZES.flatMap(([w, h]) =>
  TABLES.map((rules) => ({ w, h, rules, name: `${w}×${h} ${rules.id}` })),
);

describe('with one box split as far as the table allows, five cards to each hand', () => {
  test.each(cases)('$name: nothing lies on anything else, whichever box it is', ({ w, h, rules }) => {
    const found = Array.from({ length: rules.boxes }, (_, i) => i + 1).flatMap((split) =>
      [null, 0, rules.split.maxHands - 1].flatMap((turn) =>
        collisions(things(crowded(rules, split, turn), rules, w, h)).map(
          (text) => `box ${split}, turn ${turn}: ${text}`,
        ),
      ),
    );
    expect(found.join('\n')).toBe('');
  });

  test.each(cases)('$name: everything is on the stage', ({ w, h, rules }) => {
    for (let split = 1; split <= rules.boxes; split++) {
      const outside = things(crowded(rules, split, 0), rules, w, h).filter(
        ({ rect }) => rect.x < -1 || rect.y < -1 || rect.x + rect.w > w + 1 || rect.y + rect.h > h + 1,
      );
      expect(outside.map(({ name, rect }) => `${name} ${JSON.stringify(rect)}`).join('\n')).toBe('');
    }
  });
});

/** How far the shoe reaches to its left, with the card that looks out of it; and the tray to its right: by their widths. */
const MOUTH = 0.88;
const TRAY = 0.75;

test.each(cases)('$name: the message on the felt keeps between tray and shoe', ({ w, h, rules }) => {
  const { shoe, discards, zones } = layoutTable({ width: w, height: h }, rules);
  const { x, y, room } = zones.feltMessage;
  const isBeside = (object: { readonly y: number; readonly w: number }) =>
    Math.abs(object.y - y) < object.w * 0.8;
  if (shoe !== null && isBeside(shoe)) expect(x + room / 2).toBeLessThanOrEqual(shoe.x - MOUTH * shoe.w);
  if (discards !== null && isBeside(discards))
    expect(x - room / 2).toBeGreaterThanOrEqual(discards.x + TRAY * discards.w);
  expect(room).toBeLessThanOrEqual(w);
});

test.each(cases)('$name: shoe and tray cover neither the print nor the icons', ({ w, h, rules }) => {
  const { shoe, discards, print, zones } = layoutTable({ width: w, height: h }, rules);
  for (const object of [shoe, discards]) {
    if (object === null) continue;
    const { x, y, w: wide } = object;
    const reach = { x: x - 0.5 * wide, y: y - 0.34 * wide, w: wide, h: 0.76 * wide };
    expect(overlap(reach, zones.icons)).toBeLessThan(0.01);
    if (print?.headline == null) continue;
    if (Math.abs(x - print.centre.x) - wide / 2 > print.reach) continue;
    const below = Math.hypot(Math.abs(x - print.centre.x) - wide / 2, reach.y + reach.h - print.centre.y);
    expect(below).toBeLessThan(print.headline.radius - print.headline.size);
  }
});

test.each(cases.filter(({ rules }) => rules.insurance !== null))(
  '$name: an offer of insurance covers no bet and no total',
  ({ w, h, rules }) => {
    const { offer } = layoutTable({ width: w, height: h }, rules).zones.playing;
    const boxes = Array.from({ length: rules.boxes }, (_, i) => box(i + 1, [hand(2)], rules));
    const asked: SeenTable = {
      ...crowded(rules, 1, null),
      boxes: boxes.map((each) => ({ ...each, insurance: null })),
      dealer: { cards: ['As'], faceDown: true },
      turn: { box: 1, hand: 0 },
    };
    const covered = things(asked, rules, w, h).filter(
      ({ kind, rect }) => (kind === 'label' || kind === 'total') && overlap(rect, offer) > 1,
    );
    expect(covered.map(({ name }) => name)).toEqual([]);
  },
);

describe('spots', () => {
  test.each(cases)('$name: targets do not overlap, and hold their spot', ({ w, h, rules }) => {
    const spots = spotPlaces(layoutTable({ width: w, height: h }, rules));
    for (const [i, a] of spots.entries()) {
      for (const b of spots.slice(i + 1)) expect(overlap(a.hit, b.hit)).toBeLessThan(0.01);
      expect(overlap(a.hit, { x: a.circle.x, y: a.circle.y, w: 0.5, h: 0.5 })).toBeGreaterThan(0);
    }
    const small = spots.filter(({ hit, spot }) => spot.side === null && (hit.w < 26 || hit.h < 44));
    expect(small).toEqual([]);
  });

  test('box 1 is at the right of the screen, and hands of a split lie from right to left', () => {
    for (const { w, h, rules } of cases) {
      const { boxes } = layoutTable({ width: w, height: h }, rules);
      const xs = boxes.map(({ spot }) => spot.x);
      expect(xs).toEqual([...xs].sort((a, b) => b - a));
      for (const { slots } of boxes) expect(slots[1]?.[0]?.x).toBeGreaterThan(slots[1]?.[1]?.x ?? 0);
    }
  });
});

describe('odd stages', () => {
  const numbers = (value: unknown): number[] =>
    typeof value === 'number'
      ? [value]
      : typeof value === 'object' && value !== null
        ? Object.values(value).flatMap(numbers)
        : [];

  test.each([
    [0, 0],
    [1, 1],
    [0, 500],
    [Number.NaN, 10],
    [100, 50],
  ])('%d×%d is laid out without a number that is none', (width, height) => {
    for (const rules of TABLES) {
      const layout = layoutTable({ width, height }, rules);
      expect(numbers(layout).every(Number.isFinite)).toBe(true);
      const rects = arrange(crowded(rules, 1, 0), layout, texts).hands.map(({ rect }) => rect);
      expect(numbers(rects).every(Number.isFinite)).toBe(true);
    }
  });

  /** Names of all that is an extent, and below nothing. */
  function negative(value: unknown, path = ''): string[] {
    if (typeof value === 'number')
      return value < 0 && /\.(r|w|h|width|size|u|rail|column)$/.test(path) ? [`${path} ${value}`] : [];
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([name, part]) => negative(part, `${path}.${name}`));
  }

  test('F13: on the way from no size to any, no extent is ever less than nothing', () => {
    const sides = [0, 1, 8, 16, 24, 40, 64, 90, 120, 160, 240, 390, 800];
    const found = TABLES.flatMap((rules) =>
      sides.flatMap((width) =>
        sides.flatMap((height) =>
          negative(layoutTable({ width, height }, rules)).map((text) => `${width}×${height} ${text}`),
        ),
      ),
    );
    expect(found).toEqual([]);
  });

  test('insets move what is read, and leave the rest', () => {
    const [rules] = TABLES;
    if (rules === undefined) throw new Error('no table');
    const plain = layoutTable({ width: 844, height: 390 }, rules);
    const inset = layoutTable(
      { width: 844, height: 390, insets: { top: 0, right: 47, bottom: 21, left: 47 } },
      rules,
    );
    expect(inset.zones.playing.buttons[0]?.x).toBeGreaterThan((plain.zones.playing.buttons[0]?.x ?? 0) + 40);
    expect(inset.width).toBe(844);
    expect(handRect(inset.dealer, 2).x).toBeGreaterThan(0);
  });
});
