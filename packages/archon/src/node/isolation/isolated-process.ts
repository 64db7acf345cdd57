import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { AgentError, MisuseError } from '../../errors.ts';
import { inheritedFlags } from './inherited-flags.ts';
import type { Job, JobEnd, ThrownError } from './messages.ts';
import { killFamily } from './process-family.ts';
import { runnableUrl } from './runnable-url.ts';

/** Jobs after which a process is replaced, whatever it looks like. */
const MAX_JOBS = 200;

/** Characters of what it wrote to stderr that are kept. */
const STDERR_KEPT = 2_000;

/** A child process that runs one job at a time. It keeps the program alive only while it has one. */
export class IsolatedProcess {
  readonly #child: ChildProcess;
  #stderr = '';
  #jobs = 0;
  #isWorn = false;
  #isBuried = false;

  constructor(env: NodeJS.ProcessEnv) {
    const program = runnableUrl(new URL('./child-main.ts', import.meta.url), import.meta.url);
    this.#child = fork(fileURLToPath(program), [], {
      env,
      execArgv: inheritedFlags(process.execArgv),
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      // A process group of its own, so that the programs that a job starts end with it. On Windows it would mean a window.
      detached: process.platform !== 'win32',
    });
    // What it leaves behind when it ends by itself.
    this.#child.once('exit', () => this.#killFamily());
    this.#child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.#stderr = (this.#stderr + text).slice(-STDERR_KEPT);
    });
    // Whoever runs a job hears of its end; without a job there is nobody to tell.
    this.#child.on('error', () => undefined);
    this.#hold(false);
  }

  /** Fit for another job. */
  get isSound(): boolean {
    return this.#child.connected && !this.#isWorn && this.#jobs < MAX_JOBS;
  }

  /** The job's value; rejects with what the job threw, or with a {@link ProcessEndedError}. */
  run(job: Job): Promise<unknown> {
    this.#jobs++;
    this.#hold(true);
    return new Promise<unknown>((resolve, reject) => {
      const hear = (end: JobEnd): void => {
        stop();
        // What a job has left behind, in memory or running, would be held against the next one.
        this.#isWorn = end.residentMb > job.memoryMb / 2 || !end.isQuiet;
        if (end.ok) resolve(end.value);
        else reject(revived(end.error));
      };
      const mourn = (code: number | null, signal: string | null): void => {
        stop();
        reject(this.#causeOfDeath(job, code, signal));
      };
      const fail = (error: Error): void => {
        stop();
        reject(error);
      };
      const stop = (): void => {
        this.#child.off('message', hear).off('exit', mourn).off('error', fail);
        this.#hold(false);
      };
      this.#child.on('message', hear).on('exit', mourn).on('error', fail);
      this.#child.send(job, (error) => error && fail(error));
    });
  }

  kill(): void {
    this.#isWorn = true;
    this.#killFamily();
  }

  /** Once: afterwards the number may be another process's. */
  #killFamily(): void {
    const { pid } = this.#child;
    if (pid === undefined || this.#isBuried) return;
    this.#isBuried = true;
    killFamily(pid);
  }

  /** The only one who kills it with that signal, besides the pool, is its guard; its V8 may notice first. */
  #causeOfDeath({ memoryMb }: Job, code: number | null, signal: string | null): ProcessEndedError {
    const isMemory = signal === 'SIGKILL' || this.#stderr.includes('heap out of memory');
    const how = signal === null ? `exit code ${code}` : `signal ${signal}`;
    return new ProcessEndedError(isMemory ? 'out-of-memory' : 'process-ended', memoryMb, how);
  }

  #hold(isBusy: boolean): void {
    const { channel, stderr } = this.#child;
    for (const handle of [this.#child, channel, stderr as unknown as { ref(): void; unref(): void } | null]) {
      if (isBusy) handle?.ref();
      else handle?.unref();
    }
  }
}

function revived({ message, stack, isMisuse, ...rest }: ThrownError): Error {
  if (isMisuse) return new MisuseError(message);
  return Object.assign(new Error(message), rest, stack === undefined ? {} : { stack });
}

/** An isolated tool did not survive: its process was ended at its memory limit, or ended by itself. */
class ProcessEndedError extends AgentError {
  override readonly name = 'ProcessEndedError';
  readonly code: 'out-of-memory' | 'process-ended';

  /** @param detail - How it ended, for whoever debugs. */
  constructor(code: 'out-of-memory' | 'process-ended', memoryMb: number, detail: string) {
    super(
      code === 'out-of-memory'
        ? `The tool needed more than the ${memoryMb} MB of memory that it may have, and was ended.`
        : `The tool's process ended before it had an answer (${detail}).`,
    );
    this.code = code;
  }
}
