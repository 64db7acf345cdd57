import { z } from 'zod';

import { legSchema } from './day.ts';
import { moneySchema } from './scalars.ts';

/** Something that a specialist recommends, or that could be taken instead. */
const adviceSchema = z
  .object({
    about: z.string().describe('What it is for: a journey, a city and its nights, a meal.'),
    name: z.string(),
    placeId: z.string().optional(),
    mode: legSchema.shape.mode.optional(),
    level: z.enum(['low', 'mid', 'high']).optional(),
    minutes: z
      .int()
      .nullable()
      .describe('Door to door; of a house to a stop on average; of a table from the stop before. Estimates.'),
    price: moneySchema
      .nullable()
      .describe('For one person; of a house for a room for two and one night. `null` where nobody knows.'),
    why: z.string(),
    pros: z.array(z.string()),
    cons: z.array(z.string()),
    say: z.string().nullable().describe('Said as a message, it is taken; `null` where it is in the plan.'),
  })
  .meta({ id: 'Advice' });
export type Advice = z.infer<typeof adviceSchema>;

const specialistReportSchema = z
  .object({
    specialist: z.enum(['transport', 'stay', 'food']),
    recommendations: z.array(adviceSchema),
    tips: z.array(z.string()),
    questions: z.array(z.string()),
    assumptions: z.array(z.string()),
    risks: z.array(z.string()),
  })
  .meta({ id: 'SpecialistReport' });
export type SpecialistReport = z.infer<typeof specialistReportSchema>;

/** What the specialists say of a plan, and what could be taken instead. */
export const advisedFields = {
  specialists: z.array(specialistReportSchema).optional().describe('What the specialists say of it.'),
  alternativeOptions: z
    .object({ transport: z.array(adviceSchema), stays: z.array(adviceSchema), dining: z.array(adviceSchema) })
    .optional()
    .describe('What could be taken instead.'),
};
