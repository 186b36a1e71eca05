// Records as they are kept and sent; record-text.ts reads them again.

import { tableById } from '../tables/all-tables.ts';
import type { TableRules } from '../tables/rules.ts';
import { rulesPrint } from '../tables/rules-print.ts';
import type { RoundRecord } from './record.ts';

/** The project's own tables are named with their version and print; any other is written out. */
export type WrittenRules =
  | TableRules
  | { readonly table: string; readonly version: number; readonly print: string };
export type WrittenRecord = Omit<RoundRecord, 'rules'> & { readonly rules: WrittenRules };

/** The record as it is kept: a table of the project's own by name, version and print. */
export function writtenRecord(record: RoundRecord): WrittenRecord {
  const { rules } = record;
  const own = tableById(rules.id);
  const print = rulesPrint(rules);
  if (own === null || rulesPrint(own) !== print) return record;
  return { ...record, rules: { table: rules.id, version: rules.version, print } };
}
