import type { Locator } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { violations } from './axe.ts';
import type { TablePage } from './table-page.ts';
import { visits } from './visits.ts';

// WCAG 2.2 AA as far as axe-core can see it: every screen and every dialog, on a wide window and on the narrowest phone.

const { open, page: newPage, player } = visits();

/** What is said with the name of a group or a dialog. */
const described = (box: Locator): Promise<string> =>
  box.evaluate(
    (element) => document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent ?? '',
  );

/** The screens that were looked at, each with what is wrong with it. */
class Looks {
  readonly found: Record<string, readonly string[]> = {};
  readonly table: TablePage;

  constructor(table: TablePage) {
    this.table = table;
  }

  async at(name: string): Promise<void> {
    this.found[name] = await violations(this.table.page);
  }

  /** Looks at a question, which tells with its name what is at stake, and closes it. */
  async question(name: string, title: RegExp, told: RegExp): Promise<void> {
    const question = this.table.page.getByRole('dialog', { name: title });
    await question.waitFor();
    expect(await described(question)).toMatch(told);
    await this.dialog(name, title);
  }

  /** Looks at a dialog and closes it. */
  async dialog(name: string, title: string | RegExp): Promise<void> {
    const dialog = this.table.page.getByRole('dialog', { name: title });
    await dialog.waitFor();
    await this.at(name);
    await this.table.page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  }
}

const WIDE = { width: 800, height: 450 } as const;
const NARROW = { width: 320, height: 568 } as const;

test.each([WIDE, NARROW])('nothing is wrong with a round from bet to result, at %o', async (viewport) => {
  const table = await open({
    table: 'three-hand',
    viewport,
    cards: 'Js,Ad,Jh,8c,Tc',
    before: () => {
      const kept = { speed: 5, confirmations: 'always', captions: true, coach: true };
      localStorage.setItem('baize.settings', JSON.stringify(kept));
    },
  });
  const { page } = table;
  const looks = new Looks(table);
  await looks.at('betting');
  await table.bet('Box 1, main bet', '25.00');
  await looks.at('a bet');
  await table.press('Deal');
  await looks.question('question about money', /^Deal for/, /^That leaves €975\.00 of €1,000\.00/);
  await table.press('Deal');
  await page.getByRole('dialog').getByRole('button', { name: 'Deal', exact: true }).click();
  const offer = page.getByRole('group', { name: /^Insurance for/ });
  await offer.waitFor();
  expect(await described(offer)).toBe('12.50 on the dealer’s blackjack, pays 2 to 1');
  await looks.at('insurance');
  await table.press('No insurance');
  // A decision that cannot be judged in time is taken: on a slow machine the question needs its figures first.
  await table.reckoned('Hit');
  await table.press('Hit');
  await looks.question('question', /^Hit on/, /^Stand would be better: this costs \d+\.\d\d on average/);
  await looks.at('decision');
  await table.press('Stand');
  await table.phase('settled');
  await looks.at('result');
  await table.press('Help');
  await page.getByRole('dialog').waitFor();
  await looks.at('help');
  await table.press('Strategy card');
  await page.getByRole('button', { name: /^11 against 6/ }).waitFor();
  await looks.dialog('strategy card', /^Strategy card/);
  await table.press('Settings');
  await page.getByText('The keys', { exact: true }).click();
  await looks.dialog('settings', 'Settings');
  expect(looks.found).toEqual({
    betting: [],
    'a bet': [],
    'question about money': [],
    insurance: [],
    question: [],
    decision: [],
    result: [],
    help: [],
    'strategy card': [],
    settings: [],
  });
});

