import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type Axe from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** What axe finds wrong with the page as it is now, one line each. */
export async function complaintsOf(page: Page): Promise<string[]> {
  // Not as a script of the page: what the page may load is none of this.
  await page.evaluate(readFileSync(AXE, 'utf8'));
  return page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: typeof Axe }).axe.run(document, {
      resultTypes: ['violations'],
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.any[0]?.message ?? ''}`),
    );
  });
}
