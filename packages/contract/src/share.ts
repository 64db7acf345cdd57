import {
  ACCESS_NEEDS,
  CATEGORIES,
  DIETS,
  FAIRNESS,
  INTERESTS,
  LEVELS,
  PACES,
  TRAVEL_MODES,
} from '@wayfarer/trip/vocabulary';
import { z } from 'zod';

import { dateSchema, moneySchema } from './scalars.ts';
import { personOfPartySchema, sharedFactsSchema, sharedJourneySchema, sharedOptionSchema } from './shared-plan.ts';
import { attributionSchema, FACT_NAMES } from './trip.ts';

/** The word by which a share file is known. */
export const SHARE_FORMAT = 'wayfarer-trip';
/** Of the shape below. Files of a later one are refused. */
export const SHARE_VERSION = 1;
/** The largest share file, in bytes: some twenty times that of a week in a large city. */
export const LARGEST_SHARE_FILE = 8 * 1024 * 1024;

const words = z.array(z.string().min(1).max(300)).max(500);

/** By a ticket: minutes since midnight, and how one travels. */
const ownTime = z.looseObject({
  at: z.int().min(0).max(2880),
  by: z.enum(TRAVEL_MODES).optional(),
  weekday: z.string().max(20).optional(),
});

/** A part of a city, by its middle. */
const stayArea = z.looseObject({
  city: z.string().min(1).max(300),
  name: z.string().min(1).max(300),
  at: z.object({ lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180) }),
});

/** What is read of a fact. Those of others are kept as they are. */
const VALUES: Readonly<Record<string, z.ZodType>> = {
  destinations: words.min(1),
  start: dateSchema,
  end: dateSchema,
  origin: z.string().max(300),
  travelers: z.int().min(1).max(20),
  budgetLevel: z.enum(LEVELS),
  budget: z.object({ money: moneySchema, scope: z.enum(['total', 'person', 'person-day', 'day']) }),
  pace: z.enum(PACES),
  dietary: z.array(z.enum(DIETS)),
  interests: z.array(z.enum(INTERESTS)),
  mustDo: words,
  hotelStyle: z.string().max(300),
  stayAreas: z.array(stayArea).max(20),
  currency: z.string().length(3),
  accessibility: z.array(z.enum(ACCESS_NEEDS)),
  avoid: z.array(z.enum(CATEGORIES)),
  crowds: z.enum(['avoid', 'fine']),
  openingHours: z.enum(['known', 'any']),
  arrival: ownTime,
  departure: ownTime,
  persons: z.array(personOfPartySchema).max(40),
  fairness: z.enum(FAIRNESS),
  transport: z
    .array(
      z.object({ by: z.enum(TRAVEL_MODES), from: z.string().max(200).optional(), to: z.string().max(200).optional() }),
    )
    .max(20),
  stays: z.array(z.string().min(1).max(300)).max(20),
};

const factSchema = z
  .object({
    // What the program may do alone is allowed by each traveller anew.
    name: z.enum(FACT_NAMES).exclude(['autonomy']),
    value: z.unknown(),
    text: z.string().max(4000),
    status: z.enum(['stated', 'waived', 'assumed']),
  })
  .superRefine(({ name, value }, context) => {
    const problem = value === null ? undefined : VALUES[name]?.safeParse(value).error?.issues[0];
    if (problem) {
      const path = ['value', ...problem.path];
      context.addIssue({ code: 'custom', message: problem.message, path });
    }
  });

/** What a trip is made of, without anything that was said in it. */
export const sharedTripSchema = z.object({
  seed: z.int().min(0).max(0xffff_ffff).nullable(),
  facts: z.array(factSchema).max(FACT_NAMES.length),
  eaters: z
    .record(z.string().max(40), z.int().min(0).max(100))
    .optional()
    .describe('How many keep each diet, where not all do.'),
  options: z.array(sharedOptionSchema).min(1).max(20),
  gathered: sharedFactsSchema,
  budget: moneySchema.nullable(),
  selected: z.string().nullable(),
  journey: sharedJourneySchema.nullable(),
});
export type SharedTrip = z.infer<typeof sharedTripSchema>;

/**
 * A trip in a file that another installation opens: the plan with all that it was made from, so that it can be gone on with.
 * Nothing that was said is in it, no permission, no history, and nothing of a list of one's own that is not in the plan.
 */
export const shareFileSchema = z
  .object({
    format: z.literal(SHARE_FORMAT),
    version: z.literal(SHARE_VERSION),
    title: z.string().max(300),
    attributions: z.array(attributionSchema).describe('Whom to name for what the file holds.'),
    hash: z.string().max(64).describe('Of the plan; the trip that is opened has the same.'),
    digest: z.string().max(64).describe('SHA-256 of the canonical JSON of `trip`.'),
    trip: sharedTripSchema,
  })
  .meta({ id: 'ShareFile' });
export type ShareFile = z.infer<typeof shareFileSchema>;
