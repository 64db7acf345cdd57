import { PACES } from '@wayfarer/trip/vocabulary';
import { z } from 'zod';

import { clockTimeSchema, dateSchema } from './scalars.ts';

/** A walk past the scenes of a film or series. */
export const askPilgrimageSchema = z
  .strictObject({
    work: z.string().trim().min(1).max(200).describe('Title in Japanese, English, Chinese or Latin letters.'),
    others: z
      .array(z.string().trim().min(1).max(200))
      .max(3)
      .optional()
      .describe('Titles of further works whose places are wanted as well.'),
    from: z
      .string()
      .trim()
      .min(1)
      .max(100)
      .optional()
      .describe(
        'Station in Japan: `Shinjuku`, `新宿`, `しんじゅく`. Left out only for a day of a trip, which begins at its bed.',
      ),
    trip: z
      .string()
      .min(1)
      .optional()
      .describe('Of this trip one day is to be the walk: it is proposed, and waits for approval.'),
    day: z
      .union([z.int().min(1).max(60), dateSchema])
      .optional()
      .describe('Of that trip: its number, 1 first, or its date. Without it the traveller is asked.'),
    date: dateSchema.optional().describe('First day; without it now, as far as there is light, else tomorrow.'),
    start: clockTimeSchema.optional().describe('When one sets out on the first day.'),
    days: z.int().min(1).max(7).optional(),
    pace: z.enum(PACES).optional().describe('How long one stays at each place.'),
    radiusKm: z.number().min(1).max(20).optional().describe('How far from the station; 5 without it.'),
    maxFee: z.int().min(0).max(1_000_000).optional().describe('Most that entry may cost one person, in yen.'),
    chosen: z
      .array(z.string().max(300))
      .max(500)
      .optional()
      .describe('Ids of the points that are wanted, and no others.'),
  })
  .refine(({ from, trip }) => from !== undefined || trip !== undefined, {
    path: ['from'],
    message: 'Say at which station the walk begins, e.g. "Shinjuku", or of which trip it is to be a day.',
  })
  .refine(({ day, trip }) => day === undefined || trip !== undefined, {
    path: ['day'],
    message: 'A day is one of a trip: name the trip as well.',
  })
  .meta({ id: 'AskPilgrimage' });
export type AskPilgrimage = z.infer<typeof askPilgrimageSchema>;

/** Works of which places are known. */
export const knownWorksSchema = z
  .object({
    works: z.array(
      z.object({
        id: z.int().describe('At Bangumi.'),
        title: z.string(),
        titleEn: z.string().nullable(),
        titleCn: z.string().nullable(),
        kind: z.enum(['film', 'tv', 'other']),
      }),
    ),
  })
  .meta({ id: 'KnownWorks' });
export type KnownWorks = z.infer<typeof knownWorksSchema>;
