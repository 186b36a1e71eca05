import { type BrowserType, chromium, type Frame, firefox, type Locator, type Page } from 'playwright-core';
import { CHROMIUM_ARGS } from '../browser/chromium.ts';
import { type Engine, type EngineName, type EnginePage, type Name, PATIENCE_MS } from './engine.ts';

const VIEWPORT = { width: 800, height: 450 } as const;

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
const named = (name: Name) =>
  typeof name === 'string' ? { name, exact: true } : { name: new RegExp(`^${escaped(name.begins)}`) };

class PlaywrightPage implements EnginePage {
  readonly #page: Page;
  #frame: Frame;

  constructor(page: Page) {
    this.#page = page;
    this.#frame = page.mainFrame();
    page.setDefaultTimeout(PATIENCE_MS);
  }

  async goto(address: string): Promise<void> {
    await this.#page.goto(address);
    this.#frame = this.#page.mainFrame();
  }

  async reload(): Promise<void> {
    await this.#page.reload();
    this.#frame = this.#page.mainFrame();
  }

  async click(role: 'button' | 'radio' | 'switch', name: Name): Promise<void> {
    const it = this.#find(role, name);
    await it.and(this.#frame.locator(':not([aria-disabled="true"]):not([disabled])')).waitFor();
    await it.click({ force: role !== 'button' });
  }

  focus(role: string, name: Name): Promise<void> {
    return this.#find(role, name).focus();
  }

  waitFor(role: string, name: Name): Promise<void> {
    return this.#find(role, name).first().waitFor();
  }

  waitForElement(selector: string): Promise<void> {
    return this.#frame.locator(selector).first().waitFor();
  }

  async text(role: string, name: Name): Promise<string> {
    return ((await this.#find(role, name).first().textContent()) ?? '').trim();
  }

  press(key: string): Promise<void> {
    return this.#page.keyboard.press(key);
  }

  async enterFrame(selector: string): Promise<void> {
    const frame = await (await this.#frame.waitForSelector(selector)).contentFrame();
    if (frame === null) throw new Error(`${selector} is no frame`);
    this.#frame = frame;
  }

  async leaveFrame(): Promise<void> {
    this.#frame = this.#page.mainFrame();
  }

  run(body: string): Promise<unknown> {
    return this.#frame.evaluate(`(async () => { ${body} })()`);
  }

  screenshot(): Promise<Buffer> {
    return this.#page.screenshot();
  }

  close(): Promise<void> {
    return this.#page.context().close();
  }

  #find(role: string, name: Name): Locator {
    // The list of roles is the library's own type and not exported; a wrong one is found by no test.
    return this.#frame.locator(`internal:role=${role}[name=${selectorOf(name)}]`);
  }
}

/** A name as playwright's selectors write it. */
function selectorOf(name: Name): string {
  const { name: pattern } = named(name);
  return typeof pattern === 'string' ? `${JSON.stringify(pattern)}s` : String(pattern);
}

async function launch(
  name: EngineName,
  type: BrowserType,
  options: Parameters<BrowserType['launch']>[0],
): Promise<Engine> {
  const browser = await type.launch(options);
  return {
    name,
    version: browser.version(),
    newPage: async () =>
      new PlaywrightPage(await (await browser.newContext({ viewport: VIEWPORT })).newPage()),
    close: () => browser.close(),
  };
}

export const launchChromium = (executablePath: string): Promise<Engine> =>
  launch('chromium', chromium, { executablePath, args: [...CHROMIUM_ARGS] });

/** Debian's Firefox over WebDriver BiDi. It has WebGL in a window alone, so DISPLAY names a screen. */
export const launchFirefox = (executablePath: string, headless = false): Promise<Engine> =>
  launch('firefox', firefox, {
    executablePath,
    headless,
    channel: 'moz-firefox',
    ...(headless ? { env: { ...process.env, DISPLAY: '' } } : {}),
  });
