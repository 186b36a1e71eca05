// Has the browser keep the game, once the page has what it needs itself: the next visit works without a line.

import { mayKeep } from './offline-cache.ts';

/** Files of the page that it has fetched so far. */
const fetchedFiles = (): readonly string[] =>
  performance.getEntriesByType('resource').map(({ name }) => name);

async function keep(): Promise<void> {
  const { serviceWorker } = navigator;
  await serviceWorker.register(new URL('sw.js', document.baseURI), { updateViaCache: 'none' });
  const { active } = await serviceWorker.ready;
  active?.postMessage(fetchedFiles());
}

/** Without a word where it cannot be had: in an insecure page, or where storage is refused. */
export function keepOffline(): void {
  // Some browsers have none, whatever the types say.
  if (!('serviceWorker' in navigator) || !mayKeep(window.parent !== window, location.href)) return;
  keep().catch(() => {});
}
