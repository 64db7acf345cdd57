import { z } from 'zod';

import { daySchema } from './day.ts';
import { reasonCodeSchema } from './reason.ts';
import { dateSchema, percentSchema, timeSchema } from './scalars.ts';

export const CHOICES = ['wait', 'replace', 'skip', 'keep', 'move'] as const;

const choiceSchema = z.object({
  choice: z.enum(CHOICES),
  offered: z.boolean(),
  recommended: z.boolean(),
  text: z.string(),
  until: timeSchema.optional().describe('When a visit that waits comes back, or one that is moved is.'),
  date: dateSchema.optional().describe('The day to which a visit is moved.'),
});

const alternativeSchema = z
  .object({
    n: z.int().min(1),
    placeId: z.string(),
    name: z.string(),
    category: z.string(),
    km: z.number(),
    minutes: z.int(),
    crowd: percentSchema.describe('Typical, an estimate.'),
    score: z.number().min(0).max(1),
    criteria: z.record(z.string(), z.number()).describe('Seven criteria, each 0–1, before their weights.'),
    why: z.string(),
    expectedMinutes: z.int().optional().describe('How long one would be there.'),
    history: z
      .string()
      .nullable()
      .optional()
      .describe('A sentence on what it is, from the data; `null` where there is none.'),
    isMealOption: z.boolean().optional().describe('A table, at an hour at which a meal is due.'),
    after: daySchema,
  })
  .meta({ id: 'Alternative' });
export type Alternative = z.infer<typeof alternativeSchema>;

/** An open question to the traveller about a disruption; the day stays as it is until it is answered. */
export const decisionSchema = z
  .object({
    id: z.string(),
    visitId: z.string(),
    reading: z.object({
      kind: z.string(),
      level: percentSchema.nullable(),
      limit: percentSchema.nullable(),
      limitWhy: z.string(),
    }),
    severity: z.string(),
    text: z.string(),
    choices: z.array(choiceSchema),
    alternatives: z.array(alternativeSchema),
    noneBecause: reasonCodeSchema.nullable(),
    explained: z
      .object({
        asked: z.string().describe('Why it is asked at all.'),
        recommended: z.string().describe('Why that choice, and that alternative.'),
        limit: z.string().describe('Which limit, from which wish, by which rule.'),
      })
      .optional()
      .describe('Two to four sentences each.'),
  })
  .meta({ id: 'Decision' });
export type Decision = z.infer<typeof decisionSchema>;
