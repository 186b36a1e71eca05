import { expect, inject, test } from 'vitest';
import { Keyboard } from './keyboard.ts';
import { visits } from './visits.ts';

// Everything that is done at a table with the keyboard alone, and by who explores it by touch.

const { page: newPage, open, player } = visits();

/** A split, a double on one of its hands and insurance that loses: 1,000.00 becomes 1,034.50. */
const CARDS = '8s,Ad,8h,7c,3c,Tc,Kc';

test('H01, H06: a session in a frame with the keyboard alone, from the first Tab to the way out', async () => {
  const table = await newPage(await player({ viewport: { width: 820, height: 520 } }));
  const { page } = table;
  const address = `${inject('address')}?table=three-hand&lang=en&cards=${CARDS}`;
  await page.setContent(
    `<body style="margin:0"><input aria-label="Search"><iframe title="game" src="${address}" style="display:block;width:800px;height:450px;border:0"></iframe><button>Chat</button></body>`,
  );
  const game = page.frames()[1];
  if (game === undefined) throw new Error('no frame');
  const button = (name: string | RegExp) =>
    game.getByRole('button', { name, exact: typeof name === 'string' });
  await button('Deal').waitFor();
  const keys = new Keyboard(page, game);

  // From a fresh load the first Tab into the frame is on a control whose focus is seen.
  await page.getByRole('textbox', { name: 'Search' }).focus();
  await keys.to(game.getByRole('link', { name: 'All tables' }));

  // A chip with the arrows, a bet on a box and on its side bet, one too many taken back.
  await keys.to(game.getByRole('radio', { name: 'Chip 0.50', exact: true }));
  await page.keyboard.press('ArrowRight');
  await keys.press(button(/^Box 1, main bet/));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await button('Box 1, main bet, 3.00').waitFor();
  await page.keyboard.press('Delete');
  await button('Box 1, main bet, 2.00').waitFor();
  await keys.press(button(/^Box 1, Double Jack/));
  await keys.press(button(/^Box 2, main bet/));
  await keys.press(button('Undo'));
  await button('Box 2, main bet, empty').waitFor();
  await keys.press(button('Deal'));

  // The offer takes the focus itself, and none of its buttons: a key on its way does not answer it.
  const offer = game.getByRole('group', { name: 'Insurance for box 1?' });
  await offer.waitFor();
  expect(await offer.evaluate((element) => element.matches(':focus'))).toBe(true);
  await keys.press(button('Insure'));

  const ready = (name: string) => button(name).and(game.locator(':not([aria-disabled="true"])'));
  await ready('Split').waitFor();
  await keys.press(button('Split'));
  await ready('Double').waitFor();
  await keys.press(button('Double'));
  await ready('Stand').waitFor();
  await page.keyboard.press('s');
  await game.locator('[data-phase="settled"]').waitFor();
  await game
    .getByRole('log')
    .getByText(/Round over:/)
    .waitFor();

  // Help, its strategy card, and the settings, each left with Escape; the focus is where it was.
  for (const name of ['Help', 'Settings']) {
    await keys.press(button(name));
    await game.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await game.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(await button(name).evaluate((element) => element.matches(':focus'))).toBe(true);
  }

  // No trap: Tab leads out of the frame, and back in from behind.
  await keys.to(page.getByRole('button', { name: 'Chat' }));
  await page.keyboard.press('Shift+Tab');
  expect(await game.evaluate(() => document.hasFocus())).toBe(true);

  // The way back to the tables, a table of one's own, and the history there.
  await page.getByRole('textbox', { name: 'Search' }).focus();
  await keys.press(game.getByRole('link', { name: 'All tables' }));
  await game.getByRole('heading', { name: 'Multi Hand', exact: true }).waitFor();
  await keys.press(game.getByRole('link', { name: 'Sit down' }).first());
  await button('Deal').waitFor();
  await keys.press(button('History'));
  await game.getByRole('dialog', { name: 'History' }).waitFor();
  expect(keys.unseen).toEqual([]);
});

