// Leaves out of the build what of GSAP is for strings, colours, selectors and the like: here a tween leads one number of one
// object along one ease (src/stage/motion/script.ts). The tests of the motion have the whole library; those of the built page
// have this one.

import type { Plugin } from 'vite';
import { gone, leanFile, type Place } from './lean-file.ts';

/** Functions of the library's core that no tween of a plain number comes to. */
const FUNCTIONS: readonly string[] = [
  // Values and targets that are not numbers and objects.
  '_addComplexStringPropTween',
  '_colorOrderData',
  '_colorStringFilter',
  '_formatColors',
  '_replaceRandom',
  'selector',
  'splitColor',
  // Helpers that are offered to whoever imports the library.
  '_getLabelInDirection',
  '_roundModifier',
  '_wrapArray',
  'distribute',
  'interpolate',
  'mapRange',
  'normalize',
  'pipe',
  'random',
  'shuffle',
  'snap',
  'unitize',
  'wrap',
  'wrapYoyo',
  // Plugins, which the table has none of.
  '_addPluginModifier',
  '_buildModifierPlugin',
  '_createPlugin',
];

/** Methods of its classes. */
const METHODS: readonly string[] = ['tweenTo', 'tweenFromTo', 'shiftChildren', 'getTweensOf', 'getById'];

/** Classes that answer to the screen's size, which the layout does here. */
const CLASSES: readonly string[] = ['Context', 'MatchMedia'];

const FILE = /\/node_modules\/gsap\/gsap-core\.js$/;

const PLACES: readonly Place[] = [
  ...FUNCTIONS.map((name) => ({
    name,
    whole: new RegExp(`^((?:    |var )?)${name} = function ${name}\\([^\\n]*\\) \\{\\n[^]*?^\\}`, 'm'),
    instead: `$1${name} = function () { ${gone(name)} }`,
  })),
  ...METHODS.map((name) => ({
    name,
    whole: new RegExp(`^  (_proto\\d*)\\.${name} = function ${name}\\([^\\n]*\\) \\{\\n[^]*?^  \\};`, 'm'),
    instead: `  $1.${name} = function () { ${gone(name)} };`,
  })),
  ...CLASSES.map((name) => ({
    name,
    whole: new RegExp(`^var ${name} = /\\*#__PURE__\\*/function \\(\\) \\{\\n[^]*?^\\}\\(\\);`, 'm'),
    instead: `var ${name} = function () { ${gone(name)} };`,
  })),
  // Plugins that the library registers with itself: for attributes, and for rounding and changing what a tween writes.
  {
    name: 'registerPlugin',
    whole: /^export var gsap = _gsap\.registerPlugin\([\s\S]*?\) \|\| _gsap;/m,
    instead: 'export var gsap = _gsap;',
  },
  // What tells a colour in a text is built of the names of all colours.
  {
    name: '_colorExp',
    whole: /^ {4}_colorExp = function \(\) \{\n[\s\S]*?^\}\(\)/m,
    instead: '    _colorExp = /$^/g',
  },
];

export const leanGsap = (): Plugin => leanFile({ library: 'GSAP', file: FILE, places: PLACES });
