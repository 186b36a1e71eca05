// All pictures of the gallery.

import { DIALOG_SCENES } from './dialog-scenes.ts';
import { EYE_SCENES, MOMENT_SCENES } from './moment-scenes.ts';
import type { Scene } from './scene.ts';
import { CROWDED_SCENES, SIZE_SCENES } from './size-scenes.ts';
import { TABLE_SCENES } from './table-scenes.ts';
import { WORD_SCENES } from './word-scenes.ts';

export const SCENES: readonly Scene[] = [
  ...TABLE_SCENES,
  ...CROWDED_SCENES,
  ...SIZE_SCENES,
  ...WORD_SCENES,
  ...MOMENT_SCENES,
  ...EYE_SCENES,
  ...DIALOG_SCENES,
];
