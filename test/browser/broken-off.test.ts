// Rounds under reloads, kills and cleared stores.

import { describe, expect, inject, test } from 'vitest';
import { doubleExposure, multiHand } from '../../src/tables/all-tables.ts';
import { clearDatabase, keptStores, prepare, spoilLedger } from './kept-rounds.ts';
import {
  addressOf,
  bet,
  decides,
  expectUndisturbed,
  LABELS,
  money,
  player,
  playOn,
  SPLIT_AND_DOUBLE,
  TWO_DECISIONS,
} from './kept-table.ts';
import { dropProfile, KilledChromium, newProfile } from './killed-chromium.ts';
import { OPENING_BALANCE } from './seeded-round.ts';
import { TablePage } from './table-page.ts';

describe('A41, F19: a round that is broken off', () => {
  test('comes back after a reload with the same cards, the same decision and the stake taken once', async () => {
    const table = await player(TWO_DECISIONS);
    await bet(table, TWO_DECISIONS);
    await table.press('Deal');
    await decides(table.page);
    const before = await table.page.getByRole('group', { name: 'Box 1' }).textContent();
    const id = await table.page.getByText(/^Round [2-9A-Z]{12}$/).textContent();
    for (let i = 0; i < 3; i++) {
      await table.page.reload();
      await decides(table.page);
      expect(await table.page.getByRole('group', { name: 'Box 1' }).textContent()).toBe(before);
      expect(await table.page.getByText(/^Round [2-9A-Z]{12}$/).textContent()).toBe(id);
      expect(await table.balance()).toBe(money(OPENING_BALANCE - 1000));
    }
    await playOn(table, TWO_DECISIONS);
    await expectUndisturbed(table, TWO_DECISIONS);
    // Rebet is there after a reload too, and puts down the two chips that were bet.
    await table.page.reload();
    await table.press('Rebet');
    await table.page.getByRole('button', { name: /^Box 1, main bet, 10\.00/ }).waitFor();
    await table.page.getByRole('button', { name: 'Take back' }).click();
    await table.spot('Box 1, main bet').click();
    await table.page.getByRole('button', { name: /^Box 1, main bet, 5\.00/ }).waitFor();
  });

  test('comes back after the way back and forward again', async () => {
    const table = await player(TWO_DECISIONS);
    await bet(table, TWO_DECISIONS);
    await table.press('Deal');
    await decides(table.page);
    await table.page.goto(`${inject('address')}?lang=en`);
    await table.page.getByRole('heading', { name: 'Multi Hand', exact: true }).waitFor();
    await table.page.goBack();
    await decides(table.page);
    await playOn(table, TWO_DECISIONS);
    await expectUndisturbed(table, TWO_DECISIONS);
  });

  test('goes on at its own table, and says so, when another is asked for', async () => {
    const table = await player(TWO_DECISIONS);
    await bet(table, TWO_DECISIONS);
    await table.press('Deal');
    await decides(table.page);
    await table.page.goto(addressOf(multiHand.id));
    await table.page.getByText('Your round at Double Exposure goes on first.').waitFor();
    await decides(table.page);
    await playOn(table, TWO_DECISIONS);
    await expectUndisturbed(table, TWO_DECISIONS);
  });

  test('comes back with its stake taken when rounds and money are cleared but not the dealer’s store', async () => {
    const table = await player(TWO_DECISIONS);
    await bet(table, TWO_DECISIONS);
    await table.press('Deal');
    await decides(table.page);
    await clearDatabase(table.page, inject('address'), 'baize');
    await table.page.goto(addressOf(doubleExposure.id));
    await decides(table.page);
    expect(await table.balance()).toBe(money(OPENING_BALANCE - 1000));
    for (const choice of TWO_DECISIONS.choices) await table.press(LABELS[choice] ?? choice);
    await table.phase('settled');
    await expectUndisturbed(table, TWO_DECISIONS);
  });

  test('is void, its stake taken, when the dealer’s store is cleared: there is no other hand for it', async () => {
    const table = await player(TWO_DECISIONS);
    await bet(table, TWO_DECISIONS);
    await table.press('Deal');
    await decides(table.page);
    await clearDatabase(table.page, inject('address'), 'baize-dealer');
    await table.page.goto(addressOf(doubleExposure.id));
    await table.page.getByText(/^Code shoe-lost · round [2-9A-Z]{12}$/).waitFor();
    await table.press('Close the round');
    await table.button('Deal').waitFor();
    expect(await table.balance()).toBe(money(OPENING_BALANCE - 1000));
    const { rounds, open } = await keptStores(table.page);
    expect([rounds[0]?.void, open]).toEqual(['shoe-lost', null]);
  });

  test('is void, and the book told of too, where dealer’s store and book are both spoilt', async () => {
    const table = await player(TWO_DECISIONS);
    await bet(table, TWO_DECISIONS);
    await table.press('Deal');
    await decides(table.page);
    await clearDatabase(table.page, inject('address'), 'baize-dealer');
    await spoilLedger(table.page);
    await table.page.goto(addressOf(doubleExposure.id));
    await table.page.getByText(/^Code shoe-lost · round [2-9A-Z]{12}$/).waitFor();
    await table.page.getByText('The book of your play money was damaged.').waitFor();
    await table.press('Close the round');
    await table.button('Deal').waitFor();
    expect(await table.balance()).toBe(money(OPENING_BALANCE - 1000));
  });

  test('F14: of rules that are not known any more is refused with a code', async () => {
    const table = await player(TWO_DECISIONS);
    await bet(table, TWO_DECISIONS);
    await table.press('Deal');
    await decides(table.page);
    await table.page.goto(`${inject('address')}icon.svg`);
    await table.page.evaluate(async () => {
      const change = async (name: string, store: string, key: string) => {
        const database = await new Promise<IDBDatabase>((resolve) => {
          const opening = indexedDB.open(name);
          opening.onsuccess = () => resolve(opening.result);
        });
        await new Promise<void>((resolve) => {
          const writing = database.transaction(store, 'readwrite');
          const reading = writing.objectStore(store).get(key);
          reading.onsuccess = () => {
            // As a record names the rules of a table that is no longer offered so.
            const rules = { table: 'double-exposure', version: 99, print: '00' };
            writing.objectStore(store).put({ ...reading.result, rules }, key);
          };
          writing.oncomplete = () => resolve();
        });
        database.close();
      };
      await change('baize', 'open', 'open');
      await change('baize-dealer', 'shoes', 'journal');
    });
    await table.page.goto(addressOf(doubleExposure.id));
    await table.page.getByText(/^Code unknown-rules · round [2-9A-Z]{12}$/).waitFor();
    await table.press('Close the round');
    await table.button('Deal').waitFor();
    expect(await table.balance()).toBe(money(OPENING_BALANCE - 1000));
  });

  test('E01, E05: goes on after the browser was killed in mid-animation', async () => {
    const round = SPLIT_AND_DOUBLE;
    const profile = await newProfile();
    let killed = await KilledChromium.open(profile);
    try {
      await prepare(killed.page, inject('address'), round.seed, 1);
      await killed.page.goto(addressOf(round.rules.id));
      let table = TablePage.on(killed.page);
      await bet(table, round);
      await table.press('Deal');
      await killed.page.locator('[data-phase="dealing"][data-moving="true"]').waitFor();
      await killed.kill();
      killed = await KilledChromium.open(profile);
      await killed.page.goto(addressOf(round.rules.id));
      table = TablePage.on(killed.page);
      await decides(killed.page);
      // A setting written just before a kill may be lost, and the question with it would stand in the way.
      await table.set(5, false);
      await playOn(table, round);
      await expectUndisturbed(table, round);
    } finally {
      await killed.kill();
      await dropProfile(profile);
    }
  });
});
