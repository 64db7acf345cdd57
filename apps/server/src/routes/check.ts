import { createRoute } from '@hono/zod-openapi';
import type { Concierge } from '@wayfarer/concierge';
import { checkReportSchema, checkRequestSchema, repairReportSchema } from '@wayfarer/contract';

import { acceptedLanguage } from '../accepted-language.ts';
import { answers, type Api } from '../api.ts';

const check = createRoute({
  method: 'post',
  path: '/api/check',
  summary: 'Check an itinerary from elsewhere',
  description:
    'A pasted text of any style, or data. Every stop gets a verdict: `fits`, `does-not-fit` with reasons and the nearest time at which it would, or `unknown` with what to look up. Names that are not known come with near matches, and nothing is taken for what the text does not say. No trip is made of it, and nothing of it is kept.',
  tags: ['world'],
  request: { body: { required: true, content: { 'application/json': { schema: checkRequestSchema } } } },
  responses: answers(checkReportSchema, 'The report.'),
});

const repair = createRoute({
  method: 'post',
  path: '/api/repair',
  summary: 'Mend an itinerary from elsewhere',
  description:
    'Takes what `POST /api/check` takes, and answers the least change that makes the plan right: the fewest stops touched, one left out weighing as much as three moved, then the fewest minutes. Reports before and after, each step with its reasons, and what cannot be mended. `changes` are sent with the plan again; without those of one step, it is taken back. Nothing of it is kept.',
  tags: ['world'],
  request: { body: { required: true, content: { 'application/json': { schema: checkRequestSchema } } } },
  responses: answers(repairReportSchema, 'Before, after, and the steps between.'),
});

/** Adds the check and the repair of plans from elsewhere. */
export function addCheck(api: Api, concierge: Concierge): void {
  api.openapi(repair, async (c) => {
    const request = c.req.valid('json');
    const language = request.language ?? acceptedLanguage(c.req.header('accept-language'));
    return c.json(await concierge.repairItinerary({ ...request, ...(language && { language }) }), 200);
  });
  api.openapi(check, async (c) => {
    const request = c.req.valid('json');
    const language = request.language ?? acceptedLanguage(c.req.header('accept-language'));
    return c.json(await concierge.checkItinerary({ ...request, ...(language && { language }) }), 200);
  });
}
