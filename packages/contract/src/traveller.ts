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

/** What the traveller's choices on this trip taught. It orders alternatives; it changes nothing that is asked or moved. */
export const learnedSchema = z
  .object({
    lines: z.array(z.string()).describe('The same in sentences; empty where nothing was learned.'),
    weights: z
      .array(
        z.object({
          criterion: z.string(),
          weight: z.number().describe('They sum to 1.'),
          start: z.number().describe('Before anything was chosen; never under half of it, never over double.'),
        }),
      )
      .describe('Of the criteria by which alternatives are ranked.'),
    compared: z.int().describe('How many choices taught the weights.'),
    weatherTolerance: percentSchema
      .nullable()
      .describe('Lowest severity of weather in spite of which you went; `null` where there was none.'),
    delayTolerance: z.number().nullable().describe('Mean delay that you accepted, in minutes.'),
    replacements: z.array(
      z.object({ placeId: z.string(), name: z.string(), byPlaceId: z.string(), byName: z.string() }),
    ),
  })
  .meta({ id: 'Learned' });
export type Learned = z.infer<typeof learnedSchema>;

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
