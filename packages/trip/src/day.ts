import type { IsoDate, MinuteOfDay } from './clock.ts';
import type { PlaceId, VisitId } from './ids.ts';
import type { Meal } from './place.ts';
import type { Pace } from './preferences.ts';
import type { Travel } from './travel.ts';

/** Being at a place. Times are of the day's zone. */
export interface Visit {
  readonly id: VisitId;
  readonly place: PlaceId;
  readonly kind: 'place' | 'meal' | 'stay' | 'transport' | 'rest';
  readonly arrive: MinuteOfDay;
  readonly depart: MinuteOfDay;
  /** Which meal, when `kind` is `meal`. */
  readonly meal?: Meal;
  /** What it is called where the place's name would not say it: `Train from Osaka`. */
  readonly label?: string;
  /** Fixed by the traveller or by a ticket: nothing may move it. */
  readonly locked: boolean;
  /** Why it is in the plan, one sentence, made from facts. */
  readonly why: string;
}

/** Between two consecutive visits of a day. */
export interface Leg extends Travel {
  readonly from: VisitId;
  readonly to: VisitId;
}

/** One planned day. Visits are in order of time; `legs[i]` leads from `visits[i]` to `visits[i + 1]`. */
export interface DayPlan {
  readonly date: IsoDate;
  /** IANA zone in which every time of this day is meant. */
  readonly zone: string;
  readonly window: DayWindow;
  /** Where the night after this day is spent; `null` on the day of leaving. */
  readonly stay: PlaceId | null;
  readonly visits: readonly Visit[];
  readonly legs: readonly Leg[];
  /** What the traveller asked of this day in particular; it survives every edit and every other plan. */
  readonly settings?: DaySettings;
}

/** Wishes about one day. What is not said is as for the whole trip. */
export interface DaySettings {
  readonly pace?: Pace;
  /** The traveller put so many into it themselves, more than its pace has. */
  readonly visits?: number;
  /** Nothing is planned in there. */
  readonly free?: readonly DayWindow[];
  /** So many minutes a way inside it may last, where that is more than usual. */
  readonly longestWay?: number;
  /** Meals that are not planned that day. */
  readonly withoutMeals?: readonly Meal[];
  /** How long somebody wants to sit at a meal, where that is not the usual hour. */
  readonly mealMinutes?: Readonly<Partial<Record<Meal, number>>>;
}

/** From when to when things may be planned. */
export interface DayWindow {
  readonly start: MinuteOfDay;
  readonly end: MinuteOfDay;
}

/** 09:00–20:30; dinner alone may end at 21:30 (SEED_DETAILS E, "day window"). */
export const DAY_START = 540 as MinuteOfDay;
export const DAY_END = 1230 as MinuteOfDay;
export const DINNER_END = 1290 as MinuteOfDay;

/** When a meal may be eaten, and for how long (SEED_DETAILS E, "lunch / dinner"). */
export const MEAL_WINDOWS: Readonly<Record<'lunch' | 'dinner', DayWindow>> = {
  lunch: { start: 720 as MinuteOfDay, end: 870 as MinuteOfDay },
  dinner: { start: 1110 as MinuteOfDay, end: DINNER_END },
};
export const MEAL_MINUTES = 60;

/** When a visit has to be over. Dinner may end later than the day, unless somebody ends the day early. */
export function endsBy(window: DayWindow, meal?: Meal): MinuteOfDay {
  const isLate = meal === 'dinner' && window.end >= DAY_END && window.end < DINNER_END;
  return isLate ? DINNER_END : window.end;
}

export function findVisit(
  days: readonly DayPlan[],
  id: VisitId,
): { readonly day: DayPlan; readonly visit: Visit } | undefined {
  for (const day of days) {
    const visit = day.visits.find((candidate) => candidate.id === id);
    if (visit) return { day, visit };
  }
  return undefined;
}

/** The way between an airport or a station and the town may be longer than any other: nobody can choose a nearer one. */
export function isToOrFromJourney(from: Pick<Visit, 'kind'>, to: Pick<Visit, 'kind'>): boolean {
  return from.kind === 'transport' || to.kind === 'transport';
}

/** True when the two share a minute. */
export function overlaps(left: Pick<Visit, 'arrive' | 'depart'>, right: Pick<Visit, 'arrive' | 'depart'>): boolean {
  return left.arrive < right.depart && right.arrive < left.depart;
}
