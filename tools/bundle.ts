/**
 * @module
 * `node tools/run.mjs tools/bundle.ts PACKAGE FOLDER`: a package's JavaScript, as `npm pack` ships it, in a folder of its own.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { type Plugin, rolldown } from 'rolldown';
import ts from 'typescript';

import { isMain } from './is-main.mjs';

/** Every door of a package, and every program that it starts as a process or a thread: path in `dist` → path of the source. */
type Inputs = Record<string, string>;

/** A program beside the module that names it, as `runnableUrl` is told of it. */
const PROGRAM = /new URL\('(\.\/[\w-]+)\.ts', import\.meta\.url\)/g;

const MODULE_URL = /\bimport\.meta\.url\b/g;
const PLACEHOLDER = /__urlOf\("([^"]+)"\)/g;

/**
 * Writes the package's JavaScript to `dist` in few files: to load hundreds of small ones takes four times as long. Doors
 * and programs keep their places; what several of them need stands in chunks, once, and what the root entry needs in one.
 */
export async function bundle(folder: string, dist: string): Promise<void> {
  const source = path.join(folder, 'src');
  const root = reachableFrom(path.join(source, 'index.ts'));
  const bundled = await rolldown({
    input: inputsOf(folder, source),
    external: /^[^./]/,
    platform: 'neutral',
    preserveEntrySignatures: 'allow-extension',
    tsconfig: false,
    plugins: [keepUrls(source)],
  });
  await bundled.write({
    dir: dist,
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name]-[hash].js',
    codeSplitting: { groups: [{ name: 'root', test: (id) => root.has(id) }] },
  });
  await bundled.close();
}

function inputsOf(folder: string, source: string): Inputs {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    readonly exports: Readonly<Record<string, { readonly 'wayfarer-source': string }>>;
  };
  const doors = Object.values(manifest.exports).map((door) => path.join(folder, door['wayfarer-source']));
  const modules = globSync('**/*.ts', { cwd: source, exclude: ['**/*.test.ts', '**/__fixtures__/**'] });
  const programs = modules.flatMap((file) => programsOf(path.join(source, file)));
  const command = path.join(source, 'cli/main.ts');
  const files = [...doors, ...programs, ...(existsSync(command) ? [command] : [])];
  return Object.fromEntries(files.map((file) => [path.relative(source, file).replace(/\.ts$/, ''), file]));
}

/** Files that `module` starts. What a comment names is an example. */
function programsOf(module: string): string[] {
  const code = readFileSync(module, 'utf8').replaceAll(/\/\*[^]*?\*\//g, '');
  return [...code.matchAll(PROGRAM)].map(([, name = '']) => `${path.resolve(path.dirname(module), name)}.ts`);
}

/** Files that loading `entry` may load. */
export function reachableFrom(entry: string): ReadonlySet<string> {
  const files = new Set([entry]);
  for (const file of files) {
    for (const { fileName } of ts.preProcessFile(readFileSync(file, 'utf8')).importedFiles) {
      if (fileName.startsWith('.')) files.add(path.resolve(path.dirname(file), fileName));
    }
  }
  return files;
}

/** A module's own URL stays the one that it had in its own file, wherever its code stands. */
function keepUrls(source: string): Plugin {
  return {
    name: 'keep-urls',
    transform(code, id) {
      if (!code.includes('import.meta.url')) return null;
      const name = path.relative(source, id).replace(/\.ts$/, '.js');
      return { code: code.replaceAll(MODULE_URL, `__urlOf(${JSON.stringify(name)})`) };
    },
    renderChunk(code, { fileName }) {
      if (!code.includes('__urlOf(')) return null;
      const place = path.posix.dirname(fileName);
      return code.replaceAll(PLACEHOLDER, (_, name: string) =>
        name === fileName
          ? 'import.meta.url'
          : `new URL(${JSON.stringify(path.posix.relative(place, name))}, import.meta.url).href`,
      );
    },
  };
}

const [, , folder, dist] = process.argv;
if (isMain(import.meta) && folder !== undefined && dist !== undefined) await bundle(path.resolve(folder), dist);
