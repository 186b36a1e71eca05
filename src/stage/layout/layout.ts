// The layout of a table on a stage of any size.

import type { TableRules } from '../../tables/rules.ts';
import { frameOf, type StageSize } from './frame.ts';
import { landscape } from './landscape.ts';
import { popOut } from './pop-out.ts';
import { portrait } from './portrait.ts';
import { side } from './side.ts';
import type { TableLayout } from './table-layout.ts';

const ARRANGE = { landscape, portrait, side, popOut } as const;

export function layoutTable(size: StageSize, rules: TableRules): TableLayout {
  const frame = frameOf(size);
  return {
    ...ARRANGE[frame.arrangement](frame, rules),
    width: Math.max(0, Number.isFinite(size.width) ? size.width : 0),
    height: Math.max(0, Number.isFinite(size.height) ? size.height : 0),
  };
}
