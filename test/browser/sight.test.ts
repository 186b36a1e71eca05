import type { Locator, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { layoutTable } from '../../src/stage/layout/layout.ts';
import { TABLES } from '../../src/tables/all-tables.ts';
import { type Area, contrastIn } from './contrast.ts';
import { visits } from './visits.ts';

// What axe-core cannot see: the felt, the canvas, sizes of targets, zoom, and the wishes a system passes on.

const { open, page: newPage, player } = visits();
const WIDE = { width: 1280, height: 720 } as const;

async function areaOf(control: Locator): Promise<Area> {
  const box = await control.boundingBox();
  if (box === null) throw new Error(`${control} is nowhere`);
  return box;
}

/** Round the middle of an arc: as much of a line of print as stands nearly straight. */
function printAt(picture: Buffer, at: { x: number; y: number }, size: number): Promise<number> {
  return contrastIn(picture, { x: at.x - 4 * size, y: at.y - size, width: 8 * size, height: 1.4 * size });
}

test.each(TABLES)(
  'H12: what is printed on the felt of $name, rings and icons stand out from it',
  async (rules) => {
    const table = await open({ table: rules.id, viewport: WIDE, cards: '8s,6d,8h,Tc,3c,4d,5h,Kc', speed: 5 });
    const { page } = table;
    const layout = layoutTable(WIDE, rules);
    const { headline, second, centre } = layout.print;
    const measured: Record<string, number> = {};
    const empty = await page.screenshot();
    if (headline !== null && second !== null) {
      measured.headline = await printAt(empty, { x: centre.x, y: centre.y + headline.radius }, headline.size);
      measured.second = await printAt(empty, { x: centre.x, y: centre.y + second.radius }, second.size);
    }
    const { limits } = layout;
    if (limits !== null)
      measured.limits = await contrastIn(empty, { ...limits, width: limits.w, height: limits.h });
    measured.balance = await contrastIn(empty, await areaOf(page.getByRole('status', { name: 'Balance' })));
    const lines: Record<string, number> = {};
    lines.settings = await contrastIn(empty, await areaOf(table.button('Settings').locator('svg')));
    const spot = page.getByRole('button', { name: /^Box 1, main bet/ });
    lines.spot = await contrastIn(empty, await areaOf(spot));
    await page.keyboard.press('Tab');
    await spot.focus();
    const { x, y, height } = await areaOf(spot);
    // Left of the button there is the ring of the focus, and felt.
    const beside = { x: x - 10, y: y + height / 2 - 5, width: 9, height: 10 };
    lines.focus = await contrastIn(await page.screenshot(), beside);
    await spot.press('Enter');
    await spot.press('Enter');
    await table.press('Deal');
    await table.button('Hit').and(page.locator(':not([aria-disabled="true"])')).waitFor();
    const [hand] = layout.boxes[0]?.slots[0] ?? [];
    if (hand === undefined) throw new Error('box 1 has no place');
    // The edge of the hand in play: a strip left of its cards.
    const w = hand.width;
    const strip = { x: hand.x - w, y: hand.bottom - w, width: 0.38 * w, height: 0.4 * w };
    await page.locator('[data-moving="false"]').waitFor();
    lines.inPlay = await contrastIn(await page.screenshot(), strip);
    const short = (found: Record<string, number>, least: number) =>
      Object.entries(found).filter(([, contrast]) => contrast < least);
    expect([short(measured, 4.5), short(lines, 3)]).toEqual([[], []]);
    expect(Object.keys(measured).length).toBeGreaterThanOrEqual(3);
  },
);

/** Controls smaller than 24 by 24 pixels that stand closer to another than that (WCAG 2.5.8). */
function tooSmall(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>('button, a[href], input:not([hidden]), summary'),
    ];
    return controls
      .filter((control) => control.offsetParent !== null && control.closest('[hidden]') === null)
      .filter((control) => {
        const { width, height } = (control.closest('label') ?? control).getBoundingClientRect();
        return width > 0 && height > 0 && Math.min(width, height) < 24;
      })
      .map((control) => `${control.tagName} ${control.getAttribute('aria-label') ?? control.textContent}`);
  });
}

