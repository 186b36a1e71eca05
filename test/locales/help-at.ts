import type { HelpAt } from '../../src/locales/help.ts';

/** A page of rules at a table with play money, kept in the browser. */
export const AT: HelpAt = { topUpTo: 100_000, skips: true, kept: 'browser', keys: [['H', 'Hit']] };
