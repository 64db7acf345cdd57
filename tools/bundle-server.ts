/**
 * @module
 * `node tools/run.mjs tools/bundle-server.ts ROOT FOLDER`: the server's modules, put together in `FOLDER/main.mjs`, the threads
 * that it starts beside it, and chunks of what they share or load later. Other programs and data stay where they are in the repository.
 */
import { existsSync, renameSync, rmSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';

import { type Plugin, rolldown } from 'rolldown';

import { isMain } from './is-main.mjs';

/**
 * Libraries that are loaded at every start and are nothing but JavaScript. All others are left where they are: some read files
 * beside them.
 */
const BUNDLED: readonly string[] = [
  'zod',
  'yaml',
  'hono',
  '@hono/zod-openapi',
  '@hono/node-server',
  'fast-xml-parser',
  'fast-json-patch',
];

const MAIN = 'apps/server/src/main.ts';

/** Programs that it starts as threads, each of which would load hundreds of modules. All others are started from their sources. */
const THREADS = ['packages/composition/src/planning-worker.ts', 'packages/composition/src/aside-worker.ts'];

/** Makes the folder, at once or not at all: two servers may be started together. */
export async function bundleServer(root: string, folder: string): Promise<void> {
  const fresh = `${folder}.${process.pid}`;
  const bundled = await rolldown({
    input: Object.fromEntries([MAIN, ...THREADS].map((file) => [nameOf(file), path.join(root, file)])),
    cwd: root,
    platform: 'node',
    tsconfig: false,
    resolve: { conditionNames: ['wayfarer-source', 'node', 'import', 'module', 'default'] },
    external: (id, importer) => isLeftOut(id, importer, root),
    transform: { define: { 'import.meta.url': '__moduleUrl', 'import.meta.dirname': '__moduleFolder' } },
    plugins: [keepPlaces(root)],
    logLevel: 'silent',
  });
  await bundled.write({
    dir: fresh,
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
    intro: introOf(path.relative(folder, root)),
    // Comments and indents would stay in memory.
    minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
  });
  await bundled.close();
  if (existsSync(folder)) rmSync(fresh, { recursive: true });
  else renameSync(fresh, folder);
}

function nameOf(file: string): string {
  return path.posix.basename(file, '.ts');
}

function isLeftOut(id: string, importer: string | undefined, root: string): boolean {
  if (id.startsWith('.') || path.isAbsolute(id) || id.startsWith('@wayfarer/') || id.startsWith('\0')) return false;
  if (isBuiltin(id) || importer === undefined) return true;
  // What a library needs, and what a room has in a version of its own, would not be found from where the program is.
  if (importer.includes('node_modules')) return false;
  const name = id.split('/', id.startsWith('@') ? 2 : 1).join('/');
  const [kind = '', room = ''] = path.relative(root, importer).split(path.sep);
  return !BUNDLED.includes(name) && !existsSync(path.join(root, kind, room, 'node_modules', name));
}

/** A module's own URL and folder stay those of its source, wherever its code stands. */
function keepPlaces(root: string): Plugin {
  return {
    name: 'keep-places',
    transform(code, id) {
      if (!/\bimport\.meta\.(?:url|dirname)\b/.test(code) || !id.startsWith(root)) return null;
      const source = path.relative(root, id).replaceAll(path.sep, '/');
      const folder = path.posix.dirname(source);
      const url = `const __moduleUrl = __urlOf(${JSON.stringify(source)});`;
      const places = `${url} const __moduleFolder = __folderOf(${JSON.stringify(folder)});`;
      return { code: `${places}\n${withThreads(code, folder)}` };
    },
  };
}

/** A thread is started from the program that was made of it, beside this one. */
function withThreads(code: string, folder: string): string {
  return code.replaceAll(/new URL\('\.\/([\w-]+\.ts)', import\.meta\.url\)/g, (text, file: string) =>
    THREADS.includes(`${folder}/${file}`) ? `new URL(${JSON.stringify(`./${nameOf(file)}.mjs`)}, __program)` : text,
  );
}

/** @param up - From a chunk to the repository. */
function introOf(up: string): string {
  const root = `new URL(${JSON.stringify(`${up.replaceAll(path.sep, '/')}/`)}, import.meta.url)`;
  return [
    `const __root = ${root};`,
    'const __program = import.meta.url;',
    'const __urlOf = (source) => new URL(source, __root).href;',
    'const __folderOf = (source) => process.getBuiltinModule("node:url").fileURLToPath(__urlOf(source));',
  ].join('\n');
}

const [, , root, folder] = process.argv;
if (isMain(import.meta) && root !== undefined && folder !== undefined) await bundleServer(root, folder);
