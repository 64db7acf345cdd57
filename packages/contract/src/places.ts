import { CATEGORIES, DIETS } from '@wayfarer/trip/vocabulary';
import { z } from 'zod';

import { sourceSchema } from './day.ts';
import { clockTimeSchema, dateSchema, moneySchema, timeSchema } from './scalars.ts';

/** The most places that one search answers. */
const MOST_FOUND = 30;

/** What a search for places of one city may ask for. */
export const findPlacesSchema = z
  .strictObject({
    city: z.string().min(1).max(100).describe('Name of the city, for instance `Kyoto`.'),
    name: z.string().min(1).max(100).optional().describe('The name of a place, or a part of it.'),
    find: z.enum(['see', 'eat', 'sleep']).optional().describe('What for. Default: `see`, or what `kind` belongs to.'),
    kind: z.enum(CATEGORIES).optional().describe('What the place has to be, for instance `museum` or `park`.'),
    date: dateSchema.optional().describe('The day of the visit. Default: today.'),
    openAt: clockTimeSchema.optional().describe('It must not be closed at that time of the day, as far as is known.'),
    near: z.string().min(1).max(100).optional().describe('Name of a place of the city; nearest first then.'),
    withinKm: z.number().positive().max(50).optional().describe('At most so far from `near`, in a straight line.'),
    stepFree: z.boolean().optional().describe('Leaves out what is known to have steps.'),
    indoor: z.boolean().optional().describe('`true`: under a roof. `false`: under the open sky.'),
    free: z.boolean().optional().describe('Leaves out what is known to charge for entry.'),
    diet: z.enum(DIETS).optional().describe('For `eat`: tables where a full meal of that diet is known come first.'),
    limit: z.int().min(1).max(MOST_FOUND).optional().describe('At most so many. Default: 8.'),
  })
  .meta({ id: 'FindPlaces' });
export type FindPlaces = z.infer<typeof findPlacesSchema>;

const foundPlaceSchema = z
  .object({
    placeId: z.string(),
    name: z.string(),
    localName: z.string().nullable().describe('As it stands on the sign, where that differs.'),
    kind: z.enum(['sight', 'eatery', 'lodging', 'terminal']),
    categories: z.array(z.enum(CATEGORIES)),
    lat: z.number(),
    lon: z.number(),
    open: z
      .enum(['open', 'closed', 'unknown'])
      .describe('At `openAt` of that day; without it, at any time of the day.'),
    hours: z
      .union([z.array(z.object({ open: timeSchema, close: timeSchema })), z.literal('unknown')])
      .describe('Of that day; an empty list where it is closed.'),
    hoursText: z.string().describe('As written in the source, or `unknown`.'),
    price: moneySchema
      .nullable()
      .describe('Entry, a usual meal, or a night for two; `null` when unknown, 0 when free.'),
    priceFor: z.enum(['entry', 'meal', 'night']).nullable(),
    stepFree: z.enum(['yes', 'partly', 'no', 'unknown']),
    indoor: z.boolean().nullable().describe('`null` when unknown.'),
    serves: z.array(z.enum(DIETS)).describe('Diets for which a full meal is known; one that is missing is unknown.'),
    km: z.number().nullable().describe('From `near`, in a straight line.'),
    about: z.string().nullable().describe('One sentence on what it is, from the source.'),
    check: z
      .array(z.enum(['hours', 'step-free', 'indoor', 'price', 'diet']))
      .describe('What was asked for and is not known of this place: to be looked up before going.'),
    source: sourceSchema,
  })
  .meta({ id: 'FoundPlace' });
export type FoundPlace = z.infer<typeof foundPlaceSchema>;

/** The places of a city that a search has found. */
export const foundPlacesSchema = z
  .object({
    summary: z.tuple([z.string(), z.string()]).describe('Two sentences that can be quoted.'),
    city: z.object({
      id: z.string(),
      name: z.string(),
      inPart: z.boolean().describe('Only its main sights are known.'),
    }),
    date: dateSchema,
    total: z.int().describe('So many places fit, of which the best are listed.'),
    places: z.array(foundPlaceSchema),
    near: z.array(z.object({ placeId: z.string(), name: z.string() })).describe('Names like `name`, where none fits.'),
  })
  .meta({ id: 'FoundPlaces' });
export type FoundPlaces = z.infer<typeof foundPlacesSchema>;
