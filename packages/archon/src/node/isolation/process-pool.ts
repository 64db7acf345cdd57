import { MisuseError } from '../../errors.ts';
import type { IsolatedCode, Isolation } from '../../tool/tool.ts';
import { IsolatedProcess } from './isolated-process.ts';
import { jobFor } from './messages.ts';

export interface ProcessPoolOptions {
  /** Processes at a time; further jobs wait. Default 2. */
  readonly size?: number | undefined;
  /** What the processes see of the environment. Default: nothing, so that no key falls into a tool's hands. */
  readonly env?: NodeJS.ProcessEnv | undefined;
}

/** Bun's child processes have no channel that a program can let go of, so it would never end. */
export function assertIsolating({ bun }: Readonly<Record<string, string | undefined>>): void {
  if (bun === undefined) return;
  throw new MisuseError(
    `Isolated tools run on Node 22.13 or later and on Deno, not on Bun (this is ${bun}): run this program there, or the tool without \`isolated\`.`,
  );
}

/**
 * Runs isolated tools in child processes that are kept for the next call, and killed when a tool is out of time or memory,
 * together with the programs that it has started. It protects the program from tools that spin, allocate without end, crash or
 * leave something running; it is no sandbox against malice.
 *
 * NOTE: what a tool has started is its process group, on all systems but Windows. On Linux those too are found, and their
 * memory counts, that have left the group while an ancestor of theirs lives; whoever leaves it and loses its parent on purpose
 * gets away. Programs that a tool starts on macOS have no memory limit, on Windows they are not ended either.
 *
 * @example
 * const agent = new ReActAgent({ model, tools, runtime: nodeRuntime, engine: { isolation: new ProcessPool() } });
 */
export class ProcessPool implements Isolation {
  readonly #size: number;
  readonly #env: NodeJS.ProcessEnv;
  readonly #idle: IsolatedProcess[] = [];
  readonly #busy = new Set<IsolatedProcess>();
  /** Jobs that wait for a process, in order. */
  readonly #waiting: (() => void)[] = [];

  /** @throws {MisuseError} on Bun. */
  constructor({ size = 2, env = {} }: ProcessPoolOptions = {}) {
    assertIsolating(process.versions);
    this.#size = size;
    // Windows starts nothing without it.
    this.#env = process.env.SystemRoot === undefined ? env : { SystemRoot: process.env.SystemRoot, ...env };
  }

  async run(
    code: IsolatedCode,
    args: unknown,
    { callId, signal }: { readonly callId: string; readonly signal: AbortSignal },
  ): Promise<unknown> {
    const worker = await this.#take(signal);
    const kill = (): void => worker.kill();
    signal.addEventListener('abort', kill);
    try {
      signal.throwIfAborted();
      return await worker.run(jobFor(code, args, callId));
    } finally {
      signal.removeEventListener('abort', kill);
      this.#give(worker);
    }
  }

  /** Ends all processes, and with them the calls that are under way. */
  close(): void {
    for (const worker of [...this.#idle.splice(0), ...this.#busy]) worker.kill();
  }

  async #take(signal: AbortSignal): Promise<IsolatedProcess> {
    while (this.#busy.size >= this.#size) await this.#turn(signal);
    let worker = this.#idle.pop();
    while (worker && !worker.isSound) {
      worker.kill();
      worker = this.#idle.pop();
    }
    worker ??= new IsolatedProcess(this.#env);
    this.#busy.add(worker);
    return worker;
  }

  #give(worker: IsolatedProcess): void {
    this.#busy.delete(worker);
    if (worker.isSound) this.#idle.push(worker);
    else worker.kill();
    this.#waiting.shift()?.();
  }

  /** Resolves when a process may be free; rejects when nobody waits for the job any more. */
  #turn(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        this.#waiting.splice(this.#waiting.indexOf(go), 1);
        reject(signal.reason as Error);
      };
      const go = (): void => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      signal.addEventListener('abort', leave, { once: true });
      this.#waiting.push(go);
    });
  }
}
