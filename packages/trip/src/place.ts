import type { IsoDate, MinuteOfDay } from './clock.ts';
import type { Diet } from './diet.ts';
import type { Coordinates } from './geography.ts';
import type { CityId, PlaceId } from './ids.ts';
import type { Money } from './money.ts';
import type { Provenance, SourcedFact } from './provenance.ts';
import type { StayTerms } from './stay-terms.ts';

/** What a place is. The first category of a place decides its crowd curve and its usual length of stay. */
export const CATEGORIES = [
  'temple',
  'shrine',
  'church',
  'castle',
  'palace',
  'museum',
  'gallery',
  'landmark',
  'historic',
  'garden',
  'park',
  'nature',
  'view',
  'market',
  'shopping',
  'street',
  'neighbourhood',
  'aquarium',
  'zoo',
  'amusement',
  'theatre',
  'library',
  'university',
  'cemetery',
  'beach',
  'bath',
  'craft',
  'food',
  'restaurant',
  'stay',
  'station',
] as const;
export type Category = (typeof CATEGORIES)[number];

/** Part of a day in which a place lets people in, `[open, close)`; `close` past 1440 is after midnight. */
export interface Interval {
  readonly open: MinuteOfDay;
  readonly close: MinuteOfDay;
}

/**
 * Opening hours resolved for the dates of a trip. A date that is missing is unknown, like `'unknown'` itself;
 * a date with an empty list is a day on which the place stays closed.
 */
export type DatedHours = Readonly<Record<IsoDate, readonly Interval[]>> | 'unknown';

export type StepFree = 'yes' | 'partly' | 'no' | 'unknown';
export const LEVELS = ['low', 'mid', 'high'] as const;
export type Level = (typeof LEVELS)[number];
export type Significance = 1 | 2 | 3 | 4 | 5;

interface PlaceFacts {
  readonly id: PlaceId;
  readonly name: string;
  /** The name that stands on the sign, where it differs. */
  readonly localName?: string;
  /** What else people call it, or a part of it. */
  readonly aliases?: readonly string[];
  readonly city: CityId;
  readonly at: Coordinates;
  readonly categories: readonly [Category, ...Category[]];
  readonly hours: DatedHours;
  /** The hours as people read them (OSM `opening_hours`), or `'unknown'`. */
  readonly hoursText: string;
  readonly indoor: boolean | null;
  readonly stepFree: StepFree;
  /** 1–5, our editorial judgement of how much one would miss; never a rating by visitors. */
  readonly significance: Significance;
  /** One factual sentence on what it is; `null` where nobody has written one. */
  readonly summary: string | null;
  readonly source: Provenance;
  /** The traveller has it on a list of their own. */
  readonly onList?: true;
  /** Where single facts come from, as far as it is not `source`. */
  readonly factSources?: Readonly<Partial<Record<SourcedFact, Provenance>>>;
}

/** What of a film or series was set in a place. */
export interface Scene {
  readonly work: WorkOfScene;
  /** What is seen in it, as the sign there has it. */
  readonly name: string;
  readonly nameEn: string | null;
  readonly nameCn: string | null;
  /** A number from 0, or a text such as `OP` or `film`; `null` where nobody has written it down. */
  readonly episode: number | string | null;
  /** Seconds from the beginning of the episode; `null` where nobody has written it down. */
  readonly seconds: number | null;
  /** How to behave there, one sentence; `null` where it is a place like any other. */
  readonly manners: string | null;
}

/** The film or series of a scene. */
export interface WorkOfScene {
  /** Its number at Bangumi; one and the same work has one and the same everywhere. */
  readonly id: number;
  /** Japanese. */
  readonly title: string;
  readonly titleEn: string | null;
  readonly titleCn: string | null;
  /** In which it is drawn, `#rrggbb`; `null` where it has none of its own. */
  readonly colour: string | null;
}

/** Something to see or do. */
export interface Sight extends PlaceFacts {
  readonly kind: 'sight';
  /** For one person; `null` when unknown, amount 0 when free. */
  readonly fee: Money | null;
  /** What those pay instead who are younger than that, the youngest first; missing where nobody knows. */
  readonly childFees?: readonly { readonly under: number; readonly fee: Money }[];
  /** Dates of the trip on which nothing is charged; missing where no such day is known. */
  readonly freeOn?: readonly IsoDate[];
  readonly usualMinutes: number;
  readonly minimumMinutes: number;
  /** Of films and series that one goes there for; missing where nobody does. */
  readonly scenes?: readonly [Scene, ...Scene[]];
}

