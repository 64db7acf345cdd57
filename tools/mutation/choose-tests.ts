import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import ts from 'typescript';

/** What lies around a package: the folder, absolute, and the name that others import it by. */
export interface Package {
  readonly home: string;
  readonly name: string;
}

/**
 * The test files that can see a fault in one of the sources: they import it, directly or through others, and run it in their
 * own process. Stories in the package's `test` folder that start processes are left out: a fault does not reach into these.
 */
export function chooseTests(
  tests: readonly string[],
  sources: ReadonlySet<string>,
  { home, name }: Package,
): readonly string[] {
  const stories = `${path.join(home, 'test')}${path.sep}`;
  return tests.filter((test) => {
    const reached = listReached(test);
    const own = [...reached].filter((file) => file.startsWith(stories));
    if (own.some((file) => importsOf(file).includes('node:child_process'))) return false;
    return [...reached].some((file) => sources.has(file) || importsOf(file).some((each) => isWithin(each, name)));
  });
}

/** The file and all that it imports by a relative path, at any depth. */
function listReached(file: string): ReadonlySet<string> {
  const reached = new Set([file]);
  // What is added meanwhile is walked, too.
  for (const each of reached) {
    const relative = importsOf(each).filter((name) => name.startsWith('.'));
    for (const name of relative.map((name) => path.resolve(path.dirname(each), name))) reached.add(name);
  }
  return reached;
}

const known = new Map<string, readonly string[]>();

/** What a source imports, as it is written. */
export function importsOf(file: string): readonly string[] {
  const found = known.get(file) ?? readImports(file);
  known.set(file, found);
  return found;
}

function readImports(file: string): readonly string[] {
  if (!/\.tsx?$/.test(file) || !existsSync(file)) return [];
  return ts.preProcessFile(readFileSync(file, 'utf8')).importedFiles.map(({ fileName }) => fileName);
}

function isWithin(imported: string, name: string): boolean {
  return imported === name || imported.startsWith(`${name}/`);
}
