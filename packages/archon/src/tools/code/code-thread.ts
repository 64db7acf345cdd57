/**
 * @module
 * What runs in the thread that {@link runCode} starts: one piece of code, and then no more.
 */
import { parentPort, workerData } from 'node:worker_threads';

import type { CodeEnd, CodeRequest } from './code-run.ts';
import { createSandbox } from './sandbox.ts';

/** What the thread says: first that it is ready to begin, then how it ended. */
export type ThreadMessage = { readonly kind: 'ready' } | { readonly kind: 'end'; readonly end: CodeEnd };

const request = workerData as CodeRequest;
const say = (message: ThreadMessage): void => parentPort?.postMessage(message);

// Local time is UTC wherever this runs: the interpreter asks the host for the difference.
Date.prototype.getTimezoneOffset = () => 0;

const sandbox = await createSandbox(request);
say({ kind: 'ready' });
say({ kind: 'end', end: sandbox.run(request.code) });
