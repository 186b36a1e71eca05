import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { dealerStore } from '../../src/dealer/idb-shoes.ts';
import { pageDealer } from '../../src/dealer/page-dealer.ts';
import { putShoeAway } from '../../src/house/table-in-use.ts';
import { multiHand } from '../../src/tables/all-tables.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const AT_START = { boxes: 0, drawn: 0, turned: false };

test('the shoes of one lobby’s player are apart from another’s, and from those of play without a lobby', async () => {
  const owners = [null, 'https://a.example ada', 'https://a.example bob', 'https://b.example ada'];
  for (const owner of owners) {
    const dealer = await pageDealer(multiHand, await dealerStore({ owner }));
    await dealer.open(`R ${owner}`, '');
  }
  // One of them begins anew.
  await putShoeAway(await dealerStore({ owner: 'https://a.example bob' }));
  const found = owners.map(async (owner) => {
    const dealer = await pageDealer(multiHand, await dealerStore({ owner }));
    return (await dealer.resume(`R ${owner}`, AT_START)).ok;
  });
  expect(await Promise.all(found)).toEqual([true, true, false, true]);
});

test('whether a shoe outlives the page is told', async () => {
  expect((await dealerStore()).lasting).toBe(true);
  vi.stubGlobal('indexedDB', {
    open() {
      throw new DOMException('refused', 'SecurityError');
    },
  });
  expect((await dealerStore()).lasting).toBe(false);
});
