// Leaves out of the build what XState needs to run a machine by itself. In the page the statechart is read by XState and run
// by src/round/chart.ts, which a test holds to XState's own transitions; the tests have the whole library.

import type { Plugin } from 'vite';
import { gone, leanFile } from './lean-file.ts';

/** The methods that run a machine, all in one file of the library. */
const LEFT_OUT: readonly string[] = [
  'resolveState',
  'transition',
  'microstep',
  'getTransitionData',
  '_getPreInitialState',
  'getInitialSnapshot',
  'start',
  'getPersistedSnapshot',
  'restoreSnapshot',
  'next',
];

const FILE = /\/node_modules\/xstate\/dist\/StateMachine-[0-9a-f]+\.esm\.js$/;

export const leanXstate = (): Plugin =>
  leanFile({
    library: 'XState',
    file: FILE,
    places: LEFT_OUT.map((name) => ({
      name,
      whole: new RegExp(`^  ${name}\\([^\\n]*\\) \\{\\n[^]*?^  \\}\\n`, 'm'),
      instead: `  ${name}() { ${gone(name)} }\n`,
    })),
  });
