import { words } from '../words/in-use.ts';
import { noteReached, noteUnreachable } from './connection.ts';

interface Refusal {
  readonly code: string;
  readonly message: string;
  readonly details?: unknown;
}

/** The server answered, and the answer is no. `message` is a sentence for people. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
  readonly code: string;
  readonly status: number;
  /** What else the server says of it. */
  readonly details: unknown;

  constructor(status: number, { code, message, details }: Refusal) {
    super(message);
    this.details = details;
    this.status = status;
    this.code = code;
  }
}

/** No answer, or one from something that stands between us and the server. Trying again may help. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError';
  readonly code = 'unreachable';

  constructor() {
    super(words().frame.problems.unreachable);
  }
}

/** Statuses of a proxy or a server that is starting, rather than of an answer. */
const PASSING: ReadonlySet<number> = new Set([502, 503, 504]);

/** Comes with a passing status, but is an answer: it was done, and what is left takes another person's doing. */
export const UNFINISHED_ERASURE = 'unfinished-erasure';

/**
 * Reads one answer of the API.
 *
 * @throws {RefusedError}
 * @throws {UnreachableError}
 */
export async function getJson<Answer>(path: string, signal?: AbortSignal): Promise<Answer> {
  return answerOf<Answer>(await reach(path, signal ? { signal } : {}));
}

/**
 * Sends one action. The same action sent again carries the same key, and the server then answers without repeating it.
 *
 * @param isMinimal - Of a trip only what has changed is wanted; the server may answer the whole of it all the same.
 * @throws {RefusedError}
 * @throws {UnreachableError}
 */
export async function postJson<Answer>(
  path: string,
  { body, key, isMinimal = false }: { readonly body: unknown; readonly key: string; readonly isMinimal?: boolean },
): Promise<Answer> {
  const headers = {
    'Content-Type': 'application/json',
    'Idempotency-Key': key,
    ...(isMinimal && { Prefer: 'return=minimal' }),
  };
  return answerOf<Answer>(await reach(path, { method: 'POST', headers, body: JSON.stringify(body) }));
}

/**
 * Sets something to a value; sent again, it is the same.
 *
 * @throws {RefusedError}
 * @throws {UnreachableError}
 */
export async function putJson<Answer>(path: string, body: unknown): Promise<Answer> {
  const headers = { 'Content-Type': 'application/json' };
  return answerOf<Answer>(await reach(path, { method: 'PUT', headers, body: JSON.stringify(body) }));
}

/**
 * Sends a file as it is.
 *
 * @param key - Sent again with it, a write is answered, not repeated.
 * @throws {RefusedError}
 * @throws {UnreachableError}
 */
export async function postFile<Answer>(path: string, file: Blob, key?: string): Promise<Answer> {
  const headers = {
    'Content-Type': 'application/octet-stream',
    ...(key !== undefined && { 'Idempotency-Key': key }),
  };
  return answerOf<Answer>(await reach(path, { method: 'POST', headers, body: file }));
}

/**
 * Erases something. What is answered is JSON, or nothing at all.
 *
 * @throws {RefusedError}
 * @throws {UnreachableError}
 */
export async function sendDelete<Answer>(path: string, key?: string): Promise<Answer | undefined> {
  const response = await reach(path, {
    method: 'DELETE',
    headers: key === undefined ? {} : { 'Idempotency-Key': key },
  });
  return response.status === 204 ? undefined : answerOf<Answer>(response);
}

/** The five waits between six tries, in milliseconds. */
export function retryDelay(failures: number): number {
  return Math.min(500 * 2 ** failures, 8000);
}

export function isWorthRetrying(failures: number, error: Error): boolean {
  return error instanceof UnreachableError && failures < 5;
}

async function reach(path: string, options: RequestInit): Promise<Response> {
  const response = await fetch(path, options).catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    noteUnreachable();
    throw new UnreachableError();
  });
  if (!PASSING.has(response.status)) {
    noteReached();
    return response;
  }
  const problem = (await response.json().catch(() => null)) as Problem | null;
  if (problem?.code === UNFINISHED_ERASURE)
    throw new RefusedError(response.status, {
      code: problem.code,
      message: problem.message ?? words().frame.erasure.incomplete,
      details: problem.details,
    });
  noteUnreachable();
  throw new UnreachableError();
}

interface Problem {
  readonly code?: string;
  readonly message?: string;
  readonly details?: unknown;
}

async function answerOf<Answer>(response: Response): Promise<Answer> {
  const body: unknown = await response.json().catch(() => null);
  if (response.ok && body !== null) return body as Answer;
  const { code, message, details } = (body ?? {}) as Problem;
  throw new RefusedError(response.status, {
    code: code ?? 'unreadable',
    message: message ?? words().frame.problems.unreadable(response.status),
    details,
  });
}
