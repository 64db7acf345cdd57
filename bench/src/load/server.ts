import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');
const PROGRAM = execFileSync(process.execPath, [join(ROOT, 'tools/server-program.mjs')], { encoding: 'utf8' }).trim();
const FLAGS = JSON.parse(readFileSync(join(ROOT, 'apps/server/node-flags.json'), 'utf8')) as readonly string[];

const WATCH_TURNS = new URL('./watch-turns.ts', import.meta.url).href;

/** Clock ticks of the system in a second, in which it counts processor time; the same on every Linux. */
const TICKS_PER_SECOND = 100;

/** The server as `npm start` starts it, in a process of its own. */
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

  /**
   * @param environment - Variables besides those of this process.
   * @param options - `watchesTurns`: whether {@link longestTurnMs} can be asked for.
   */
  static async start(
    dataFolder: string,
    environment: Readonly<Record<string, string>> = {},
    { watchesTurns = false }: { readonly watchesTurns?: boolean } = {},
  ): Promise<Server> {
    const began = performance.now();
    const watch = watchesTurns ? ['--import', WATCH_TURNS] : [];
    const flags = ['-C', 'wayfarer-source', '--disable-warning=ExperimentalWarning', ...FLAGS, ...watch];
    const child = spawn(process.execPath, [...flags, PROGRAM, '--port', '0', '--data', dataFolder], {
      stdio: ['ignore', 'pipe', 'inherit', ...(watchesTurns ? (['ipc'] as const) : [])],
      env: { NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/wayfarer'), ...process.env, ...environment },
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

  /** Processor time that the process has taken so far, in seconds, on all of its threads; NaN where the machine does not say. */
  get cpuSeconds(): number {
    try {
      // The program's name, in brackets, may hold spaces.
      const [, after = ''] = readFileSync(`/proc/${this.#child.pid}/stat`, 'utf8').split(') ');
      const [user, system] = after.split(' ').slice(11, 13);
      return (Number(user) + Number(system)) / TICKS_PER_SECOND;
    } catch {
      return NaN;
    }
  }

  /**
   * The most processor time, in milliseconds, that the thread which answers requests has taken in one turn of its event loop since
   * this was last asked for.
   */
  async longestTurnMs(): Promise<number> {
    const told = once(this.#child, 'message');
    this.#child.send('tell');
    const [{ longestMs }] = (await told) as [{ readonly longestMs: number }];
    return longestMs;
  }

  async get<Answer>(path: string): Promise<Answer> {
    return toAnswer(await send(`${this.url}${path}`));
  }

  async post<Answer>(path: string, body: unknown): Promise<Answer> {
    const headers = { 'Content-Type': 'application/json' };
    return toAnswer(await send(`${this.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) }));
  }

  /** Posts JSON, or a file as it is, whatever comes of it. */
  async tryToPost(path: string, body: unknown): Promise<number> {
    const isFile = typeof body === 'string';
    const headers = { 'Content-Type': isFile ? 'application/octet-stream' : 'application/json' };
    const answer = await send(`${this.url}${path}`, {
      ...{ method: 'POST', headers, body: isFile ? body : JSON.stringify(body) },
    });
    await answer.arrayBuffer();
    return answer.status;
  }

  /** Asks it to end, or ends it, and answers its exit code; `null` where a signal ended it. */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    if (this.#child.exitCode === null && this.#child.signalCode === null) {
      this.#child.kill(signal);
      await once(this.#child, 'exit');
    }
    return this.#child.exitCode;
  }
}

/**
 * The server ends a connection that has been idle for five seconds; on a busy machine the client hears of it only when it has sent
 * the next request on it, which is then sent again, once.
 */
async function send(url: string, options: RequestInit = {}): Promise<Response> {
  try {
    return await fetch(url, options);
  } catch (error) {
    const { code } = (error instanceof Error ? error.cause : {}) as { readonly code?: string };
    if (code !== 'UND_ERR_SOCKET' && code !== 'ECONNRESET') throw error;
    return fetch(url, options);
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
