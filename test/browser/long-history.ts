// A history of many rounds in a browser, and how long the page takes to open it.

import type { Page } from 'playwright-core';

/** Puts so many rounds before the one that was played, ten minutes apart. */
export async function lengthenHistory(page: Page, count: number): Promise<void> {
  await page.evaluate(async (rounds) => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('baize');
      opening.onsuccess = () => resolve(opening.result);
    });
    await new Promise<void>((resolve) => {
      const writing = database.transaction('rounds', 'readwrite');
      const store = writing.objectStore('rounds');
      const reading = store.getAll();
      reading.onsuccess = () => {
        const [one] = reading.result;
        for (let i = 1; i < rounds; i++)
          store.put({ ...one, roundId: `ROUND${1_000_000 + i}`, endedAt: one.endedAt - i * 600_000 });
      };
      writing.oncomplete = () => resolve();
    });
    database.close();
  }, count);
}

/** Milliseconds from the press of the button to the frame in which the first round is drawn. */
export function historyOpeningMs(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        const observer = new MutationObserver(() => {
          if (document.querySelector('li .history-row') === null) return;
          observer.disconnect();
          requestAnimationFrame(() => resolve(performance.now() - start));
        });
        observer.observe(document.body, { subtree: true, childList: true });
        document.querySelector<HTMLElement>('[data-icon="history"]')?.click();
      }),
  );
}
