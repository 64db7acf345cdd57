import { findStorageFailure } from '@wayfarer/archon/sqlite';
import { BusyError, EditDoesNotFitError } from '@wayfarer/concierge';
import type { Problem } from '@wayfarer/contract';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

import { BadRequestError } from './bad-request-error.ts';

/** Status of every error code that may leave the house. A code that is not here is our own trouble: 500. */
const STATUS: Readonly<Record<string, ContentfulStatusCode>> = {
  'bad-reading': 400,
  'unreadable-place-file': 400,
  'unreadable-share-file': 400,
  'later-share-file': 400,
  'empty-message': 400,
  'message-too-long': 400,
  'no-such-alternative': 400,
  'unknown-day': 400,
  'foreign-host': 403,
  'foreign-origin': 403,
  'forbidden-action': 403,
  'policy-denied': 403,
  'no-inbox': 404,
  'no-research': 404,
  'no-sketch': 404,
  'unknown-place': 404,
  'unknown-trip': 404,
  'unknown-visit': 404,
  'invalid-station': 404,
  'no-bangumi-found': 404,
  'no-walks': 404,
  'ambiguous-title': 409,
  'too-many-points': 400,
  'api-error': 503,
  'choice-not-offered': 409,
  'cursor-backwards': 409,
  'edit-does-not-fit': 409,
  'needs-confirmation': 409,
  'no-pending-decision': 409,
  'no-plan-chosen': 409,
  'no-visit-left': 409,
  'nothing-to-approve': 409,
  'nothing-to-redo': 409,
  'nothing-to-repair': 409,
  'nothing-to-undo': 409,
  'option-gone': 409,
  'too-many-copies': 409,
  'unreadable-trip': 409,
  'unreadable-own-list': 409,
  'words-in-chain': 409,
  'broken-chain': 409,
  'foreign-event': 409,
  'unknown-city': 409,
  'visit-done': 409,
  'erased-run': 410,
  'share-file-too-large': 413,
  'reused-key': 422,
  'city-unavailable': 503,
  'unfinished-erasure': 503,
  'unreadable-log-file': 503,
  busy: 503,
  'sequence-conflict': 503,
  'disk-failed': 503,
  'disk-read-only': 503,
  'log-busy': 503,
  'disk-full': 507,
};

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
  /** When to ask again, where that is known. */
  readonly retryAfterSeconds?: number;
}

/** The one place where an error becomes an answer. What we did not expect says nothing of its cause. */
export function toProblem(error: unknown): Answer {
  if (error instanceof BadRequestError) {
    return { status: 400, problem: { code: error.code, message: error.message, details: error.issues } };
  }
  if (error instanceof HTTPException) {
    const problem = REFUSED[error.status];
    if (problem) return { status: error.status, problem };
  }
  const failure = findStorageFailure(error);
  if (failure) return { status: STATUS[failure.code] ?? 503, problem: failure };
  const code = codeOf(error);
  const status = code === undefined ? undefined : STATUS[code];
  if (code !== undefined && status !== undefined)
    return {
      status,
      problem: {
        code,
        message: (error as Error).message,
        ...(error instanceof EditDoesNotFitError && { details: error.details }),
      },
      ...(error instanceof BusyError && { retryAfterSeconds: error.retryAfterSeconds }),
    };
  return {
    status: 500,
    problem: { code: 'internal', message: 'Something went wrong on our side. The log of the server says more.' },
  };
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
