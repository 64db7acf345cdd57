import { createRoute, z } from '@hono/zod-openapi';
import type { Concierge } from '@wayfarer/concierge';
import {
  editOutcomeSchema,
  type Trip,
  type TripChange,
  tripChangeSchema,
  tripSchema,
  whatIfSchema,
  WRITE_PATHS,
  type WriteBody,
  type WriteName,
  WRITES,
} from '@wayfarer/contract';
import jsonPatch from 'fast-json-patch';

import { answers, type Api, IDEMPOTENCY_KEY, keySchema, ofTrip } from '../api.ts';

/** A preference of RFC 7240: whoever keeps the trip at hand need not be sent all of it again. */
const MINIMAL = 'return=minimal';

const headersSchema = keySchema.extend({
  prefer: z
    .string()
    .optional()
    .meta({ description: `\`${MINIMAL}\`: what has changed of the trip is answered, not the whole of it.` }),
});

/** Adds `POST /api/trips/{id}/…` for each write of the contract. */
export function addWrites(api: Api, concierge: Concierge): void {
  for (const name of Object.keys(WRITES) as WriteName[]) addWrite(api, concierge, name);
}

function addWrite<Name extends WriteName>(api: Api, concierge: Concierge, name: Name): void {
  api.openapi(describeWrite(name), async (c) => {
    const { id } = c.req.valid('param');
    const { [IDEMPOTENCY_KEY]: key, prefer = '' } = c.req.valid('header');
    // Where a route asks for no body there is none; its type says so for all of them.
    const body = c.req.valid('json' as never) as WriteBody<Name>;
    if (isPreview(name, body)) return c.json(await concierge.previewEdit(id, body.edit), 200);
    if (isSupposition(name, body)) return c.json(await concierge.previewWhatIf(id, body.suppose), 200);
    const write = () => concierge.write(id, name, { ...body, key });
    if (!prefersMinimal(prefer)) return c.json(await write(), 200);
    const before = await concierge.getTrip(id);
    const after = await write();
    const change = toChange(before, after);
    // Where a trip is planned anew nearly all of it has changed, and a preference is no command.
    if (JSON.stringify(change).length > JSON.stringify(after).length) return c.json(after, 200);
    c.header('Preference-Applied', MINIMAL);
    return c.json(change, 200);
  });
}

function describeWrite(name: WriteName) {
  const { summary, body } = WRITES[name];
  return createRoute({
    method: 'post',
    path: `/api/trips/{id}/${WRITE_PATHS[name]}`,
    summary,
    tags: ['trips'],
    request: {
      ...ofTrip,
      headers: headersSchema,
      // Where there is nothing to say, no body is asked for, and none is looked at.
      ...(isEmpty(body) ? {} : { body: { required: true, content: { 'application/json': { schema: body } } } }),
    },
    responses: answers(
      z.union([tripSchema, tripChangeSchema, ...(PREVIEWS[name]?.schemas ?? [])]),
      `The whole trip as it now is; with \`Prefer: ${MINIMAL}\` what has changed of it${PREVIEWS[name]?.text ?? ''}.`,
    ),
  });
}

/** Writes that can be looked at first, and what is answered then. */
const PREVIEWS: Readonly<
  Partial<Record<WriteName, { readonly schemas: readonly z.ZodType[]; readonly text: string }>>
> = {
  edit: { schemas: [editOutcomeSchema], text: '; of a preview what the edit would do' },
  suppose: { schemas: [whatIfSchema], text: '; what would be, where it is not taken over' },
};

/** Nothing is written of what is only supposed. */
function isSupposition(name: WriteName, body: object): body is WriteBody<'suppose'> {
  return name === 'suppose' && !('take' in body && body.take === true);
}

/** Nothing is written of an edit that is only looked at. */
function isPreview(name: WriteName, body: object): body is WriteBody<'edit'> & { readonly preview: true } {
  return name === 'edit' && 'preview' in body && body.preview === true;
}

function isEmpty(body: z.ZodType): boolean {
  return body instanceof z.ZodObject && Object.keys(body.shape).length === 0;
}

function prefersMinimal(prefer: string): boolean {
  return prefer.split(',').some((preference) => /^return\s*=\s*"?minimal"?\s*(;|$)/i.test(preference.trim()));
}

function toChange(before: Trip, after: Trip): TripChange {
  // Compared place by place, so that time grows with size alone.
  const patch = jsonPatch.compare(before, after) as TripChange['patch'];
  return { from: before.revision, to: after.revision, patch };
}
