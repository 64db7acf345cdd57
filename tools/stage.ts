import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';

export const ROOT = path.resolve(import.meta.dirname, '..');

export interface Command {
  /** Arguments of this very Node: a script and what it is given. */
  readonly arguments: readonly string[];
  /** Default: the root of the repository. */
  readonly folder?: string;
  /** Added to the environment. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Show each line as it comes, behind this title, instead of keeping it. */
  readonly title?: string;
}

export interface Outcome {
  readonly passed: boolean;
  readonly seconds: number;
  /** Both streams as they came; empty when shown live. */
  readonly output: string;
}

/** Runs a script on this Node. A script that cannot be started has failed, and says why. */
export function run(command: Command): Promise<Outcome> {
  const started = performance.now();
  const chunks: string[] = [];
  const child = spawn(process.execPath, command.arguments, {
    cwd: command.folder ?? ROOT,
    env: { ...process.env, ...command.environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) {
    if (command.title === undefined) stream.setEncoding('utf8').on('data', (text: string) => chunks.push(text));
    else createInterface(stream).on('line', (line) => console.log(`${command.title} │ ${line}`));
  }
  return new Promise((resolve) => {
    const end = (passed: boolean): void =>
      resolve({ passed, seconds: (performance.now() - started) / 1000, output: chunks.join('') });
    child.on('error', (error) => {
      chunks.push(error.message);
      end(false);
    });
    child.on('close', (code) => end(code === 0));
  });
}

/** The script of an installed command, e.g. `installed('knip/bin/knip.js')`. */
export function installed(script: string): string {
  return path.join(ROOT, 'node_modules', script);
}

/** Runs `work` on every item, at most `width` at a time; the answers keep the order of the items. */
export async function mapSideBySide<Item, Answer>(
  items: readonly Item[],
  width: number,
  work: (item: Item) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  const waiting = items.entries();
  const worker = async (): Promise<void> => {
    for (const [index, item] of waiting) answers[index] = await work(item);
  };
  await Promise.all(Array.from({ length: width }, worker));
  return answers;
}

/** `✓ lint  3.4 s`; the output follows only where it failed. */
export function describeOutcome(name: string, { passed, seconds, output }: Outcome): string {
  const line = `${passed ? '✓' : '✗'} ${name.padEnd(10)} ${seconds.toFixed(1).padStart(5)} s`;
  return passed ? line : `${line}\n${indent(output.trimEnd())}`;
}

function indent(text: string): string {
  return text.replace(/^(?=.)/gm, '    ');
}
