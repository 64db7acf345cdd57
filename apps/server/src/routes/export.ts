import { createRoute, z } from '@hono/zod-openapi';
import type { Concierge } from '@wayfarer/concierge';
import type { Trip } from '@wayfarer/contract';
import {
  PLAN_FORMAT_NAMES,
  PLAN_FORMATS,
  type PlanFormatName,
  SHARE_EXTENSION,
  toContentDisposition,
  toExportedPlan,
} from '@wayfarer/exports';

import { type Api, ofTrip, problemAnswer } from '../api.ts';

const route = createRoute({
  method: 'get',
  path: '/api/trips/{id}/export',
  summary: 'Take the plan along as a file',
  description:
    'The chosen plan, or an option of the trip. Every file names whose data it holds. `json` is the trip as `GET /api/trips/{id}` answers it.',
  tags: ['trips'],
  request: {
    ...ofTrip,
    query: z.object({
      as: z.enum([...PLAN_FORMAT_NAMES, 'share', 'json']).meta({
        description: [
          ...PLAN_FORMAT_NAMES.map((name) => `\`${name}\`: ${PLAN_FORMATS[name].summary}`),
          '`share`: a file that another Wayfarer opens, without anything that was said',
          '`json`: the whole trip',
        ].join('; '),
      }),
      option: z
        .string()
        .min(1)
        .optional()
        .meta({ description: '1-based, or an id: this option instead of the chosen plan.' }),
    }),
  },
  responses: {
    200: {
      description: 'The file.',
      content: Object.fromEntries(
        [...PLAN_FORMAT_NAMES.map((name) => PLAN_FORMATS[name].mediaType), 'application/json'].map((mediaType) => [
          mediaType.split(';')[0] ?? mediaType,
          { schema: z.string() },
        ]),
      ),
    },
    default: problemAnswer,
  },
});

/** Adds the one way out of a trip as a file. */
export function addExport(api: Api, concierge: Concierge): void {
  api.openapi(route, async (c) => {
    const { as, option } = c.req.valid('query');
    const trip = await concierge.getTrip(c.req.valid('param').id);
    const { text, mediaType, extension, date } = await toFile(concierge, trip, { as, option });
    return c.body(text, 200, {
      'Content-Type': mediaType,
      'Content-Disposition': toContentDisposition(trip.title, date, extension),
    });
  });
}

interface OfferedFile {
  readonly text: string;
  readonly mediaType: string;
  readonly extension: string;
  readonly date: string | undefined;
}

interface Wanted {
  readonly as: PlanFormatName | 'share' | 'json';
  readonly option: string | undefined;
}

async function toFile(concierge: Concierge, trip: Trip, { as, option }: Wanted): Promise<OfferedFile> {
  const date = trip.days[0]?.date;
  const json = { mediaType: 'application/json', date };
  if (as === 'json') return { ...json, text: `${JSON.stringify(trip, null, 2)}\n`, extension: 'json' };
  if (as === 'share')
    return { ...json, text: `${JSON.stringify(await concierge.shareTrip(trip.id))}\n`, extension: SHARE_EXTENSION };
  const plan = toExportedPlan(trip, option);
  const { write, mediaType, extension } = PLAN_FORMATS[as];
  return { text: write(plan), mediaType, extension, date: plan.days[0]?.date };
}
