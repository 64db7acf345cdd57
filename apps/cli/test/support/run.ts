import { createStyle } from '../../src/render/style.ts';
import { runCli } from '../../src/run-cli.ts';

/** Enough for a whole plan, though not for the best: what these tests are about does not hang on it. */
const LITTLE_EFFORT = 50;

export interface Ran {
  readonly exit: number;
  readonly out: string;
  readonly err: string;
}

export interface Given {
  readonly typed?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** Whether somebody sits before the terminal. Default: nobody. */
  readonly isInteractive?: boolean;
}

/** Runs a command as a function, with its data in `folder`. */
export function run(folder: string, args: readonly string[], typed: readonly string[] = []): Promise<Ran> {
  return runGiven(folder, args, { typed });
}

/** The same, with an environment. */
export async function runGiven(
  folder: string,
  args: readonly string[],
  { typed = [], environment = {}, isInteractive = false }: Given,
): Promise<Ran> {
  const printed = { out: '', err: '' };
  const terminal = {
    out: (text: string) => void (printed.out += text),
    err: (text: string) => void (printed.err += text),
    async *lines() {
      yield* typed;
    },
    isInteractive,
    style: createStyle(80, false),
  };
  const exit = await runCli(args, { terminal, environment, folder, effort: LITTLE_EFFORT, plansHere: true });
  return { exit, ...printed };
}

/** The one JSON document that a command prints. */
export function parseJson<T>({ out }: Ran): T {
  return JSON.parse(out) as T;
}
