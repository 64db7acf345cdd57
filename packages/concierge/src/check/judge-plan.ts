import type { EditablePlan } from '@wayfarer/edits';
import { type DayWindow, hoursOn, type Place, type Visit, type VisitId } from '@wayfarer/trip';
import type { IsoDate } from '@wayfarer/trip/clock';
import { listTripFindings, type Reason, toTripRules } from '@wayfarer/trip/feasibility';

import type { CheckedDay, CheckedEntry } from './checked-day.ts';
import { type Fix, findFix, withStarts } from './find-fix.ts';
import { listFindings } from './judge-day.ts';

/** What the judge says of one visit. */
export interface JudgedVisit {
  readonly date: string;
  readonly visit: Visit;
  readonly against: readonly Reason[];
  readonly unknown: readonly Reason[];
  /** Speaks against it on the date that was assumed, and on others may not. */
  readonly ifDateHolds: readonly Reason[];
  readonly fix: Fix | undefined;
}

export interface JudgedPlan {
  readonly visits: ReadonlyMap<VisitId, JudgedVisit>;
  /** About a day as a whole, by date. */
  readonly ofDays: ReadonlyMap<string, readonly Reason[]>;
  /** About all days. */
  readonly ofTrip: readonly Reason[];
}

/** What depends on the date alone. */
const OF_THE_DATE: ReadonlySet<Reason['code']> = new Set([
  'closed-that-day',
  'closed-at-arrival',
  'closes-during-visit',
]);

/** Whether a reason stands only as long as the date does, which somebody has assumed. */
export function dependsOnDate(reason: Reason, place: Place | undefined, date: IsoDate): boolean {
  // Of a place whose hours are known at all, another date may do.
  return OF_THE_DATE.has(reason.code) && place !== undefined && hoursOn(place, date) !== 'unknown';
}

/** Judges every stop by the one judge, and looks for the nearest time at which those that do not fit would. */
export function judgePlan(
  plan: EditablePlan,
  days: readonly CheckedDay[],
  { datesAreAssumed }: { readonly datesAreAssumed: boolean },
): JudgedPlan {
  const rules = toTripRules(plan);
  const book = rules.book;
  const found = days.map(({ arranged: { day } }) => ({ day, findings: listFindings(day, rules) }));
  const whole = listTripFindings(plan.days, rules);
  const against = [...found.flatMap(({ findings }) => findings.against), ...whole.against];
  const unknown = found.flatMap(({ findings }) => findings.unknown);
  const started = against.length === 0 ? plan : withStarts(keptFree(plan, days));
  const visits = new Map<VisitId, JudgedVisit>();
  for (const { day } of found) {
    for (const visit of day.visits) {
      const own = against.filter((reason) => reason.visit === visit.id);
      const mayChange = (reason: Reason): boolean =>
        datesAreAssumed && dependsOnDate(reason, book.get(visit.place), day.date);
      const firm = own.filter((reason) => !mayChange(reason));
      const isTwice = firm.some(({ code }) => code === 'visited-twice');
      visits.set(visit.id, {
        date: day.date,
        visit,
        against: firm,
        unknown: unknown.filter((reason) => reason.visit === visit.id),
        ifDateHolds: own.filter(mayChange),
        fix: firm.length === 0 || isTwice ? undefined : findFix(started, { date: day.date, visit }),
      });
    }
  }
  const ofDays = new Map(
    found.map(({ day, findings }) => [day.date, findings.against.filter(({ visit }) => visit === undefined)]),
  );
  return { visits, ofDays, ofTrip: whole.against.filter(({ visit }) => visit === undefined) };
}

/** Nothing is moved to where a stop stands that could not be found. */
function keptFree(plan: EditablePlan, days: readonly CheckedDay[]): EditablePlan {
  return {
    ...plan,
    days: plan.days.map((day, index) => {
      const free = takenTimes(days[index]?.entries ?? []);
      return free.length === 0 ? day : { ...day, settings: { ...day.settings, free } };
    }),
  };
}

/** When those are planned that could not be found. */
export function takenTimes(entries: readonly CheckedEntry[]): readonly DayWindow[] {
  return entries.flatMap(({ entry: { kind, at, until }, place }) =>
    place === null && kind !== 'meal' && at !== undefined && until !== undefined && until > at
      ? [{ start: at, end: until }]
      : [],
  );
}

/** Nothing that is known speaks against the plan. */
export function isRight({ visits, ofDays, ofTrip }: JudgedPlan): boolean {
  return (
    ofTrip.length === 0 &&
    [...ofDays.values()].every((against) => against.length === 0) &&
    [...visits.values()].every(({ against }) => against.length === 0)
  );
}
