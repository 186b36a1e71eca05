import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe-core finds wrong with the page as it stands: "rule: element, element". */
export async function violations(page: Page | Frame): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(async () => {
    const run: unknown = Reflect.get(window, 'axe');
    if (typeof run !== 'object' || run === null || !('run' in run) || typeof run.run !== 'function')
      throw new Error('axe is not there');
    const { violations } = await run.run(document, { resultTypes: ['violations'] });
    return violations.map(
      ({ id, nodes }: { id: string; nodes: readonly { target: readonly string[] }[] }) =>
        `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
  });
}
