// One tab plays at a time: never two rounds, never two debits. The browser's lock says which, and passes it on by itself
// when a tab is closed or crashes.

const NAME = 'baize-table';

export interface Tab {
  /** Whether this tab may play. */
  readonly plays: boolean;
  /** Takes the table over from the tab that has it. */
  takeOver(): Promise<void>;
  /** Lets another tab have it. */
  release(): void;
}

/**
 * Asks for the table.
 *
 * @param lost told when another tab has taken the table over: this one must stop at once
 */
export async function askForTable(lost: () => void, locks = browserLocks()): Promise<Tab> {
  let plays = false;
  let release = (): void => {};

  /** Holds the lock until it is released or taken; settles once it is known whether this tab has it. */
  function hold(options: LockOptions): Promise<boolean> {
    return new Promise((known) => {
      if (locks === null) {
        known(true);
        return;
      }
      locks
        .request(NAME, options, (lock) => {
          known(lock !== null);
          if (lock === null) return undefined;
          return new Promise<void>((done) => {
            release = done;
          });
        })
        .catch(() => {
          known(false);
          if (!plays) return;
          plays = false;
          lost();
        });
    });
  }

  plays = await hold({ ifAvailable: true });
  return {
    get plays() {
      return plays;
    },
    async takeOver() {
      plays = await hold({ steal: true });
    },
    release() {
      plays = false;
      release();
    },
  };
}

/** The browser's locks; null where it has none (an insecure page), and then there is nothing to ask. */
function browserLocks(): LockManager | null {
  return 'locks' in navigator ? navigator.locks : null;
}
