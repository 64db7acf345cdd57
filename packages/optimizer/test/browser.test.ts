import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

import ts from 'typescript';
import { expect, test } from 'vitest';

const ENTRY = path.resolve(import.meta.dirname, '../src/index.ts');
const MOST_BYTES = 40 * 1024;

/** JavaScript of every module that the root entry reaches, without comments. */
function listModules(file: string, known = new Map<string, string>()): ReadonlyMap<string, string> {
  if (known.has(file)) return known;
  const { outputText } = ts.transpileModule(readFileSync(file, 'utf8'), {
    compilerOptions: {
      target: ts.ScriptTarget.ES2023,
      module: ts.ModuleKind.ESNext,
      removeComments: true,
      verbatimModuleSyntax: true,
    },
  });
  known.set(file, outputText);
  for (const { fileName } of ts.preProcessFile(outputText).importedFiles) {
    if (fileName.startsWith('.')) listModules(path.resolve(path.dirname(file), fileName), known);
    else known.set(fileName, '');
  }
  return known;
}

test('the root entry needs nothing that a browser has not got', () => {
  const modules = listModules(ENTRY);
  const strangers = [...modules.keys()].filter((name) => !path.isAbsolute(name));

  expect(strangers).toEqual([]);
  for (const code of modules.values()) expect(code).not.toMatch(/\b(?:process|Buffer|require|__dirname)\b/);
});

/** All modules one after the other, compressed: a bundler that also minifies can only make it less. */
test('the root entry is at most 40 kB, gzip', () => {
  const all = [...listModules(ENTRY).values()].join('\n');

  const { length } = gzipSync(all);
  console.info(`${(length / 1024).toFixed(1)} kB, gzip`);
  expect(length).toBeLessThanOrEqual(MOST_BYTES);
});
