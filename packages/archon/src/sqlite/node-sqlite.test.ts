import { expect, it } from 'vitest';

import { MisuseError } from '../errors.ts';
import { loadSqlite } from './node-sqlite.ts';

const missing = (name: string): never => {
  throw new Error(`No such built-in module: ${name}`);
};

it.each([
  [
    { node: '20.20.2' },
    'which Node 20.20.2 does not have or has switched off: use Node 22.13 or later, Deno, or Bun 1.4.',
  ],
  [{ node: '24.0.0', bun: '1.2.0' }, 'which Bun 1.2.0 does not have'],
])('a runtime without SQLite is told of in a sentence: %j', (versions, told) => {
  expect(() => loadSqlite(missing, versions)).toThrow(MisuseError);
  expect(() => loadSqlite(missing, versions)).toThrow(told);
});
