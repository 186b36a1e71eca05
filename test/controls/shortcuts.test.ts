// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Seat } from '../../src/controls/seat.ts';
import { keyOf, listenForShortcuts } from '../../src/controls/shortcuts.ts';
import { DEFAULT_KEYS, type Keys, type Recital } from '../../src/settings/shortcut-keys.ts';
import { threeHand } from '../../src/tables/all-tables.ts';
import { sitDown } from './seat-at-table.ts';

const BOX_1 = { box: 1, side: null } as const;
let end = () => {};
afterEach(() => {
  end();
  document.body.replaceChildren();
});

function listen(seat: Seat, keys: Keys | null = DEFAULT_KEYS): Recital[] {
  const asked: Recital[] = [];
  end = listenForShortcuts(
    seat,
    () => keys,
    (what) => asked.push(what),
  );
  return asked;
}

function press(key: string, more: KeyboardEventInit = {}, target: Element = document.body): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  target.dispatchEvent(event);
  return event;
}

describe('single keys', () => {
  test('bet, deal, decide, and bet again: a round without a mouse', async () => {
    const { seat } = await sitDown(threeHand, ['2s', '9d', '3h', '8c', 'Tc', '5d']);
    listen(seat);
    press('3');
    expect(seat.chip).toBe(500);
    seat.press(BOX_1);
    press('u');
    expect(seat.seen.bet).toBe(0);
    seat.press(BOX_1);
    press('g');
    await vi.waitFor(() => expect(seat.open).toContain('hit'));
    press('h');
    await vi.waitFor(() => expect(seat.seen.boxes[0]?.hands[0]?.cards).toEqual(['2s', '3h', 'Tc']));
    await vi.waitFor(() => expect(seat.open).toContain('stand'));
    press('S');
    await vi.waitFor(() => expect(seat.phase).toBe('settled'));
    press('n');
    expect(seat.phase).toBe('betting');
    press('r');
    expect(seat.seen.bet).toBe(500);
  });

  test('answer an offer, and nothing where none is made', async () => {
    const { seat } = await sitDown(threeHand, ['Ts', 'Ad', '9h', '8c']);
    listen(seat);
    press('y');
    seat.take(500);
    seat.press(BOX_1);
    press('g');
    await vi.waitFor(() => expect(seat.seen.offer).toEqual({ box: 1, offer: 'insurance' }));
    press('y');
    await vi.waitFor(() => expect(seat.seen.boxes[0]?.insurance?.stake).toBe(250));
  });

  test('a held key acts once', async () => {
    const { seat } = await sitDown(threeHand, ['2s', '9d', '3h', '8c', '2c', '2d', '2h']);
    listen(seat);
    seat.take(500);
    seat.press(BOX_1);
    press('g');
    await vi.waitFor(() => expect(seat.open).toContain('hit'));
    press('h');
    await vi.waitFor(() => expect(seat.open).toContain('hit'));
    press('h', { repeat: true });
    // A press that was taken after all would have been shown before this one, and its card with it.
    press('s');
    await vi.waitFor(() => expect(seat.phase).toBe('settled'));
    expect(seat.seen.boxes[0]?.hands[0]?.cards).toEqual(['2s', '3h', '2c']);
  });

  test('do nothing while they are off, in a text, in a dialog, or with another key held', async () => {
    const { seat } = await sitDown(threeHand, []);
    const asked = listen(seat);
    press('3', { ctrlKey: true });
    press('t', { altKey: true });
    press('t', { metaKey: true });
    document.body.innerHTML = '<input type="text"><dialog></dialog>';
    const [input, dialog] = document.body.children;
    if (input !== undefined) press('t', {}, input);
    dialog?.setAttribute('open', '');
    press('t');
    expect([seat.chip, asked]).toEqual([50, []]);
    end();
    dialog?.remove();
    const told = listen(seat, null);
    expect(press('t').defaultPrevented).toBe(false);
    press('3');
    expect([seat.chip, told]).toEqual([50, []]);
  });

  test('are those that the player chose', async () => {
    const { seat } = await sitDown(threeHand, []);
    const asked = listen(seat, { ...DEFAULT_KEYS, tellTable: 'q', tellHand: '' });
    press('t');
    press('i');
    expect(press('Q').defaultPrevented).toBe(true);
    expect(asked).toEqual(['tellTable']);
  });

  test('are asked of the dealer one by one', async () => {
    const { seat } = await sitDown(threeHand, []);
    const asked = listen(seat);
    for (const key of 'twibo') press(key);
    expect(asked).toEqual(['tellTable', 'tellDealer', 'tellHand', 'tellBalance', 'tellChoices']);
  });
});

test.each([
  [{ key: 'H', code: 'KeyH' }, 'h'],
  // A French keyboard: what is written counts, not the place.
  [{ key: 'a', code: 'KeyQ' }, 'a'],
  // Greek and Russian: the place, since no Latin letter can be written.
  [{ key: 'η', code: 'KeyH' }, 'h'],
  [{ key: 'ы', code: 'KeyS' }, 's'],
  [{ key: '3', code: 'Digit3' }, '3'],
  [{ key: 'Enter', code: 'Enter' }, 'enter'],
])('%o stands for %s', (event, key) => {
  expect(keyOf(event)).toBe(key);
});
