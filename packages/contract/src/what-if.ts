import { z } from 'zod';

import { daySchema } from './day.ts';
import { editSchema } from './edit.ts';
import { clockTimeSchema, dateSchema, moneySchema } from './scalars.ts';

/** What may go wrong, by the words of readings. */
const TROUBLES = ['crowd', 'traffic', 'weather', 'closed', 'delay'] as const;

/** Something that might be: a trouble, or a change of the plan. */
export const suppositionSchema = z
  .union([
    z.strictObject({
      kind: z.enum(TROUBLES),
      value: z
        .union([z.number(), z.string()])
        .optional()
        .describe('As in a reading: percent, minutes, or a word for weather.'),
      visit: z.string().optional().describe('A visit id; without it the next visit. Weather is about a day.'),
      date: dateSchema.optional().describe('Of weather; without it the day the trip has come to.'),
      from: clockTimeSchema.optional().describe('Of weather: from when on it lasts.'),
      until: clockTimeSchema.optional().describe('Of weather: until when it lasts.'),
    }),
    z.strictObject({ edit: editSchema }),
  ])
  .meta({ id: 'Supposition' });
export type Supposition = z.infer<typeof suppositionSchema>;

/** What a supposition would come to; nothing has changed by it. */
export const whatIfSchema = z
  .object({
    text: z.string(),
    changes: z.boolean().describe('False where nothing would have to change.'),
    steps: z.array(z.string()).describe('What would be done, a sentence each.'),
    before: z.array(daySchema).describe('The days that would change, as they are.'),
    after: z.array(daySchema).describe('The same days as they would be.'),
    delta: z.object({
      minutes: z.int().describe('At stops and on the way; negative if less.'),
      money: moneySchema.nullable().describe('Of the whole trip; `null` where a price is not known.'),
      satisfaction: z.number().describe('Sum of how much the places give, 0–1 each.'),
    }),
  })
  .meta({ id: 'WhatIf' });
export type WhatIf = z.infer<typeof whatIfSchema>;
