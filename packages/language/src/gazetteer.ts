import type { CityId, Coordinates, PlaceId } from '@wayfarer/trip';
import type { Money } from '@wayfarer/trip/money';
import type { Level } from '@wayfarer/trip/vocabulary';

/** A city that can be planned. */
export interface KnownCity {
  readonly id: CityId;
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly zone: string;
  readonly currency: string;
  readonly center: Coordinates;
  /** Per person and day, all included but the journey there; editorial. In the city's currency. */
  readonly budget: Readonly<Record<Level, Money>>;
  /** Known in outline only: so many sights, no houses, hours mostly not known. */
  readonly outline?: { readonly sights: number };
}

/** A place with the names under which a traveller may ask for it. */
export interface NamedPlace {
  readonly id: PlaceId;
  readonly city: CityId;
  readonly names: readonly string[];
}

/** How a city was named, where that was not by its own name; to be said, so that nobody is surprised. */
export interface NamedBy {
  /** `spelling`: the name as it was written is no city's. */
  readonly kind: 'airport' | 'district' | 'spelling';
  /** Of the airport or district; or as it was written. */
  readonly name: string;
  /** Where the district is. */
  readonly at?: Coordinates;
}

/** A city of the world that cannot be planned yet; fit for an origin. */
export interface CityElsewhere {
  readonly name: string;
  readonly country: string;
  readonly at: Coordinates;
  /** IANA, where it is known. */
  readonly zone?: string;
}

/** One of several cities that may be meant. */
export interface CityCandidate extends CityElsewhere {
  /** By which it is told from the others and resolved again: `Springfield, Illinois`. */
  readonly label: string;
  /** Where it can be planned. */
  readonly known: KnownCity | null;
}

/** What a name of a city turned out to be. */
export type CityMatch =
  | { readonly kind: 'known'; readonly city: KnownCity; readonly by?: NamedBy }
  /** `nearest` are cities that can be planned. */
  | (CityElsewhere & {
      readonly kind: 'elsewhere';
      readonly nearest: readonly KnownCity[];
      readonly by?: NamedBy;
      /** As the traveller called it, where that is another of its names: Ghent is `Gent`. */
      readonly called?: string;
    })
  /** Several cities of one name, none of which is overwhelmingly the usual meaning; or of nearly that name. Likeliest first. */
  | {
      readonly kind: 'ambiguous';
      readonly text: string;
      readonly because: 'namesakes' | 'spelling';
      readonly candidates: readonly [CityCandidate, ...CityCandidate[]];
    }
  /** A country or a part of one; `cities` are the best known ones there, those that can be planned first. */
  | {
      readonly kind: 'region';
      readonly name: string;
      readonly country: string;
      readonly cities: readonly CityCandidate[];
    }
  | { readonly kind: 'unknown'; readonly text: string; readonly nearest: readonly KnownCity[] };

/** Knows names. Synchronous and free of I/O: it is read once at start. */
export interface Gazetteer {
  listCities(): readonly KnownCity[];
  getCity(id: CityId): KnownCity;
  /** Resolves one name; for what cannot be planned, the nearest known cities, by spelling first, then by distance. */
  resolveCity(text: string): CityMatch;
  /** Names of cities that occur in a free text, in order, longest match first; known and elsewhere ones. */
  findCityNames(text: string): readonly { readonly text: string; readonly index: number; readonly match: CityMatch }[];
  /** Places of one city whose name stands in the text (accents, case and small spelling errors forgiven). */
  findPlaces(
    text: string,
    city: CityId,
  ): readonly { readonly text: string; readonly index: number; readonly place: NamedPlace }[];
  /** How a place is called; `undefined` where it is in no city any more. */
  namePlace(id: PlaceId): string | undefined;
}
