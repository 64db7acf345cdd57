import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const APP = join(import.meta.dirname, '../../../apps/server');
const SERVER = join(APP, 'src/main.ts');

/** With which every starter of the server starts it. */
const FLAGS = JSON.parse(readFileSync(join(APP, 'node-flags.json'), 'utf8')) as readonly string[];

/** A server that has not ended so long after it was asked to is ended. */
const STOP_MS = 15_000;

/** A server in a process of its own, on an empty folder. */
export interface ServerUnderTest {
  readonly url: string;
  readonly dataFolder: string;
  /** All that it has printed as errors. */
  errors(): string;
  isRunning(): boolean;
  /** What it holds, where the system tells (Linux). */
  holds(): { readonly rssMb: number | null; readonly descriptors: number | null };
  /** Stops it and resolves to its exit code; `null` if it had to be ended. */
  stop(): Promise<number | null>;
}

/**
 * Starts the server as the program it is: nothing imports an app.
 *
 * @param nodeFlags - For Node, e.g. `--inspect=127.0.0.1:0`.
 */
export async function startServer(nodeFlags: readonly string[] = []): Promise<ServerUnderTest> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'wayfarer-fuzz-'));
  const flags = ['-C', 'wayfarer-source', '--disable-warning=ExperimentalWarning', ...FLAGS, ...nodeFlags];
  const child = spawn(process.execPath, [...flags, SERVER, '--port', '0', '--data', dataFolder], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const kill = (): boolean => child.kill('SIGKILL');
  process.once('exit', kill);
  let errors = '';
  child.stderr.on('data', (chunk) => (errors += String(chunk)));
  let printed = '';
  let url: string | undefined;
  for await (const chunk of child.stdout) {
    printed += String(chunk);
    url = /Wayfarer is at (\S+)\n/.exec(printed)?.[1];
    if (url !== undefined) break;
  }
  if (url === undefined) throw new Error(`The server did not start: ${errors}`);
  const isRunning = (): boolean => child.exitCode === null && child.signalCode === null;
  return {
    url,
    dataFolder,
    errors: () => errors,
    isRunning,
    holds: () => ({ rssMb: readRssMb(child.pid), descriptors: countDescriptors(child.pid) }),
    async stop() {
      if (isRunning()) {
        const patience = setTimeout(kill, STOP_MS);
        child.kill('SIGTERM');
        await once(child, 'exit');
        clearTimeout(patience);
      }
      process.off('exit', kill);
      rmSync(dataFolder, { recursive: true });
      return child.exitCode;
    },
  };
}

function readRssMb(pid: number | undefined): number | null {
  try {
    const kb = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kb === undefined ? null : Math.round(Number(kb) / 1024);
  } catch {
    return null;
  }
}

function countDescriptors(pid: number | undefined): number | null {
  try {
    return readdirSync(`/proc/${pid}/fd`).length;
  } catch {
    return null;
  }
}
