/**
 * What a city file and `fares.json` must look like, word for word: an unknown field or word is refused, so that a
 * misspelt one is not silently ignored. The format is explained in `catalogue/README.md`.
 */
import { CATEGORIES, DIETS, LEVELS, MEALS, RESERVATIONS, SOURCED_FACTS, TRAVEL_MODES } from '@wayfarer/trip/vocabulary';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import { z } from 'zod';

const STYLES = ['hotel', 'inn', 'hostel', 'apartment', 'boutique'] as const;

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'expected lower-case letters, digits and hyphens');
const sentence = z.string().trim().min(1);
/** Whole minor units of the city's currency; `null` when nobody knows. */
const amount = z.int().min(0).nullable();
const minutes = z.int().min(1).max(1440);
const currency = z.string().regex(/^[A-Z]{3}$/, 'expected three capitals (ISO 4217), e.g. "JPY"');
const wallClock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'expected a time such as "15:00"');
const lat = z.number().min(-90).max(90);
const lon = z.number().min(-180).max(180);
const link = z.url({ protocol: /^https?$/, error: 'expected an address that begins with http:// or https://' });
const wikidata = z.string().regex(/^Q[1-9]\d*$/, 'expected an item of Wikidata, e.g. "Q1441255"');

const sourceSchema = z.strictObject({
  name: sentence,
  date: z.iso.date(),
  verify: z.boolean(),
  license: sentence.exactOptional(),
  attribution: sentence.exactOptional(),
  url: link.exactOptional(),
});

/** What is missing in an entry is unknown. */
const listed = {
  id: slug,
  name: sentence,
  localName: sentence.optional(),
  lat,
  lon,
  stepFree: z.enum(['yes', 'partly', 'no', 'unknown']).default('unknown'),
  summary: sentence.nullable().default(null),
  /** A name of `sources`; the file's own `source` where it is missing. */
  source: slug.optional(),
  /** Where single facts come from, as far as it is not `source`: names of `sources`. */
  factSources: z.partialRecord(z.enum(SOURCED_FACTS), slug).optional(),
  /** The page of this very entry, e.g. `https://www.openstreetmap.org/way/123`. */
  url: link.optional(),
  /** Follows a place that was drawn anew under another id. */
  wikidata: wikidata.optional(),
};
const hours = {
  hours: sentence.default('unknown'),
  /** The hours as somebody has written them, where they cannot be read: `hours` is then unknown. */
  hoursText: sentence.optional(),
};
const rated = {
  ...listed,
  indoor: z.boolean().nullable().default(null),
  significance: z.literal([1, 2, 3, 4, 5], 'expected a whole number from 1 to 5'),
};

/** Each age has one fee: the first row whose age one has not reached. */
const childFees = z
  .array(z.strictObject({ under: z.int().min(1).max(18), fee: z.int().min(0) }))
  .min(1)
  .refine(
    (rows) => rows.every(({ under }, index) => under > (rows[index - 1]?.under ?? 0)),
    'expected the youngest first, each age once',
  );

const sightSchema = z.strictObject({
  ...rated,
  ...hours,
  /** What else people call it, or a part of it. */
  aliases: z.array(sentence).default([]),
  categories: z.tuple([z.enum(CATEGORIES)], z.enum(CATEGORIES)),
  fee: amount.default(null),
  /** What those pay instead who are younger than that. */
  childFees: childFees.optional(),
  /** Days on which nothing is charged, as the days of `opening_hours`: `Oct-Mar Su[1]`. */
  freeOn: sentence.optional(),
  usualMinutes: minutes,
  /** Half of the usual ones where it is missing. */
  minimumMinutes: minutes.optional(),
});

const eaterySchema = z.strictObject({
  ...rated,
  ...hours,
  cuisine: sentence.nullable().default(null),
  meals: z.array(z.enum(MEALS)).min(1),
  level: z.enum(LEVELS).nullable().default(null),
  price: amount.default(null),
  serves: z.array(z.enum(DIETS)).default([]),
  reservation: z.enum(RESERVATIONS).optional(),
  mustTry: z.array(sentence).min(1).optional(),
  /** No house but a part of the town in which there are many. */
  isArea: z.literal(true).optional(),
});

