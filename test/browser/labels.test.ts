import { describe, expect, inject, test } from 'vitest';
import { visits } from './visits.ts';

// Labels in their buttons, whatever the language makes of them.

const { page: newPage, player } = visits();

/** What stands in buttons and does not fit into them, what is off the page, and what is too small to read. */
function tooLong(): readonly string[] {
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const parent = text.parentElement;
    const words = text.textContent?.trim() ?? '';
    if (parent === null || words === '' || parent.closest('.mirror, .spot, .live, dialog') !== null) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const at = range.getBoundingClientRect();
    // A heading that only a screen reader has stands in a point.
    if (
      at.width === 0 ||
      parent.getBoundingClientRect().width <= 1 ||
      !parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    )
      continue;
    const size = Number.parseFloat(getComputedStyle(parent).fontSize);
    const within = (parent.closest('button, a, label') ?? document.documentElement).getBoundingClientRect();
    const fits =
      at.left >= within.left - 1 &&
      at.right <= within.right + 1 &&
      at.top >= within.top - 1 &&
      at.bottom <= within.bottom + 1;
    if (!fits || size < 11) found.push(`${words} (${size}px)`);
  }
  return found;
}

const SIZES = [
  [844, 390],
  [667, 375],
  [390, 844],
  [320, 568],
  [400, 225],
  [1280, 720],
] as const;

/** What deals, and what brings a round to its end, in the languages that are tried. */
const DEAL = /^(Ðé+ál|Repartir|Distribuer)$/;
const ON = /^(Štá+ñd|Plantarse|Rester|Ñó+ [íé]+.*|Sin seguro|Sans assurance|Seguir|Continuer)$/;

describe('in every language, and drawn out by two fifths', () => {
  test.each([
    ['en-XA', 'double-exposure', '8s,Td,8h,6c,3d,Tc'],
    ['en-XA', 'double-exposure-3-hand', '8s,Td,8h,6c,3d,Tc'],
    ['en-XA', 'three-hand', '8s,Ad,8h,6c,3d,Tc'],
    ['en-XA', 'multi-hand', 'As,Ad,Ks,9c'],
    ['es', 'double-exposure', '8s,Td,8h,6c,3d,Tc'],
    ['es', 'three-hand', 'As,Ad,Kh,6c,3d,Tc'],
    ['fr', 'double-exposure', '8s,Td,8h,6c,3d,Tc'],
    ['fr', 'three-hand', 'As,Ad,Kh,6c,3d,Tc'],
  ])(
    'G11: in %s at %s every label fits its button on every screen, from the bets to the end of the round',
    async (lang, table, cards) => {
      const context = await player({ viewport: { width: 1280, height: 720 }, reducedMotion: 'reduce' });
      await context.addInitScript(() =>
        localStorage.setItem('baize.settings', JSON.stringify({ speed: 5, warnings: false })),
      );
      const { page } = await newPage(context);
      await page.goto(`${inject('address')}?table=${table}&cards=${cards}&lang=${lang}`);
      const faults: string[] = [];
      const onEveryScreen = async (when: string) => {
        for (const [width, height] of SIZES) {
          await page.setViewportSize({ width, height });
          await page.waitForFunction(
            ([w, h]) => {
              const drawn = document.querySelector('canvas')?.getBoundingClientRect();
              return drawn !== undefined && Math.abs(drawn.width - w) <= 1 && Math.abs(drawn.height - h) <= 1;
            },
            [width, height] as const,
          );
          for (const label of await page.evaluate(tooLong))
            faults.push(`${when} ${width}×${height}: ${label}`);
        }
      };
      await page
        .getByRole('radio', { name: /5[.,]00$/ })
        .first()
        .check({ force: true });
      await page
        .getByRole('button', { name: /^[^,]+ 1, [^,]+, [^,\d]+$/ })
        .first()
        .click();
      await onEveryScreen('bets');
      await page.getByRole('button', { name: DEAL }).click();
      await page
        .locator('[data-phase="offers"], [data-phase="boxes"]')
        .and(page.locator('[data-waits-for="player"]'))
        .waitFor();
      await onEveryScreen('decisions');
      // Declines and stands until the round is over.
      const next = page.getByRole('button', { name: ON, disabled: false }).first();
      const over = page.locator('[data-phase="settled"]');
      await expect
        .poll(async () => {
          if (await next.isVisible()) await next.click();
          return over.count();
        })
        .toBe(1);
      await onEveryScreen('end');
      expect(faults).toEqual([]);
    },
  );
});
