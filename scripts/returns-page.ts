import { sideReturns } from '../src/odds/side-returns.ts';
import { tableReturn } from '../src/odds/table-return.ts';
import { TABLES } from '../src/tables/all-tables.ts';
import { rulesPrint } from '../src/tables/rules-print.ts';

/** A figure to a millionth, which is more than anyone is told. */
const rounded = (figure: number): number => Number(figure.toFixed(6));

/** The source of known-returns.ts; a test holds the file to it. */
export function returnsPage(): string {
  const entries = TABLES.map((rules) => {
    const { return: back, standardDeviation } = tableReturn(rules);
    const side = Object.entries(sideReturns(rules)).map(([bet, found]) => {
      const never = found.returnNeverHit;
      const fields = [`return: ${rounded(found.return)}`];
      if (never !== undefined) fields.push(`returnNeverHit: ${rounded(never)}`);
      return `${bet}: { ${fields.join(', ')} }`;
    });
    const sideBets = side.length === 0 ? '{}' : `{ ${side.join(', ')} }`;
    return [
      `  // ${rules.id}`,
      `  '${rulesPrint(rules)}': {`,
      `    return: ${rounded(back)},`,
      `    standardDeviation: ${rounded(standardDeviation)},`,
      `    sideBets: ${sideBets},`,
      '  },',
    ].join('\n');
  });
  return `// Written by \`npm run returns\` from the tables; a test fails when it is out of date.

import type { SideBetName } from '../tables/rules.ts';

export interface KnownReturn {
  /** What comes back of each unit of the first bet with perfect play. */
  readonly return: number;
  readonly standardDeviation: number;
  readonly sideBets: Readonly<
    Partial<Record<SideBetName, { readonly return: number; readonly returnNeverHit?: number }>>
  >;
}

/** By the print of the rules, so that a table that was changed has none. */
export const KNOWN_RETURNS: Readonly<Record<string, KnownReturn>> = {
${entries.join('\n')}
};
`;
}
