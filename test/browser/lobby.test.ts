import { describe, expect, test } from 'vitest';
import { deal, entries, newContext, open, openLobby, violationsInFrame, WINS } from './lobby-round.ts';

describe('a round in a lobby’s frame', () => {
  test('takes its stake from the lobby’s wallet, its cards from the lobby’s dealer, and pays into the wallet', async () => {
    const lobby = await open();
    await deal(lobby);
    await lobby.press('Stand');
    const books = await lobby.booked(1);
    expect(books.balance).toBe(100_500);
    expect(entries(books.journal)).toEqual(['debit 500', 'credit 1000']);
    await lobby.phase('settled');
    expect(await lobby.balance()).toContain('1,005.00');
    // The frame is allowed the whole screen (F10): it is taken, and given back.
    const taken = (whole: boolean) =>
      expect
        .poll(() => lobby.page.evaluate(() => document.fullscreenElement?.tagName ?? null))
        .toBe(whole ? 'IFRAME' : null);
    await lobby.press('Settings', 'Full screen');
    await taken(true);
    await lobby.press('Settings', 'Leave full screen');
    await taken(false);
    await expect.poll(() => lobby.told()).toEqual(['idle', 'started three-hand false', 'busy', 'idle']);
    expect(lobby.complaints).toEqual([]);
    await lobby.page.close();
  });

  test('F07, F08: the first tap acts, keys work after it, and none of them scrolls the lobby', async () => {
    const lobby = await open();
    await lobby.page.getByRole('textbox', { name: 'Search' }).focus();
    await lobby.spot('Box 1, main bet').click();
    await lobby.button('Box 1, main bet, 0.50').waitFor();
    await lobby.page.keyboard.press('3');
    await lobby.spot('Box 2, main bet').click();
    await lobby.button('Box 2, main bet, 5.00').waitFor();
    for (const key of ['Space', 'ArrowDown', 'PageDown', 'End', 'ArrowDown', 'PageUp'])
      await lobby.page.keyboard.press(key);
    await lobby.game.getByRole('radio', { checked: true }).focus();
    for (const key of ['Space', 'PageDown', 'End']) await lobby.page.keyboard.press(key);
    expect(await lobby.page.evaluate(() => window.scrollY)).toBe(0);
    // Keys are the lobby's where the lobby has the focus, which Tab leads back to.
    const focused = () => lobby.page.evaluate(() => document.activeElement?.tagName);
    for (let i = 0; i < 60 && (await focused()) !== 'INPUT'; i++)
      await lobby.page.keyboard.press('Shift+Tab');
    expect(await focused()).toBe('INPUT');
    await lobby.page.keyboard.press('Tab');
    await lobby.page.evaluate(
      () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
    );
    await lobby.page.keyboard.press('PageDown');
    await expect.poll(() => lobby.page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    await lobby.page.close();
  });

  test('F10, F11: without any permission of the host nothing breaks, no full screen is offered, and the first tap plays', async () => {
    const lobby = await openLobby({ cards: WINS, allow: '' });
    await lobby.seated();
    await lobby.press('Settings');
    await lobby.game.getByRole('switch', { name: 'Sound effects', exact: true }).waitFor();
    expect(await lobby.button('Full screen').count()).toBe(0);
    await lobby.page.keyboard.press('Escape');
    await deal(lobby);
    await lobby.press('Stand');
    await lobby.booked(1);
    expect(lobby.complaints).toEqual([]);
    await lobby.page.close();
  });

  test('F13: a frame that has no size yet plays once it has one', async () => {
    const lobby = await openLobby({ cards: WINS, hidden: true });
    await lobby.page.waitForFunction(() => window.lobby.told.some((each) => each.startsWith('started')));
    await lobby.page.evaluate(() => document.getElementById('table')?.removeAttribute('class'));
    await deal(lobby);
    await lobby.press('Stand');
    await lobby.booked(1);
    expect(lobby.complaints).toEqual([]);
    await lobby.page.close();
  });
});

describe('what the lobby opens the table with', () => {
  test.each([
    ['JPY', 'Chip 500', '1,500'],
    ['KWD', 'Chip 0.500', '1.500'],
  ] as const)(
    'G06: 1500 minor units of %s are shown as such, and debited as such',
    async (currency, chip, shown) => {
      const start = {
        table: 'multi-hand',
        currency,
        chips: [100, 500],
        limits: { min: 500, max: 5000 },
        balance: 1500,
      };
      const lobby = await open({ start });
      expect(await lobby.balance()).toBe(shown);
      await lobby.game.getByRole('radio', { name: chip, exact: true }).check({ force: true });
      for (let i = 0; i < 3; i++) await lobby.spot('Box 1, main bet').click();
      await lobby.press('Deal');
      // It is all that the player has, and so asked about.
      const question = lobby.game.getByRole('dialog', { name: `Deal for ${shown}?` });
      await question.getByRole('button', { name: /^Deal/ }).click();
      await lobby.press('Stand');
      expect(entries((await lobby.booked(1)).journal)).toEqual(['debit 1500', 'credit 3000']);
      await lobby.page.close();
    },
  );

  test('its language, house rules that act, and settings that are locked', async () => {
    const lobby = await openLobby({
      cards: WINS,
      start: {
        language: 'fr-CA',
        houseRules: { maxBoxes: 1 },
        settings: { fourColour: true, coach: true },
        lock: ['fourColour'],
      },
    });
    await lobby.button('Distribuer').waitFor();
    expect(await lobby.game.getByRole('button', { name: /^Case 2/ }).count()).toBe(0);
    await lobby.button('Réglages').click();
    const settings = lobby.game.getByRole('dialog', { name: 'Réglages' });
    const four = settings.getByRole('radio', { name: 'Quatre teintes' });
    expect([await four.isChecked(), await four.isDisabled()]).toEqual([true, true]);
    const coach = settings.getByRole('switch', { name: 'Entraîneur' });
    expect([await coach.isChecked(), await coach.isDisabled()]).toEqual([true, false]);
    expect(lobby.complaints).toEqual([]);
    await lobby.page.close();
  });

  test('house rules that money depends on refuse, those that are seen are seen, and nothing more is debited', async () => {
    const lobby = await open({
      // 19 against 20.
      cards: ['Ts', 'Td', '9h', 'Tc'],
      start: {
        houseRules: {
          maxStakePerRound: 1000,
          maxLoss: 600,
          minimumRoundSeconds: 600,
          maxBoxes: 2,
          sideBets: false,
          sound: false,
          showNetPosition: true,
          showSessionTime: true,
          practiceLabel: true,
          skip: false,
          speed: 5,
          warnings: false,
        },
      },
    });
    const line = lobby.game.getByRole('region', { name: 'The session at a glance' });
    await line.getByText('Practice', { exact: true }).waitFor();
    await line.getByRole('timer', { name: 'Time' }).waitFor();
    await lobby.press('Settings');
    const effects = lobby.game.getByRole('switch', { name: 'Sound effects', exact: true });
    expect([await effects.isDisabled(), await effects.isChecked()]).toEqual([true, false]);
    expect(await lobby.game.getByRole('slider', { name: 'Speed' }).isDisabled()).toBe(true);
    await lobby.page.keyboard.press('Escape');
    expect(await lobby.game.getByRole('group', { name: /^Box \d$/ }).count()).toBe(2);
    expect(await lobby.game.getByRole('button', { name: /Double Jack/ }).count()).toBe(0);

    const says = (text: RegExp) => lobby.game.getByRole('status').getByText(text).waitFor();
    await lobby.bet('Box 1, main bet', '25.00');
    await says(/The house takes at most 10\.00 for a round/);
    await deal(lobby);
    await lobby.press('Stand');
    await lobby.booked(1);
    await expect.poll(() => line.getByRole('status', { name: 'Net' }).textContent()).toBe('−5.00');

    await lobby.press('New game');
    await lobby.bet('Box 1, main bet', '5.00');
    await lobby.button('Deal').click({ force: true });
    await says(/at most 6\.00 be lost in a session; 1\.00 of it is left/);
    await lobby.press('Clear');
    await lobby.bet('Box 1, main bet', '1.00');
    await lobby.button('Deal').click({ force: true });
    await says(/The next round can start in 5\d\d seconds\./);
    expect(entries((await lobby.books()).journal)).toEqual(['debit 500']);
    expect(await lobby.told()).toEqual(['idle', 'started three-hand false', 'busy', 'idle']);
    await lobby.page.close();
  });

  test('house rules about words, the return, a look at the clock and the days of history act in the frame as on a page', async () => {
    const context = await newContext({ viewport: { width: 820, height: 560 } });
    await context.addInitScript(() => {
      const now = Date.now();
      const beginning = { since: now - 61_000, acknowledged: now - 61_000, active: now - 1000 };
      if (window.parent !== window && localStorage.getItem('baize.session') === null)
        localStorage.setItem('baize.session', JSON.stringify(beginning));
    });
    const lobby = await open({
      context,
      start: {
        houseRules: { wording: 'social', showReturn: true, realityCheckMinutes: 1, historyDays: 30 },
      },
    });
    const check = lobby.game.getByRole('dialog', { name: 'You have been playing for 0:01' });
    await check.waitFor();
    await lobby.page.keyboard.press('Escape');
    await check.getByRole('button', { name: 'Go on playing' }).click();
    await check.waitFor({ state: 'hidden' });
    const line = lobby.game.getByRole('region', { name: 'The session at a glance' });
    expect(await line.getByRole('status', { name: 'Return' }).textContent()).toBe('99.60%');
    await lobby.bet('Box 1, main play', '5.00');
    await lobby.press('Deal', 'Stand');
    await lobby.booked(1);
    await lobby.button('Repeat and deal').waitFor();
    // With the house's line above it the frame is low, and the way to the history in the settings.
    await lobby.press('Settings', 'History');
    await lobby.game.getByText('Rounds of the last 30 days').waitFor();
    expect(lobby.complaints).toEqual([]);
    await context.close();
  });

  /** A round begun under rules of a version that is not known here. */
  const OF_TOMORROW = {
    version: 1,
    rules: { table: 'three-hand', version: 99, print: '0123456789abcdef' },
    roundId: 'ABCD',
    currency: 'EUR',
    openingBalance: 1000,
    commitment: null,
    words: '',
    bets: [],
    events: [],
  };

  test.each<[string, Readonly<Record<string, unknown>>, string]>([
    ['a table that is none', { table: 'no-such-table' }, 'error unknown-table table'],
    ['a balance that is no whole number', { balance: 10.5 }, 'error bad-message balance'],
    ['a setting that cannot be', { settings: { speed: 9 } }, 'error bad-settings settings.speed'],
    ['F14: a round of rules that are not known', { round: OF_TOMORROW }, 'error unknown-rules round.rules'],
  ])('%s is refused with a code, and nothing can be bet', async (_, start, told) => {
    const lobby = await openLobby({ start });
    await lobby.button('Try again').waitFor();
    const [, code] = told.split(' ');
    await lobby.game.getByText(`Code ${code}`).waitFor();
    expect(await lobby.told()).toEqual([told]);
    expect(await lobby.asked()).toEqual([]);
    expect(await lobby.button('Deal').count()).toBe(0);
    expect(await violationsInFrame(lobby)).toEqual([]);
    await lobby.page.close();
  });

  test('where no table opens the player is led back to a lobby that says it can be reached', async () => {
    const lobby = await openLobby({ start: { round: OF_TOMORROW, opens: ['lobby'] } });
    await lobby.press('Back to the lobby');
    await expect.poll(() => lobby.told()).toEqual(['error unknown-rules round.rules', 'open lobby']);
    await lobby.page.close();
  });
});
