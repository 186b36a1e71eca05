import 'fake-indexeddb/auto';
import { deleteDB } from 'idb';
import { afterEach, expect, test, vi } from 'vitest';
import { isThere, OPENING_MS, openInTime } from '../../src/storage/open-in-time.ts';

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
  expect(await isThere('a')).toBe(false);
  (await openInTime('a', 1, stores))?.close();
  expect(await isThere('a')).toBe(true);
});

test('a browser that lists no databases may have it', async () => {
  vi.spyOn(indexedDB, 'databases').mockRejectedValue(new Error('not known'));
  expect(await isThere('a')).toBe(true);
});
