import { parseArgs } from 'node:util';

import { nearest } from '../nearest.ts';
import { CliError } from './cli-error.ts';
import { EXIT } from './terminal.ts';

const OPTIONS = {
  log: { type: 'string' },
  prompt: { type: 'string' },
  mermaid: { type: 'boolean' },
  full: { type: 'boolean' },
  json: { type: 'boolean' },
  model: { type: 'string' },
  tools: { type: 'string' },
  instructions: { type: 'string' },
  before: { type: 'string' },
  archive: { type: 'string' },
  plan: { type: 'boolean' },
  set: { type: 'string', multiple: true },
  as: { type: 'string' },
  yes: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** How many runs a command is about, in words. */
const EXPECTED = { 0: 'no run', 1: 'one run' } as const;

/** What can be said of a command: its options besides `--log`, and how many runs it is about. */
const COMMANDS = {
  run: { options: ['model', 'tools', 'instructions', 'full', 'plan', 'set', 'as', 'yes'], runs: [1] },
  trace: { options: ['prompt', 'mermaid', 'full', 'json'], runs: [1] },
  list: { options: ['json'], runs: [0] },
  verify: { options: ['json'], runs: [0, 1] },
  replay: { options: ['json'], runs: [1] },
  drop: { options: ['before', 'archive'], runs: [0] },
} as const satisfies Readonly<
  Record<string, { options: readonly (keyof typeof OPTIONS)[]; runs: readonly (keyof typeof EXPECTED)[] }>
>;

export type CommandName = keyof typeof COMMANDS;

export interface Asked {
  readonly command: CommandName;
  /** A run's id or its beginning; empty where the command is about none, or about all. Of `run`, the question, or a workflow's file. */
  readonly run: string;
  /** The log's file; empty only of `run`, whose log may be in memory. */
  readonly file: string;
  readonly model: string | undefined;
  /** Names of tools, with commas between. */
  readonly tools: string | undefined;
  readonly instructions: string | undefined;
  /** A plan is made first. */
  readonly plan: boolean;
  /** `NAME=VALUE`, each a parameter of a workflow. */
  readonly set: readonly string[];
  /** Id of the run. */
  readonly as: string | undefined;
  /** Whatever asks to be approved, is. */
  readonly yes: boolean;
  /** A step, from 1. */
  readonly prompt: number | undefined;
  readonly mermaid: boolean;
  readonly full: boolean;
  readonly json: boolean;
  /** Runs that ended before this day go. Set for `drop` alone. */
  readonly before: Date | undefined;
  /** A file that gets their events first. */
  readonly archive: string | undefined;
}

export const USAGE = `Usage:
  archon run QUESTION --model MODEL
                                  an agent answers, and shows what it thinks and does as it comes
      --tools a,b                 what it may use: calculator, date_arithmetic, today (by default),
                                  http_get, run_code
      --instructions TEXT         what it is told before anything else
      --plan                      makes a plan first, and works on its parts side by side
      --log FILE                  keeps the run
  archon run FILE.yaml            a workflow does what it says, with the tools that --tools names
      --set NAME=VALUE            a parameter of it, once for each
      --yes                       approves whatever asks to be approved
      --log FILE --as RUN         keeps the run under that id; one that is there already goes on
                                  where it was
  archon trace RUN --log FILE     the chain of a run: thoughts, actions, observations,
                                  what it spent, why it stopped
      --full                      long texts whole
      --prompt N                  the prompt of step N, as the model was sent it
      --mermaid                   a chart of its steps, calls and child runs; of a workflow, a plan,
                                  a team: of its parts
      --json                      its events, or the prompt's messages, as JSON
  archon list --log FILE          all runs, newest first, and what each waits for (--json)
  archon verify RUN --log FILE    whether the run is what was once written (--json)
  archon verify --log FILE        the same of all runs: a line for each that is not, and a sum
                                  (--json)
  archon replay RUN --log FILE    whether the loop, told the same by model and tools, does the
                                  same again (--json)
  archon drop --before DAY --log FILE
                                  erases the runs that ended before that day (YYYY-MM-DD, UTC),
                                  and leaves their ids
      --archive FILE              keeps their events there first, one a line as JSON

RUN is an id or a beginning that no other run has; MODEL such as ollama:qwen3:8b or
anthropic:claude-sonnet-4-5. Exit codes: 0 done, 1 not found or not in order, 2 not understood.`;

/**
 * Reads what was typed.
 *
 * @returns `undefined` if help is asked for.
 * @throws {CliError} for a command, an option or a number of words that there is not.
 */
export function readArguments(args: readonly string[]): Asked | undefined {
  const { values, positionals } = parsed(args);
  const [name, ...words] = positionals;
  if (values.help || name === 'help' || (name === undefined && args.length === 0)) return undefined;
  if (name === undefined || !isCommand(name)) {
    throw misuse(unknownCommand(name));
  }
  const { options, runs } = COMMANDS[name];
  const allowed: readonly string[] = [...options, 'log'];
  const stray = Object.keys(values).find((option) => !allowed.includes(option));
  if (stray !== undefined) throw misuse(`"archon ${name}" has no option "--${stray}".`);
  if (!runs.some((count) => count === words.length))
    throw misuse(
      `Expected ${name === 'run' ? 'one question, in quotes, or one file' : runs.map((count) => EXPECTED[count]).join(' or ')} after "archon ${name}", got ${words.length}.`,
    );
  if (values.log === undefined && name !== 'run') throw misuse('Say which log to read: --log FILE.');
  if (name === 'run') refuseOfOtherKind(words[0] ?? '', Object.keys(values));
  const { log: file = '', model, tools, instructions, as, archive } = values;
  const { plan = false, set = [], yes = false, mermaid = false, full = false, json = false } = values;
  const before = name === 'drop' ? dayOf(values.before) : undefined;
  const told = { model, tools, instructions, plan, set, as, yes, mermaid, full, json, before, archive };
  return { command: name, run: words[0] ?? '', file, prompt: stepOf(values.prompt), ...told };
}

/** Whether `archon run` is told of a workflow's file: no question ends so. */
export function isWorkflowFile(words: string): boolean {
  return /\.ya?ml$/.test(words);
}

/** What only questions, or only files, can be told. */
const OF_QUESTIONS = ['model', 'instructions', 'plan'];
const OF_FILES = ['set', 'as', 'yes'];

function refuseOfOtherKind(words: string, options: readonly string[]): void {
  const [strange, what] = isWorkflowFile(words) ? [OF_QUESTIONS, 'a workflow file'] : [OF_FILES, 'a question'];
  const stray = options.find((option) => strange.includes(option));
  if (stray !== undefined) throw misuse(`"archon run" has no option "--${stray}" for ${what}.`);
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw misuse(`${(error as Error).message.split(/\. |\.?$/)[0]}.`);
  }
}

function unknownCommand(name: string | undefined): string {
  const known = Object.keys(COMMANDS);
  const near = name === undefined ? undefined : nearest(name, known);
  const problem = name === undefined ? 'A command is missing.' : `There is no command ${JSON.stringify(name)}.`;
  return `${problem} ${near === undefined ? `There are: ${known.join(', ')}.` : `Did you mean "${near}"?`}`;
}

function isCommand(name: string): name is CommandName {
  return Object.hasOwn(COMMANDS, name);
}

function stepOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const step = Number(text);
  if (Number.isSafeInteger(step) && step > 0) return step;
  throw misuse(`Expected a step from 1 after --prompt, got ${JSON.stringify(text)}.`);
}

function dayOf(text: string | undefined): Date {
  const day = new Date(`${text}T00:00:00Z`);
  if (text !== undefined && /^\d{4}-\d\d-\d\d$/.test(text) && day.toJSON()?.startsWith(text)) return day;
  throw misuse(`Expected a day such as 2027-01-31 after --before, got ${JSON.stringify(text ?? '')}.`);
}

function misuse(sentence: string): CliError {
  return new CliError(`${sentence} See: archon help`, EXIT.misused);
}
