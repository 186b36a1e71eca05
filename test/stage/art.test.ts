import { beforeAll, expect, test } from 'vitest';
import { layoutTable } from '../../src/stage/layout/layout.ts';
import { canvasesWithoutBrowser } from './canvas.ts';
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
    expect(chipCanvas(500, [100, 500], 2, width, 2).width, `${width}`).toBeGreaterThan(0);
  }
});
