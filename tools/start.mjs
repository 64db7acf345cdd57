/**
 * @module
 * `npm start`: builds the web page and puts the server together if needed, then becomes the server, which prints its URL as
 * the last line.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

import { requireNode } from './node-version.mjs';
import { become } from './run.mjs';
import { serverProgram } from './server-program.mjs';
import { buildPage, hasPage } from './web-page.mjs';

requireNode();
const root = path.resolve(import.meta.dirname, '..');
if (!existsSync(path.join(root, 'node_modules'))) {
  console.error('Nothing is installed yet: run `npm ci` first.');
  process.exit(1);
}
const page = buildPage(root);
if (page === 'failed') process.exit(1);
if (page === 'no-builder') {
  if (!hasPage(root)) {
    console.error('Or build it on another machine, with `npm start`, and copy its apps/web/dist here.');
    process.exit(1);
  }
  console.error('The one in apps/web/dist is served; it belongs to other sources.');
}
const flags = JSON.parse(readFileSync(path.join(root, 'apps/server/node-flags.json'), 'utf8'));
become([...flags, serverProgram(root), ...process.argv.slice(2)], {
  // Node keeps compiled modules here, which halves the time of the next start.
  NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/wayfarer'),
  ...process.env,
});
