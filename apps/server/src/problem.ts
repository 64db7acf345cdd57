import { RequestError } from '@hono/node-server';
import { findStorageFailure } from '@wayfarer/archon/sqlite';
import { EditDoesNotFitError, NotInTimeError } from '@wayfarer/concierge';
import type { Problem } from '@wayfarer/contract';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

import { BadRequestError } from './bad-request-error.ts';
import { RefusedError } from './refused-error.ts';
import { STATUS_OF_CODE } from './status-of-code.ts';

/** What the parser of requests refuses by status alone. */
const REFUSED: Readonly<Record<number, Problem>> = {
  400: {
    code: 'bad-request',
    message: 'The body is no JSON. Expected a JSON object such as {"text":"Three days in Kyoto"}.',
  },
  415: {
    code: 'unsupported-media-type',
    message: 'Expected a JSON body with the header Content-Type: application/json.',
  },
};

export interface Answer {
  readonly status: ContentfulStatusCode;
  readonly problem: Problem;
  readonly headers: Readonly<Record<string, string>>;
}

/** The one place where an error becomes an answer. What we did not expect says nothing of its cause. */
export function toProblem(error: unknown): Answer {
  const refused = toRefusal(error);
  if (refused) return { headers: {}, ...refused };
  const failure = findStorageFailure(error);
  if (failure) return { status: STATUS_OF_CODE.get(failure.code) ?? 503, problem: failure, headers: {} };
  const code = codeOf(error);
  const status = code === undefined ? undefined : STATUS_OF_CODE.get(code);
  if (code !== undefined && status !== undefined)
    return {
      status,
      problem: {
        code,
        message: (error as Error).message,
        ...(error instanceof EditDoesNotFitError && { details: error.details }),
      },
      headers: {
        ...(error instanceof RefusedError && error.headers),
        ...retryAfter(error),
      },
    };
  if (code !== undefined && OUT_OF_TIME.has(code)) return toProblem(new NotInTimeError('This was not done in time'));
  return {
    status: 500,
    problem: { code: 'internal', message: 'Something went wrong on our side. The log of the server says more.' },
    headers: {},
  };
}

/** Of work that was ended by a time limit, or not begun: which says nothing of the request. */
const OUT_OF_TIME: ReadonlySet<string> = new Set(['job-timeout', 'task-timeout', 'queue-full', 'worker-pool-closed']);

/** When to ask again, where the error says so. */
function retryAfter(error: unknown): Readonly<Record<string, string>> {
  const seconds = error instanceof Error && 'retryAfterSeconds' in error ? error.retryAfterSeconds : undefined;
  return typeof seconds === 'number' ? { 'Retry-After': String(seconds) } : {};
}

/** Where the error itself says that it is about the request. */
function toRefusal(error: unknown): Omit<Answer, 'headers'> | undefined {
  if (error instanceof BadRequestError)
    return { status: 400, problem: { code: error.code, message: error.message, details: error.issues } };
  if (error instanceof RequestError)
    return {
      status: 400,
      problem: { code: 'malformed-http', message: `The request cannot be read: ${error.message}.` },
    };
  const problem = error instanceof HTTPException ? REFUSED[error.status] : undefined;
  return error instanceof HTTPException && problem ? { status: error.status, problem } : undefined;
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
