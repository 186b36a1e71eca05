import type { Start } from '../launch/launch-options.ts';
import type { HouseRules } from './house-rules.ts';
import { tableUnder } from './table-under.ts';

/** What the address asked for, as far as the house goes along: its tables, and no rehearsal where it has none. */
export function launchUnder(houseRules: HouseRules, start: Start): Start {
  switch (start.at) {
    case 'table': {
      const rules = tableUnder(houseRules, start.rules);
      return start.rehearsal === null || houseRules.rehearsal
        ? { ...start, rules }
        : { at: 'bad-rehearsal', rules, fault: { code: 'closed' } };
    }
    case 'bad-rehearsal':
      return houseRules.rehearsal ? start : { ...start, fault: { code: 'closed' } };
    default:
      return start;
  }
}
