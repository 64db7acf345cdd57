import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { SETTINGS } from '@wayfarer/composition/settings';

import { type PlainCommand, textOf } from '../command.ts';
import { EXIT } from '../exit.ts';
import { settingOption } from '../setting-option.ts';

const SERVER_FOLDER = join(import.meta.dirname, '../../../server');
const SERVER = join(SERVER_FOLDER, 'src/main.ts');

export const serve: PlainCommand = {
  name: 'serve',
  summary: 'start the server and its web page on the same trips',
  usage: '',
  words: [0, 0],
  options: {
    port: settingOption('port'),
    host: settingOption('host'),
    'keep-days': settingOption('keep-days'),
  },
  /** Nothing imports an app, so the server is started as the program it is. */
  async runPlain(context) {
    const flags = SETTINGS.flatMap(({ flag }) => {
      const value = flag && textOf(context, flag.name);
      return flag && value !== undefined ? [`--${flag.name}`, value] : [];
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
