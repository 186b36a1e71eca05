import { describe, expect, test } from 'vitest';
import { addressOf, launchOptions, withLanguage } from '../../src/launch/launch-options.ts';
import { rehearsalCards } from '../../src/launch/rehearsal.ts';
import { doubleExposure, threeHand } from '../../src/tables/all-tables.ts';

describe('the start', () => {
  test('without a table is the picker', () => {
    expect(launchOptions('').start).toEqual({ at: 'picker' });
    expect(launchOptions('?lang=fr')).toEqual({ start: { at: 'picker' }, lang: 'fr', plainCanvas: false });
  });

  test('of a known table', () => {
    expect(launchOptions('?table=three-hand').start).toEqual({
      at: 'table',
      rules: threeHand,
      rehearsal: null,
    });
  });

  test('of an unknown table names it, in bounds', () => {
    expect(launchOptions('?table=roulette').start).toEqual({ at: 'unknown-table', table: 'roulette' });
    expect(launchOptions('?table=').start).toEqual({ at: 'unknown-table', table: '' });
    expect(launchOptions('?table=Three-Hand').start.at).toBe('unknown-table');
    const long = launchOptions(`?table=${'x'.repeat(1000)}`).start;
    expect(long.at === 'unknown-table' && long.table.length).toBe(40);
  });

  test('of a rehearsal has its cards', () => {
    const { start } = launchOptions('?table=double-exposure&cards=8s,Td,8h');
    expect(start).toEqual({ at: 'table', rules: doubleExposure, rehearsal: ['8s', 'Td', '8h'] });
  });

  test('of a rehearsal that cannot be is its fault, not the table', () => {
    expect(launchOptions('?table=double-exposure&cards=8s,10d').start).toEqual({
      at: 'bad-rehearsal',
      rules: doubleExposure,
      fault: { code: 'bad-card', position: 2, text: '10d' },
    });
    expect(launchOptions('?cards=8s').start).toEqual({
      at: 'bad-rehearsal',
      rules: null,
      fault: { code: 'no-table' },
    });
    expect(launchOptions('?table=nope&cards=8s').start.at).toBe('unknown-table');
  });
});

describe('a list of cards', () => {
  test.each([
    ['', { code: 'no-cards' }],
    ['  ', { code: 'no-cards' }],
    ['8s,', { code: 'bad-card', position: 2, text: '' }],
    ['ts', { code: 'bad-card', position: 1, text: 'ts' }],
    ['8S', { code: 'bad-card', position: 1, text: '8S' }],
    ['8s 9d', { code: 'bad-card', position: 1, text: '8s 9d' }],
    ['<script>alert(1)</script>', { code: 'bad-card', position: 1, text: '<script>aler' }],
    ['7s,7s,7s,7s,7s', { code: 'too-many-of-a-card', position: 5, card: '7s' }],
  ])('%j is refused, and where', (text, fault) => {
    expect(rehearsalCards(text, threeHand)).toEqual({ ok: false, fault });
  });

  test('may hold a card as often as the shoe does, with spaces round the commas', () => {
    expect(rehearsalCards('7s, 7s ,7s,7s', threeHand)).toEqual({
      ok: true,
      cards: ['7s', '7s', '7s', '7s'],
    });
  });
});

test('addresses keep the language that was given', () => {
  expect(addressOf(null, null)).toBe('./');
  expect(addressOf('three-hand', null)).toBe('?table=three-hand');
  expect(addressOf('three-hand', 'fr-CA')).toBe('?table=three-hand&lang=fr-CA');
  expect(addressOf(null, 'es')).toBe('?lang=es');
});

test.each([
  ['?table=three-hand&lang=fr', '?table=three-hand&lang=es'],
  ['?lang=fr-CA&cards=As%2CTd', '?lang=es&cards=As%2CTd'],
  ['?table=three-hand', '?table=three-hand'],
  ['', ''],
])('a language chosen on the page %j takes the place of the one in its address', (search, changed) => {
  expect(withLanguage(search, 'es')).toBe(changed);
});

test('B20: the address can ask for a picture without the graphics card, and nothing else is one', () => {
  expect(launchOptions('?table=three-hand&renderer=canvas').plainCanvas).toBe(true);
  for (const other of ['webgl', 'webgpu', 'CANVAS', ''])
    expect(launchOptions(`?table=three-hand&renderer=${other}`).plainCanvas).toBe(false);
});
