// The page once nothing on it moves any more.

import type { Page } from 'playwright-core';

/** Two pictures alike, one after the other: nothing moves any more. */
export async function still(page: Page): Promise<Buffer> {
  await page.mouse.move(-50, -50);
  let before = await page.screenshot();
  for (;;) {
    const now = await page.screenshot();
    if (now.equals(before)) return now;
    before = now;
  }
}
