import { doubleExposure } from './double-exposure.ts';
import { doubleExposure3Hand } from './double-exposure-3-hand.ts';
import { multiHand } from './multi-hand.ts';
import type { TableRules } from './rules.ts';
import { threeHand } from './three-hand.ts';

/** The project's own tables, in the order of TABLES.md. */
export const TABLES: readonly TableRules[] = [doubleExposure, doubleExposure3Hand, threeHand, multiHand];

export function tableById(id: string): TableRules | null {
  return TABLES.find((table) => table.id === id) ?? null;
}

export { doubleExposure, doubleExposure3Hand, multiHand, threeHand };
