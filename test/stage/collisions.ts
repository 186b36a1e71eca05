// What lies on what: the rectangles of all that must be told apart, and which of them reach into each other.

import { layoutTable } from '../../src/stage/layout/layout.ts';
import { centred, overlap, type Rect } from '../../src/stage/layout/shape.ts';
import { badgeRect, labelRect } from '../../src/stage/layout/text-size.ts';
import { arrange } from '../../src/stage/picture/arrange.ts';
import type { LabelSpec } from '../../src/stage/picture/picture.ts';
import type { SeenTable } from '../../src/stage/seen/seen-table.ts';
import type { TableRules } from '../../src/tables/rules.ts';
import { texts } from './tables.ts';

export interface Thing {
  readonly name: string;
  readonly kind: 'hand' | 'dealer' | 'total' | 'label' | 'pile' | 'controls';
  readonly owner: string;
  readonly rect: Rect;
}

function labelThing(label: LabelSpec): Thing {
  const isTotal = label.key.startsWith('total');
  const rect = isTotal ? badgeRect(label, label.text, label.size) : labelRect(label, label.text, label.size);
  return { name: `${label.key} "${label.text}"`, kind: isTotal ? 'total' : 'label', owner: label.key, rect };
}

/** All that must be told apart on a table, with its rectangle. */
export function things(seen: SeenTable, rules: TableRules, width: number, height: number): Thing[] {
  const layout = layoutTable({ width, height }, rules);
  const picture = arrange(seen, layout, texts);
  const hands = picture.hands.map(
    ({ place, rect }): Thing => ({
      name: `hand ${place.box}.${place.hand}`,
      kind: 'hand',
      owner: `total.${place.box}.${place.hand}`,
      rect,
    }),
  );
  const zones = [...layout.zones.playing.buttons, layout.zones.playing.money].map(
    (rect, i): Thing => ({
      name: `controls ${i}`,
      kind: 'controls',
      owner: 'controls',
      rect,
    }),
  );
  const piles = [...picture.piles.values()].map(
    (pile): Thing => ({
      name: `pile ${pile.key}`,
      kind: 'pile',
      owner: pile.key,
      rect: centred(pile, pile.size * 0.96, pile.size * 0.8),
    }),
  );
  return [
    ...hands,
    { name: 'dealer', kind: 'dealer', owner: 'total.d', rect: picture.dealer },
    ...[...picture.labels.values()].map(labelThing),
    ...piles,
    ...zones,
  ];
}

/** Chips may touch their own label, and a total lies on its own hand. */
function mayTouch(a: Thing, b: Thing): boolean {
  const pair = (x: string, y: string) => (a.kind === x && b.kind === y) || (a.kind === y && b.kind === x);
  if (a.owner === b.owner) return true;
  if (pair('total', 'hand') || pair('total', 'dealer')) return false;
  if (pair('pile', 'label') || pair('pile', 'total')) return sameBox(a.owner, b.owner);
  const isMain = (thing: Thing) => thing.owner.startsWith('bet.') || thing.owner.startsWith('box.');
  return pair('pile', 'pile') && isMain(a) && isMain(b) && sameBox(a.owner, b.owner);
}

function sameBox(a: string, b: string): boolean {
  return a.split('.')[1] === b.split('.')[1];
}

/** Cards have a clear margin of their own, so a pixel of contact is none. */
const SLACK = 1.5;

export function collisions(all: readonly Thing[]): string[] {
  return all.flatMap((a, i) =>
    all
      .slice(i + 1)
      .filter((b) => !mayTouch(a, b) && overlap(a.rect, b.rect) > SLACK)
      .map((b) => `${a.name} × ${b.name}: ${overlap(a.rect, b.rect).toFixed(1)}`),
  );
}
