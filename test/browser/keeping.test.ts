import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { doubleExposure, multiHand, threeHand } from '../../src/tables/all-tables.ts';
import { clearDatabase, dealersEvents, decisionsMade, keptStores, movesOf, prepare } from './kept-rounds.ts';
import { dropProfile, KilledChromium, newProfile } from './killed-chromium.ts';
import { findRound, OPENING_BALANCE, type SeededRound } from './seeded-round.ts';
import { TablePage } from './table-page.ts';
import { visits } from './visits.ts';

// Nothing is lost: rounds under reloads, kills, second tabs and cleared stores, and what is kept of them afterwards. A
// rehearsal keeps nothing, so the shoe's seed is put into the dealer's store beforehand.

const money = (minor: number): string =>
  new Intl.NumberFormat('en', { minimumFractionDigits: 2 }).format(minor / 100);

/** A bet of 10.00 at A, a hit and then a stand: two decisions, of which the first can be undone by a redraw. */
const TWO_DECISIONS = findRound(
  'two decisions',
  doubleExposure,
  [{ box: 1, main: 1000, side: {} }],
  ({ choices }) => choices.join(' ') === 'hit stand',
);
const SPLIT_AND_DOUBLE = findRound(
  'split and double',
  doubleExposure,
  [{ box: 1, main: 1000, side: {} }],
  ({ choices }) => choices.includes('split') && choices.includes('double'),
);

const { page: newPage } = visits();

const addressOf = (table: string, hash = ''): string => `${inject('address')}?table=${table}&lang=en${hash}`;

/** A browser of a player's own, with the shoe of a round waiting in it. */
async function player(round: SeededRound, speed = 5): Promise<TablePage> {
  const table = await newPage();
  await prepare(table.page, inject('address'), round.seed, speed);
  await table.page.goto(addressOf(round.rules.id));
  return table;
}

async function bet(table: TablePage, { bets }: SeededRound): Promise<void> {
  await table.button('Deal').waitFor();
  for (const { box, main } of bets) await table.bet(`Box ${box}, main bet`, '5.00', main / 500);
}

const LABELS: Readonly<Record<string, string>> = {
  hit: 'Hit',
  stand: 'Stand',
  double: 'Double',
  split: 'Split',
  insure: 'Insure',
  evenMoney: 'Even money',
  noInsurance: 'No insurance',
};

/** Takes the decisions that are left, by what is kept of those that were taken. */
async function playOn(table: TablePage, round: SeededRound): Promise<void> {
  const { open } = await keptStores(table.page);
  const made = open === null ? 0 : decisionsMade(open.events);
  for (const choice of round.choices.slice(made)) await table.press(LABELS[choice] ?? choice);
  await table.phase('settled');
}

/** The round as it is kept is the undisturbed one: cards, money, and the balance on the screen. */
async function expectUndisturbed(table: TablePage, round: SeededRound): Promise<void> {
  await expect.poll(async () => (await keptStores(table.page)).rounds.length, { timeout: 10_000 }).toBe(1);
  const kept = await keptStores(table.page);
  const record = kept.rounds[0]?.record;
  expect(dealersEvents(record?.events ?? [])).toEqual(round.cards);
  expect(record?.closingBalance).toBe(round.balance);
  expect([...movesOf(kept)].sort()).toEqual([...round.moves].sort());
  expect(kept.ledger.at(-1)?.balance).toBe(round.balance);
  expect(kept.open).toBeNull();
  expect(await table.balance()).toBe(money(round.balance));
}

/** Waits until a decision is asked for. */
async function decides(page: Page): Promise<void> {
  await page.locator('[data-waits-for="player"][data-phase="boxes"]').waitFor();
}

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
            const rules = { ...reading.result.rules, version: 99 };
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
      await killed.page.locator('[data-phase="dealing"]').waitFor();
      await killed.page.waitForTimeout(350);
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

describe('two tabs', () => {
  test('one plays, the other says so and takes over; the first stops at once and can take it back', async () => {
    const table = await player(TWO_DECISIONS);
    await bet(table, TWO_DECISIONS);
    await table.press('Deal');
    await decides(table.page);
    const second = await newPage(table.page.context());
    await second.page.goto(addressOf(doubleExposure.id));
    await second.page.getByRole('heading', { name: 'The table is open in another tab' }).waitFor();
    expect(await second.button('Hit').count()).toBe(0);
    await second.press('Play here');
    await decides(second.page);
    await table.page.getByRole('heading', { name: 'The table has moved' }).waitFor();
    expect(await table.button('Hit').count()).toBe(0);
    await second.press('Hit');
    await table.press('Play here');
    await second.page.getByRole('heading', { name: 'The table has moved' }).waitFor();
    await decides(table.page);
    await playOn(table, TWO_DECISIONS);
    await expectUndisturbed(table, TWO_DECISIONS);
  });
});

