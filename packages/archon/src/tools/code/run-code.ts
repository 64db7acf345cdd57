import { Worker } from 'node:worker_threads';

import { MisuseError } from '../../errors.ts';
import { runnableUrl } from '../../node/isolation/runnable-url.ts';
import type { CodeEnd, CodeRequest } from './code-run.ts';
import type { ThreadMessage } from './code-thread.ts';

/** How much longer than it may a piece of code lasts, where the interpreter is too busy to look at the clock. */
const GRACE_MS = 250;

/** For what the thread itself keeps. The interpreter's memory is limited apart. */
const RESOURCE_LIMITS = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 };

/**
 * Runs the code in a thread of its own, which ends with it: nothing is left of it, and it blocks nobody.
 *
 * @throws {MisuseError} if the interpreter is not installed.
 */
export async function runCode(request: CodeRequest, signal: AbortSignal): Promise<CodeEnd> {
  signal.throwIfAborted();
  const thread = new Worker(runnableUrl(new URL('./code-thread.ts', import.meta.url), import.meta.url), {
    workerData: request,
    resourceLimits: RESOURCE_LIMITS,
    env: {},
    execArgv: [],
    stdout: true,
    stderr: true,
  });
  const { promise, resolve, reject } = Promise.withResolvers<CodeEnd>();
  const giveUp = (): void => reject(signal.reason as Error);
  let timer: NodeJS.Timeout | undefined;
  signal.addEventListener('abort', giveUp);
  thread.on('error', (error) => reject(explained(error)));
  thread.on('exit', () => reject(new Error('The thread of the code ended without a word.')));
  thread.on('message', (message: ThreadMessage) => {
    if (message.kind === 'end') resolve(message.end);
    else timer = setTimeout(() => resolve(STOPPED), request.timeoutMs + GRACE_MS);
  });
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', giveUp);
    await thread.terminate();
  }
}

/** What it had printed is gone with the thread. */
const STOPPED: CodeEnd = { kind: 'timeout', text: '', printed: '', cut: false };

function explained(error: unknown): unknown {
  const { code, message = '' } = error as { code?: unknown; message?: string };
  if (code !== 'ERR_MODULE_NOT_FOUND' || !message.includes('quickjs-emscripten')) return error;
  return new MisuseError('`runCodeTool` needs the package `quickjs-emscripten`: npm install quickjs-emscripten@0.32');
}
