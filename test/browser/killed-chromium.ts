// A browser of its own with a lasting profile, whose process can be killed as a power cut would: no unload, no last word.

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { CHROMIUM_ARGS } from './chromium.ts';

export function newProfile(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'baize-profile-'));
}

export async function dropProfile(profile: string): Promise<void> {
  await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}

/** The address at which the browser says that it can be driven. */
function listening(process: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    process.stderr?.on('data', (part: Buffer) => {
      said += part.toString();
      const found = /DevTools listening on (ws:\S+)/.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    });
    process.once('exit', () => reject(new Error(`the browser is gone: ${said}`)));
  });
}

export class KilledChromium {
  readonly page: Page;
  readonly #process: ChildProcess;
  readonly #browser: Browser;
  readonly #gone: Promise<void>;

  private constructor(process: ChildProcess, browser: Browser, page: Page) {
    this.#process = process;
    this.#browser = browser;
    this.page = page;
    this.#gone = new Promise((resolve) => process.once('exit', () => resolve()));
  }

  static async open(profile: string, size = { width: 640, height: 360 }): Promise<KilledChromium> {
    const executable = process.env.BAIZE_CHROMIUM ?? '/usr/bin/chromium-headless-shell';
    const child = spawn(
      executable,
      [
        ...CHROMIUM_ARGS,
        '--headless',
        '--remote-debugging-port=0',
        `--user-data-dir=${profile}`,
        `--window-size=${size.width},${size.height}`,
        'about:blank',
      ],
      { stdio: ['ignore', 'ignore', 'pipe'], detached: true },
    );
    const browser = await chromium.connectOverCDP(await listening(child));
    const [context = await browser.newContext()] = browser.contexts();
    const page = context.pages()[0] ?? (await context.newPage());
    page.setDefaultTimeout(20_000);
    return new KilledChromium(child, browser, page);
  }

  /** The whole process group at once, in the middle of whatever it does. */
  async kill(): Promise<void> {
    const { pid } = this.#process;
    if (pid !== undefined && this.#process.exitCode === null && this.#process.signalCode === null)
      process.kill(-pid, 'SIGKILL');
    await this.#gone;
    await this.#browser.close().catch(() => {});
  }
}
