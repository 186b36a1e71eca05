// The keyboard alone: Tab until a control has the focus, and whether it can be seen there.

import type { Frame, Locator, Page } from 'playwright-core';

/** More controls than a table with a dialog has. */
const FAR = 90;

export class Keyboard {
  readonly page: Page;
  /** Controls whose focus could not be seen, by what they are. */
  readonly unseen: string[] = [];
  readonly #game: Frame;

  constructor(page: Page, game: Frame) {
    this.page = page;
    this.#game = game;
  }

  /** Goes to a control with Tab, past all that is before it. */
  async to(control: Locator): Promise<void> {
    for (let i = 0; i < FAR; i++) {
      await this.page.keyboard.press('Tab');
      await this.#look();
      if ((await control.count()) > 0 && (await control.evaluate((element) => element.matches(':focus'))))
        return;
    }
    throw new Error(`${control} is not reached with Tab`);
  }

  async press(control: Locator, key = 'Enter'): Promise<void> {
    await this.to(control);
    await this.page.keyboard.press(key);
  }

  /** A ring of 3 pixels round what has the focus, or round what stands for it. */
  async #look(): Promise<void> {
    const unseen = await this.#game.evaluate(() => {
      const focused = document.activeElement;
      if (focused === null || focused === document.body || !document.hasFocus()) return null;
      const drawn = [focused, focused.nextElementSibling].filter((each) => each instanceof Element);
      const ring = drawn.some((element) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 3;
      });
      return ring ? null : `${focused.tagName} ${focused.getAttribute('aria-label') ?? focused.textContent}`;
    });
    if (unseen !== null) this.unseen.push(unseen);
  }
}
