import type { StayTerms } from '@wayfarer/trip';

/** The tables that come with a query, as they are: names are city names, prices whole or half units of one currency. */
export interface Reference {
  readonly attractions: Readonly<Record<string, readonly RawSight[]>>;
  readonly restaurants: Readonly<Record<string, readonly RawTable[]>>;
  readonly accommodations: Readonly<Record<string, readonly RawHouse[]>>;
  readonly flights: readonly RawFlight[];
  readonly ground: readonly RawDrive[];
}

export interface RawSight {
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
}
export interface RawTable {
  readonly name: string;
  readonly avg_cost: number;
  readonly cuisines: readonly string[];
  /** 0–5. */
  readonly rating: number;
}
interface RawHouse {
  readonly name: string;
  /** One night of the whole unit. */
  readonly price: number;
  readonly room_type: string;
  /** `No pets & No parties`. */
  readonly house_rules: string;
  readonly min_nights: number;
  readonly max_occupancy: number;
  /** 0–5. */
  readonly rating: number;
}
export interface RawFlight {
  readonly flight_number: string;
  /** For one person. */
  readonly price: number;
  readonly dep: string;
  readonly arr: string;
  readonly date: string;
  readonly origin: string;
  readonly dest: string;
}
export interface RawDrive {
  readonly mode: 'self-driving' | 'taxi';
  readonly origin: string;
  readonly dest: string;
  /** `3 hours 42 mins`; `null` where there is no road, as the others. */
  readonly duration: string | null;
  readonly distance: string | null;
  /** For one car. */
  readonly cost: number | null;
}

export interface House {
  readonly name: string;
  readonly nightly: number;
  readonly rating: number;
  readonly terms: StayTerms;
}

/** What there is in one city. */
export interface Town {
  readonly name: string;
  readonly sights: readonly RawSight[];
  readonly tables: readonly RawTable[];
  readonly houses: readonly House[];
}

const ROOMS = { 'Entire home/apt': 'entire', 'Private room': 'private', 'Shared room': 'shared' } as const;

/** The cities of the tables, in their order. */
export function toTowns(reference: Reference): readonly Town[] {
  return Object.keys(reference.attractions).map((name) => ({
    name,
    sights: unmistakable(reference.attractions[name] ?? []),
    tables: unmistakable(reference.restaurants[name] ?? []),
    houses: unmistakable(reference.accommodations[name] ?? []).map(toHouse),
  }));
}

function toHouse({ name, price, rating, ...raw }: RawHouse): House {
  const room = ROOMS[raw.room_type as keyof typeof ROOMS] as StayTerms['room'];
  const bans = raw.house_rules.split('&').flatMap((rule) => /^\s*No (.+?)\s*$/.exec(rule)?.[1] ?? []);
  const terms = { sleeps: raw.max_occupancy, minimumNights: raw.min_nights, bans };
  return { name, nightly: price, rating, terms: room ? { ...terms, room } : terms };
}

/**
 * Without what one could take for something else: a plan names things, and is read by looking a name up anywhere in the names of its
 * city, the first row counting. A name with a `;` would end there.
 */
function unmistakable<Row extends { readonly name: string }>(rows: readonly Row[]): readonly Row[] {
  return rows
    .map((row) => ({ ...row, name: row.name.trim() }))
    .filter(
      ({ name }, index) => !/[;\n]/.test(name) && !rows.slice(0, index).some((other) => other.name.includes(name)),
    );
}
