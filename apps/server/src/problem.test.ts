import { BusyError, NotInTimeError } from '@wayfarer/concierge';
import { HTTPException } from 'hono/http-exception';
import { describe, expect, it } from 'vitest';

import { BadRequestError } from './bad-request-error.ts';
import { toProblem } from './problem.ts';

/** Codes by the status with which they leave: programs that talk with us go by both. */
const CODES: Readonly<Record<number, string>> = {
  400: `bad-reading malformed-http request-aborted unreadable-place-file unreadable-booking unreadable-share-file later-share-file empty-message message-too-long
    no-such-alternative unknown-day too-many-points`,
  403: 'foreign-host foreign-origin forbidden-action policy-denied',
  404: `no-inbox no-research no-sketch no-tiles page-not-built unknown-file unknown-path unknown-place unknown-trip
    unknown-visit invalid-station no-bangumi-found no-walks`,
  405: 'method-not-allowed',
  408: 'request-timeout',
  409: `ambiguous-title choice-not-offered cursor-backwards edit-does-not-fit needs-confirmation no-pending-decision
    no-plan-chosen no-visit-left nothing-to-approve nothing-to-redo nothing-to-repair nothing-to-undo option-gone
    too-many-copies unreadable-trip unreadable-own-list words-in-chain broken-chain foreign-event unknown-city visit-done`,
  410: 'erased-run',
  413: 'body-too-large share-file-too-large',
  416: 'unsatisfiable-range',
  417: 'expectation-failed',
  422: 'reused-key',
  431: 'headers-too-large',
  503: `api-error city-unavailable unfinished-erasure unreadable-log-file busy sequence-conflict disk-failed
    disk-read-only log-busy`,
  507: 'disk-full',
};
const cases = Object.entries(CODES).flatMap(([status, codes]) =>
  codes.split(/\s+/).map((code) => [code, Number(status)] as const),
);

describe('a refusal', () => {
  it.each(cases)('%s is told with its sentence and status %i', (code, status) => {
    const error = Object.assign(new Error('A sentence.'), { code });
    expect(toProblem(error)).toEqual({ status, problem: { code, message: 'A sentence.' }, headers: {} });
  });

  it('of the parser is one of JSON, or of its kind', () => {
    expect(toProblem(new HTTPException(400))).toMatchObject({ status: 400, problem: { code: 'bad-request' } });
    expect(toProblem(new HTTPException(415))).toMatchObject({
      status: 415,
      problem: { code: 'unsupported-media-type' },
    });
    expect(toProblem(new HTTPException(418))).toMatchObject({ status: 500, problem: { code: 'internal' } });
  });

  it('of a shape says which', () => {
    const issues = [{ path: 'text', expected: 'string', got: '7' }];
    expect(toProblem(new BadRequestError(issues))).toMatchObject({
      status: 400,
      problem: { code: 'bad-request', details: issues },
    });
  });

  it('of who is busy says when to ask again, and of no other', () => {
    const busy = new BusyError(3, 7);
    expect(toProblem(busy)).toMatchObject({ status: 503, headers: { 'Retry-After': '7' } });
    expect(toProblem(Object.assign(new Error(''), { code: 'log-busy' })).headers).toEqual({});
  });

  it('of who was not done in time says when to ask again', () => {
    const late = new NotInTimeError('The file was not read in time', 9);
    expect(toProblem(late)).toMatchObject({
      status: 503,
      problem: { code: 'not-in-time' },
      headers: { 'Retry-After': '9' },
    });
  });

  it.each(['job-timeout', 'task-timeout', 'queue-full', 'worker-pool-closed'])(
    'of a %s that nobody has put into words is that it may be sent again',
    (code) => {
      expect(toProblem(Object.assign(new Error('secret'), { code }))).toEqual({
        status: 503,
        problem: {
          code: 'not-in-time',
          message:
            'This was not done in time, as this computer has much else to do. Nothing of it was kept: send it again in 10 seconds.',
        },
        headers: { 'Retry-After': '10' },
      });
    },
  );

  it.each([new Error('secret'), Object.assign(new Error('secret'), { code: 7 }), 'secret', undefined])(
    'that nobody expected says nothing of its cause',
    (error) => {
      const answer = toProblem(error);
      expect([answer.status, answer.problem.code]).toEqual([500, 'internal']);
      expect(JSON.stringify(answer)).not.toContain('secret');
    },
  );
});
