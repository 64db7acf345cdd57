/**
 * @module
 * Starts the server. The last line it prints is its address.
 */
import { compose } from './compose.ts';
import { readSettings, SettingsError } from './settings.ts';
import { startServer } from './start-server.ts';

try {
  const settings = readSettings(process.argv.slice(2), process.env, process.cwd());
  const server = await startServer(compose(settings), settings);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close());
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
