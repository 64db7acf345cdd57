/**
 * @module
 * `npm run screenshots`: builds the web page if needed, then takes the pictures of `docs/screenshots`.
 */
import path from 'node:path';
import process from 'node:process';

import { requireNode } from './node-version.mjs';
import { become } from './run.mjs';
import { buildPage } from './web-page.mjs';

requireNode();
const root = path.resolve(import.meta.dirname, '..');
if (buildPage(root) !== 'built') process.exit(1);
become([path.join(root, 'apps/web/e2e/screenshots.ts')]);
