import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkHouseRules } from '../../src/house-rules/check-house-rules.ts';
import { NO_HOUSE_RULES } from '../../src/house-rules/house-rules.ts';
import { PRESETS } from '../../src/house-rules/presets.ts';

function faultOf(given: unknown): string {
  const checked = checkHouseRules(given);
  return checked.ok ? 'fine' : checked.fault.at;
}

function messageOf(given: unknown): string {
  const checked = checkHouseRules(given);
  return checked.ok ? 'fine' : checked.fault.message;
}

test('a house that says nothing restricts nothing', () => {
  expect(checkHouseRules({})).toEqual({ ok: true, houseRules: NO_HOUSE_RULES });
  expect(NO_HOUSE_RULES).toEqual({
    minimumRoundSeconds: 0,
    speed: { from: 1, to: 5 },
    skip: true,
    sound: true,
    showReturn: false,
    showNetPosition: false,
    showSessionTime: false,
    realityCheckMinutes: 0,
    maxBoxes: null,
    maxStakePerRound: null,
    maxLoss: null,
    sideBets: true,
    rehearsal: true,
    warnings: null,
    practiceLabel: false,
    wording: 'casino',
    historyDays: null,
  });
});

test('whole house rules pass unchanged, also after a way through JSON', () => {
  const houseRules = JSON.parse(JSON.stringify({ ...NO_HOUSE_RULES, maxLoss: 5000, historyDays: 90 }));
  expect(checkHouseRules(houseRules)).toEqual({ ok: true, houseRules });
});

test('one speed locks it, a range holds it', () => {
  const speedOf = (speed: unknown) => {
    const checked = checkHouseRules({ speed });
    return checked.ok ? checked.houseRules.speed : checked.fault.at;
  };
  expect(speedOf(2)).toEqual({ from: 2, to: 2 });
  expect(speedOf({ from: 2, to: 4 })).toEqual({ from: 2, to: 4 });
  expect(speedOf({ from: 4, to: 2 })).toBe('speed');
});

// Each field, what it must not be, and where the check says the fault is: at the field.
const BAD: readonly (readonly [path: string, given: unknown])[] = [
  ['minimumRoundSeconds', { minimumRoundSeconds: -1 }],
  ['minimumRoundSeconds', { minimumRoundSeconds: '5' }],
  ['minimumRoundSeconds', { minimumRoundSeconds: 601 }],
  ['minimumRoundSeconds', { minimumRoundSeconds: Number.NaN }],
  ['minimumRoundSeconds', { minimumRoundSeconds: Number.POSITIVE_INFINITY }],
  ['speed', { speed: 0 }],
  ['speed', { speed: 2.5 }],
  ['speed', { speed: null }],
  ['speed.to', { speed: { from: 1 } }],
  ['speed.to', { speed: { from: 1, to: 6 } }],
  ['speed.turbo', { speed: { from: 1, to: 2, turbo: true } }],
  ['skip', { skip: 'false' }],
  ['sound', { sound: 0 }],
  ['showReturn', { showReturn: null }],
  ['showNetPosition', { showNetPosition: 1 }],
  ['showSessionTime', { showSessionTime: 'yes' }],
  ['realityCheckMinutes', { realityCheckMinutes: 0.5 }],
  ['realityCheckMinutes', { realityCheckMinutes: 1441 }],
  ['maxBoxes', { maxBoxes: 0 }],
  ['maxBoxes', { maxBoxes: 6 }],
  ['maxStakePerRound', { maxStakePerRound: 0 }],
  ['maxStakePerRound', { maxStakePerRound: 10.5 }],
  ['maxLoss', { maxLoss: -100 }],
  ['maxLoss', { maxLoss: 1e15 }],
  ['sideBets', { sideBets: null }],
  ['rehearsal', { rehearsal: 'no' }],
  ['warnings', { warnings: 'on' }],
  ['practiceLabel', { practiceLabel: 2 }],
  ['wording', { wording: 'Social' }],
  ['historyDays', { historyDays: 0 }],
  ['historyDays', { historyDays: 4000 }],
  ['maxboxes', { maxboxes: 2 }],
  ['autoplay', { skip: false, autoplay: false }],
  ['', null],
  ['', 'great-britain'],
  ['', undefined],
];

describe('a fault is told at its field', () => {
  test.each(BAD)('%s in %j', (path, given) => {
    expect(faultOf(given)).toBe(path);
  });

  test('in words an operator understands', () => {
    expect(messageOf({ maxBoxes: 9 })).toBe('a whole number from 1 to 5, or null');
    expect(messageOf({ maxboxes: 2 })).toBe('no such house rule');
    expect(messageOf({ speed: 9 })).toBe('a speed from 1 to 5');
    expect(messageOf({ speed: { from: 3, to: 2 } })).toBe('a range whose end is not below its start');
    expect(messageOf(7)).toBe('an object of house rules');
  });

  test('a name that every object has is no house rule', () => {
    expect(faultOf(JSON.parse('{"__proto__": {"skip": false}}'))).toBe('__proto__');
    expect(faultOf({ constructor: 1 })).toBe('constructor');
  });
});

test('Great Britain: five seconds, no way to be faster, net position and time on the page', () => {
  expect(checkHouseRules(PRESETS['great-britain'])).toEqual({
    ok: true,
    houseRules: {
      ...NO_HOUSE_RULES,
      minimumRoundSeconds: 5,
      speed: { from: 3, to: 3 },
      skip: false,
      showNetPosition: true,
      showSessionTime: true,
    },
  });
});

test('the docs write the preset for Great Britain out as it is', () => {
  const page = readFileSync(new URL('../../docs/house-rules.md', import.meta.url), 'utf8');
  const [, written = ''] = /```json\n([^`]*)```/.exec(page) ?? [];
  expect(JSON.parse(written)).toEqual(PRESETS['great-britain']);
});

test('every house rule is a row of the docs', () => {
  const page = readFileSync(new URL('../../docs/house-rules.md', import.meta.url), 'utf8');
  const rows = [...page.matchAll(/^\| `(\w+)` /gm)].map(([, field]) => field);
  expect(rows.sort()).toEqual(Object.keys(NO_HOUSE_RULES).sort());
});

test('a social casino: coins, and a label', () => {
  expect(checkHouseRules(PRESETS.social)).toEqual({
    ok: true,
    houseRules: { ...NO_HOUSE_RULES, wording: 'social', practiceLabel: true },
  });
});
