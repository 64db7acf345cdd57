import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const PROGRAM = join(import.meta.dirname, '../../../apps/server/src/main.ts');

/** The server as anybody starts it, in a process of its own. */
export class Server {
  readonly url: string;
  /** From the start of the process until `/healthz` answered. */
  readonly startMs: number;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, url: string, startMs: number) {
    this.#child = child;
    this.url = url;
    this.startMs = startMs;
  }

  /** @param environment - Variables besides those of this process. */
  static async start(dataFolder: string, environment: Readonly<Record<string, string>> = {}): Promise<Server> {
    const began = performance.now();
    const flags = ['-C', 'wayfarer-source', '--disable-warning=ExperimentalWarning'];
    const child = spawn(process.execPath, [...flags, PROGRAM, '--port', '0', '--data', dataFolder], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, ...environment },
    });
    const kill = (): boolean => child.kill('SIGKILL');
    process.once('exit', kill);
    child.once('exit', () => process.off('exit', kill));
    const url = await readUrl(child);
    await fetch(`${url}/healthz`);
    return new Server(child, url, performance.now() - began);
  }

  /** Resident memory, in megabytes; NaN where the machine does not say. */
  get rssMb(): number {
    return this.#megabytes('VmRSS');
  }

  /** The most resident memory that there has been, in megabytes. */
  get peakRssMb(): number {
    return this.#megabytes('VmHWM');
  }

  #megabytes(name: 'VmRSS' | 'VmHWM'): number {
    try {
      const status = readFileSync(`/proc/${this.#child.pid}/status`, 'utf8');
      return Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]) / 1024;
    } catch {
      return NaN;
    }
  }

  async get<Answer>(path: string): Promise<Answer> {
    return toAnswer(await fetch(`${this.url}${path}`));
  }

  async post<Answer>(path: string, body: unknown): Promise<Answer> {
    const headers = { 'Content-Type': 'application/json' };
    return toAnswer(await fetch(`${this.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) }));
  }

  /** Posts JSON, or a file as it is, whatever comes of it. */
  async tryToPost(path: string, body: unknown): Promise<number> {
    const isFile = typeof body === 'string';
    const headers = { 'Content-Type': isFile ? 'application/octet-stream' : 'application/json' };
    const answer = await fetch(`${this.url}${path}`, {
      ...{ method: 'POST', headers, body: isFile ? body : JSON.stringify(body) },
    });
    await answer.arrayBuffer();
    return answer.status;
  }

  async stop(): Promise<void> {
    this.#child.kill('SIGTERM');
    await once(this.#child, 'exit');
  }
}

async function readUrl(child: ChildProcess): Promise<string> {
  let output = '';
  for await (const chunk of child.stdout ?? []) {
    output += String(chunk);
    const url = /Wayfarer is at (\S+)\n/.exec(output)?.[1];
    if (url !== undefined) return url;
  }
  throw new Error('The server ended before it had an address.');
}

async function toAnswer<Answer>(response: Response): Promise<Answer> {
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.status} ${text}`);
  return JSON.parse(text) as Answer;
}
