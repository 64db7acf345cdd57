import type { Category, Interest, Pace, PlaceId } from '@wayfarer/trip';
import type { Money } from '@wayfarer/trip/money';
import type { Level } from '@wayfarer/trip/vocabulary';

/** What a whole trip is told by: codes, counts and ids, and no word of any language. */
export interface OptionFacts {
  readonly pace: Pace;
  /** It is the plan under way, with the least change. */
  readonly carriedOver?: true;
  /** The kinds of place that it holds most of, the most first. */
  readonly kinds: readonly Category[];
  readonly stays: readonly PlaceId[];
  /** Its most significant places. */
  readonly best: readonly PlaceId[];
  readonly places: number;
  readonly days: number;
  readonly interests: readonly Interest[];
  /** So many of its places match these. */
  readonly liked: number;
  /** `null` where no price is known. */
  readonly sum: {
    readonly perPerson: Money;
    /** Nights, meals and entries that it does not hold. */
    readonly unpriced: number;
    /** What is left for all. */
    readonly left: Money;
  } | null;
  /** What that is left of: a limit that was said, or what is usual at a level. */
  readonly limit: 'own' | Level;
  readonly unpriced: { readonly nights: number; readonly meals: number; readonly entries: number };
  /** What was asked for and is not in it: places, and names that no catalogue knows. */
  readonly missed: { readonly places: readonly PlaceId[]; readonly names: readonly string[] };
}

/** What choosing an option instead of the first one would change. */
export interface DifferenceFacts {
  readonly gained: NamedPlaces;
  readonly lost: NamedPlaces;
  /** Negative where it has fewer. */
  readonly stops: number;
  /** For all travellers; negative where it costs less. */
  readonly cost: Money;
}

/** The most worthy ones, and how many more there are. */
export interface NamedPlaces {
  readonly named: readonly PlaceId[];
  readonly more: number;
}

/** What an option costs, with the number by which it is called. */
export interface NumberedSum {
  readonly number: number;
  readonly sum: string;
}
