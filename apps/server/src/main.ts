/**
 * @module
 * Starts the server. The last line it prints is its address.
 */
import { compose } from './compose.ts';
import { readSettings, SettingsError } from './settings.ts';
import { serveUntilStopped } from './start-server.ts';

try {
  const settings = readSettings(process.argv.slice(2), process.env, process.cwd());
  await serveUntilStopped(compose(settings), settings);
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
