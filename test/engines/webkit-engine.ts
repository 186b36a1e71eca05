import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { type Engine, type EnginePage, type Name, PATIENCE_MS } from './engine.ts';
import { FIND_BY_ROLE } from './find-by-role.ts';
import { type ElementReference, isElement, WebDriver } from './webdriver.ts';

const KEYS: Readonly<Record<string, string>> = {
  Enter: '\uE007',
  Tab: '\uE004',
  Escape: '\uE00C',
  ' ': ' ',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
};
const POLL_MS = 50;

/** Asks again until there is an answer; the last reason why not is part of what is thrown. */
async function until<T>(what: string, ask: () => Promise<T | null>): Promise<T> {
  const end = Date.now() + PATIENCE_MS;
  let reason = 'not there';
  while (Date.now() < end) {
    try {
      const answer = await ask();
      if (answer !== null) return answer;
    } catch (error) {
      // A page that is being left has no document to ask.
      reason = error instanceof Error ? error.message : String(error);
    }
    await new Promise((asked) => setTimeout(asked, POLL_MS));
  }
  throw new Error(`${what}: ${reason}`);
}

class WebKitPage implements EnginePage {
  readonly #driver: WebDriver;

  constructor(driver: WebDriver) {
    this.#driver = driver;
  }

  async goto(url: string): Promise<void> {
    await this.#driver.post('/url', { url });
  }

  async reload(): Promise<void> {
    await this.#driver.post('/refresh');
  }

  async click(role: 'button' | 'radio' | 'switch', name: Name): Promise<void> {
    const element = await this.#element(role, name, true);
    await this.#driver.post(`/element/${Object.values(element)[0]}/click`);
  }

  async focus(role: string, name: Name): Promise<void> {
    await this.#driver.run('arguments[0].focus()', await this.#element(role, name, false));
  }

  async waitFor(role: string, name: Name): Promise<void> {
    await this.#element(role, name, false);
  }

  async waitForElement(selector: string): Promise<void> {
    await until(selector, async () =>
      (await this.#driver.run(FIND_VISIBLE, selector)) === true ? true : null,
    );
  }

  async text(role: string, name: Name): Promise<string> {
    const element = await this.#element(role, name, false);
    return String(await this.#driver.run('return arguments[0].textContent.trim()', element));
  }

  async press(key: string): Promise<void> {
    const value = KEYS[key] ?? key;
    await this.#driver.post('/actions', {
      actions: [
        {
          type: 'key',
          id: 'keyboard',
          actions: [
            { type: 'keyDown', value },
            { type: 'keyUp', value },
          ],
        },
      ],
    });
  }

  async enterFrame(selector: string): Promise<void> {
    const frame = await until(selector, async () => {
      const found = await this.#driver.run('return document.querySelector(arguments[0])', selector);
      return isElement(found) ? found : null;
    });
    await this.#driver.post('/frame', { id: frame });
  }

  async leaveFrame(): Promise<void> {
    await this.#driver.post('/frame', { id: null });
  }

  run(body: string): Promise<unknown> {
    return this.#driver.run(`return (async () => { ${body} })()`);
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from(String(await this.#driver.get('/screenshot')), 'base64');
  }

  close(): Promise<void> {
    return this.#driver.close();
  }

  #element(role: string, name: Name, enabled: boolean): Promise<ElementReference> {
    const { text, whole } =
      typeof name === 'string' ? { text: name, whole: true } : { text: name.begins, whole: false };
    return until(`${role} “${text}”`, async () => {
      const found = await this.#driver.run(FIND_BY_ROLE, role, text, whole, enabled);
      return isElement(found) ? found : null;
    });
  }
}

const FIND_VISIBLE =
  'const found = document.querySelector(arguments[0]); return found !== null && found.getClientRects().length > 0;';

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const at = probe.address();
      probe.close(() => resolve(typeof at === 'object' && at !== null ? at.port : 0));
    });
  });
}

/** WebKitGTK through its own driver; a session is a browser with a profile of its own. */
export async function launchWebKit(driverPath: string, binary: string): Promise<Engine> {
  const port = await freePort();
  const driver: ChildProcess = spawn(driverPath, [`--port=${port}`], { stdio: 'ignore' });
  const open = () => WebDriver.open(port, { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } });
  let version = '';
  return {
    name: 'webkit',
    get version() {
      return version;
    },
    newPage: async () => {
      const session = await until('the driver', open);
      version = session.version;
      return new WebKitPage(session.driver);
    },
    close: async () => {
      driver.kill();
    },
  };
}
