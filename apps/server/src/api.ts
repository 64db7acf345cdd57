import { OpenAPIHono, z } from '@hono/zod-openapi';
import { problemSchema } from '@wayfarer/contract';

import { toBadRequest } from './bad-request-error.ts';
import { toProblem } from './problem.ts';
import { RefusedError } from './refused-error.ts';

/** An application whose requests are checked by schemas, and refused in one shape. */
export type Api = OpenAPIHono;

export function createApi(report: Report = () => undefined): Api {
  const api: Api = new OpenAPIHono({
    defaultHook: (result) => {
      // `data` is what came; the validator's type names only what a good request would hold.
      if (!result.success) throw toBadRequest(result.target, (result as { data?: unknown }).data, result.error.issues);
    },
  });
  api.onError((error, c) => {
    const { status, problem, headers } = toProblem(c.req.raw.signal.aborted ? ABORTED : error);
    if (OURS.includes(status)) report(`${c.req.method} ${c.req.path}:`, error);
    return c.json(problem, status, headers);
  });
  return api;
}

/** Told of errors that nobody expected, whose cause no answer shows. */
export type Report = (what: string, error: unknown) => void;

/** What whoever runs the server should hear of: faults, and a disk that is full. */
const OURS: readonly number[] = [500, 507];

/** Nobody reads this answer. */
const ABORTED = new RefusedError('request-aborted', 'The client left before the whole request had come.');

/** Any write may be sent again under its key; it is then answered, not repeated. */
export const IDEMPOTENCY_KEY = 'idempotency-key';

export const keySchema = z.object({
  [IDEMPOTENCY_KEY]: z
    .string()
    .regex(/^[\x20-\x7e]{1,200}$/, 'expected 1 to 200 printable ASCII characters')
    .optional()
    .meta({ description: 'A write that is sent again with the same key is answered, not repeated.' }),
});

const idSchema = z.object({
  id: z.string().min(1).meta({ description: 'Id of a trip.', example: 'trip_4f1c0d9a7b2e8c35' }),
});

/** Answers of a route: the good one, and the shape of all others. */
export function answers<Schema extends z.ZodType>(schema: Schema, description: string) {
  return {
    200: { description, content: { 'application/json': { schema } } },
    default: problemAnswer,
  } as const;
}

export const problemAnswer = {
  description: 'What is wrong, and what to do.',
  content: { 'application/json': { schema: problemSchema } },
} as const;

/** What `GET /api/trips/{id}…` takes. */
export const ofTrip = { params: idSchema } as const;
