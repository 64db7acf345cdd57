import { z } from 'zod';

import { dateSchema, moneySchema, timeSchema } from './scalars.ts';

const sourceSchema = z.object({ name: z.string(), date: dateSchema, verify: z.boolean() }).meta({ id: 'Source' });

const visitSchema = z
  .object({
    id: z.string(),
    placeId: z.string(),
    name: z.string(),
    kind: z.enum(['place', 'meal', 'stay', 'transport', 'rest']),
    category: z.string().describe('What the place mainly is, e.g. `temple`.'),
    lat: z.number(),
    lon: z.number(),
    arrive: timeSchema,
    depart: timeSchema,
    hours: z.union([z.array(z.object({ open: timeSchema, close: timeSchema })), z.literal('unknown')]),
    fee: moneySchema.nullable().describe('For one person; `null` when unknown.'),
    indoor: z.boolean().nullable(),
    locked: z.boolean(),
    done: z.boolean().describe('The cursor has passed it.'),
    source: sourceSchema,
    why: z.string(),
  })
  .meta({ id: 'Visit' });
export type Visit = z.infer<typeof visitSchema>;

const legSchema = z
  .object({
    from: z.string().describe('A visit id.'),
    to: z.string().describe('A visit id.'),
    mode: z.enum(['walk', 'transit', 'drive', 'train', 'flight', 'bus']),
    minutes: z.int(),
    km: z.number(),
    estimate: z.boolean(),
  })
  .meta({ id: 'Leg' });
export type Leg = z.infer<typeof legSchema>;

export const daySchema = z
  .object({
    date: dateSchema,
    zone: z.string().describe('IANA zone of every time of this day.'),
    city: z.object({ id: z.string(), name: z.string() }),
    stay: z.object({ placeId: z.string(), name: z.string() }).nullable(),
    weather: z.object({ text: z.string(), typical: z.boolean() }).nullable(),
    visits: z.array(visitSchema),
    legs: z.array(legSchema),
  })
  .meta({ id: 'Day' });
export type Day = z.infer<typeof daySchema>;
