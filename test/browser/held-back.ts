// A file of the page that is on its way for as long as a test wants.

import type { Page } from 'playwright-core';

/** Holds a file back until the given call. */
export async function holdBack(page: Page, file: RegExp): Promise<() => void> {
  let letThrough = (): void => {};
  const held = new Promise<void>((resume) => {
    letThrough = resume;
  });
  await page.route(file, async (route) => {
    await held;
    await route.continue();
  });
  return letThrough;
}
