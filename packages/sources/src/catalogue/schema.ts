/**
 * What a city file and `fares.json` must look like, word for word: an unknown field or word is refused, so that a
 * misspelt one is not silently ignored. The format is explained in `catalogue/README.md`.
 */
import { CATEGORIES, DIETS, MEALS, TRAVEL_MODES } from '@wayfarer/trip/vocabulary';
import { z } from 'zod';

import { describeZone } from '../ics/describe-zone.ts';

const LEVELS = ['low', 'mid', 'high'] as const;
const STYLES = ['hotel', 'inn', 'hostel', 'apartment', 'boutique'] as const;

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'expected lower-case letters, digits and hyphens');
const cityId = z.string().regex(/^[a-z]+(-[a-z]+)*$/, 'expected lower-case letters and hyphens');
const sentence = z.string().trim().min(1);
/** Whole minor units of the city's currency; `null` when nobody knows. */
const amount = z.int().min(0).nullable();
const minutes = z.int().min(1).max(1440);
const currency = z.string().regex(/^[A-Z]{3}$/, 'expected three capitals (ISO 4217), e.g. "JPY"');
const wallClock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'expected a time such as "15:00"');
const lat = z.number().min(-90).max(90);
const lon = z.number().min(-180).max(180);
const stepFree = z.enum(['yes', 'partly', 'no', 'unknown']);

const sourceSchema = z.strictObject({ name: sentence, date: z.iso.date(), verify: z.boolean() });

const listed = { id: slug, name: sentence, localName: sentence.optional(), lat, lon, stepFree, summary: sentence };
const rated = {
  ...listed,
  indoor: z.boolean().nullable(),
  significance: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]),
};

const sightSchema = z.strictObject({
  ...rated,
  categories: z.tuple([z.enum(CATEGORIES)], z.enum(CATEGORIES)),
  hours: sentence,
  fee: amount,
  usualMinutes: minutes,
  minimumMinutes: minutes,
});

const eaterySchema = z.strictObject({
  ...rated,
  hours: sentence,
  cuisine: sentence,
  meals: z.array(z.enum(MEALS)).min(1),
  level: z.enum(LEVELS),
  price: amount,
  serves: z.array(z.enum(DIETS)),
});

const lodgingSchema = z.strictObject({
  ...rated,
  level: z.enum(LEVELS),
  style: z.enum(STYLES),
  nightly: amount,
  checkIn: wallClock,
  checkOut: wallClock,
});

const terminalSchema = z.strictObject({ ...listed, hours: sentence });

const monthSchema = z.strictObject({
  high: z.number().min(-90).max(60),
  low: z.number().min(-90).max(60),
  rainDays: z.number().min(0).max(31),
});

const cityFactsSchema = z.strictObject({
  id: cityId,
  name: sentence,
  aliases: z.array(sentence),
  country: z.string().regex(/^[A-Z]{2}$/, 'expected two capitals (ISO 3166-1), e.g. "JP"'),
  /** Part of the country by ISO 3166-2 without the country, e.g. `MA`; only where its public holidays differ. */
  region: z
    .string()
    .regex(/^[A-Z0-9]{1,3}$/, 'expected a code of ISO 3166-2 without the country, e.g. "MA"')
    .optional(),
  zone: z.string().refine(isZone, 'expected an IANA time zone, e.g. "Asia/Tokyo"'),
  currency,
  center: z.strictObject({ lat, lon }),
  bounds: z.strictObject({ south: lat, west: lon, north: lat, east: lon }),
  budget: z.strictObject({ low: z.int().min(1), mid: z.int().min(1), high: z.int().min(1) }),
  transitFare: amount,
  climate: z.array(monthSchema).length(12),
});

export const cityFileSchema = z.strictObject({
  source: sourceSchema,
  city: cityFactsSchema,
  sights: z.array(sightSchema),
  eateries: z.array(eaterySchema),
  lodgings: z.array(lodgingSchema),
  terminals: z.array(terminalSchema),
});

export const faresFileSchema = z.strictObject({
  source: sourceSchema,
  rows: z.array(
    z.strictObject({
      from: sentence,
      to: sentence,
      mode: z.enum(TRAVEL_MODES),
      minutes: z.int().min(1),
      km: z.number().min(0),
      fare: z.int().min(0),
      currency,
      both: z.boolean(),
    }),
  ),
});

/** One city, as its file says it. */
export type CityFile = z.infer<typeof cityFileSchema>;
export type CityFacts = CityFile['city'];
export type SightEntry = CityFile['sights'][number];
export type EateryEntry = CityFile['eateries'][number];
export type LodgingEntry = CityFile['lodgings'][number];
export type TerminalEntry = CityFile['terminals'][number];
export type FaresFile = z.infer<typeof faresFileSchema>;
export type FareRow = FaresFile['rows'][number];

/** A name that both clocks and calendars know; `Intl` also takes an offset such as `+09:00`, and any case. */
function isZone(text: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: text });
    return /^[A-Z]/.test(text) && describeZone(text).length > 0;
  } catch {
    return false;
  }
}
