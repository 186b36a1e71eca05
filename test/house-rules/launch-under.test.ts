import { describe, expect, test } from 'vitest';
import { type HouseRules, NO_HOUSE_RULES } from '../../src/house-rules/house-rules.ts';
import { launchUnder } from '../../src/house-rules/launch-under.ts';
import { lineItems } from '../../src/house-rules/line-items.ts';
import { tableUnder } from '../../src/house-rules/table-under.ts';
import { launchOptions } from '../../src/launch/launch-options.ts';
import { knownReturn } from '../../src/odds/known-return.ts';
import { doubleExposure, multiHand, threeHand } from '../../src/tables/all-tables.ts';

const under = (some: Partial<HouseRules>): HouseRules => ({ ...NO_HOUSE_RULES, ...some });
const launched = (some: Partial<HouseRules>, search: string) =>
  launchUnder(under(some), launchOptions(search).start);

describe('the table as the house offers it', () => {
  test('is the table itself where nothing is taken away', () => {
    expect(tableUnder(under({ maxBoxes: 5 }), multiHand)).toBe(multiHand);
    expect(tableUnder(under({ sideBets: false }), multiHand)).toBe(multiHand);
  });

  test('has no more boxes than the house allows, and no side bets where it has none', () => {
    expect(tableUnder(under({ maxBoxes: 2 }), multiHand)).toEqual({ ...multiHand, boxes: 2 });
    expect(tableUnder(under({ maxBoxes: 5 }), threeHand).boxes).toBe(3);
    expect(tableUnder(under({ sideBets: false }), doubleExposure)).toEqual({
      ...doubleExposure,
      sideBets: [],
    });
  });

  test('has the return of the whole one, which is of a box and of each side bet by itself', () => {
    expect(knownReturn(tableUnder(under({ maxBoxes: 2 }), multiHand))?.return).toBe(0.993369);
    expect(knownReturn(tableUnder(under({ sideBets: false }), doubleExposure))).toEqual({
      return: 0.994405,
      standardDeviation: 1.208526,
      sideBets: {},
    });
    expect(knownReturn({ ...multiHand, decks: 4 })).toBeNull();
    expect(knownReturn({ ...multiHand, id: 'another' })).toBeNull();
  });
});

describe('rehearsal: false', () => {
  test.each(['?table=three-hand&cards=8s,Td', '?table=three-hand&cards=nonsense', '?cards=8s'])(
    'refuses %s, and says so',
    (search) => {
      expect(launched({ rehearsal: false }, search)).toMatchObject({
        at: 'bad-rehearsal',
        fault: { code: 'closed' },
      });
      expect(launched({}, search)).not.toMatchObject({ fault: { code: 'closed' } });
    },
  );

  test('leaves a table without cards alone', () => {
    expect(launched({ rehearsal: false }, '?table=three-hand')).toMatchObject({
      at: 'table',
      rehearsal: null,
    });
  });
});

test('the line above the table shows what the house wants seen, and is not there where that is nothing', () => {
  expect(lineItems(NO_HOUSE_RULES)).toEqual([]);
  expect(
    lineItems(under({ showReturn: true, practiceLabel: true, showNetPosition: true, showSessionTime: true })),
  ).toEqual(['practice', 'time', 'net', 'return']);
  expect(lineItems(under({ showNetPosition: true }))).toEqual(['net']);
});
