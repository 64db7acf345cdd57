import { satisfaction } from '@wayfarer/trip';

import { type JourneyContext, placeOf } from '../context.ts';
import { type DatedVisit, listStops, planOf, type PlanState } from '../journey.ts';
import { HIGH_VALUE } from '../rules/rule.ts';
import { beLate, withPlan } from './be-late.ts';
import { listBreaches } from './breaches.ts';
import { replanAround } from './replan-day.ts';
import { suppose, type Supposed, type Trouble } from './trouble.ts';
import { type Helped, leaveFree, type RepairStep, replaceIt, shift, toAnotherDay } from './ways.ts';

/** From so many disrupted stops of one day on it is dealt out anew. Source: SEED_DETAILS A6. */
export const REPLAN_FROM = 3;

/** A plan as it would be with the trouble minded. */
export interface Repaired {
  readonly supposed: Supposed;
  /** The plan itself where nothing is disrupted. */
  readonly plan: PlanState;
  readonly steps: readonly RepairStep[];
}

/**
 * What would become of the plan, changed by as little as helps (SEED_DETAILS A6): each disrupted visit is shifted, replaced, put
 * on another day that has room, or left out; what is a must, or worth much, goes to another day before anything takes its place.
 * Where three or more of a day are lost, the day is dealt out anew if that gives more. Pure; nothing is decided.
 *
 * @throws {UnknownVisitError | VisitDoneError | UnknownDayError | NoVisitLeftError}
 */
export function repairPlan(context: JourneyContext, trouble: Trouble): Repaired {
  const supposed = suppose(context, trouble);
  if (trouble.measure.kind === 'delay') {
    const caught = beLate(supposed);
    return { supposed, plan: planOf(context.journey), steps: [], ...caught };
  }
  const local = helpEach(supposed);
  if (supposed.stops.length < REPLAN_FROM) return local;
  const whole = dealAnew(supposed, local);
  return whole && worthOf(context, whole.plan) > worthOf(context, local.plan) ? whole : local;
}

function helpEach(supposed: Supposed): Repaired {
  return supposed.stops.reduce<Repaired>(
    (repaired, stop) => {
      const helped = help(withPlan(supposed, repaired.plan), stop);
      return helped ? { ...repaired, plan: helped.plan, steps: [...repaired.steps, helped.step] } : repaired;
    },
    { supposed, plan: planOf(supposed.context.journey), steps: [] },
  );
}

function help(supposed: Supposed, stop: DatedVisit): Helped | undefined {
  const ways = isDear(supposed, stop)
    ? [shift, toAnotherDay, replaceIt, leaveFree]
    : [shift, replaceIt, toAnotherDay, leaveFree];
  for (const way of ways) {
    const helped = way(supposed, stop);
    if (
      helped &&
      listBreaches(helped.plan, { supposed: { ...supposed, stops: [stop] }, isReplanned: false }).length === 0
    )
      return helped;
  }
  return undefined;
}

/** A must, or of high value: nothing takes its place as long as another day has room for it. */
function isDear({ context }: Supposed, { visit }: DatedVisit): boolean {
  const { significance } = placeOf(context, visit.place);
  return context.journey.start.mustDo.includes(visit.place) || significance / 5 >= HIGH_VALUE;
}

/** The day dealt out anew, with the dear ones on other days where they went locally. */
function dealAnew(supposed: Supposed, local: Repaired): Repaired | undefined {
  const away = local.steps.filter(({ by }) => by === 'another-day');
  const gone = away.reduce<Supposed>((so, { visit }) => {
    const stop = supposed.stops.find((one) => one.visit.id === visit);
    const helped = stop && toAnotherDay(so, stop);
    return helped ? withPlan(so, helped.plan) : so;
  }, supposed);
  const disrupted = supposed.stops.map(({ visit }) => visit.id);
  const plan = replanAround(gone.context, supposed.date, disrupted);
  if (!plan || listBreaches(plan, { supposed, isReplanned: true }).length > 0) return undefined;
  const [first] = supposed.stops;
  if (!first) return undefined;
  const text = `${supposed.date} is planned anew around it: ${sayChange(supposed.context, plan, supposed.date)}.`;
  return { supposed, plan, steps: [...away, { visit: first.visit.id, by: 're-plan', to: null, text }] };
}

/** `Raku gallery and City gallery come in; Nijo castle goes out`. */
function sayChange(context: JourneyContext, { days }: PlanState, date: string): string {
  const namesOn = (all: PlanState['days']): readonly string[] =>
    listStops(all.filter((day) => day.date === date)).map(({ visit }) => placeOf(context, visit.place).name);
  const [was, is] = [namesOn(context.journey.days), namesOn(days)];
  const come = is.filter((name) => !was.includes(name));
  const gone = was.filter((name) => !is.includes(name));
  return [
    ...(come.length > 0 ? [`${come.join(', ')} ${come.length === 1 ? 'comes' : 'come'} in`] : []),
    `${gone.join(', ')} ${gone.length === 1 ? 'goes' : 'go'} out of it`,
  ].join('; ');
}

/** What the places of a plan give together. */
function worthOf(context: JourneyContext, { days }: PlanState): number {
  const { preferences, mustDo } = context.journey.start;
  return listStops(days)
    .filter(({ visit }) => visit.kind === 'place')
    .reduce(
      (sum, { visit }) =>
        sum + satisfaction(placeOf(context, visit.place), preferences) + (mustDo.includes(visit.place) ? 1 : 0),
      0,
    );
}
