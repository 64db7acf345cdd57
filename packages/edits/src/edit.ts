import type { DayWindow, Diet, Meal, Pace, PlaceId, Sight, VisitId } from '@wayfarer/trip';
import type { IsoDate, MinuteOfDay } from '@wayfarer/trip/clock';
import type { Money } from '@wayfarer/trip/money';

/** Parts of a day that people speak of; which hours they are stands in `PARTS_OF_DAY`. */
export type DayPart = 'morning' | 'midday' | 'afternoon' | 'evening';

/** Where in the trip something is to stand. What is not said is left to whatever changes least. */
export interface Target {
  /** Without it: for a visit the day it has, for a place that comes in the day it fits best. */
  readonly date?: IsoDate;
  /** When one arrives, exactly. */
  readonly at?: MinuteOfDay;
  readonly part?: DayPart;
  /** Right before, or right after, that visit. */
  readonly before?: VisitId;
  readonly after?: VisitId;
}

/** What somebody would rather have in the place of a visit, where they name no place. */
export type Wish = 'cheaper' | 'indoors' | 'outdoors' | 'nearer' | 'quieter' | 'open' | 'any';

/** Stops that somebody lets go with it, where it does not fit beside them. */
export interface Dropping {
  readonly without?: readonly VisitId[];
}

/** `null` for each day of the trip. */
export type DayOrAll = IsoDate | null;

/**
 * One change of a plan, as small as it was asked for. Plain data; the same at every door. Whatever names a visit names one
 * that the plan has, whatever names a place one that the trip's facts have.
 */
export type Edit =
  /** A place that is not in the plan comes in. `meal` where it is a table. */
  | {
      readonly type: 'add';
      readonly place: PlaceId;
      readonly to?: Target;
      readonly minutes?: number;
      readonly meal?: Meal;
    }
  /** It goes to the ideas. `forGood`: nobody offers it again. */
  | { readonly type: 'remove'; readonly visit: VisitId; readonly forGood?: boolean }
  | ({ readonly type: 'move'; readonly visit: VisitId; readonly to: Target } & Dropping)
  | ({ readonly type: 'swap'; readonly visits: readonly [VisitId, VisitId] } & Dropping)
  | ({ readonly type: 'swap-days'; readonly dates: readonly [IsoDate, IsoDate] } & Dropping)
  /** `by` a place, or by whatever fits the wish best. */
  | { readonly type: 'replace'; readonly visit: VisitId; readonly by: PlaceId | { readonly wish: Wish } }
  /** How long it lasts from now on, or by how many minutes longer (shorter, if negative). */
  | ({ readonly type: 'length'; readonly visit: VisitId; readonly minutes: number } & Dropping)
  | ({ readonly type: 'length'; readonly visit: VisitId; readonly by: number } & Dropping)
  /** Nothing moves it any more. With a place instead of a visit, and a time, it is an appointment somebody has. */
  | { readonly type: 'lock'; readonly visit: VisitId; readonly at?: MinuteOfDay }
  | {
      readonly type: 'lock';
      readonly place: PlaceId;
      readonly date: IsoDate;
      readonly at: MinuteOfDay;
      readonly meal?: Meal;
      /** The fixed appointment whose place it takes: the same booking, changed. */
      readonly instead?: VisitId;
    }
  | { readonly type: 'unlock'; readonly visit: VisitId }
  /** When a day starts and ends. */
  | { readonly type: 'hours'; readonly date: DayOrAll; readonly start?: MinuteOfDay; readonly end?: MinuteOfDay }
  /** A meal of a day or of all: when, how long, at what sort of table (a cuisine or a diet, as said), how dear; or none. */
  | {
      readonly type: 'meal';
      readonly meal: Meal;
      readonly date: DayOrAll;
      readonly at?: MinuteOfDay;
      readonly minutes?: number;
      readonly cuisine?: string;
      readonly diets?: readonly Diet[];
      readonly price?: 'cheaper' | 'better';
      readonly skip?: boolean;
    }
  | { readonly type: 'pace'; readonly date: DayOrAll; readonly pace: Pace | 'slower' | 'faster' }
  /** Less on foot: what costs most steps for what it gives goes, or is reached by transit. */
  | { readonly type: 'walking'; readonly date: DayOrAll; readonly less: true }
  /** How long a way inside that day may last. */
  | { readonly type: 'longest-way'; readonly date: IsoDate; readonly minutes: number }
  /** Time that nothing is planned in. */
  | { readonly type: 'free'; readonly date: IsoDate; readonly window: DayWindow }
  | { readonly type: 'unfree'; readonly date: IsoDate }
  /** Another house for all nights of its city. */
  | { readonly type: 'stay'; readonly by: PlaceId | { readonly wish: 'cheaper' | 'better' | 'nearer' } }
  /** When one arrives on the first day, or has to leave on the last. */
  | { readonly type: 'arrival'; readonly at: MinuteOfDay }
  | { readonly type: 'departure'; readonly at: MinuteOfDay }
  | { readonly type: 'dates'; readonly start: IsoDate; readonly end: IsoDate }
  | { readonly type: 'party'; readonly travelers?: number; readonly diets?: readonly Diet[] }
  /** What the whole trip may cost; `null` for no limit. */
  | { readonly type: 'budget'; readonly limit: Money | null }
  /** Fills a day, or all, anew: locked visits stay. The one edit that deals out places. */
  | { readonly type: 'refill'; readonly date: DayOrAll }
  /** One day becomes a walk past these places. `bring`: those of them that the trip does not know yet. */
  | {
      readonly type: 'walk';
      readonly date: IsoDate;
      /** What they have in common: of films and series, the titles. */
      readonly title: string;
      readonly places: readonly PlaceId[];
      readonly bring?: readonly Sight[];
    };

export type EditType = Edit['type'];

/** The edit of that type. */
export type EditOf<Type extends EditType> = Extract<Edit, { type: Type }>;
