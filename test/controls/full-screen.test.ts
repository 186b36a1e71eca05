import { describe, expect, test } from 'vitest';
import { fullScreenOf, type ScreenPage } from '../../src/controls/full-screen.ts';

/** A page that goes over the whole screen, or refuses to. */
function page(enabled: boolean | undefined, refuses = false) {
  const listeners = new Set<() => void>();
  const own = {
    ...(enabled === undefined ? {} : { fullscreenEnabled: enabled }),
    fullscreenElement: null as object | null,
    documentElement: {
      async requestFullscreen() {
        if (refuses) throw new TypeError('Permissions check failed');
        own.fullscreenElement = own.documentElement;
        for (const listener of listeners) listener();
      },
    },
    async exitFullscreen() {
      own.fullscreenElement = null;
      for (const listener of listeners) listener();
    },
    addEventListener: (_: 'fullscreenchange', listener: () => void) => void listeners.add(listener),
    removeEventListener: (_: 'fullscreenchange', listener: () => void) => void listeners.delete(listener),
  } satisfies ScreenPage;
  return { own, listeners };
}

describe('F10: the whole screen', () => {
  test.each([
    [true, true],
    [false, false],
    [undefined, false],
  ])('where the browser says %j is offered: %j', (enabled, offered) => {
    expect(fullScreenOf(page(enabled).own).isOffered).toBe(offered);
  });

  test('is taken and given back, and whoever watches hears of both', async () => {
    const { own, listeners } = page(true);
    const screen = fullScreenOf(own);
    const heard: boolean[] = [];
    const end = screen.watch(() => heard.push(screen.isOn));
    await screen.toggle();
    expect(screen.isOn).toBe(true);
    await screen.toggle();
    expect(screen.isOn).toBe(false);
    expect(heard).toEqual([true, false]);
    end();
    expect(listeners.size).toBe(0);
  });

  test('that is refused after all leaves everything as it was, without a word', async () => {
    const screen = fullScreenOf(page(true, true).own);
    await screen.toggle();
    expect(screen.isOn).toBe(false);
  });
});
