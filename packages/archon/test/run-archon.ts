import { runCli } from '../src/cli/run-cli.ts';

/** The command line `archon`, in this process: how it ended, and what it printed and complained of. */
export async function archon(...args: string[]): Promise<{ exit: number; out: string; err: string }> {
  const [out, err]: [string[], string[]] = [[], []];
  const terminal = {
    print: (text: string) => out.push(text),
    complain: (text: string) => err.push(text),
    colours: false,
  };
  const exit = await runCli(args, terminal);
  return { exit, out: out.join('\n'), err: err.join('\n') };
}
