import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where a program of this name is, or null where PATH leads to none. */
export function onPath(name: string): string | null {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const path = join(folder, name);
    if (existsSync(path)) return path;
  }
  return null;
}
