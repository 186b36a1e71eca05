// The moments at which the page has time: after it was painted, and while it has nothing to do.

/** How long a page that is drawn no more is waited for, milliseconds. */
const UNSEEN = 100;

/** Settles once what is on the page has been painted, or nobody sees it. */
export function painted(): Promise<void> {
  return new Promise((resume) => {
    const timer = setTimeout(resume, UNSEEN);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      setTimeout(resume);
    });
  });
}

/** How long a browser that does not tell when it is idle is left alone, milliseconds. */
const ALONE = 200;

/** Runs it when the page has nothing else to do. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work, ALONE);
}
