import { existsSync, globSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

import { BadInputError } from '../bad-input-error.ts';

/** Goldens, and the module that says what they are held against. */
export interface SuiteFiles {
  /** Exports `createSubject`. */
  readonly module: string;
  readonly goldens: readonly string[];
}

/** Folders of the suites that come along. */
export const SHIPPED: readonly string[] = ['examples/customer-service', 'apps/cli/travel'].map((folder) =>
  join(import.meta.dirname, '../../../..', folder),
);

const MODULES = ['suite.ts', 'suite.mjs', 'suite.js'];

/**
 * The suite that a path means: a folder with `suite.ts` and `goldens/*.yaml`, a folder of goldens in one, or one file of them.
 *
 * @throws {BadInputError}
 */
export function findSuite(path: string): SuiteFiles {
  if (!existsSync(path)) throw new BadInputError(`There is no ${JSON.stringify(path)}. ${EXPECTED}`);
  const goldens = findGoldens(path);
  if (goldens.length === 0) throw new BadInputError(`There are no goldens in ${JSON.stringify(path)}. ${EXPECTED}`);
  const module = findModule(resolve(path));
  if (module === undefined)
    throw new BadInputError(`There is no suite.ts at ${JSON.stringify(path)}, nor above it. ${EXPECTED}`);
  return { module, goldens };
}

const EXPECTED =
  'Expected a folder with suite.ts, which exports `createSubject`, and goldens/*.yaml; or one of those files.';

function findGoldens(path: string): readonly string[] {
  if (!statSync(path).isDirectory()) return [path];
  const inside = globSync('goldens/*.{yaml,yml}', { cwd: path });
  const found = inside.length > 0 ? inside : globSync('*.{yaml,yml}', { cwd: path });
  return found.sort().map((name) => join(path, name));
}

function findModule(start: string): string | undefined {
  for (let folder = start; ; folder = dirname(folder)) {
    const found = MODULES.map((name) => join(folder, name)).find((file) => existsSync(file));
    if (found !== undefined || dirname(folder) === folder) return found;
  }
}