/** What is wider than its place. */
function overflowing(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('dialog[open] .dialog-body, .action .label')]
      .filter((element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
      .map((element) => element.textContent ?? ''),
  );
}

test('H10: targets are 24 pixels at the least, nothing forbids zoom, and at 200 % and 400 % all is there', async () => {
  const table = await open({ table: 'three-hand', viewport: WIDE, cards: '8s,6d,8h,Tc,3c,4d', speed: 5 });
  const { page } = table;
  const viewport = await page.locator('meta[name="viewport"]').getAttribute('content');
  expect(viewport).not.toMatch(/maximum-scale|user-scalable/);
  // A pinch reaches the browser from everywhere but the chips, which are dragged; a double tap does not zoom.
  const touch = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).touchAction);
  expect([await touch('.table'), await touch('[data-chip]')]).toEqual(['manipulation', 'none']);
  await table.bet('Box 1, main bet', '25.00');
  await table.press('Deal');
  await table.button('Hit').and(page.locator(':not([aria-disabled="true"])')).waitFor();
  const wrong: Record<string, readonly string[]> = {};
  // A window at 200 % and 400 % is one of half and a quarter of its pixels.
  for (const [zoom, size] of [
    ['100 %', WIDE],
    ['200 %', { width: 640, height: 360 }],
    ['400 %', { width: 320, height: 568 }],
  ] as const) {
    await page.setViewportSize(size);
    await page.locator(`[data-arrangement]`).first().waitFor();
    wrong[`table at ${zoom}`] = [...(await tooSmall(page)), ...(await overflowing(page))];
    for (const name of ['Hit', 'Stand', 'Double', 'Split', 'Stand all', 'Help', 'Settings'])
      expect(await table.button(name).isVisible()).toBe(true);
    await table.button('Settings').click();
    await page.getByText('The keys', { exact: true }).click();
    wrong[`settings at ${zoom}`] = [...(await tooSmall(page)), ...(await overflowing(page))];
    await page.keyboard.press('Escape');
    await table.button('Help').click();
    await page.getByRole('dialog').waitFor();
    wrong[`help at ${zoom}`] = [...(await tooSmall(page)), ...(await overflowing(page))];
    await page.keyboard.press('Escape');
  }
  expect(Object.entries(wrong).filter(([, found]) => found.length > 0)).toEqual([]);
});

test('a system that asks for less motion, more contrast or its own colours is followed', async () => {
  const table = await newPage(
    await player({ reducedMotion: 'reduce', forcedColors: 'active', contrast: 'more', viewport: WIDE }),
  );
  const { page } = table;
  await page.goto(`${inject('address')}?table=three-hand&lang=en&cards=8s,6d,8h,Tc,3c,4d`);
  await table.button('Settings').click();
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  const effects = dialog.getByRole('switch', { name: 'Sound effects' });
  // Nothing shines through a dialog whose gradient the system does not paint over.
  expect(
    await dialog.evaluate((element) => {
      const { backgroundColor, backgroundImage } = getComputedStyle(element);
      return [backgroundImage, /^rgb\(/.test(backgroundColor)];
    }),
  ).toEqual(['none', true]);
  // On and off differ in more than a colour that the system paints over.
  const look = () =>
    effects.evaluate((element) => {
      const thumb = getComputedStyle(element, '::before');
      return {
        thumb: thumb.backgroundColor,
        at: thumb.transform,
        track: getComputedStyle(element).backgroundColor,
      };
    });
  const on = await look();
  await effects.setChecked(false, { force: true });
  const off = await look();
  expect([on.at === off.at, on.thumb === on.track, off.thumb === off.track]).toEqual([false, false, false]);
  const moving = await page.evaluate(
    () =>
      [...document.querySelectorAll('*')].filter((element) => {
        const { transitionDuration, animationDuration } = getComputedStyle(element);
        return [transitionDuration, animationDuration].some((time) => Number.parseFloat(time) > 0);
      }).length,
  );
  expect(moving).toBe(0);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  const ring = await page.evaluate(() => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(
      document.activeElement ?? document.body,
    );
    return [outlineStyle, Number.parseFloat(outlineWidth) >= 3, outlineColor !== 'rgba(0, 0, 0, 0)'];
  });
  expect(ring).toEqual(['solid', true, true]);
});
