// One file of a library with places left out of it that the table never comes to.

import type { Plugin } from 'vite';

export interface Place {
  readonly name: string;
  /** All of it, in the file as it is published. */
  readonly whole: RegExp;
  /** What stands there instead; `$1` is what the first group of `whole` has found. */
  readonly instead: string;
}

export interface LeanFile {
  readonly library: string;
  readonly file: RegExp;
  readonly places: readonly Place[];
}

/** The body of a function that is left out: it fails loudly if it came to be needed after all. */
export const gone = (name: string): string => `throw new Error('not in this build: ${name}');`;

export function leanFile({ library, file, places }: LeanFile): Plugin {
  let met = false;
  return {
    name: `lean-${library.toLowerCase()}`,
    apply: 'build',
    transform: {
      filter: { id: file },
      handler(code) {
        met = true;
        let left = code;
        for (const { name, whole, instead } of places) {
          // A new version may have it elsewhere: it would be back in the build unseen.
          if (!whole.test(left)) return this.error(`${library} has no more: ${name}`);
          left = left.replace(whole, instead);
        }
        return { code: left, map: null };
      },
    },
    buildEnd(error) {
      if (error === undefined && !met) this.error(`${library} has its file elsewhere`);
    },
  };
}
