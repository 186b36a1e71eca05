// A table can be played before it is drawn: whoever looks at the drawing waits for it.

import type { FrameLocator, Page } from 'playwright-core';

/** The cloth of the first frame goes when the table is drawn over it. */
export const drawn = (game: Page | FrameLocator): Promise<void> =>
  game.locator('.opening').waitFor({ state: 'detached' });
