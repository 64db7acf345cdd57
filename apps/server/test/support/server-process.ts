import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A server in a process of its own. */
export interface ServerProcess {
  readonly url: string;
  readonly child: ChildProcess;
}

export interface StartOptions {
  /** The program, relative to the room of the server. Default: the server itself, on any free port. */
  readonly program?: string;
  readonly args: readonly string[];
  readonly cwd?: string;
  readonly environment?: Readonly<Record<string, string>>;
}

const ROOM = join(import.meta.dirname, '../..');

/** Starts a server and waits for its address. `undefined` if the process ended before it had one. */
export async function startServerProcess(options: StartOptions): Promise<ServerProcess | undefined> {
  const { program = 'src/main.ts', args, cwd = ROOM, environment = {} } = options;
  const flags = ['-C', 'wayfarer-source', '--disable-warning=ExperimentalWarning'];
  const child = spawn(process.execPath, [...flags, join(ROOM, program), ...args], {
    cwd,
    env: { ...process.env, PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const killChild = (): boolean => child.kill('SIGKILL');
  process.once('exit', killChild);
  child.once('exit', () => process.off('exit', killChild));
  const url = await readUrl(child);
  return url === undefined ? undefined : { url, child };
}

async function readUrl(child: ChildProcess): Promise<string | undefined> {
  let output = '';
  for await (const chunk of child.stdout ?? []) {
    output += String(chunk);
    const url = /Wayfarer is at (\S+)\n/.exec(output)?.[1];
    if (url !== undefined) return url;
  }
  return undefined;
}

/** Resolves when the process is gone. */
export async function stop({ child }: ServerProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  child.kill(signal);
  await once(child, 'exit');
  return child.exitCode;
}
