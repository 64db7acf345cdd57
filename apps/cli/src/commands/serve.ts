import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { type PlainCommand, textOf } from '../command.ts';
import { EXIT } from '../exit.ts';

const SERVER_FOLDER = join(import.meta.dirname, '../../../server');
const SERVER = join(SERVER_FOLDER, 'src/main.ts');

export const serve: PlainCommand = {
  name: 'serve',
  summary: 'start the server and its web page on the same trips',
  usage: '',
  words: [0, 0],
  options: {
    port: { type: 'string', value: 'PORT', summary: 'default 8787, or the next one that is free' },
    host: { type: 'string', value: 'HOST', summary: 'a name of this machine (default: 127.0.0.1)' },
    'keep-days': { type: 'string', value: 'N', summary: 'erase trips that are over and untouched for N days' },
  },
  /** Nothing imports an app, so the server is started as the program it is. */
  async runPlain(context) {
    const flags = ['port', 'host', 'data', 'catalogue', 'rules', 'model', 'keep-days'].flatMap((name) => {
      const value = textOf(context, name);
      return value === undefined ? [] : [`--${name}`, value];
    });
    const nodeFlags = [...process.execArgv, ...readServerFlags()];
    const child = spawn(process.execPath, [...nodeFlags, SERVER, ...flags], { stdio: 'inherit' });
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
    const [code] = (await once(child, 'exit')) as [number | null];
    return {
      json: undefined,
      text: () => '',
      exit: code === EXIT.badInput ? EXIT.badInput : code ? EXIT.internal : EXIT.ok,
    };
  },
};

/** Flags of Node that the server is to be started with. */
function readServerFlags(): readonly string[] {
  return JSON.parse(readFileSync(join(SERVER_FOLDER, 'node-flags.json'), 'utf8')) as readonly string[];
}
