/**
 * The parts of a shared trip, as they lie in the log: times are whole minutes, levels 0–1. Fields that a later version of the
 * program adds are kept as they are, so objects are open; whatever this one reads is checked.
 */
import {
  ACCESS_NEEDS,
  CATEGORIES,
  DIETS,
  FAIRNESS,
  INTERESTS,
  LEVELS,
  MEALS,
  PACES,
  TRAVEL_MODES,
  WEATHER_CONDITIONS,
} from '@wayfarer/trip/vocabulary';
import { z } from 'zod';

import { reasonCodeSchema } from './reason.ts';
import { dateSchema, moneySchema } from './scalars.ts';

const text = z.string().max(4000);
const id = z.string().min(1).max(300);
const minutesOfDay = z.int().min(0).max(2880);
const count = z.int().min(0).max(100_000);
/** Only addresses of the web: any other would do something when somebody follows it. */
const webAddress = z.url({ protocol: /^https?$/ }).max(2000);

const provenance = z.looseObject({
  name: text,
  date: text,
  verify: z.boolean(),
  license: text.optional(),
  attribution: text.optional(),
  url: webAddress.optional(),
  attributionUrl: webAddress.optional(),
});
const interval = z.object({ open: minutesOfDay, close: minutesOfDay });
const amount = moneySchema.nullable();

const placeFacts = z.looseObject({
  id,
  name: text.min(1),
  localName: text.optional(),
  city: id,
  at: z.object({ lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180) }),
  categories: z.array(z.enum(CATEGORIES)).min(1).max(30),
  hours: z.union([z.record(dateSchema, z.array(interval).max(20)), z.literal('unknown')]),
  hoursText: text,
  indoor: z.boolean().nullable(),
  stepFree: z.enum(['yes', 'partly', 'no', 'unknown']),
  significance: z.int().min(1).max(5),
  summary: text.nullable(),
  source: provenance,
  factSources: z.record(z.string().max(40), provenance).optional(),
});

