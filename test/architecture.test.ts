import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';

// The house's arrows run one way (docs/architecture.md): each room, and the rooms and libraries it may import.

const SRC = new URL('../src', import.meta.url).pathname;
const CORE_LIBRARIES = ['xstate', 'valibot', '@noble/ciphers', '@noble/hashes', 'idb'];
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  cards: [],
  tables: ['cards'],
  limits: [],
  storage: [],
  offline: [],
  money: [],
  round: ['cards', 'tables', 'money'],
  dealer: ['cards', 'tables', 'storage'],
  odds: ['cards', 'tables'],
  keeping: ['cards', 'tables', 'money', 'round', 'session', 'limits', 'storage'],
  session: ['cards', 'tables', 'money', 'round', 'dealer', 'limits'],
  paper: ['cards', 'tables', 'money', 'round', 'dealer', 'odds'],
  settings: ['money'],
  'house-rules': ['tables', 'money', 'session', 'settings', 'locales', 'launch'],
  locales: ['cards', 'tables', 'money', 'round', 'odds'],
  launch: ['cards', 'tables', 'money', 'locales'],
  coach: ['cards', 'tables', 'round', 'odds'],
  lobby: ['cards', 'tables', 'money', 'round', 'dealer', 'session', 'house-rules'],
  sound: [],
  stage: ['cards', 'tables', 'money', 'round', 'sound'],
  controls: [
    'cards',
    'tables',
    'money',
    'round',
    'dealer',
    'session',
    'keeping',
    'limits',
    'settings',
    'house-rules',
    'locales',
    'launch',
    'odds',
    'coach',
  ],
};
/** The room that wires all others together, and the only one that may import them all. */
const WIRING = 'house';
const CORE = ['cards', 'tables', 'money', 'round', 'odds', 'dealer', 'session'];

function filesUnder(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesUnder(path);
    return /\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

const roomOf = (path: string): string => relative(SRC, path).split('/')[0] ?? '';

function importsOf(path: string): readonly string[] {
  const text = readFileSync(path, 'utf8');
  return [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, target]) => target ?? '');
}

/** What a file imports from rooms that are not its own. */
function roomsImported(path: string): readonly string[] {
  return importsOf(path)
    .filter((target) => target.startsWith('.'))
    .map((target) => join(dirname(path), target))
    .filter((target) => target.startsWith(SRC))
    .map(roomOf)
    .filter((room) => room !== roomOf(path));
}

describe.each(Object.entries(MAY_IMPORT))('the room %s', (room, allowed) => {
  const files = filesUnder(join(SRC, room));

  test('imports only from the rooms its arrows point to', () => {
    const astray = files.flatMap((file) =>
      roomsImported(file)
        .filter((target) => !allowed.includes(target))
        .map((target) => `${relative(SRC, file)} -> ${target}`),
    );
    expect(astray).toEqual([]);
  });
});

describe.each(CORE)('the core room %s', (room) => {
  test('knows no library but those of the core', () => {
    const foreign = filesUnder(join(SRC, room)).flatMap((file) =>
      importsOf(file)
        .filter((target) => !target.startsWith('.'))
        .filter(
          (target) => !CORE_LIBRARIES.some((known) => target === known || target.startsWith(`${known}/`)),
        )
        .map((target) => `${relative(SRC, file)} -> ${target}`),
    );
    expect(foreign).toEqual([]);
  });
});

test('every room of the source is in this list', () => {
  const rooms = readdirSync(SRC, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && filesUnder(join(SRC, entry.name)).length > 0)
    .map((entry) => entry.name);
  expect(rooms.filter((room) => room !== WIRING && !(room in MAY_IMPORT))).toEqual([]);
});

test('nothing is put in capitals by the rules of the browser’s own language, which makes “TİES” of ties in Turkish', () => {
  const astray = filesUnder(SRC).filter((file) =>
    /toLocale(Upper|Lower)Case\(\)/.test(readFileSync(file, 'utf8')),
  );
  expect(astray).toEqual([]);
});
