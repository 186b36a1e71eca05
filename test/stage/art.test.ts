import type { Container, Texture } from 'pixi.js';
import { beforeAll, expect, test } from 'vitest';
import { layoutTable } from '../../src/stage/layout/layout.ts';
import { doubleExposure } from '../../src/tables/all-tables.ts';
import { canvasesWithoutBrowser } from './canvas.ts';
import { Rehearsal } from './rehearsal.ts';
import { playRound, splitter } from './rounds.ts';
import { TABLES, texts } from './tables.ts';

// Everything that is drawn for a table, by a brush that refuses what a real one refuses.

beforeAll(canvasesWithoutBrowser);

const SIDES = [0, 1, 4, 12, 16, 17, 24, 40, 64, 90, 120, 160, 240, 390, 800];
const cases = SIDES.flatMap((w) => SIDES.map((h) => [w, h] as const));

test('F13, B10: a stage on its way to a size is drawn at every size between, without a figure that no brush takes', async () => {
  const { bakeTable } = await import('../../src/stage/art/table-art.ts');
  const faults: string[] = [];
  for (const rules of TABLES) {
    for (const [width, height] of cases) {
      try {
        bakeTable(layoutTable({ width, height }, rules), rules, texts, 1.25).destroy();
      } catch (error) {
        faults.push(`${rules.id} ${width}×${height}: ${error}`);
      }
    }
  }
  expect(faults).toEqual([]);
});

test('F13: a chip that has no room is drawn as small as need be, and breaks nothing', async () => {
  const { chipCanvas } = await import('../../src/stage/art/chip.ts');
  for (const width of [-20, 0, 1, 46]) {
    expect(chipCanvas(500, [100, 500], 2, width, 2)?.width, `${width}`).toBeGreaterThan(0);
  }
});

test.each([0.5, 0.67, 0.8, 1, 2.625])(
  'B08: at a device ratio of %d, as of a page zoomed out, no text has fewer pixels than the page',
  async (resolution) => {
    const { Art } = await import('../../src/stage/scene/art.ts');
    const rules = doubleExposure;
    const layout = layoutTable({ width: 1280, height: 720 }, rules);
    const art = new Art({ layout, rules, texts, resolution, digits: 2 });
    const { texture, w } = art.label('7/17', 'total', 16);
    expect(texture.source.resolution).toBeGreaterThanOrEqual(1);
    expect(texture.frame.width).toBe(w);
    expect(art.table.texture.source.pixelWidth).toBeGreaterThanOrEqual(1280);
    art.destroy();
  },
);

test('B13: a balance that counts through 10,000 figures keeps a handful of pages, and lets the old pictures go', async () => {
  const { Sheet } = await import('../../src/stage/art/sheet.ts');
  const sheet = new Sheet(512, 1);
  let old: Texture | null = null;
  let most = 0;
  for (let i = 1; i <= 10_000; i++) {
    const { texture } = sheet.take(`balance ${i}`, 80, 20, () => {});
    if (i === 1000) old = texture;
    sheet.take('blackjack', 120, 24, () => {});
    sheet.turn();
    sheet.upload();
    most = Math.max(most, sheet.pages);
  }
  expect(most).toBeLessThanOrEqual(3);
  expect(old?.destroyed).toBe(true);
  sheet.destroy();
  expect(sheet.pages).toBe(0);
});

const SHAPES = [
  [1280, 720],
  [390, 844],
] as const;

test.each(SHAPES)(
  'B12: at %d×%d the painter keeps no more objects and pages than after its first rounds',
  async (width, height) => {
    const [{ Art }, { Painter }, { plainFaces }] = await Promise.all([
      import('../../src/stage/scene/art.ts'),
      import('../../src/stage/scene/painter.ts'),
      import('../../src/stage/scene/card-faces.ts'),
    ]);
    const rules = doubleExposure;
    const layout = layoutTable({ width, height }, rules);
    const art = new Art({ layout, rules, texts, resolution: 2, digits: 2 });
    const faces = plainFaces();
    const painter = new Painter(art, () => faces, true);
    const objects = (of: Container): number => of.children.reduce((sum, each) => sum + objects(each), 1);
    const rehearsal = new Rehearsal(rules);
    rehearsal.size = [width, height];
    rehearsal.show.redraw();
    rehearsal.show.setSpeed(5);
    const counts: number[] = [];
    const pages: number[] = [];
    for (let seed = 0; seed < 8; seed++) {
      for (const step of playRound({ rules, seed, choose: splitter })) {
        await rehearsal.run(step, () => painter.paint(rehearsal.show.cast, { held: null, spot: null }));
      }
      rehearsal.show.empty();
      rehearsal.show.redraw();
      painter.paint(rehearsal.show.cast, { held: null, spot: null });
      counts.push(objects(painter.root));
      pages.push(art.pages);
    }
    expect(new Set(counts).size).toBe(1);
    expect(Math.max(...pages)).toBeLessThanOrEqual(pages[2] ?? 0);
  },
);
