/**
 * @module
 * `npm start`: builds the web page if needed, then becomes the server, which prints its URL as the last line.
 */
import path from 'node:path';
import process from 'node:process';

import { requireNode } from './node-version.mjs';
import { become } from './run.mjs';
import { buildPage } from './web-page.mjs';

requireNode();
const root = path.resolve(import.meta.dirname, '..');
if (!buildPage(root)) process.exit(1);
become([path.join(root, 'apps/server/src/main.ts'), ...process.argv.slice(2)]);
