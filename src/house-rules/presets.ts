// House rules by name, a file each. Each is a start to build upon, not legal advice.

import type { HouseRulesGiven } from './house-rules.ts';
import { greatBritain } from './presets/great-britain.ts';
import { social } from './presets/social.ts';

export const PRESETS = { 'great-britain': greatBritain, social } as const satisfies Readonly<
  Record<string, HouseRulesGiven>
>;
export type PresetName = keyof typeof PRESETS;