const scene = z.looseObject({
  work: z.looseObject({
    id: z.int(),
    title: text,
    titleEn: text.nullable(),
    titleCn: text.nullable(),
    // It goes into a style sheet.
    colour: z
      .string()
      .regex(/^#[0-9a-f]{6}$/i)
      .nullable(),
  }),
  name: text,
  nameEn: text.nullable(),
  nameCn: text.nullable(),
  episode: z.union([z.number(), z.string().max(40)]).nullable(),
  seconds: z.number().min(0).nullable(),
  manners: text.nullable(),
});

const placeSchema = z.discriminatedUnion('kind', [
  placeFacts.extend({
    kind: z.literal('sight'),
    fee: amount,
    usualMinutes: count,
    minimumMinutes: count,
    scenes: z.array(scene).min(1).max(100).optional(),
  }),
  placeFacts.extend({
    kind: z.literal('eatery'),
    meals: z.array(z.enum(MEALS)),
    cuisine: text.nullable(),
    level: z.enum(LEVELS).nullable(),
    price: amount,
    serves: z.array(z.enum(DIETS)),
  }),
  placeFacts.extend({
    kind: z.literal('lodging'),
    level: z.enum(LEVELS).nullable(),
    style: text,
    nightly: amount,
    checkIn: minutesOfDay.nullable(),
    checkOut: minutesOfDay.nullable(),
  }),
  placeFacts.extend({ kind: z.literal('terminal'), iata: z.string().max(4).optional() }),
]);

const calendarDay = z.looseObject({
  date: dateSchema,
  city: id,
  cityName: text,
  zone: z.string().max(60),
  weather: z
    .looseObject({
      condition: z.enum(WEATHER_CONDITIONS as [string, ...string[]]),
      highC: z.number(),
      lowC: z.number(),
      rain: z.number().min(0).max(1),
      typical: z.boolean(),
    })
    .nullable(),
  busy: z.union([z.boolean(), z.literal('peak')]),
  holiday: text.nullable(),
  transitFare: amount,
});

const ride = z.looseObject({
  date: dateSchema,
  from: text,
  to: text,
  mode: z.enum(TRAVEL_MODES),
  minutes: count,
  km: z.number().min(0).max(50_000),
  fare: amount,
  fareSource: provenance.optional(),
  source: provenance,
});

const figures = { detour: z.number(), walkKmh: z.number(), rideKmh: z.number(), rideWaitMinutes: z.number() };
const travel = z.looseObject({
  cities: z.record(
    id,
    z.looseObject({
      ...figures,
      far: z.object({ fromKm: z.number(), kmh: z.number() }).nullable(),
      source: provenance,
    }),
  ),
  routes: z
    .array(
      z.looseObject({
        points: z.array(id).max(1000),
        minutes: z.array(z.number()).max(1_000_000),
        km: z.array(z.number()).max(1_000_000),
        source: provenance,
      }),
    )
    .max(100),
});

/** What was gathered about the world for the trip. */
export const sharedFactsSchema = z.looseObject({
  places: z.array(placeSchema).max(5000),
  calendar: z.array(calendarDay).min(1).max(60),
  journeys: z.array(ride).max(60),
  currency: z.string().length(3),
  travel: travel.optional(),
});

const visit = z.looseObject({
  id,
  place: id,
  kind: z.enum(['place', 'meal', 'stay', 'transport', 'rest']),
  arrive: minutesOfDay,
  depart: minutesOfDay,
  meal: z.enum(MEALS).optional(),
  label: text.optional(),
  locked: z.boolean(),
  why: text,
});

const dayWindow = z.object({ start: minutesOfDay, end: minutesOfDay });

const sharedDaySchema = z.looseObject({
  date: dateSchema,
  zone: z.string().max(60),
  window: dayWindow,
  stay: id.nullable(),
  visits: z.array(visit).max(60),
  legs: z
    .array(
      z.looseObject({
        from: id,
        to: id,
        mode: z.enum(TRAVEL_MODES),
        minutes: count,
        km: z.number().min(0).max(50_000),
        estimate: z.boolean(),
      }),
    )
    .max(60),
  settings: z
    .looseObject({
      pace: z.enum(PACES).optional(),
      visits: count.optional(),
      free: z.array(dayWindow).max(20).optional(),
      withoutMeals: z.array(z.enum(MEALS)).optional(),
    })
    .optional(),
});

const sharedLeftOutSchema = z.looseObject({ place: id, reason: reasonCodeSchema, text });

export const sharedOptionSchema = z.looseObject({
  id,
  title: text,
  description: text,
  highlights: z.array(text).max(50),
  tags: z.array(text).max(50),
  pace: z.enum(PACES),
  total: moneySchema,
  perPerson: moneySchema,
  walkingKmPerDay: z.number(),
  freeMinutesPerDay: z.int(),
  mustDosMet: z.tuple([z.int(), z.int()]),
  days: z.array(sharedDaySchema).min(1).max(60),
  leftOut: z.array(sharedLeftOutSchema).max(5000),
  costs: z
    .array(
      z.object({
        category: z.enum(['transport', 'stay', 'food', 'places', 'other', 'reserve']),
        amount: moneySchema,
        estimate: z.boolean(),
      }),
    )
    .max(20),
  warnings: z.array(text).max(500),
});

/** Somebody of whom something was said apart from the others. */
export const personOfPartySchema = z.looseObject({
  label: z.string().min(1).max(100),
  count: z.union([z.int().min(1).max(20), z.literal('rest')]),
  unnamed: z.literal(true).optional(),
  ages: z.array(z.int().min(0).max(120)).max(20).optional(),
  diets: z.array(z.enum(DIETS)).optional(),
  access: z.array(z.enum(ACCESS_NEEDS)).optional(),
  interests: z.array(z.enum(INTERESTS)).optional(),
  avoid: z.array(z.enum(CATEGORIES)).optional(),
  limit: z.object({ money: moneySchema, scope: z.enum(['person', 'person-day']) }).optional(),
});

/** Who travels, what they like and what it may cost: what the chosen plan is judged by. */
const sharedStartSchema = z.looseObject({
  days: z.array(sharedDaySchema).min(1).max(60),
  leftOut: z.array(sharedLeftOutSchema).max(5000),
  facts: sharedFactsSchema.nullable().describe('`null`: those that the options were made from.'),
  party: z.looseObject({
    travelers: z.int().min(1).max(20),
    diets: z.array(z.enum(DIETS)),
    access: z.array(z.enum(ACCESS_NEEDS)),
    persons: z.array(personOfPartySchema).max(40).optional(),
  }),
  preferences: z.looseObject({
    pace: z.enum(PACES),
    interests: z.array(z.enum(INTERESTS)),
    avoid: z.array(z.enum(CATEGORIES)),
    avoidCrowds: z.boolean(),
    timeOfDay: z.enum(['morning', 'any']),
    heavyTravelPenalty: z.boolean(),
    knownHoursOnly: z.boolean().optional(),
    fairness: z.enum(FAIRNESS).optional(),
  }),
  budget: moneySchema.nullable(),
  mustDo: z.array(id).max(500),
});

const measure = z.looseObject({
  kind: z.enum(['crowd', 'traffic', 'weather', 'closed', 'unwanted', 'delay']),
  hours: z
    .array(z.object({ open: count, close: count }))
    .max(20)
    .optional(),
});

/** A plan under way: what a choice, edits and decisions have made of it. */
export const sharedJourneySchema = z.object({
  start: sharedStartSchema,
  days: z.array(sharedDaySchema).min(1).max(60),
  leftOut: z.array(sharedLeftOutSchema).max(5000),
  skipped: z.array(id).max(5000),
  waiting: z
    .array(
      z.looseObject({
        visit,
        date: dateSchema,
        until: minutesOfDay.nullable(),
        measure,
        below: z.number().nullable(),
      }),
    )
    .max(500),
  learned: z
    .array(
      z.discriminatedUnion('type', [
        z.looseObject({
          type: z.literal('tolerates'),
          visit: id,
          kind: measure.shape.kind,
          level: z.number().nullable(),
        }),
        z.looseObject({ type: z.literal('missed'), place: id, satisfaction: z.number() }),
      ]),
    )
    .max(500),
  underWay: z.boolean(),
  cursor: z.object({ date: dateSchema, time: minutesOfDay }),
  visited: z.array(id).max(3000),
});
