import type { IsoDate } from './clock.ts';
import type { BusyDay } from './crowd.ts';
import type { CityId } from './ids.ts';
import type { Money } from './money.ts';
import type { Place } from './place.ts';
import type { Ride } from './ride.ts';
import type { TravelFacts } from './travel-facts.ts';
import type { DayWeather } from './weather.ts';

/** Where a date is spent. */
export interface CityDay {
  readonly date: IsoDate;
  readonly city: CityId;
  readonly cityName: string;
  readonly zone: string;
  readonly weather: DayWeather | null;
  /** A weekend, a public holiday or a season that people come for: places are fuller. */
  readonly busy: BusyDay;
  /** What people come for at that time of the year, if there is such a thing: `cherry blossom`. */
  readonly season?: string;
  /** Name of the public holiday, if there is one. */
  readonly holiday: string | null;
  /** One ride inside the city for one person; `null` when unknown. */
  readonly transitFare: Money | null;
}

/**
 * What was gathered about the world for one trip, once: plans are made and repaired from this alone, so that the same
 * request gives the same plan whatever the world says later.
 */
export interface TripFacts {
  readonly places: readonly Place[];
  readonly calendar: readonly CityDay[];
  readonly journeys: readonly Ride[];
  /** Every way that is known for each of the journeys, those that are taken among them; missing where nobody has looked. */
  readonly ways?: readonly Ride[];
  readonly currency: string;
  /** Missing from what was gathered before there was anything but the usual estimate. */
  readonly travel?: TravelFacts;
}
