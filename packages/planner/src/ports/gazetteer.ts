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
}

/** A place with the names under which a traveller may ask for it. */
export interface NamedPlace {
  readonly id: PlaceId;
  readonly city: CityId;
  readonly names: readonly string[];
}

/** What a name of a city turned out to be. */
export type CityMatch =
  | { readonly kind: 'known'; readonly city: KnownCity }
  /** A city of the world that cannot be planned yet; fit for an origin. `nearest` are cities that can be planned. */
  | {
      readonly kind: 'elsewhere';
      readonly name: string;
      readonly country: string;
      readonly at: Coordinates;
      readonly nearest: readonly KnownCity[];
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
}
