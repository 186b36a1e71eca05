import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { difference, halved, TOLERATED } from './alike.ts';
import { still } from './still.ts';
import { visits } from './visits.ts';

// The stage in a real browser: what public bug reports of PixiJS, GSAP and sound say goes wrong (sections b, c, d).

// The browser itself tells of a lost context; that is what the test is about.
const { open, page: newPage, player } = visits(/CONTEXT_LOST|context.*(lost|restored)/i);

const SOUND_CARDS = { table: 'three-hand', cards: 'Ts,6d,9h,Tc,Kc', speed: 5 } as const;

/** Takes the graphics context away and, when the page has noticed, gives it back. */
async function loseContext(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const canvas = document.querySelector('canvas');
    const lose = canvas?.getContext('webgl2')?.getExtension('WEBGL_lose_context');
    if (!canvas || !lose) throw new Error('no context to lose');
    const heard = (name: string) =>
      new Promise((done) => canvas.addEventListener(name, done, { once: true }));
    const lost = heard('webglcontextlost');
    lose.loseContext();
    await lost;
    // It may be given back once the page has answered the loss, which is after this event.
    await new Promise((answered) => setTimeout(answered));
    const restored = heard('webglcontextrestored');
    lose.restoreContext();
    await restored;
  });
}

test('the context that is asked for ahead is the one that the drawing asks for', async () => {
  const page = await open({
    ...SOUND_CARDS,
    before: () => {
      const asked: unknown[] = [];
      const { getContext } = HTMLCanvasElement.prototype;
      const told = function (this: HTMLCanvasElement, kind: string, more?: WebGLContextAttributes) {
        if (kind.startsWith('webgl') && more !== undefined) {
          const { alpha, antialias, premultipliedAlpha, stencil } = more;
          asked.push({ alpha, antialias, premultipliedAlpha, stencil });
        }
        return Reflect.apply(getContext, this, [kind, more]);
      };
      Object.assign(HTMLCanvasElement.prototype, { getContext: told });
      Object.assign(window, { askedOfContexts: asked });
    },
  });
  const asked: unknown = await page.page.evaluate(() => Reflect.get(window, 'askedOfContexts'));
  const like = { alpha: false, antialias: false, premultipliedAlpha: true, stencil: true };
  // Once ahead, once by the drawing.
  expect(asked).toEqual([like, like]);
});

describe('a lost graphics context', () => {
  test('B01, B03: lost twice, the table is drawn again as it was, text and all', async () => {
    const page = await open(SOUND_CARDS);
    await page.bet('Box 1, main bet', '25.00');
    await page.press('Deal');
    await page.button('Stand').and(page.page.locator('[aria-disabled="false"]')).waitFor();
    const before = await still(page.page);
    await loseContext(page.page);
    await loseContext(page.page);
    const [was, is] = await Promise.all([halved(before), halved(await still(page.page))]);
    expect(await difference(was, is)).toBeLessThan(TOLERATED);
    await page.press('Stand');
    await page.phase('settled');
    expect(await page.balance()).toBe('1,025.00');
  });

  test('B01: lost while cards fly, the same round goes on', async () => {
    const page = await open({ ...SOUND_CARDS, speed: 1 });
    await page.bet('Box 1, main bet', '25.00');
    await page.press('Deal');
    await page.page
      .locator('[data-phase="dealing"]')
      .and(page.page.locator('[data-moving="true"]'))
      .waitFor();
    await loseContext(page.page);
    await page.button('Stand').and(page.page.locator('[aria-disabled="false"]')).waitFor();
    const after = await still(page.page);
    // A loss at rest draws all of it again; nothing was missing before.
    await loseContext(page.page);
    const [was, is] = await Promise.all([halved(after), halved(await still(page.page))]);
    expect(await difference(was, is)).toBeLessThan(TOLERATED);
    await page.press('Stand');
    await page.phase('settled');
    expect(await page.balance()).toBe('1,025.00');
  });
});

