// The engine that this run is for: BAIZE_ENGINE names it, scripts/test-engines.ts finds it.

import type { Engine, EngineName } from './engine.ts';
import { launchChromium, launchFirefox } from './playwright-engine.ts';
import { launchWebKit } from './webkit-engine.ts';

const path = (name: string): string => {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set: npm run test:engines sets it`);
  return value;
};

const LAUNCHES: Readonly<Record<EngineName, () => Promise<Engine>>> = {
  chromium: () => launchChromium(path('BAIZE_CHROMIUM')),
  firefox: () => launchFirefox(path('BAIZE_FIREFOX')),
  webkit: () => launchWebKit(path('BAIZE_WEBKIT_DRIVER'), path('BAIZE_WEBKIT')),
};

const isEngineName = (name: string): name is EngineName => Object.hasOwn(LAUNCHES, name);

export function engineName(): EngineName {
  const name = process.env.BAIZE_ENGINE ?? '';
  if (!isEngineName(name)) throw new Error('BAIZE_ENGINE is chromium, firefox or webkit');
  return name;
}

export const launchTheEngine = (): Promise<Engine> => LAUNCHES[engineName()]();

/** A run of the core part: what CI has time for in each engine. */
export const isPart = process.env.BAIZE_PART === '1';
