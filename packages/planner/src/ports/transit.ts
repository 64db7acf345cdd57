import type { Coordinates, TransitWay } from '@wayfarer/trip';
import type { IsoDate, MinuteOfDay } from '@wayfarer/trip/clock';

/** A ride of a plan of which lines and stops are to be looked up. */
export interface AskedRide {
  /** By which the answer is known. */
  readonly key: string;
  readonly date: IsoDate;
  /** IANA. */
  readonly zone: string;
  /** When one leaves `from`. */
  readonly leave: MinuteOfDay;
  readonly from: Coordinates;
  readonly to: Coordinates;
}

export interface TransitQuery {
  readonly rides: readonly AskedRide[];
}

/** Every ride that was asked for is in one of the two lists. */
export interface TransitFindings {
  /** `null`: the timetable has nothing that goes there. */
  readonly answered: readonly { readonly key: string; readonly way: TransitWay | null }[];
  readonly unanswered: readonly string[];
  /** Why some are not answered, a full sentence; empty where all are. */
  readonly problem: string;
  /** From when on asking again makes sense, in milliseconds of the clock; 0 where all are answered. */
  readonly retryAt: number;
}

/** Knows by which lines one rides, at a date and time of day. */
export interface TransitPort {
  /** Throws only what `signal` was aborted with. */
  findWays(query: TransitQuery, context: { signal: AbortSignal }): Promise<TransitFindings>;
}
