/**
 * @module
 * `wayfarer`, as a process: reads the arguments, prints, and ends with the exit code.
 */
import { createInterface } from 'node:readline';

import type { Terminal } from './command.ts';
import { createStyle } from './render/style.ts';
import { runCli } from './run-cli.ts';

const { stdin, stdout, stderr, env } = process;
const isColored = stdout.isTTY && (env['NO_COLOR'] ?? '') === '';
const columns = stdout.isTTY ? stdout.columns : Number(env['COLUMNS']) || undefined;

const terminal: Terminal = {
  out: (text) => void stdout.write(text),
  err: (text) => void stderr.write(text),
  lines: () => createInterface({ input: stdin }),
  isInteractive: stdin.isTTY && stdout.isTTY,
  style: createStyle(columns, isColored),
};

// Whoever reads us may have read enough: `wayfarer show last | head`.
stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

process.exitCode = await runCli(process.argv.slice(2), { terminal, environment: env, folder: process.cwd() });
