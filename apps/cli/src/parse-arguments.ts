import { parseArgs } from 'node:util';

import { BadInputError } from './bad-input-error.ts';
import type { Command, OptionSpec } from './command.ts';
import { settingOption } from './setting-option.ts';
import { didYouMean } from './suggest.ts';

/** Options of every command. */
export const COMMON_OPTIONS: Readonly<Record<string, OptionSpec>> = {
  data: settingOption('data'),
  catalogue: settingOption('catalogue'),
  rules: settingOption('rules'),
  model: settingOption('model'),
  json: { type: 'boolean', summary: 'print the contract type as JSON on stdout, and nothing else' },
  help: { type: 'boolean', summary: 'say how a command is used' },
};

export interface Parsed {
  readonly command: Command | undefined;
  readonly words: readonly string[];
  readonly options: Readonly<Record<string, string | boolean | undefined>>;
}

/**
 * Reads what was typed.
 *
 * @throws {BadInputError} for a command, an option or a number of words that there is not.
 */
export function parseArguments(args: readonly string[], commands: readonly Command[]): Parsed {
  assertWellFormed(args);
  const name = findCommandName(args);
  const command = commands.find((one) => one.name === name);
  if (name !== undefined && !command) {
    const names = commands.map((one) => one.name);
    throw new BadInputError(
      `There is no command ${JSON.stringify(name)}.${didYouMean(name, names)} Commands: ${names.join(', ')}.`,
    );
  }
  const known = { ...COMMON_OPTIONS, ...command?.options };
  const { positionals, values } = readOptions(args, known);
  const words = command ? positionals.slice(1) : positionals;
  if (command && values['help'] !== true) checkWords(command, words);
  return { command, words, options: values };
}

/** Half a surrogate pair has no UTF-8, so that nothing could keep what was typed. */
function assertWellFormed(args: readonly string[]): void {
  const index = args.findIndex((word) => !word.isWellFormed());
  if (index >= 0)
    throw new BadInputError(`Expected well-formed Unicode in word ${index + 1}, got ${JSON.stringify(args[index])}.`);
}

/** The first word that is neither an option nor the value of one of the common ones. */
function findCommandName(args: readonly string[]): string | undefined {
  for (let index = 0; index < args.length; index++) {
    const word = args[index] ?? '';
    if (!word.startsWith('-')) return word;
    if (COMMON_OPTIONS[word.slice(2)]?.type === 'string') index++;
  }
  return undefined;
}

function readOptions(args: readonly string[], known: Readonly<Record<string, OptionSpec>>) {
  const options = Object.fromEntries(Object.entries(known).map(([name, { type }]) => [name, { type }]));
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const unknown = /^Unknown option '--?([^']+)'/.exec(message)?.[1];
    if (unknown === undefined) throw new BadInputError(`${message.replace(/\. .*|\.$/s, '')}.`);
    const names = Object.keys(known);
    const list = names.map((name) => `--${name}`).join(', ');
    throw new BadInputError(
      `There is no option ${JSON.stringify(`--${unknown}`)} here.${didYouMean(unknown, names, '--')} Options: ${list}.`,
    );
  }
}

function checkWords({ name, usage, words: [least, most] }: Command, words: readonly string[]): void {
  if (words.length >= least && words.length <= most) return;
  const trouble =
    words.length < least ? 'Something is missing' : `There is something too much (${JSON.stringify(words[most])})`;
  throw new BadInputError(`${trouble}. Usage: wayfarer ${name} ${usage}`);
}
