/**
 * @module
 * `archon` as a command: hands the process to `runCli`.
 */
import { runCli } from './run-cli.ts';

// Whoever reads only the beginning, as `head` does, has seen enough.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

process.exitCode = await runCli(process.argv.slice(2), {
  print: (text) => void process.stdout.write(`${text}\n`),
  complain: (text) => void process.stderr.write(`${text}\n`),
  colours: process.stdout.isTTY && !process.env['NO_COLOR'],
});
