import { z } from 'zod';

import { sourceSchema } from './day.ts';
import { editSchema } from './edit.ts';
import { reasonCodeSchema } from './reason.ts';
import { dateSchema, timeSchema } from './scalars.ts';

/** Why a place is in the plan of a trip, or is not, and what would let it in. */
export const explanationSchema = z
  .object({
    summary: z.tuple([z.string(), z.string()]).describe('Two sentences that can be quoted.'),
    place: z.object({ placeId: z.string(), name: z.string() }),
    planned: z.boolean(),
    visits: z.array(
      z.object({
        visitId: z.string(),
        date: dateSchema,
        arrive: timeSchema,
        depart: timeSchema,
        why: z.string(),
        source: sourceSchema,
      }),
    ),
    reasons: z
      .array(z.object({ code: z.union([reasonCodeSchema, z.string()]), text: z.string() }))
      .describe('Why it is not in the plan.'),
    remedies: z
      .array(z.object({ text: z.string(), edit: editSchema }))
      .describe('Edits that would let it in, the nearest first. Nothing of them is done.'),
  })
  .meta({ id: 'Explanation' });
export type Explanation = z.infer<typeof explanationSchema>;

/** What a message would do to a trip, found out without doing it. */
export const messagePreviewSchema = z
  .object({
    text: z.string().describe('What would be answered.'),
    changes: z.boolean().describe('False where it is answered and nothing else happens.'),
    choices: z.array(z.string()).describe('What may be answered to it, each as a message.'),
    edit: editSchema.nullable().describe('The edit that it is, where it is one and nothing else.'),
  })
  .meta({ id: 'MessagePreview' });
export type MessagePreview = z.infer<typeof messagePreviewSchema>;
