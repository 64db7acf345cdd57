import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

import ts from 'typescript';
import { expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../src/index.ts');

it('reaches nothing that only Node has, so that a decider and its log run in a browser', () => {
  const { files, packages } = reachableFrom(ROOT);
  expect(files).toContain(resolve(import.meta.dirname, '../src/events/run-engine.ts'));
  expect([...packages].sort()).toEqual(['ajv/dist/2020.js']);
});

it('is a page that can be read: at most 40 names', () => {
  const source = readFileSync(ROOT, 'utf8').replaceAll(/\/\/.*|\/\*[^]*?\*\//g, '');
  const names = [...source.matchAll(/export (?:type )?\{([^}]*)\}/g)].flatMap(([, list]) => list?.split(',') ?? []);
  expect(names.filter((name) => name.trim()).length).toBeLessThanOrEqual(40);
  expect(source).not.toContain('export *');
});

/** Files and packages that loading `entry` loads, types aside. */
function reachableFrom(entry: string): { files: Set<string>; packages: Set<string> } {
  const files = new Set([entry]);
  const packages = new Set<string>();
  for (const file of files) {
    for (const { fileName } of ts.preProcessFile(readFileSync(file, 'utf8')).importedFiles) {
      if (fileName.startsWith('.')) files.add(resolve(dirname(file), fileName));
      else packages.add(fileName);
    }
  }
  return { files, packages };
}