test.each([WIDE, NARROW])('nor with what is kept of rounds and time, at %o', async (viewport) => {
  const context = await player({ viewport });
  await context.addInitScript(() => {
    const kept = { speed: 5, warnings: false, reminder: 15 };
    localStorage.setItem('baize.settings', JSON.stringify(kept));
  });
  const table = await newPage(context);
  const { page } = table;
  const looks = new Looks(table);
  await page.goto(inject('address'));
  await page.getByRole('heading', { name: 'Multi Hand', exact: true }).waitFor();
  await looks.at('picker');
  await page.goto(`${inject('address')}?table=roulette&lang=en`);
  await page.getByText(/roulette/).waitFor();
  await looks.at('picker with a fault');
  await page.goto(`${inject('address')}?table=three-hand&cards=Xx&lang=en`);
  await page.getByText(/Xx/).waitFor();
  await looks.at('fault page');
  await page.goto(`${inject('address')}?lang=en#round=AAAA`);
  await page.getByRole('heading', { name: 'This link shows no round' }).waitFor();
  await looks.at('panel page');
  await page.goto(`${inject('address')}?table=double-exposure&lang=en`);
  await table.bet('Box 1, main bet', '5.00');
  await table.press('Deal');
  const standAll = table.button('Stand all').and(page.locator(':not([aria-disabled="true"])'));
  await standAll.or(page.locator('[data-phase="settled"]')).first().waitFor();
  if (await standAll.isVisible()) await standAll.click();
  await table.phase('settled');
  const openHistory = async () => {
    // The narrowest screens have room for two icons: the rest is behind the wrench.
    if (viewport === NARROW) await table.button('Settings').click();
    await table.button('History').click();
    await page.getByRole('dialog', { name: 'History' }).waitFor();
  };
  await openHistory();
  await looks.at('history');
  await table.press('Fair shuffle');
  await page.getByRole('textbox', { name: 'Your words for the shuffle' }).waitFor();
  await looks.dialog('fair shuffle', /./);
  await openHistory();
  await page.getByRole('button', { name: /Double Exposure, round/ }).click();
  await page.getByRole('dialog', { name: /^Round/ }).waitFor();
  await looks.at('round');
  await table.press('Verify');
  await page.getByText(/^Fair:/).waitFor();
  await looks.at('verify');
  await page.keyboard.press('Escape');
  await table.button('Settings').click();
  await page.getByRole('dialog', { name: 'Settings' }).getByRole('button', { name: 'Session' }).click();
  await looks.dialog('session and limits', /Session/);
  await page.evaluate(() => {
    const ago = Date.now() - 16 * 60_000;
    const since = { since: ago, acknowledged: ago, active: Date.now() };
    sessionStorage.setItem('baize.session', JSON.stringify(since));
  });
  await page.reload();
  await page.getByRole('dialog', { name: /^You have been playing for 0:16/ }).waitFor();
  await looks.at('reminder');
  await table.press('Go on playing');
  await openHistory();
  await page.getByRole('button', { name: /Double Exposure, round/ }).click();
  await table.button('Replay').click();
  // The button that leads there has the same name: only the page of the replay has its controls.
  await page.getByRole('group', { name: 'Replay' }).waitFor();
  await looks.at('replay');
  expect(looks.found).toEqual({
    picker: [],
    'picker with a fault': [],
    'fault page': [],
    'panel page': [],
    history: [],
    'fair shuffle': [],
    round: [],
    verify: [],
    'session and limits': [],
    reminder: [],
    replay: [],
  });
});

test.each([WIDE, NARROW])(
  'nor with what a house, another tab or a limit makes of the table, at %o',
  async (viewport) => {
    const closed = new Looks(await open({ viewport, houseRules: '{"maxboxes": 2}', lang: 'en' }));
    await closed.table.page.getByRole('heading', { name: 'The table stays closed' }).waitFor();
    await closed.at('rules that cannot be read');

    const held = await open({
      table: 'three-hand',
      viewport,
      cards: 'As,Ad,Kh,8c',
      speed: 5,
      houseRules: { showNetPosition: true, showSessionTime: true, showReturn: true, practiceLabel: true },
    });
    const looks = new Looks(held);
    await looks.at('the house’s line');
    await held.bet('Box 1, main bet', '25.00');
    await held.press('Deal');
    const offer = held.page.getByRole('group', { name: /^Even money for/ });
    await offer.waitFor();
    expect(await described(offer)).toBe('25.00 at once, whatever the dealer’s second card');
    await looks.at('even money');

    const context = await player({ viewport });
    const first = await newPage(context);
    const second = await newPage(context);
    const address = `${inject('address')}?table=three-hand&lang=en`;
    await first.page.goto(address);
    await first.button('Deal').waitFor();
    await second.page.goto(address);
    await second.button('Play here').waitFor();
    const other = new Looks(second);
    await other.at('open elsewhere');
    await second.press('Play here');
    await first.page.getByRole('heading', { name: 'The table has moved' }).waitFor();
    const moved = new Looks(first);
    await moved.at('moved');
    await second.press('Settings', 'Session', 'Stop for today', 'Stop until midnight');
    await other.at('stopped, with the dialog');
    await second.page.keyboard.press('Escape');
    await other.at('stopped');

    expect({ ...closed.found, ...looks.found, ...other.found, ...moved.found }).toEqual({
      'rules that cannot be read': [],
      'the house’s line': [],
      'even money': [],
      'open elsewhere': [],
      moved: [],
      'stopped, with the dialog': [],
      stopped: [],
    });
  },
);
