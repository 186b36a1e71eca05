// The table over the whole screen: offered only where the browser, and the frame that a lobby gives, allow it (F10). An
// iPhone does not, nor does a frame without the permission.

/** What of the page this needs; a browser may have none of it. */
export interface ScreenPage {
  readonly fullscreenEnabled?: boolean;
  readonly fullscreenElement?: object | null;
  readonly documentElement: { requestFullscreen?: () => Promise<void> };
  exitFullscreen?: () => Promise<void>;
  addEventListener(type: 'fullscreenchange', listener: () => void): void;
  removeEventListener(type: 'fullscreenchange', listener: () => void): void;
}

export interface FullScreen {
  readonly isOffered: boolean;
  readonly isOn: boolean;
  /** Never rejects: a browser that refuses after all leaves everything as it is. */
  toggle(): Promise<void>;
  watch(watcher: () => void): () => void;
}

export function fullScreenOf(page: ScreenPage): FullScreen {
  return {
    get isOffered() {
      return page.fullscreenEnabled === true;
    },
    get isOn() {
      return (page.fullscreenElement ?? null) !== null;
    },
    async toggle() {
      try {
        if (this.isOn) await page.exitFullscreen?.();
        else await page.documentElement.requestFullscreen?.();
      } catch {
        // Refused: the table stays as large as it is.
      }
    },
    watch(watcher) {
      page.addEventListener('fullscreenchange', watcher);
      return () => page.removeEventListener('fullscreenchange', watcher);
    },
  };
}
