import { createStyle } from '../../src/render/style.ts';
import { runCli } from '../../src/run-cli.ts';

export interface Ran {
  readonly exit: number;
  readonly out: string;
  readonly err: string;
}

/** Runs a command as a function, with its data in `folder`. */
export async function run(folder: string, args: readonly string[], typed: readonly string[] = []): Promise<Ran> {
  const printed = { out: '', err: '' };
  const terminal = {
    out: (text: string) => void (printed.out += text),
    err: (text: string) => void (printed.err += text),
    async *lines() {
      yield* typed;
    },
    isInteractive: false,
    style: createStyle(80, false),
  };
  const exit = await runCli(args, { terminal, environment: {}, folder });
  return { exit, ...printed };
}

/** The one JSON document that a command prints. */
export function parseJson<T>({ out }: Ran): T {
  return JSON.parse(out) as T;
}
