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
  /** For the whole answer, the last byte included. */
  readonly timeoutMs: number;
  /** More is not read, as it comes out of its compression. */
  readonly mostBytes: number;
  /** Milliseconds since 1970, for a `Retry-After` that is a date. */
  readonly now: number;
}

/**
 * The text that a public service answers, or why there is none. No redirect is followed: who is asked was chosen by the
 * operator.
 *
 * @throws {RequestFailedError}
 * @throws What `signal` was aborted with.
 */
export async function ask(question: Question, options: AskOptions): Promise<string> {
  const { url, form, json, accept = 'application/json', userAgent } = question;
  const deadline = AbortSignal.timeout(options.timeoutMs);
  try {
    const response = await options.fetch(url, {
      method: form !== undefined || json !== undefined ? 'POST' : 'GET',
      headers: {
        accept,
        'user-agent': userAgent,
        ...(json !== undefined && { 'content-type': 'application/json' }),
      },
      ...(form && { body: new URLSearchParams(form) }),
      ...(json !== undefined && { body: JSON.stringify(json) }),
      redirect: 'manual',
      signal: AbortSignal.any([options.signal, deadline]),
    });
    if (response.status !== 200) throw await toFailure(response, options.now);
    return await readText(response, options.mostBytes);
  } catch (error) {
    if (error instanceof RequestFailedError) throw error;
    options.signal.throwIfAborted();
    if (deadline.aborted) {
      throw new RequestFailedError('slow', `gave no whole answer within ${options.timeoutMs / 1000} s`, {
        cause: error,
      });
    }
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

async function readText(response: Response, mostBytes: number): Promise<string> {
  const decoder = new TextDecoder();
  const parts: string[] = [];
  let bytes = 0;
  for await (const chunk of (response.body as AsyncIterable<Uint8Array> | null) ?? []) {
    bytes += chunk.length;
    if (bytes > mostBytes) {
      throw new RequestFailedError('too-big', `answered with more than ${Math.round(mostBytes / 1e6)} MB`);
    }
    parts.push(decoder.decode(chunk, { stream: true }));
  }
  return parts.join('') + decoder.decode();
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
