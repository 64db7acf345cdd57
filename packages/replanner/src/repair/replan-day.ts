import { applyEdit } from '@wayfarer/edits';
import type { DayPlan, VisitId } from '@wayfarer/trip';
import type { IsoDate } from '@wayfarer/trip/clock';

import type { JourneyContext } from '../context.ts';
import { planOf, type PlanState } from '../journey.ts';
import { toEditablePlan } from '../to-editable-plan.ts';

/** Score that a visit which stays on its day is worth on top: half a middling place, so that no day is dealt out anew for a trifle. */
const STABILITY_BONUS = 0.15;
/** Thousands of questions to the optimizer: a day that is under way is better by little after that (bench `replan`). */
const EFFORT = 60;

/**
 * Fills what the disrupted stops of a day leave anew: the others keep their times, as if they were fixed. Else as {@link replanDay}.
 */
export function replanAround(
  context: JourneyContext,
  date: IsoDate,
  disrupted: readonly VisitId[],
): PlanState | undefined {
  const { journey } = context;
  const day = journey.days.find((one) => one.date === date);
  if (!day) return undefined;
  const held = day.visits.filter(({ id, locked }) => !locked && !disrupted.includes(id)).map(({ id }) => id);
  const lock = (one: DayPlan, locked: boolean): DayPlan => ({
    ...one,
    visits: one.visits.map((visit) => (held.includes(visit.id) ? { ...visit, locked } : visit)),
  });
  const onDay = (days: readonly DayPlan[], locked: boolean): readonly DayPlan[] =>
    days.map((one) => (one.date === date ? lock(one, locked) : one));
  const plan = replanDay({ ...context, journey: { ...journey, days: onDay(journey.days, true) } }, date);
  return plan && { ...plan, days: onDay(plan.days, false) };
}

/**
 * Fills a day anew from what is planned (SEED_DETAILS A7): what is over, fixed or under way stays, given up stays given up, and
 * nothing outdoors is planned in weather over the limit. `undefined` where that changes nothing or cannot be.
 */
function replanDay({ journey }: JourneyContext, date: IsoDate): PlanState | undefined {
  const outcome = applyEdit(
    toEditablePlan(journey),
    { type: 'refill', date },
    { seed: 1, effort: EFFORT, stabilityBonus: STABILITY_BONUS, withoutRemedies: true },
  );
  if (outcome.kind !== 'done') return undefined;
  const { days, leftOut } = outcome.plan;
  return { ...planOf(journey), days, leftOut };
}
