import { type AnswerLimits, boundedFetch, findOutsideAnswerError, type OutsideFault } from '@wayfarer/archon/data';

import { RequestFailedError, type Trouble } from './request-failed-error.ts';

/** How the world is reached; `fetch` of Node, or a stand-in. */
export type Fetch = typeof globalThis.fetch;

export interface Question {
  readonly url: string;
  /** Sent as a form by POST; a GET where this and `json` are missing. */
  readonly form?: Readonly<Record<string, string>>;
  /** Sent as JSON by POST. */
  readonly json?: unknown;
  readonly accept?: string;
  /** Says who asks, and how to reach them. */
  readonly userAgent: string;
}

export interface AskOptions {
  readonly fetch: Fetch;
  readonly signal: AbortSignal;
  readonly limits: AnswerLimits;
  /** Milliseconds since 1970, for a `Retry-After` that is a date. */
  readonly now: number;
}

const TROUBLE: Readonly<Record<OutsideFault, Trouble>> = {
  'too-big': 'too-big',
  'too-complex': 'too-big',
  slow: 'slow',
  stalled: 'slow',
  moved: 'moved',
};

/**
 * The text that a public service answers, or why there is none. No redirect to another origin is followed: who is asked was
 * chosen by the operator.
 *
 * @throws {RequestFailedError}
 * @throws What `signal` was aborted with.
 */
export async function ask(question: Question, options: AskOptions): Promise<string> {
  const { url, form, json, accept = 'application/json', userAgent } = question;
  try {
    const response = await boundedFetch(options.limits, options.fetch)(url, {
      method: form !== undefined || json !== undefined ? 'POST' : 'GET',
      headers: {
        accept,
        'user-agent': userAgent,
        ...(json !== undefined && { 'content-type': 'application/json' }),
      },
      ...(form && { body: new URLSearchParams(form) }),
      ...(json !== undefined && { body: JSON.stringify(json) }),
      signal: options.signal,
    });
    if (response.status !== 200) throw await toFailure(response, options.now);
    return await response.text();
  } catch (error) {
    if (error instanceof RequestFailedError) throw error;
    options.signal.throwIfAborted();
    const outside = findOutsideAnswerError(error);
    if (outside) throw new RequestFailedError(TROUBLE[outside.fault], outside.message, { cause: error });
    throw new RequestFailedError('unreachable', `could not be reached (${reasonOf(error)})`, { cause: error });
  }
}

async function toFailure(response: Response, now: number): Promise<RequestFailedError> {
  const { status, headers } = response;
  await response.body?.cancel();
  return new RequestFailedError(troubleOf(status), `answered with status ${status}`, {
    waitMs: parseRetryAfter(headers.get('retry-after'), now),
  });
}

function troubleOf(status: number): Trouble {
  if (status === 429) return 'busy';
  if (status >= 500) return 'down';
  return status >= 300 && status < 400 ? 'moved' : 'refused';
}

/** Milliseconds from a number of seconds or a date; `null` where there is neither. */
function parseRetryAfter(header: string | null, now: number): number | null {
  const text = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  const at = Date.parse(text);
  return Number.isNaN(at) ? null : Math.max(0, at - now);
}

/** `ECONNREFUSED`, or what else the socket says. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  if (cause instanceof Error && 'code' in cause && typeof cause.code === 'string') return cause.code;
  return cause instanceof Error ? cause.message : String(cause);
}
