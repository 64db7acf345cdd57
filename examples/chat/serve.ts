/**
 * @module
 * The chat for a browser: `node -C wayfarer-source examples/chat/serve.ts [--port 4000] [--log FILE] [--model NAME]`. The page is built once;
 * take `dist/` away to have it built anew.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { build } from 'vite';

import { startChatServer } from './compose.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4000' },
    log: { type: 'string', default: 'chat.db' },
    model: { type: 'string' },
    page: { type: 'string', default: path.join(import.meta.dirname, 'dist') },
    pause: { type: 'string' },
  },
});

const { url } = await startChatServer({
  port: Number(values.port),
  file: values.log,
  model: values.model,
  pauseMs: values.pause === undefined ? undefined : Number(values.pause),
  page: await readPage(values.page),
});
console.log(`The chat is at ${url}/#default`);

/** Its files by their path; built into a folder, unless they are there. */
async function readPage(folder: string): Promise<ReadonlyMap<string, Uint8Array>> {
  if (!existsSync(path.join(folder, 'index.html'))) {
    await build({
      root: path.join(import.meta.dirname, 'page'),
      configFile: false,
      logLevel: 'error',
      oxc: { jsx: { runtime: 'automatic' } },
      build: { outDir: folder, emptyOutDir: true, target: 'es2022' },
    });
  }
  return new Map(
    globSync('**/*.{html,js}', { cwd: folder }).map((file) => [`/${file}`, readFileSync(path.join(folder, file))]),
  );
}
