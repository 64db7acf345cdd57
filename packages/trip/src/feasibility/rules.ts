import type { DayPlan, Visit } from '../day.ts';
import type { VisitId } from '../ids.ts';
import type { Money } from '../money.ts';
import type { Party } from '../party.ts';
import type { Place, PlaceBook } from '../place.ts';
import type { TravelBetween } from '../travel.ts';
import type { Findings } from './reason.ts';

/** What a plan is judged by. Everything the judge knows stands here: it looks nothing up. */
export interface TripRules {
  readonly book: PlaceBook;
  readonly party: Party;
  readonly travel: TravelBetween;
  /** Minutes free between two visits, on top of travel. */
  readonly bufferMinutes: number;
  readonly longestLegMinutes: number;
  /** Most visits of kind `place` a day. */
  readonly visitsPerDay: number;
  /** What the whole plan may cost, and how its cost is counted; `null` when no limit was set. */
  readonly budget: { readonly limit: Money; readonly totalOf: (days: readonly DayPlan[]) => Money } | null;
  /** What each of those pays who have a limit of their own; missing where nobody has. */
  readonly payers?: (days: readonly DayPlan[]) => readonly {
    readonly name: string;
    /** How many of them there are; the amounts are for one. */
    readonly count: number;
    readonly pays: Money;
    readonly limit: Money;
  }[];
  /** When fixed visits take place, by visit id. */
  readonly appointments?: ReadonlyMap<VisitId, Pick<Visit, 'arrive' | 'depart'>>;
}

/** A visit with its place, as the rules of a day see it. */
export interface Stop {
  readonly visit: Visit;
  readonly place: Place;
}

/** One rule about one visit. Of the day it looks at date, window and settings alone: what it found holds for as long as these. */
export type StopRule = (stop: Stop, day: Pick<DayPlan, 'date' | 'window' | 'settings'>, rules: TripRules) => Findings;

/** One rule about a whole day. */
export type DayRule = (stops: readonly Stop[], day: DayPlan, rules: TripRules) => Findings;

/** One rule about the whole trip. */
export type WholeTripRule = (days: readonly DayPlan[], rules: TripRules) => Findings;
