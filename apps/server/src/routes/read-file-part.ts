import type { Context } from 'hono';

import { BadRequestError } from '../bad-request-error.ts';

/**
 * A file that is sent: the body as it is, or the part `file` of a form; empty where the form has none.
 *
 * @throws {BadRequestError} if the body is no form though it says so.
 */
export async function readFilePart(c: Context): Promise<Uint8Array> {
  if (!c.req.header('content-type')?.startsWith('multipart/form-data'))
    return new Uint8Array(await c.req.arrayBuffer());
  const { file: part } = await c.req.parseBody().catch((error: unknown) => {
    throw error instanceof TypeError ? NO_FORM : error;
  });
  return part instanceof File ? new Uint8Array(await part.arrayBuffer()) : new Uint8Array();
}

const NO_FORM = new BadRequestError([
  { path: 'body', expected: 'a form (multipart/form-data) with a part "file"', got: 'something else' },
]);