test('even money is offered with the focus on its question, and taken with a key', async () => {
  const table = await open({ table: 'three-hand', cards: 'As,Ad,Ks,5c', speed: 5 });
  const { page } = table;
  await table.bet('Box 1, main bet', '5.00');
  await page.keyboard.press('g');
  const offer = page.getByRole('group', { name: 'Even money for box 1?' });
  await offer.waitFor();
  expect(await offer.evaluate((element) => element.matches(':focus'))).toBe(true);
  // A key that was held when the question came answers nothing.
  await page.keyboard.press('Enter');
  await table.button('Even money').and(page.locator(':not([aria-disabled="true"])')).waitFor();
  await page.keyboard.press('y');
  await table.phase('settled');
  await expect.poll(() => table.balance()).toBe('1,005.00');
});

test('H04: who swipes through the page finds every control in it from the start, and presses it without a key', async () => {
  const table = await open({
    table: 'three-hand',
    viewport: { width: 390, height: 844 },
    cards: CARDS,
    speed: 5,
  });
  const { page } = table;
  // What a screen reader lists, in its order; and what it does to press one.
  const listed = await page.getByRole('main').ariaSnapshot();
  const order = [
    'heading "Three-Hand"',
    'button "Help"',
    'button "Settings"',
    'group "Dealer"',
    'radio "Chip 0.50"',
    'group "Box 1"',
    'button "Box 1, main bet, empty"',
    'button "Box 3, Double Jack, empty"',
    'button "Deal"',
    'status "Balance"',
  ];
  const places = order.map((each) => listed.indexOf(each));
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places[0]).toBeGreaterThanOrEqual(0);
  const activate = (name: string | RegExp) =>
    page.getByRole('button', { name, exact: typeof name === 'string' }).evaluate((element) => {
      if (element instanceof HTMLElement) element.click();
    });
  const ready = (name: string) =>
    table.button(name).and(page.locator(':not([aria-disabled="true"])')).waitFor();
  await activate(/^Box 1, main bet/);
  await activate(/^Box 1, main bet/);
  await activate('Deal');
  await ready('No insurance');
  await activate('No insurance');
  await ready('Hit');
  await activate('Hit');
  await ready('Stand');
  await activate('Stand');
  await table.phase('settled');
});

test('keys ask the dealer, are changed in the settings and are off at will; the settings leave and come back as a file', async () => {
  const table = await open({ table: 'three-hand', cards: CARDS, speed: 5 });
  const { page } = table;
  const log = page.getByRole('log');
  await table.bet('Box 2, main bet', '5.00');
  await page.keyboard.press('t');
  await log.getByText('Box 2: 5.00.', { exact: true }).waitFor();
  await page.keyboard.press('b');
  await log.getByText('Balance €995.00, Bet 5.00.', { exact: true }).waitFor();
  expect(await table.button('Deal').getAttribute('aria-keyshortcuts')).toBe('G');

  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await table.button('Settings').click();
  await dialog.getByText('The keys', { exact: true }).click();
  await dialog.getByRole('textbox', { name: 'Deal, Rebet and deal', exact: true }).fill('k');
  await dialog.getByRole('switch', { name: 'Left-handed' }).setChecked(true, { force: true });
  await dialog.getByRole('switch', { name: 'Captions' }).setChecked(true, { force: true });
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    table.button('Save the settings').click(),
  ]);
  const saved = await file.path();
  await page.keyboard.press('Escape');
  expect(await table.button('Deal').getAttribute('aria-keyshortcuts')).toBe('K');
  const isLeft = async () =>
    ((await table.button('Deal').boundingBox())?.x ?? 0) <
    ((await table.button('Clear').boundingBox())?.x ?? 0);
  expect(await isLeft()).toBe(true);

  await table.button('Settings').click();
  await dialog.getByRole('switch', { name: 'Single-key shortcuts' }).setChecked(false, { force: true });
  await dialog.getByRole('switch', { name: 'Left-handed' }).setChecked(false, { force: true });
  await page.keyboard.press('Escape');
  await page.keyboard.press('k');
  expect([await table.button('Deal').getAttribute('aria-keyshortcuts'), await isLeft()]).toEqual([
    null,
    false,
  ]);
  await page.locator('[data-phase="betting"]').waitFor();

  await table.button('Settings').click();
  await page.locator('input[type="file"]').setInputFiles(saved);
  await dialog.getByText('The settings were loaded.').waitFor();
  await page.keyboard.press('Escape');
  expect(await isLeft()).toBe(true);
  await page.keyboard.press('k');
  await page.getByRole('group', { name: 'Insurance for box 2?' }).waitFor();
  // What the dealer says stands on the table in writing, too.
  await page
    .locator('.captions')
    .getByText(/Insurance for box 2\?$/)
    .waitFor();
});