const lodgingSchema = z.strictObject({
  ...rated,
  level: z.enum(LEVELS).nullable().default(null),
  style: z.enum(STYLES),
  nightly: amount.default(null),
  checkIn: wallClock.nullable().default(null),
  checkOut: wallClock.nullable().default(null),
  breakfast: z.boolean().optional(),
  isArea: z.literal(true).optional(),
});

const terminalSchema = z.strictObject({
  ...listed,
  ...hours,
  /** Of an airport, e.g. `CDG`. */
  iata: z
    .string()
    .regex(/^[A-Z]{3}$/, 'expected three capitals (IATA), e.g. "CDG"')
    .optional(),
});

/** A part of the town by which people call where they want to be. */
const districtSchema = z.strictObject({ name: sentence, localName: sentence.optional(), lat, lon });

const monthSchema = z.strictObject({
  high: z.number().min(-90).max(60),
  low: z.number().min(-90).max(60),
  rainDays: z.number().min(0).max(31),
});

/** A time of the year that people come for; `from` and `until` are its usual first and last day, `03-25`. */
const monthDay = z
  .string()
  .regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'expected a month and a day such as "03-25"');
const seasonSchema = z.strictObject({ name: sentence, from: monthDay, until: monthDay });

const cityFactsSchema = z.strictObject({
  /** Namesakes are told apart by what follows: `portland-us-or`. */
  id: slug,
  name: sentence,
  aliases: z.array(sentence).default([]),
  country: z.string().regex(/^[A-Z]{2}$/, 'expected two capitals (ISO 3166-1), e.g. "JP"'),
  /** Part of the country by ISO 3166-2 without the country, e.g. `MA`; only where its public holidays differ. */
  region: z
    .string()
    .regex(/^[A-Z0-9]{1,3}$/, 'expected a code of ISO 3166-2 without the country, e.g. "MA"')
    .optional(),
  zone: z.string().refine(isZone, 'expected an IANA time zone, e.g. "Asia/Tokyo"'),
  currency,
  center: z.strictObject({ lat, lon }),
  /** `west` is greater than `east` where the city lies on both sides of the 180th meridian. */
  bounds: z.strictObject({ south: lat, west: lon, north: lat, east: lon }),
  districts: z.array(districtSchema).default([]),
  budget: z
    .strictObject({ low: z.int().min(1), mid: z.int().min(1), high: z.int().min(1) })
    .nullable()
    .default(null),
  transitFare: amount.default(null),
  climate: z.array(monthSchema).length(12).nullable().default(null),
  seasons: z.array(seasonSchema).default([]),
});

export const cityFileSchema = z.strictObject({
  /** Of everything that names no other. */
  source: sourceSchema,
  sources: z.record(slug, sourceSchema).default({}),
  city: cityFactsSchema,
  sights: z.array(sightSchema),
  eateries: z.array(eaterySchema),
  lodgings: z.array(lodgingSchema),
  terminals: z.array(terminalSchema).default([]),
  /** Ids of an earlier version of the file with those under which the same places stand now. */
  moved: z.record(slug, slug).default({}),
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
      /** It goes over night: when it leaves, the evening before, and when it is there. */
      night: z.strictObject({ leaves: wallClock, arrives: wallClock }).optional(),
    }),
  ),
});

/** One city, as its file says it; what the file leaves out is unknown. */
export type CityFile = z.infer<typeof cityFileSchema>;
/** One city as it is written: what is unknown may be left out. */
export type CityFileText = z.input<typeof cityFileSchema>;
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
    return /^[A-Z]/.test(text) && tzlib_get_ical_block(text)[0] !== undefined;
  } catch {
    return false;
  }
}
