/**
 * @module
 * `node tools/run.mjs tools/bundle-server.ts ROOT FOLDER`: the server's modules, put together in `FOLDER/main.mjs` and in chunks
 * of what is loaded later. Programs that it starts as threads and processes, and data, stay where they are in the repository.
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

/** Makes the folder, at once or not at all: two servers may be started together. */
export async function bundleServer(root: string, folder: string): Promise<void> {
  const fresh = `${folder}.${process.pid}`;
  const bundled = await rolldown({
    input: { main: path.join(root, 'apps/server/src/main.ts') },
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
      const url = `const __moduleUrl = __urlOf(${JSON.stringify(source)});`;
      return {
        code: `${url} const __moduleFolder = __folderOf(${JSON.stringify(path.posix.dirname(source))});\n${code}`,
      };
    },
  };
}

/** @param up - From a chunk to the repository. */
function introOf(up: string): string {
  const root = `new URL(${JSON.stringify(`${up.replaceAll(path.sep, '/')}/`)}, import.meta.url)`;
  return [
    `const __root = ${root};`,
    'const __urlOf = (source) => new URL(source, __root).href;',
    'const __folderOf = (source) => process.getBuiltinModule("node:url").fileURLToPath(__urlOf(source));',
  ].join('\n');
}

const [, , root, folder] = process.argv;
if (isMain(import.meta) && root !== undefined && folder !== undefined) await bundleServer(root, folder);
