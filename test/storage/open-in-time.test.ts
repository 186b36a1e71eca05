import 'fake-indexeddb/auto';
import { deleteDB } from 'idb';
import { afterEach, expect, test, vi } from 'vitest';
import { OPENING_MS, openInTime } from '../../src/storage/open-in-time.ts';
import { versionThere } from '../../src/storage/version-there.ts';

const stores = { upgrade: () => {} };

afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await deleteDB('a');
});

test('a database that opens is given', async () => {
  const database = await openInTime('a', 1, stores);
  expect(database?.name).toBe('a');
  database?.close();
});

test('a browser that refuses has none', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  expect(await openInTime('a', 1, stores)).toBeNull();
});

test.each([
  ['is opened once its files are free again', 2, 'a'],
  ['is given up where they never are', 99, undefined],
])('a database that a killed browser had in use %s', async (_, locked, name) => {
  const open = indexedDB.open.bind(indexedDB);
  let tries = 0;
  vi.spyOn(indexedDB, 'open').mockImplementation((of, version) => {
    tries += 1;
    if (tries <= locked)
      throw new DOMException('Internal error opening backing store for indexedDB.open.', 'UnknownError');
    return open(of, version);
  });
  const database = await openInTime('a', 1, stores);
  expect(database?.name).toBe(name);
  database?.close();
});

test('a browser that does not answer has none after ten seconds', async () => {
  vi.useFakeTimers();
  const unanswered: IDBOpenDBRequest = Object.create(IDBOpenDBRequest.prototype, {
    addEventListener: { value: () => {} },
  });
  vi.spyOn(indexedDB, 'open').mockReturnValue(unanswered);
  const opening = openInTime('a', 1, stores);
  let answered = false;
  void opening.then(() => {
    answered = true;
  });
  await vi.advanceTimersByTimeAsync(OPENING_MS - 1);
  expect(answered).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await opening).toBeNull();
});

test('what is there is known, and what is not is not made by asking', async () => {
  expect(await versionThere('a')).toBe(0);
  (await openInTime('a', 2, stores))?.close();
  expect(await versionThere('a')).toBe(2);
});

test('a browser that lists no databases may have it', async () => {
  vi.spyOn(indexedDB, 'databases').mockRejectedValue(new Error('not known'));
  expect(await versionThere('a')).toBeNull();
});