describe('size and resolution', () => {
  test.each([1, 1.25, 2.625])(
    'B07: at a device ratio of %d the picture is neither skewed nor blurred',
    async (ratio) => {
      const page = await open({
        table: 'multi-hand',
        context: await player({ deviceScaleFactor: ratio }),
      });
      const canvas = await page.page.evaluate(() => {
        const { width, height, clientWidth, clientHeight } = document.querySelector('canvas') ?? new Image();
        return { x: width / clientWidth, y: height / clientHeight };
      });
      expect(Math.abs(canvas.x - canvas.y)).toBeLessThan(0.01);
      expect(canvas.x).toBeGreaterThanOrEqual(1);
    },
  );

  test('B09, B10: turned twice, spots are where they are drawn, and a press on one bets', async () => {
    const context = await player({ viewport: { width: 844, height: 390 }, deviceScaleFactor: 2 });
    // A phone that is being turned may say anything of its window's size.
    const before = () => {
      for (const side of ['innerWidth', 'innerHeight'])
        Object.defineProperty(window, side, { get: () => 980, configurable: true });
    };
    const page = await open({ context, before, table: 'three-hand', cards: 'Ts,6d,9h,Tc,Kc' });
    for (const [width, height] of [
      [390, 844],
      [800, 450],
      [390, 844],
      [844, 390],
    ] as const) {
      await page.page.setViewportSize({ width, height });
      // The picture fills the screen, and is as sharp as it was.
      await page.page.waitForFunction(
        ([w, h]) => {
          const canvas = document.querySelector('canvas');
          const box = canvas?.getBoundingClientRect();
          return (
            box !== undefined &&
            Math.abs(box.width - w) <= 1 &&
            Math.abs(box.height - h) <= 1 &&
            canvas?.width === 2 * w
          );
        },
        [width, height] as const,
      );
    }
    await page.bet('Box 1, main bet', '5.00');
    await page.page.getByRole('button', { name: 'Box 1, main bet, 5.00' }).waitFor();
  });

  test('B15: after a quarter of an hour without a touch nothing is missing from the table', async () => {
    const context = await player();
    await context.addInitScript(() => {
      const freed = WebGL2RenderingContext.prototype.deleteTexture;
      WebGL2RenderingContext.prototype.deleteTexture = function (texture) {
        document.documentElement.dataset.freed = 'yes';
        freed.call(this, texture);
      };
    });
    const page = await newPage(context);
    await page.page.clock.install();
    await page.sitDown({ table: 'three-hand', cards: 'Ts,6d,9h,Tc,Kc', speed: 5 });
    await page.bet('Box 1, main bet', '25.00');
    const before = await still(page.page);
    await page.page.evaluate(() => {
      delete document.documentElement.dataset.freed;
    });
    await page.page.clock.fastForward('15:00');
    await page.press('Undo');
    await page.bet('Box 1, main bet', '25.00');
    expect(await difference(before, await still(page.page))).toBeLessThan(TOLERATED);
    expect(await page.page.evaluate(() => document.documentElement.dataset.freed)).toBeUndefined();
    await page.press('Deal', 'Stand');
    await page.phase('settled');
    expect(await page.balance()).toBe('1,025.00');
  });

  test('F13: a frame that begins without size is laid out once it has one', async () => {
    const { page } = await newPage();
    await page.setContent(
      `<iframe title="game" src="${inject('address')}?table=three-hand" style="width:0;height:0;border:0"></iframe>`,
    );
    const game = page.frameLocator('iframe');
    await game.locator('#baize > *').first().waitFor({ state: 'attached' });
    await page.evaluate(() => {
      const frame = document.querySelector('iframe');
      Object.assign(frame?.style ?? {}, { width: '780px', height: '430px' });
    });
    await game.getByRole('button', { name: 'Box 1, main bet, empty' }).click();
    await game.getByRole('button', { name: 'Box 1, main bet, 0.50' }).waitFor();
  });
});

describe('motion', () => {
  test('C02, C08: hidden while cards fly, the table is in the right state on return, and goes on', async () => {
    const page = await open({ ...SOUND_CARDS, speed: 1 });
    await page.bet('Box 1, main bet', '25.00');
    await page.press('Deal');
    await page.page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      Object.defineProperty(document, 'hidden', { value: true, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await page.page.locator('[data-waits-for="player"][data-phase="boxes"]').waitFor();
    await page.page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
      Object.defineProperty(document, 'hidden', { value: false, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await page.press('Stand');
    await page.phase('settled');
    expect(await page.balance()).toBe('1,025.00');
  });

  test('C09: a wish for less motion, made in mid-round, is followed, and every result is still shown', async () => {
    const page = await open(SOUND_CARDS);
    await page.bet('Box 1, main bet', '25.00');
    await page.press('Deal');
    await page.page.emulateMedia({ reducedMotion: 'reduce' });
    await page.press('Stand');
    await page.phase('settled');
    expect(await page.balance()).toBe('1,025.00');
  });

  test('A tap on the table brings running moves to their end', async () => {
    const page = await open({ ...SOUND_CARDS, speed: 1 });
    await page.bet('Box 1, main bet', '25.00');
    await page.press('Deal');
    await page.page.locator('[data-moving="true"]').waitFor();
    await page.page.mouse.click(400, 200);
    await page.press('Stand');
    await page.phase('settled');
  });
});

describe('controls over the picture', () => {
  test('on a screen of 1920×1080 every chip of the rack lies within it', async () => {
    const { page } = await open({ table: 'multi-hand', viewport: { width: 1920, height: 1080 } });
    const rack = await page.getByRole('radiogroup').boundingBox();
    for (const chip of await page.getByRole('radiogroup').locator('canvas').all()) {
      const { x = 0, width = 0 } = (await chip.boundingBox()) ?? {};
      expect(x).toBeGreaterThanOrEqual((rack?.x ?? 0) - 1);
      expect(x + width).toBeLessThanOrEqual((rack?.x ?? 0) + (rack?.width ?? 0) + 1);
    }
  });

  test('at 375×667 the longest name of a table keeps to one line, above the rehearsal’s number', async () => {
    const { page } = await open({
      table: 'double-exposure-3-hand',
      cards: 'Ts,6d,9h,Tc,Kc',
      viewport: { width: 375, height: 667 },
    });
    const name = await page.getByRole('heading', { name: 'Double Exposure 3 Hand' }).boundingBox();
    const badge = await page.getByText('Rehearsal', { exact: true }).boundingBox();
    expect(name?.height).toBeLessThan(32);
    expect(badge?.y).toBeGreaterThan((name?.y ?? 0) + (name?.height ?? 0) - 8);
  });
});