/** Somewhere to eat. */
export interface Eatery extends PlaceFacts {
  readonly kind: 'eatery';
  readonly meals: readonly Meal[];
  /** `null` when unknown, as the level is. */
  readonly cuisine: string | null;
  readonly level: Level | null;
  /** A usual meal for one person; an estimate, `null` when unknown. */
  readonly price: Money | null;
  /** Diets for which a full meal is known to be served. A diet that is missing is not known to be served. */
  readonly serves: readonly Diet[];
  /** Whether one has to book; missing where nobody knows. */
  readonly reservation?: Reservation;
  /** What the house is known for. */
  readonly mustTry?: readonly string[];
  /** No house but a part of the town in which there are many: one is to be looked for there. */
  readonly isArea?: true;
  /** Of a part of the town: no table is known to suit, and everybody eats there on their own. See `toMealBreaks`. */
  readonly onYourOwn?: true;
}

/** Somewhere to sleep. */
export interface Lodging extends PlaceFacts {
  readonly kind: 'lodging';
  /** `null` when unknown. */
  readonly level: Level | null;
  readonly style: string;
  /** One room for two, one night; an estimate, `null` when unknown. */
  readonly nightly: Money | null;
  /** From when on one gets the key; `null` when unknown, as the hour is by which one leaves. */
  readonly checkIn: MinuteOfDay | null;
  readonly checkOut: MinuteOfDay | null;
  /** Whether breakfast is served, in the price or beside it; missing where nobody knows. */
  readonly breakfast?: boolean;
  /** What it asks of its guests, as far as anybody knows. */
  readonly terms?: StayTerms;
  /** No house but a part of the town in which there are many: one is to be looked for there. */
  readonly isArea?: true;
}

/** A station or airport where a journey starts or ends. */
export interface Terminal extends PlaceFacts {
  readonly kind: 'terminal';
  /** Of an airport, e.g. `CDG`; missing where no flight lands. */
  readonly iata?: string;
}

export type Place = Sight | Eatery | Lodging | Terminal;

/** `none`: it takes no bookings. */
export const RESERVATIONS = ['needed', 'advised', 'none'] as const;
export type Reservation = (typeof RESERVATIONS)[number];

export const MEALS = ['breakfast', 'lunch', 'dinner'] as const;
export type Meal = (typeof MEALS)[number];

/** A part of the town that stands for the many houses in it, of which none is known. */
export function isArea(place: Place): boolean {
  return (place.kind === 'eatery' || place.kind === 'lodging') && place.isArea === true;
}

/** A meal there is a break: nobody has a table for it. */
export function isOnYourOwn(place: Place): boolean {
  return place.kind === 'eatery' && place.onYourOwn === true;
}

/** What entry costs one person on that date: on a free day nothing, whatever it costs on others. */
export function feeOn(
  { fee, freeOn = [] }: Pick<Sight, 'fee' | 'freeOn'>,
  date: IsoDate,
  currency: string,
): Money | null {
  return freeOn.includes(date) ? { amount: 0, currency } : fee;
}

/** From 0 for the cheapest; below all of them where nobody knows. */
export function rankOfLevel(level: Level | null): number {
  return level === null ? -1 : LEVELS.indexOf(level);
}

/** The intervals of that date; `'unknown'` when nobody told us. */
export function hoursOn(place: Pick<Place, 'hours'>, date: IsoDate): readonly Interval[] | 'unknown' {
  return place.hours === 'unknown' ? 'unknown' : (place.hours[date] ?? 'unknown');
}

/** Places looked up by id. A plan names places; whoever reads the plan needs the book as well. */
export type PlaceBook = ReadonlyMap<PlaceId, Place>;

export class UnknownPlaceError extends Error {
  override readonly name = 'UnknownPlaceError';
  readonly code = 'unknown-place';

  constructor(id: string) {
    super(`No place is called ${JSON.stringify(id)} in this trip's facts.`);
  }
}

/** @throws {UnknownPlaceError} if the book has no such place. */
export function getPlace(book: PlaceBook, id: PlaceId): Place {
  const place = book.get(id);
  if (!place) throw new UnknownPlaceError(id);
  return place;
}

/** Facts never change once gathered, so neither does their book. */
const books = new WeakMap<readonly Place[], PlaceBook>();

export function toPlaceBook(places: readonly Place[]): PlaceBook {
  const known = books.get(places) ?? new Map(places.map((place) => [place.id, place]));
  books.set(places, known);
  return known;
}