test('two tabs of an insecure page, which has no locks, are held apart too, and pass the table on', async () => {
  const first = await newPage();
  const context = first.page.context();
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'locks'));
  await first.page.goto(addressOf(doubleExposure.id));
  await first.button('Deal').waitFor();
  expect(await first.page.evaluate(() => 'locks' in navigator)).toBe(false);
  const second = await newPage(context);
  await second.page.goto(addressOf(doubleExposure.id));
  await second.page.getByRole('heading', { name: 'The table is open in another tab' }).waitFor();
  await second.press('Play here');
  await second.button('Deal').waitFor();
  await first.page.getByRole('heading', { name: 'The table has moved' }).waitFor();
  expect(await first.button('Deal').count()).toBe(0);
  await second.page.reload();
  await second.button('Deal').waitFor();
});

/** Plays the prepared round to its end. */
async function played(round: SeededRound): Promise<TablePage> {
  const table = await player(round);
  await bet(table, round);
  await table.press('Deal');
  await playOn(table, round);
  await expectUndisturbed(table, round);
  return table;
}

async function openHistory(table: TablePage): Promise<void> {
  await table.button('History').click();
  await table.page.getByRole('dialog', { name: 'History' }).waitFor();
}

describe('the history', () => {
  test('shows the round with its bets, decisions and both balances, and says that it is fair', async () => {
    const round = SPLIT_AND_DOUBLE;
    const table = await played(round);
    await openHistory(table);
    await table.page.getByRole('button', { name: /Double Exposure, round [2-9A-Z]{12}/ }).click();
    const dialog = table.page.getByRole('dialog', { name: /^Round / });
    await dialog.getByText('Balance before').waitFor();
    await dialog.getByText(money(OPENING_BALANCE), { exact: true }).first().waitFor();
    await dialog.getByText(money(round.balance), { exact: true }).first().waitFor();
    await dialog
      .getByText(/Decisions: .*Split/)
      .first()
      .waitFor();
    await dialog.getByRole('button', { name: 'Verify' }).click();
    await dialog.getByText(/^Fair:/).waitFor();
    await dialog.getByText(round.seed).waitFor();
    expect(await dialog.getByText('differs').count()).toBe(0);
  });

  test('shows the player’s own words in the shoe’s check, and the commitment that was told before', async () => {
    const table = await player(TWO_DECISIONS);
    await table.button('Deal').waitFor();
    await openHistory(table);
    await table.press('Fair shuffle');
    const told = await table.page
      .getByRole('status', { name: /Commitment to the coming shoe/ })
      .textContent();
    await table.page.getByRole('textbox', { name: 'Your words for the shuffle' }).fill('¡suerte! 🍀');
    await table.page.keyboard.press('Escape');
    await table.page.reload();
    await bet(table, TWO_DECISIONS);
    await table.press('Deal');
    const stand = table.button('Stand').and(table.page.locator(':not([aria-disabled="true"])'));
    const settled = table.page.locator('[data-phase="settled"]');
    await stand.or(settled).first().waitFor();
    if (await stand.isVisible()) await stand.click();
    await settled.waitFor();
    await openHistory(table);
    await table.page.getByRole('button', { name: /Double Exposure, round/ }).click();
    await table.press('Verify');
    await table.page.getByText(/^Fair:/).waitFor();
    await table.page.getByText('¡suerte! 🍀').waitFor();
    expect(await table.page.getByText(told ?? '', { exact: true }).count()).toBe(2);
  });

  test('of ten thousand rounds opens in under 200 ms', async () => {
    const table = await played(TWO_DECISIONS);
    await table.page.evaluate(async (count) => {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open('baize');
        opening.onsuccess = () => resolve(opening.result);
      });
      await new Promise<void>((resolve) => {
        const writing = database.transaction('rounds', 'readwrite');
        const rounds = writing.objectStore('rounds');
        const reading = rounds.getAll();
        reading.onsuccess = () => {
          const [one] = reading.result;
          for (let i = 1; i < count; i++)
            rounds.put({ ...one, roundId: `ROUND${1_000_000 + i}`, endedAt: one.endedAt - i * 600_000 });
        };
        writing.oncomplete = () => resolve();
      });
      database.close();
    }, 10_000);
    const opening = () =>
      table.page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const start = performance.now();
            const observer = new MutationObserver(() => {
              if (document.querySelector('li .history-row') === null) return;
              observer.disconnect();
              requestAnimationFrame(() => resolve(performance.now() - start));
            });
            observer.observe(document.body, { subtree: true, childList: true });
            document.querySelector<HTMLElement>('[data-icon="history"]')?.click();
          }),
      );
    const times: number[] = [];
    for (let i = 0; i < 4; i++) {
      times.push(await opening());
      await table.page.keyboard.press('Escape');
      await table.page.getByRole('dialog').waitFor({ state: 'hidden' });
    }
    // The first opening may fetch the dialog; a machine that is busy elsewhere slows one of the others.
    expect(Math.min(...times.slice(1))).toBeLessThan(200);
    await openHistory(table);
    await table.page.locator('.history-rows').evaluate((rows) => {
      rows.scrollTop = rows.scrollHeight;
    });
    await table.page.getByRole('button', { name: /round ROUND1009999/ }).waitFor();
  });

  test('is exported as CSV', async () => {
    const table = await played(TWO_DECISIONS);
    await openHistory(table);
    const [file] = await Promise.all([
      table.page.waitForEvent('download'),
      table.button('Export CSV').click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^baize-.*\.csv$/);
  });

  test('is replayed to the same end, and no money moves', async () => {
    const round = SPLIT_AND_DOUBLE;
    const table = await played(round);
    const before = await keptStores(table.page);
    await openHistory(table);
    await table.page.getByRole('button', { name: /Double Exposure, round/ }).click();
    await table.button('Replay').click();
    await table.page.getByText('Replay', { exact: true }).first().waitFor();
    expect(await table.button('Deal').count()).toBe(0);
    await table.press('Step');
    await table.press('Play');
    await table.page.locator('[data-replay="over"]').waitFor();
    expect(await table.balance()).toBe(money(round.balance));
    await table.press('Restart');
    await table.page.locator('[data-replay="paused"]').waitFor();
    await table.page.getByText(/^Step 0 of/).waitFor();
    expect(await keptStores(table.page)).toEqual(before);
    await table.page.getByRole('link', { name: 'Back to the table' }).click();
    await table.button('Deal').waitFor();
    expect(await table.balance()).toBe(money(round.balance));
  });
});

