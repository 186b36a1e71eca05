// A page in which the whole table is opened and closed again and again, as a page around it might do.

import { gsap } from 'gsap/gsap-core';
import { houseAtTable } from '../../../src/house/house-at-table.ts';
import { sitDown } from '../../../src/house/open-table.ts';
import { openRehearsal } from '../../../src/house/table-in-use.ts';
import { NO_HOUSE_RULES } from '../../../src/house-rules/house-rules.ts';
import { memoryStore } from '../../../src/money/store.ts';
import { keptSettings } from '../../../src/settings/kept-settings.ts';
import { doubleExposure } from '../../../src/tables/all-tables.ts';

const page = document.querySelector<HTMLElement>('#baize') ?? document.body;
const store = memoryStore();
const settings = keptSettings(store);
const house = {
  page,
  store,
  tab: memoryStore(),
  settings,
  houseRules: NO_HOUSE_RULES,
  lang: 'en',
  language: 'en',
  plainCanvas: false,
  home: './',
} as const;

async function frames(count: number): Promise<void> {
  for (let i = 0; i < count; i++) await new Promise((next) => requestAnimationFrame(next));
}

function press(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.click();
}

const life = {
  /** Opens the table, bets, deals, and closes it so many frames later; less than none closes it before a bet. */
  async once(after: number): Promise<void> {
    const held = houseAtTable(house, true);
    const inUse = await openRehearsal(doubleExposure, ['7s', 'Td', '7h', '6c'], held.gate);
    const stop = await sitDown(house, doubleExposure, inUse, held);
    if (after >= 0) {
      // The smallest chip four times is more than the table's least bet.
      for (let chips = 0; chips < 4; chips++) press('[data-spot="1:main"]');
      press('[data-spot="1:sevens"]');
      press('[data-area="deal"]');
      await frames(after);
    }
    await stop();
    page.replaceChildren();
    // What Preact does after a picture, and the tell-tale of a clock that still runs, come with the next frames.
    await frames(3);
    await new Promise((next) => setTimeout(next, 50));
  },
  tweens: () => gsap.globalTimeline.getChildren(true, true, true).length,
};

declare global {
  interface Window {
    life: typeof life;
  }
}
window.life = life;
