import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { expect, it } from 'vitest';

const PACKAGE = resolve(import.meta.dirname, '..');

/** What the first program of a sub-path's README prints. */
function printedBy(folder: string): string {
  const page = readFileSync(resolve(PACKAGE, 'src', folder, 'README.md'), 'utf8');
  const [, program = ''] = /```ts\n([^]*?)```/.exec(page) ?? [];
  const flags = ['-C', 'wayfarer-source', '--input-type=module-typescript', '--disable-warning=ExperimentalWarning'];
  return execFileSync(process.execPath, [...flags, '-e', program], { cwd: PACKAGE, encoding: 'utf8' });
}

it.each([
  [
    'memory',
    ["Earlier conversation summarized: user: I'm vegetarian, and I hate early starts.", 'The kitchen of the Alfama'],
  ],
  ['team', ['944 mm a year [ann]\n\nIt rains 944 mm a year. [bob]', "wet/write completed [ 'bob' ]"]],
  ['plan', ['TP 443, then Casa Azul', "finished [ 'fly: completed', 'stay: completed', 'sum: completed' ]"]],
  ['workflow', ["completed { plan: 'See Tower of Lisbon.' } [ { step: 'weather', message: 'No line.' } ]"]],
])('the program of the page on /%s runs', { timeout: 30_000 }, (folder, printed) => {
  const output = printedBy(folder);
  for (const text of printed) expect(output).toContain(text);
});
