/**
 * @module
 * Starts the server. The last line it prints is its address.
 */
import { UnreadableLogFileError } from '@wayfarer/archon/sqlite';
import { RouterSettingsError } from '@wayfarer/composition';
import { InvalidIntentsError, InvalidPolicyError } from '@wayfarer/router';
import { CatalogueError, CatalogueFolderError, LiveSettingsError, ModelSettingsError } from '@wayfarer/sources';

import { compose } from './compose.ts';
import { readSettings, SettingsError } from './settings.ts';
import { serveUntilStopped } from './start-server.ts';

/** What the person who starts the server can do something about. */
const MENDABLE = [
  SettingsError,
  InvalidPolicyError,
  InvalidIntentsError,
  UnreadableLogFileError,
  CatalogueError,
  CatalogueFolderError,
  LiveSettingsError,
  ModelSettingsError,
  RouterSettingsError,
];

// Runs are folded without the checks for whoever writes a fold: they freeze every state, which took a fifth of the time of
// a write.
process.env['NODE_ENV'] ??= 'production';

try {
  const settings = readSettings(process.argv.slice(2), process.env, process.cwd());
  await serveUntilStopped(await compose(settings), settings);
} catch (error) {
  if (!MENDABLE.some((kind) => error instanceof kind) || !(error instanceof Error)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
