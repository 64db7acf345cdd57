import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { findSuite, SHIPPED } from './find-suites.ts';

let folder: string;
const at = (name: string): string => join(folder, name);
function write(...names: readonly string[]): void {
  for (const name of names) {
    mkdirSync(join(at(name), '..'), { recursive: true });
    writeFileSync(at(name), '');
  }
}
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'wayfarer-suites-'))));
afterEach(() => rmSync(folder, { recursive: true }));

it('is a folder with goldens in one of their own, by name', () => {
  write('suite.ts', 'goldens/b.yaml', 'goldens/a.yml', 'goldens/c.txt', 'd.yaml');
  expect(findSuite(folder)).toEqual({ module: at('suite.ts'), goldens: [at('goldens/a.yml'), at('goldens/b.yaml')] });
});

it('is a folder of goldens, or one file of them, in one with a suite, the nearest one', () => {
  write('suite.mjs', 'goldens/a.yaml', 'inner/suite.js', 'inner/b.yaml');
  expect(findSuite(at('goldens'))).toEqual({ module: at('suite.mjs'), goldens: [at('goldens/a.yaml')] });
  expect(findSuite(at('goldens/a.yaml'))).toEqual({ module: at('suite.mjs'), goldens: [at('goldens/a.yaml')] });
  expect(findSuite(at('inner')).module).toBe(at('inner/suite.js'));
});

it('is refused with what was expected', () => {
  write('goldens/a.yaml', 'empty/suite.ts');
  expect(() => findSuite(at('nowhere'))).toThrow(/^There is no ".*nowhere"\. Expected a folder with suite\.ts/);
  expect(() => findSuite(at('empty'))).toThrow(/^There are no goldens in ".*empty"\./);
  expect(() => findSuite(folder)).toThrow(/^There is no suite\.ts at ".*", nor above it\./);
});

it('those that come along are there', () => {
  expect(SHIPPED.map((path) => findSuite(path).goldens.length > 0)).toEqual([true, true]);
});
