import { z } from 'zod';

import { dateSchema, moneySchema, timeSchema } from './scalars.ts';

/** Where a fact or a file of facts is from. */
export const sourceSchema = z
  .object({
    name: z.string(),
    date: dateSchema,
    verify: z.boolean(),
    license: z.string().optional().describe('Of the data, e.g. `ODbL 1.0`.'),
    attribution: z.string().optional().describe('Has to be shown wherever the fact is.'),
    url: z.string().optional().describe('Where it can be looked up.'),
    attributionUrl: z.string().optional().describe('Where the attribution has to lead to, if not to `url`.'),
  })
  .meta({ id: 'Source' });
export type Source = z.infer<typeof sourceSchema>;

const factSourcesSchema = z.object({
  hours: sourceSchema.optional(),
  fee: sourceSchema.optional(),
  price: sourceSchema.optional(),
  nightly: sourceSchema.optional(),
  serves: sourceSchema.optional(),
  significance: sourceSchema.optional(),
  summary: sourceSchema.optional(),
});

/** What of a film or series was set where a visit is. */
const sceneSchema = z
  .object({
    work: z.object({
      id: z.int().describe('At Bangumi.'),
      title: z.string().describe('Japanese.'),
      titleEn: z.string().nullable(),
      titleCn: z.string().nullable(),
      colour: z.string().nullable().describe('`#rrggbb`.'),
    }),
    name: z.string().describe('As the sign there has it.'),
    nameEn: z.string().nullable(),
    nameCn: z.string().nullable(),
    episode: z.union([z.number(), z.string()]).nullable().describe('A number, or a text such as `OP` or `film`.'),
    seconds: z.number().nullable().describe('From the beginning of the episode.'),
    manners: z.string().nullable().describe('How to behave there.'),
  })
  .meta({ id: 'Scene' });
export type Scene = z.infer<typeof sceneSchema>;

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
    hoursText: z
      .string()
      .optional()
      .describe('The hours as somebody has written them down, where what they mean for that day is unknown.'),
    fee: moneySchema.nullable().describe('For one person; `null` when unknown.'),
    indoor: z.boolean().nullable(),
    locked: z.boolean(),
    done: z.boolean().describe('The cursor has passed it.'),
    source: sourceSchema,
    factSources: factSourcesSchema.optional().describe('Where single facts are from, as far as it is not `source`.'),
    why: z.string(),
    scenes: z.array(sceneSchema).optional().describe('Of films and series that one goes there for.'),
    notes: z
      .array(z.string())
      .optional()
      .describe(
        'What the travellers have to know before: steps, and of a kitchen what is known and what to ask; `why` ends with it.',
      ),
  })
  .meta({ id: 'Visit' });
export type Visit = z.infer<typeof visitSchema>;

const stopTimeSchema = z.object({ name: z.string(), time: timeSchema });

const transitSchema = z
  .object({
    rides: z
      .array(
        z.object({
          mode: z.enum(['tram', 'metro', 'bus', 'train', 'ferry', 'cable car', 'ride']),
          line: z.string().describe('As it stands on the vehicle.'),
          direction: z.string().nullable().describe('Where it goes in the end.'),
          board: stopTimeSchema,
          alight: stopTimeSchema,
        }),
      )
      .min(1),
    minutes: z.int().describe('By the timetable, from leaving the one place to being at the other.'),
    warning: z.string().nullable().describe('That the plan has less time for it than it takes.'),
    source: sourceSchema,
  })
  .meta({ id: 'Transit' });
export type Transit = z.infer<typeof transitSchema>;

export const legSchema = z
  .object({
    from: z.string().describe('A visit id.'),
    to: z.string().describe('A visit id.'),
    mode: z.enum(['walk', 'transit', 'drive', 'train', 'flight', 'bus', 'ferry']),
    minutes: z.int(),
    km: z.number(),
    estimate: z.boolean(),
    transit: transitSchema.optional().describe('By which lines one rides, where that was looked up.'),
    source: sourceSchema.optional().describe('Who worked the way out, where it is no estimate of ours.'),
  })
  .meta({ id: 'Leg' });
export type Leg = z.infer<typeof legSchema>;

/** What takes the place of a stop under the open sky when it rains. */
const rainSwapSchema = z
  .object({
    visitId: z.string(),
    placeId: z.string().nullable().describe('`null` where nothing indoors that is known to be open then is near.'),
    name: z.string().nullable(),
    arrive: timeSchema,
    depart: timeSchema,
    text: z.string(),
  })
  .meta({ id: 'RainSwap' });
export type RainSwap = z.infer<typeof rainSwapSchema>;

export const daySchema = z
  .object({
    date: dateSchema,
    title: z.string().optional().describe('What the day is, by its main stops; no other day has it.'),
    zone: z.string().describe('IANA zone of every time of this day.'),
    city: z.object({ id: z.string(), name: z.string() }),
    stay: z.object({ placeId: z.string(), name: z.string() }).nullable(),
    window: z.object({ start: timeSchema, end: timeSchema }).describe('From when to when things may be planned.'),
    settings: z
      .object({
        pace: z.enum(['relaxed', 'moderate', 'packed']).optional(),
        visits: z.int().optional().describe('So many were put into it, more than the pace has.'),
        free: z.array(z.object({ start: timeSchema, end: timeSchema })).optional(),
        withoutMeals: z.array(z.enum(['breakfast', 'lunch', 'dinner'])).optional(),
      })
      .describe('What was asked of this day in particular.'),
    weather: z.object({ text: z.string(), typical: z.boolean() }).nullable(),
    notices: z
      .array(z.string())
      .optional()
      .describe('What was asked for and is not so on this day, with the reason and what would help.'),
    visits: z.array(visitSchema),
    legs: z.array(legSchema),
    rain: z
      .array(rainSwapSchema)
      .optional()
      .describe('Plan B: what would replace each stop that is outdoors; missing where none is.'),
  })
  .meta({ id: 'Day' });
export type Day = z.infer<typeof daySchema>;
