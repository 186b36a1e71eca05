import { type Browser, chromium, type Page } from 'playwright-core';

/**
 * Fixed flags, so that pictures come out alike on every machine: software WebGL, no background traffic. The animation
 * clock is the page's own.
 */
export const CHROMIUM_ARGS: readonly string[] = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
];

export function launchChromium(more: readonly string[] = []): Promise<Browser> {
  const executablePath = process.env.BAIZE_CHROMIUM ?? '/usr/bin/chromium-headless-shell';
  return chromium.launch({ executablePath, args: [...CHROMIUM_ARGS, ...more] });
}

/** What a page said that it should not have: errors, warnings, requests to elsewhere, files that are not there. */
export class Complaints {
  readonly #heard: string[] = [];

  constructor(page: Page, address: string) {
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()) && !isDriverNoise(message.text()))
        this.#heard.push(`${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => this.#heard.push(`thrown: ${error.message}`));
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(address) && !/^(data|blob):/.test(url)) this.#heard.push(`request to ${url}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400) this.#heard.push(`${response.status()}: ${response.url()}`);
    });
  }

  get heard(): readonly string[] {
    return this.#heard;
  }
}

/** The software renderer reports its own slowness on readback, and the driver what it blocks; real browsers do not. */
function isDriverNoise(text: string): boolean {
  return /GPU stall due to ReadPixels|GL Driver Message|registration blocked by Playwright/.test(text);
}
