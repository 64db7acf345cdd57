/**
 * @module
 * Many commands in one process: each line of stdin is a list of words as JSON, each line of stdout `{ exit, out, err }` of
 * that command. A command opens the folder anew and closes it again, as a process of its own would. Argument: the effort
 * that is put into plans.
 */
import { createInterface } from 'node:readline';

import { createStyle } from '../../src/render/style.ts';
import { runCli } from '../../src/run-cli.ts';

const { stdin, stdout, env } = process;

const effort = Number(process.argv[2]);

for await (const line of createInterface({ input: stdin })) {
  const printed = { out: '', err: '' };
  const terminal = {
    out: (text: string) => void (printed.out += text),
    err: (text: string) => void (printed.err += text),
    async *lines() {},
    isInteractive: false,
    style: createStyle(80, false),
  };
  const surroundings = { terminal, environment: env, folder: process.cwd(), effort, plansHere: true };
  const exit = await runCli(JSON.parse(line) as string[], surroundings);
  stdout.write(`${JSON.stringify({ exit, ...printed })}\n`);
}
