import type { Meal, Pace, VisitId } from '@wayfarer/trip';
import type { IsoDate, MinuteOfDay } from '@wayfarer/trip/clock';

/**
 * What a rule or specialist may propose. There is no variant for removing several stops, changing the hotel or city,
 * or touching the budget: such a proposal cannot be written down. Spelling of the types is the re-optimizer spec's (§4.1).
 */
export type Action =
  | {
      readonly type: 'NO_ACTION';
      readonly reason: string;
      /** What it says all the same. */
      readonly says?: Finding;
    }
  | { readonly type: 'REQUEST_USER_DECISION'; readonly reason: string; readonly visit: VisitId }
  | { readonly type: 'DEFER_POI'; readonly reason: string; readonly visit: VisitId }
  | {
      readonly type: 'REPLACE_POI';
      readonly reason: string;
      readonly visit: VisitId;
      readonly hint?: 'indoor' | 'cheaper';
      readonly says?: Finding;
    }
  /** Loosens what is no hard constraint: the longest way inside a day, in minutes, or what a meal may cost. */
  | {
      readonly type: 'RELAX_CONSTRAINT';
      readonly reason: string;
      readonly date: IsoDate;
      readonly constraint: 'longest-way';
      readonly from: number;
      readonly to: number;
    }
  | {
      readonly type: 'RELAX_CONSTRAINT';
      readonly reason: string;
      readonly date: IsoDate;
      readonly constraint: 'meal-price';
      readonly meal: Meal;
      readonly says: Finding;
    }
  /** The rest of a day anew: at another pace, or until an earlier end. */
  | {
      readonly type: 'REOPTIMIZE_DAY';
      readonly reason: string;
      readonly date: IsoDate;
      /** Weather is such that what lies indoors goes first. */
      readonly deprioritizeOutdoor: boolean;
      readonly pace?: 'slower' | 'faster' | Pace;
      readonly end?: MinuteOfDay;
    };

/** What a specialist found out, each with its own figures. */
export type Finding =
  | {
      readonly about: 'budget';
      readonly status: 'OK' | 'OVERRUN' | 'UNDERUTILIZED' | 'UNKNOWN';
      /** Spent of what may be spent, 0–1 and more; `null` where there is no limit. */
      readonly spent: number | null;
      /** How far the spending is ahead of the time, in percent of the budget. */
      readonly variance: number | null;
    }
  | { readonly about: 'memory'; readonly keep: 'long-term' | 'short-term' | null; readonly disruptions: number }
  | {
      readonly about: 'preference';
      readonly pace: Pace;
      readonly interests: readonly string[];
      /** How much of each is taken: `low` is asked about early. */
      readonly tolerance: Readonly<Record<'crowd' | 'weather' | 'traffic', 'low' | 'medium' | 'high'>>;
    }
  | { readonly about: 'explanation'; readonly text: string };
