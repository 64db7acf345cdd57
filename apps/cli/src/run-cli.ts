import { resolve } from 'node:path';

import { BadInputError } from './bad-input-error.ts';
import { type CommandContext, type FolderContext, type Reply, type Terminal, textOf } from './command.ts';
import { showCommand, showOverview } from './commands/help.ts';
import { COMMANDS } from './commands/index.ts';
import { EXIT, type ExitCode } from './exit.ts';
import { parseArguments, type Parsed } from './parse-arguments.ts';
import { toPlainJson, toPlainText } from './render/plain-text.ts';
import { toFailure } from './to-failure.ts';

export interface Surroundings {
  readonly terminal: Terminal;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Where relative paths begin. */
  readonly folder: string;
  /** How much work is put into a plan, see `ComposeOptions.effort`. */
  readonly effort?: number;
  /** Where trips are planned, see `ComposeOptions.plansHere`. */
  readonly plansHere?: boolean;
}

/** Runs one command and answers its exit code. Nothing is thrown. */
export async function runCli(args: readonly string[], given: Surroundings): Promise<ExitCode> {
  const isJson = args.includes('--json');
  const surroundings = { ...given, terminal: withPlainText(given.terminal) };
  const { out, err, style } = surroundings.terminal;
  try {
    const print: Print = (reply) => out(isJson && reply.json !== undefined ? toJson(reply.json) : reply.text(style));
    const reply = await answer(parseArguments(args, COMMANDS), { ...surroundings, print });
    return reply?.exit ?? EXIT.ok;
  } catch (error) {
    const { exit, problem } = await toFailure(error);
    if (isJson) out(toJson(problem));
    err(`${problem.message}\n`);
    if (surroundings.environment['WAYFARER_DEBUG'] !== undefined)
      err(`${error instanceof Error ? error.stack : String(error)}\n`);
    return exit;
  }
}

/** The one place through which everything is printed: names and words come from data, and may not steer the terminal. */
function withPlainText(terminal: Terminal): Terminal {
  const { isColored } = terminal.style;
  return {
    ...terminal,
    out: (text) => terminal.out(toPlainText(text, isColored)),
    err: (text) => terminal.err(toPlainText(text, isColored)),
  };
}

type Print = (reply: Reply) => void;

/** Prints what a command has to say, before anything is waited for that nobody asked for. */
async function answer(parsed: Parsed, given: Surroundings & { readonly print: Print }): Promise<Reply | undefined> {
  const { print, ...surroundings } = given;
  const printed = (reply: Reply | undefined): Reply | undefined => {
    if (reply) print(reply);
    return reply;
  };
  const { command, options } = parsed;
  if (!command)
    return printed({
      json: undefined,
      text: (style) => showOverview(COMMANDS, style),
      exit: options['help'] ? EXIT.ok : EXIT.badInput,
    });
  if (options['help'] === true) return printed({ json: undefined, text: (style) => showCommand(command, style) });
  if ('runPlain' in command) return printed(await command.runPlain({ ...parsed, terminal: surroundings.terminal }));
  if ('runOnFolder' in command) {
    const dataFolder = folderOf(parsed, surroundings, DATA) ?? resolve(surroundings.folder, '.wayfarer');
    const catalogueFolder = folderOf(parsed, surroundings, CATALOGUE);
    const withTrips: FolderContext['withTrips'] = (work) => runAtHome(work, parsed, surroundings);
    return printed(await command.runOnFolder({ ...parsed, ...surroundings, dataFolder, catalogueFolder, withTrips }));
  }
  return runAtHome(async (context) => printed(await command.run(context)), parsed, surroundings);
}

const DATA = { name: 'data', variable: 'WAYFARER_DATA' } as const;
const CATALOGUE = { name: 'catalogue', variable: 'WAYFARER_CATALOGUE' } as const;

/** The folder that an option or a variable names; absolute. */
function folderOf(
  { options }: Pick<Parsed, 'options'>,
  { environment, folder }: Surroundings,
  { name, variable }: { readonly name: string; readonly variable: string },
): string | undefined {
  const value = options[name] ?? (environment[variable] || undefined);
  if (value === '' || String(value).includes('\0'))
    throw new BadInputError(`Expected the path of a folder for --${name}, got ${JSON.stringify(value)}.`);
  return typeof value === 'string' ? resolve(folder, value) : undefined;
}

async function runAtHome<Answer>(
  work: (context: CommandContext) => Promise<Answer>,
  parsed: Parsed,
  surroundings: Surroundings,
): Promise<Answer> {
  const [{ compose }, { readRouterSettings }] = await Promise.all([
    import('./compose.ts'),
    import('@wayfarer/composition'),
  ]);
  const { terminal, environment, folder, effort, plansHere } = surroundings;
  const { words, options } = parsed;
  const place = (name: string, variable: string) => folderOf(parsed, surroundings, { name, variable });
  const dataFolder = folderOf(parsed, surroundings, DATA) ?? resolve(folder, '.wayfarer');
  const catalogueFolder = folderOf(parsed, surroundings, CATALOGUE);
  const rulesFolder = place('rules', 'WAYFARER_RULES');
  const hasPerson = environment['WAYFARER_PERSON'] === '1';
  const { readLiveSettings, readModelSettings, readResearchSettings } = await import('@wayfarer/sources');
  const live = readLiveSettings(environment);
  const model = readModelSettings(environment, textOf({ options }, 'model'));
  const research = readResearchSettings(environment, model !== null);
  const router = readRouterSettings(environment, folder);
  const parts = await compose({
    dataFolder,
    catalogueFolder,
    rulesFolder,
    hasPerson,
    live,
    model,
    research,
    router,
    environment,
    effort,
    plansHere,
  });
  try {
    const answered = await work({ ...parts, environment, terminal, words, options });
    await finishLookingUp(parts.concierge, terminal);
    return answered;
  } finally {
    await parts.close();
  }
}

/** What a plan has begun goes on for as long as this process is there; the next write to the trip takes it up again. */
async function finishLookingUp(
  concierge: Pick<CommandContext['concierge'], 'whenIdle'>,
  terminal: Terminal,
): Promise<void> {
  const idle = concierge.whenIdle();
  if (!idle) return;
  terminal.err('Looking up on the web what is not known of the plan. Stop it if you like: it is taken up again.\n');
  await idle;
}

function toJson(value: unknown): string {
  return `${toPlainJson(JSON.stringify(value, null, 2))}\n`;
}
