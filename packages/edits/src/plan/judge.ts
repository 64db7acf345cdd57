import type { DayPlan, PlaceId } from '@wayfarer/trip';
import {
  type Findings,
  listDayFindings,
  listTripFindings,
  mayStayUnknown,
  type Reason,
} from '@wayfarer/trip/feasibility';

import type { EditContext } from './context.ts';

/** What an edit is allowed that the judge would not let pass. */
export type Accepts = (reason: Reason) => boolean;

export const NOTHING_ACCEPTED: Accepts = () => false;

/** What speaks against a plan already, by its key, with how badly. */
interface Amiss {
  readonly reasons: ReadonlyMap<string, number>;
  /** Planned or insisted on: their hours may be unknown, whatever the hour. */
  readonly trusted: ReadonlySet<PlaceId>;
}

const KNOWN = new WeakMap<EditContext, Amiss>();

/**
 * What a changed plan has against it that the plan as it was had not, or less badly: it is judged where it has changed alone. Hours
 * and steps nobody knows of are accepted at what was planned already or insisted on; hours elsewhere too, where a visit has
 * one usual for its kind and the traveller does not want known ones only.
 *
 * @param after - The changed plan; where it is judged by other rules, every day is judged.
 */
export function findNewReasons(before: EditContext, after: EditContext, accepts = NOTHING_ACCEPTED): readonly Reason[] {
  const { days } = after.plan;
  const sameRules = before.rules === after.rules;
  const suspects = sameRules ? days.filter((day) => !before.plan.days.includes(day)) : days;
  const onDays = suspects.flatMap((day) => findNewOn(before, after, day));
  const inAll = newOf(before, listTripFindings(days, after.rules), after);
  return [...onDays, ...inAll].filter((reason) => !accepts(reason));
}

/** The same for one changed day by itself. */
export function findNewOn(before: EditContext, after: EditContext, day: DayPlan): readonly Reason[] {
  return newOf(before, listDayFindings(day, after.rules), { ...after, day });
}

function newOf(
  before: EditContext,
  { against, unknown }: Findings,
  after: EditContext & { readonly day?: DayPlan },
): readonly Reason[] {
  if (against.length + unknown.length === 0) return [];
  const { reasons, trusted } = amissIn(before);
  return [
    ...against.filter((reason) => badness(reason, after) > (reasons.get(keyOf(reason)) ?? -1)),
    ...unknown.filter(
      (reason) =>
        !mayStayUnknown(reason, after.plan.preferences) && (reason.place === undefined || !trusted.has(reason.place)),
    ),
  ];
}

function amissIn(context: EditContext): Amiss {
  const known = KNOWN.get(context);
  if (known) return known;
  const { plan, rules } = context;
  const reasons = new Map<string, number>();
  for (const day of plan.days)
    for (const reason of listDayFindings(day, rules).against)
      reasons.set(keyOf(reason), badness(reason, { ...context, day }));
  for (const reason of listTripFindings(plan.days, rules).against) reasons.set(keyOf(reason), badness(reason, context));
  const planned = plan.days.flatMap(({ visits }) => visits.map(({ place }) => place));
  const amiss = { reasons, trusted: new Set([...planned, ...plan.mustDo]) };
  KNOWN.set(context, amiss);
  return amiss;
}

function keyOf({ code, date, visit }: Reason): string {
  return [code, date, visit].join(' ');
}

/** How badly, in whatever unit: only the same reason is compared with itself. */
function badness({ code, minutes }: Reason, { plan, rules, day }: EditContext & { readonly day?: DayPlan }): number {
  if (code === 'over-budget') return rules.budget?.totalOf(plan.days).amount ?? 0;
  if (code === 'too-many-visits') return day?.visits.filter(({ kind }) => kind === 'place').length ?? 0;
  return minutes ?? 0;
}
