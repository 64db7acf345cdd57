import type { TransportWish } from '@wayfarer/language';
import type {
  CityDay,
  CityId,
  Coordinates,
  Diet,
  Eatery,
  Interest,
  Lodging,
  Place,
  PlaceId,
  Sight,
  Terminal,
  TravelFacts,
} from '@wayfarer/trip';
import type { IsoDate } from '@wayfarer/trip/clock';
import type { Ride } from '@wayfarer/trip/costs';
import type { Money } from '@wayfarer/trip/money';
import type { AccessNeed, Level } from '@wayfarer/trip/vocabulary';

/** Tells the traveller, in a few words, what is being looked at. */
export type ReportProgress = (note: string) => Promise<void>;

/** Consecutive dates in one city. The last date of a segment is the first of the next when the journey is that day. */
export interface Segment {
  readonly city: CityId;
  readonly dates: readonly IsoDate[];
}

export interface TransportQuery {
  /** The name under which the traveller starts and to which they return. */
  readonly origin: string;
  readonly segments: readonly Segment[];
  readonly currency: string;
  /** How they come to the first city and go home from the last, where they have tickets. */
  readonly by?: { readonly arrival?: Ride['mode']; readonly departure?: Ride['mode'] };
  /** By what they would rather go; of two wishes about one journey the later one holds. */
  readonly prefer?: readonly TransportWish[];
}
export interface TransportFindings {
  readonly journeys: readonly Ride[];
  /** Every way that is known for each journey, the one that is taken among them, the usual one first. */
  readonly ways?: readonly Ride[];
  /** Usual point of arrival of each city. */
  readonly terminals: readonly Terminal[];
  /** Full sentences on what is not included, e.g. a fare that nobody knows. */
  readonly notIncluded: readonly string[];
}
export interface TransportPort {
  findJourneys(
    query: TransportQuery,
    context: { report: ReportProgress; signal: AbortSignal },
  ): Promise<TransportFindings>;
}

export interface StayQuery {
  readonly segments: readonly Segment[];
  readonly style: string | null;
  /** Beds near one of these are wanted in its city. */
  readonly near?: readonly { readonly city: CityId; readonly at: Coordinates }[];
  readonly access: readonly AccessNeed[];
  readonly currency: string;
  /** Places that must be among the findings, if they are known at all: what is planned already. */
  readonly keep?: readonly PlaceId[];
}
export interface StayFindings {
  readonly lodgings: readonly Lodging[];
}
export interface StayPort {
  findLodgings(query: StayQuery, context: { report: ReportProgress; signal: AbortSignal }): Promise<StayFindings>;
}

export interface FoodQuery {
  readonly segments: readonly Segment[];
  readonly diets: readonly Diet[];
  readonly currency: string;
  readonly level?: Level;
  /** Places that must be among the findings, if they are known at all: must-dos, and what is planned already. */
  readonly keep?: readonly PlaceId[];
}
export interface FoodFindings {
  readonly eateries: readonly Eatery[];
}
export interface FoodPort {
  findEateries(query: FoodQuery, context: { report: ReportProgress; signal: AbortSignal }): Promise<FoodFindings>;
}

export interface PlacesQuery {
  readonly segments: readonly Segment[];
  readonly currency: string;
  /** What the traveller may spend, in the currency they named; comes back in the trip's. */
  readonly budget: Money | null;
  /** Whose own places count, besides those that are for all trips. */
  readonly trip?: string;
  /** What the traveller likes: of very many places the best for them are to be found. */
  readonly interests?: readonly Interest[];
  /** Places that must be among the findings, if they are known at all: must-dos, and what is planned already. */
  readonly keep?: readonly PlaceId[];
  /** What the other specialists have found: how one gets from there to the sights matters as well. */
  readonly others?: readonly NearbyPlace[];
}
/** A place as far as ways to it go. */
export type NearbyPlace = Pick<Place, 'id' | 'city' | 'at' | 'kind'>;
export interface PlacesFindings {
  readonly sights: readonly Sight[];
  readonly calendar: readonly CityDay[];
  /** What each budget level means on each date for one person, all included but the journeys (editorial). */
  readonly allowances: Readonly<Record<IsoDate, Readonly<Record<Level, Money>>>>;
  readonly budget: Money | null;
  /** Full sentences: where a currency was converted at which day's rate, and the like. */
  readonly notes: readonly string[];
  /** How one gets about in the cities; without it, the usual estimate holds. */
  readonly travel?: TravelFacts;
}
/** What there is to see in the cities of the trip, of very many places the best, with hours resolved for its dates, and what those dates are like. */
export interface PlacesPort {
  findSights(query: PlacesQuery, context: { report: ReportProgress; signal: AbortSignal }): Promise<PlacesFindings>;
}
