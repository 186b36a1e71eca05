// The W3C WebDriver protocol over HTTP, as much of it as the tests need.

interface Answer {
  readonly value: unknown;
}

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** A script's argument or answer that stands for an element. */
export type ElementReference = Readonly<Record<typeof ELEMENT, string>>;

export const isElement = (value: unknown): value is ElementReference =>
  typeof value === 'object' && value !== null && ELEMENT in value;

export class WebDriver {
  readonly #address: string;

  private constructor(address: string) {
    this.#address = address;
  }

  /** @param port of a driver that runs on this machine */
  static async open(port: number, capabilities: unknown): Promise<{ driver: WebDriver; version: string }> {
    const base = `http://127.0.0.1:${port}/session`;
    const value = await call('POST', base, { capabilities: { alwaysMatch: capabilities } });
    if (typeof value !== 'object' || value === null || !('sessionId' in value))
      throw new Error('the driver opened no session');
    const version =
      'capabilities' in value &&
      typeof value.capabilities === 'object' &&
      value.capabilities !== null &&
      'browserVersion' in value.capabilities
        ? String(value.capabilities.browserVersion)
        : '';
    return { driver: new WebDriver(`${base}/${String(value.sessionId)}`), version };
  }

  get(path: string): Promise<unknown> {
    return call('GET', `${this.#address}${path}`);
  }

  post(path: string, body: unknown = {}): Promise<unknown> {
    return call('POST', `${this.#address}${path}`, body);
  }

  /** Runs a function's body in the page; `arguments` are its arguments, and it may return a promise. */
  run(body: string, ...args: readonly unknown[]): Promise<unknown> {
    return this.post('/execute/sync', { script: body, args });
  }

  async close(): Promise<void> {
    await call('DELETE', this.#address);
  }
}

async function call(method: string, address: string, body?: unknown): Promise<unknown> {
  const response = await fetch(address, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer: unknown = await response.json();
  const value = isAnswer(answer) ? answer.value : null;
  if (!response.ok) throw new Error(`${method} ${address}: ${JSON.stringify(value).slice(0, 500)}`);
  return value;
}

const isAnswer = (value: unknown): value is Answer =>
  typeof value === 'object' && value !== null && 'value' in value;
