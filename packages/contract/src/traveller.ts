import { z } from 'zod';

import { editSchema } from './edit.ts';
import { moneySchema, percentSchema, timeSchema } from './scalars.ts';

/** How the traveller is on the way: what they said, and what follows from the plan; levels are estimates. */
export const travellerSchema = z
  .object({
    position: z
      .object({
        lat: z.number(),
        lon: z.number(),
        said: z.boolean().describe('They said so; else the stop they are at, or were at last.'),
      })
      .nullable(),
    hunger: percentSchema.describe('An estimate, 0 after a meal.'),
    fatigue: percentSchema.describe('An estimate.'),
    minutesOnFeet: z.int().describe('Since the last meal or rest, an estimate.'),
    spent: z.array(z.object({ category: z.string(), amount: moneySchema })).describe('As far as it was told.'),
    budget: moneySchema.nullable().describe('What the whole trip may cost; `null` where no limit is set.'),
    minutesLeft: z.int().describe("To the end of today's window."),
    stopsLeft: z.int(),
    pace: z.string(),
    disruptionsToday: z.int().describe('Crowd, traffic, weather and closed doors at or above a limit.'),
    advice: z.array(z.object({ about: z.enum(['weather', 'traffic', 'crowd', 'meal', 'rest']), text: z.string() })),
  })
  .meta({ id: 'Traveller' });

const proposalSchema = z.object({
  type: z.string().describe('An action of the re-optimizer spec, e.g. `REOPTIMIZE_DAY`.'),
  reason: z.string(),
  says: z.string().nullable().describe('What was found out, as a sentence.'),
  edit: editSchema.nullable().describe('What a yes would do to the plan.'),
});

/** Who was asked on the way, why, and what each proposed; and what each would say now. */
export const agentsSchema = z
  .object({
    asked: z
      .array(
        z.object({
          seq: z.int(),
          time: timeSchema,
          event: z.string().nullable().describe('`null`: nobody asked, the situation did.'),
          agent: z.string(),
          why: z.string(),
          proposed: z.array(proposalSchema),
        }),
      )
      .describe('The newest last.'),
    now: z.array(z.object({ agent: z.string(), proposed: proposalSchema })),
  })
  .meta({ id: 'Agents' });
export type Agents = z.infer<typeof agentsSchema>;
