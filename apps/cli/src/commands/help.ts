import { BadInputError } from '../bad-input-error.ts';
import type { Command, OptionSpec, PlainCommand } from '../command.ts';
import { COMMON_OPTIONS } from '../parse-arguments.ts';
import { definitions, indent, wrap } from '../render/lay-out.ts';
import type { Style } from '../render/style.ts';
import { didYouMean } from '../suggest.ts';

/** @param all - Every command there is, to be asked for when help is wanted. */
export function createHelp(all: () => readonly Command[]): PlainCommand {
  return {
    name: 'help',
    summary: 'say how a command is used',
    usage: '[COMMAND]',
    words: [0, 1],
    options: {},
    async runPlain({ words: [name] }) {
      if (name === undefined) return { json: undefined, text: (style) => showOverview(all(), style) };
      const command = all().find((one) => one.name === name);
      if (command) return { json: undefined, text: (style) => showCommand(command, style) };
      const names = all().map((one) => one.name);
      throw new BadInputError(`There is no command ${JSON.stringify(name)}.${didYouMean(name, names)}`);
    },
  };
}

export function showOverview(commands: readonly Command[], style: Style): string {
  const rows = commands.map(({ name, usage, summary }) => [`${style.bold(name)} ${usage}`.trimEnd(), summary] as const);
  const parts = [
    wrap('Plans a trip by talking with you, and keeps it on track while you travel.', style.width),
    `Usage: wayfarer COMMAND …\n\n${indent(definitions(rows, widthWithin(style)))}`,
    `Options of every command:\n\n${showOptionTable(COMMON_OPTIONS, style)}`,
    wrap('Exit codes: 0 well, 1 our fault, 2 bad input, 3 a source is unavailable, 4 nothing fits.', style.width),
  ];
  return `${parts.join('\n\n')}\n`;
}

export function showCommand({ name, usage, summary, details, options }: Command, style: Style): string {
  const parts = [
    wrap(`${style.bold(`wayfarer ${name}`)} ${usage}`.trimEnd(), style.width),
    wrap(
      `${summary.charAt(0).toUpperCase()}${summary.slice(1)}.${details === undefined ? '' : ` ${details}`}`,
      style.width,
    ),
    showOptionTable({ ...options, ...COMMON_OPTIONS }, style),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** Beside the indentation. */
function widthWithin({ width }: Style): number {
  return width - 2;
}

function showOptionTable(options: Readonly<Record<string, OptionSpec>>, style: Style): string {
  const rows = Object.entries(options).map(
    ([name, { value, summary }]) => [`--${name}${value === undefined ? '' : ` ${value}`}`, summary] as const,
  );
  return indent(definitions(rows, widthWithin(style)));
}