describe('a link to a round', () => {
  test.each([
    ['nothing', ''],
    ['no base64', '%3Cscript%3Ealert(1)%3C/script%3E'],
    ['noise', 'AAAA-_AAAA'],
    ['a cut-off round', 'q1ZKK8pPVbJS'],
    ['far too much', 'A'.repeat(30_000)],
  ])('that holds %s says so, and leads to the tables', async (_what, text) => {
    const table = await newPage();
    await table.page.goto(`${inject('address')}?lang=en#round=${text}`);
    await table.page.getByRole('heading', { name: 'This link shows no round' }).waitFor();
    await table.page.getByRole('link', { name: 'All tables' }).click();
    await table.page.getByRole('heading', { name: 'Multi Hand', exact: true }).waitFor();
  });
});

describe('the session', () => {
  test('a stop for today holds through a reload, and nothing is dealt', async () => {
    const table = await player(TWO_DECISIONS);
    await table.button('Deal').waitFor();
    await openHistory(table);
    await table.press('Session', 'Stop for today', 'Stop until midnight');
    await table.page.getByText(/^Stopped until/).waitFor();
    await table.page.reload();
    await bet(table, TWO_DECISIONS);
    await table.button('Deal').click({ force: true });
    await table.page
      .getByText(/You have stopped for today/)
      .first()
      .waitFor();
    expect(await table.page.locator('[data-phase="betting"]').count()).toBe(1);
    await clearDatabase(table.page, inject('address'), 'baize');
    await table.page.goto(addressOf(doubleExposure.id));
    await bet(table, TWO_DECISIONS);
    await table.button('Deal').click({ force: true });
    await table.page
      .getByText(/You have stopped for today/)
      .first()
      .waitFor();
  });

  test('a loss limit keeps a larger bet from the table', async () => {
    const table = await player(TWO_DECISIONS);
    await table.button('Deal').waitFor();
    await openHistory(table);
    await table.press('Session');
    await table.page.getByRole('textbox', { name: 'Loss limit for today' }).fill('5');
    await table.press('Set');
    await table.page.getByText(/^5\.00 of 5\.00 left/).waitFor();
    await table.page.keyboard.press('Escape');
    await bet(table, TWO_DECISIONS);
    await table.button('Deal').click({ force: true });
    await table.page
      .getByText(/loss limit leaves 5\.00/)
      .first()
      .waitFor();
    expect(await table.balance()).toBe(money(OPENING_BALANCE - 1000));
    expect(await table.page.locator('[data-phase="betting"]').count()).toBe(1);
  });

  test('a reminder comes between rounds and has to be acknowledged', async () => {
    const table = await player(TWO_DECISIONS);
    await table.button('Deal').waitFor();
    await table.page.evaluate(() => {
      const ago = Date.now() - 16 * 60_000;
      sessionStorage.setItem(
        'baize.session',
        JSON.stringify({ since: ago, acknowledged: ago, active: Date.now() }),
      );
      localStorage.setItem('baize.settings', JSON.stringify({ speed: 5, warnings: false, reminder: 15 }));
    });
    await table.page.reload();
    const dialog = table.page.getByRole('dialog', { name: /^You have been playing for 0:16/ });
    await dialog.waitFor();
    await table.page.keyboard.press('Escape');
    await dialog.waitFor();
    await table.press('Go on playing');
    await dialog.waitFor({ state: 'hidden' });
    await bet(table, TWO_DECISIONS);
    await table.press('Deal');
    await playOn(table, TWO_DECISIONS);
  });
});

describe('F05: where storage throws', () => {
  test('it is said once that a round does not survive a reload', async () => {
    const table = await newPage();
    const { page } = table;
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('refused', 'SecurityError');
      };
      for (const store of ['localStorage', 'sessionStorage', 'indexedDB'])
        Object.defineProperty(window, store, { get: refuse });
    });
    await page.goto(addressOf(threeHand.id));
    await page.getByText(/does not survive a reload/).waitFor();
    await table.button('Deal').waitFor();
  });
});
