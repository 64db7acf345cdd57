import { applyChange, withoutLeftOut } from '@wayfarer/edits';
import { formatTime } from '@wayfarer/trip/clock';

import { visitAt } from '../alternatives/day-with.ts';
import { dayOn, type JourneyContext, placeOf } from '../context.ts';
import type { Alternative, Choice, Trigger } from '../decision.ts';
import type { DatedVisit } from '../journey.ts';
import type { Limit } from '../limits.ts';
import { withPlan } from './be-late.ts';
import { listBreaches } from './breaches.ts';
import type { Supposed } from './trouble.ts';
import { type Helped, shift, toAnotherDay, toOpenHours } from './ways.ts';

/** A disrupted visit with what it is held against. */
export interface Disrupted {
  readonly trigger: Trigger;
  readonly stop: DatedVisit;
  readonly limit: Limit;
  /** What fits its time, best first: a visit that goes to another day leaves it to the first that still does. */
  readonly alternatives: readonly Alternative[];
}

/**
 * Another time for the visit that loses nothing else (SEED_DETAILS A6, A9 `SHIFT_TIME`): a day that has room, where nobody else
 * moves for it; else later today, where it cannot simply wait. `undefined` where there is none.
 */
export function findMove(context: JourneyContext, disrupted: Disrupted, canWait: boolean): Helped | undefined {
  const { trigger, stop, limit } = disrupted;
  const { measure, visit } = trigger;
  if (measure.kind === 'unwanted') return undefined;
  const said = context.journey.readings.findLast((one) => one.measure.kind === 'weather' && one.date === stop.date);
  const span = measure.kind === 'weather' && said ? { from: said.from, until: said.until } : {};
  const trouble = { measure, visit, date: stop.date, ...withoutUndefined(span) };
  const supposed: Supposed = { trouble, context, limit, date: stop.date, stops: [stop] };
  const isOnly = canWait || trigger.about === 'return' || measure.kind === 'delay';
  for (const way of isOnly ? [toAnotherDay] : [toOpenHours, toAnotherDay, shift]) {
    const helped = way(supposed, stop);
    const mayCome = countBack(trigger);
    if (helped && listBreaches(helped.plan, { supposed, isReplanned: false, mayCome }).length === 0)
      return helped.step.by === 'another-day' ? (fillTime(supposed, helped, disrupted) ?? helped) : helped;
  }
  return undefined;
}

/** Something else takes the time that it leaves, today. */
function fillTime(
  supposed: Supposed,
  { plan, step }: Helped,
  { trigger, stop, alternatives }: Disrupted,
): Helped | undefined {
  const { date, visit: instead } = stop;
  const insteadPlace = placeOf(supposed.context, instead.place);
  const { rules, journey } = withPlan(supposed, plan).context;
  for (const alternative of alternatives) {
    if (alternative.place === instead.place) continue;
    const by = {
      ...visitAt({ trigger, date, instead, insteadPlace }, alternative),
      why: `It fills the time of ${insteadPlace.name}.`,
    };
    const day = applyChange(dayOn(journey, date), { type: 'insert', by }, rules);
    const days = plan.days.map((one) => (one.date === date ? day : one));
    const filled = { ...plan, days, leftOut: withoutLeftOut(plan.leftOut, alternative.place) };
    if (listBreaches(filled, { supposed, isReplanned: false, mayCome: countBack(trigger) + 1 }).length > 0) continue;
    const text = `${step.text} ${alternative.name} takes its time, ${formatTime(by.arrive)}–${formatTime(by.depart)}.`;
    return { plan: filled, step: { ...step, text }, filledBy: alternative.place };
  }
  return undefined;
}

/** One that waits comes into the plan again. */
function countBack({ about }: Trigger): number {
  return about === 'return' ? 1 : 0;
}

function withoutUndefined<T extends object>(fields: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never;
}

/** The same as a choice: what it would do, and when that is. */
export function toMoveChoice({ step }: Helped): Omit<Choice, 'recommended' | 'why'> {
  const { to, text } = step;
  return {
    choice: 'move',
    offered: true,
    text,
    ...(to && { until: to.visit.arrive, date: to.date }),
  };
}
