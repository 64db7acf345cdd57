import { satisfaction } from '@wayfarer/trip';

import { placeOf, toContext } from '../context.ts';
import { findLateWay } from '../delay.ts';
import { type DatedVisit, listStops, planOf, type PlanState } from '../journey.ts';
import { describeMoved, moveLater } from '../move-later.ts';
import type { Supposed } from './trouble.ts';
import { leaveFree, type RepairStep, toAnotherDay } from './ways.ts';

/** A plan with somebody late, and what was done about it, visit by visit. */
export interface Caught {
  readonly plan: PlanState;
  readonly steps: readonly RepairStep[];
}

/**
 * Keeps everything, later; where not everything can be, one stop is given up, that which gives least, to another day if one has
 * room; where one is not enough, as many as it takes. What is a must goes last, what is fixed never.
 */
export function beLate(supposed: Supposed): Caught | undefined {
  const [first] = supposed.stops;
  if (!first) return undefined;
  const giving = (stops: readonly DatedVisit[]): Caught | undefined => giveUp(supposed, { first, stops });
  const dispensable = listDispensable(supposed, first);
  const few = [[], ...dispensable.map((stop) => [stop])];
  for (const stops of few) {
    const caught = giving(stops);
    if (caught) return caught;
  }
  const enough = dispensable.findIndex((_, index) => index > 0 && giving(dispensable.slice(0, index + 1)));
  if (enough === -1) return undefined;
  // Whoever gives most of them is asked first whether it may stay after all.
  const kept = dispensable.slice(0, enough + 1).reduceRight<readonly DatedVisit[]>(
    (given, stop) => {
      const without = given.filter((one) => one !== stop);
      return giving(without) ? without : given;
    },
    dispensable.slice(0, enough + 1),
  );
  return giving(kept);
}

function giveUp(
  supposed: Supposed,
  { first, stops }: { readonly first: DatedVisit; readonly stops: readonly DatedVisit[] },
): Caught | undefined {
  const steps: RepairStep[] = [];
  let now = supposed;
  for (const stop of stops) {
    const helped = toAnotherDay(now, stop) ?? leaveFree(now, stop);
    if (!helped) return undefined;
    steps.push(helped.step);
    now = withPlan(now, helped.plan);
  }
  const later = catchUp(now, first);
  return later && { plan: later.plan, steps: [...steps, ...later.steps] };
}

/** Everything that is still planned from the first one on, later. */
function catchUp({ context }: Supposed, first: DatedVisit): Caught | undefined {
  const stop = listStops(context.journey.days).find(
    ({ date, visit }) => date === first.date && visit.arrive >= first.visit.arrive,
  );
  const plan = planOf(context.journey);
  const late = stop && findLateWay(context, stop);
  if (!stop || !late) return { plan, steps: [] };
  const moved = moveLater(context, stop, late.arrive);
  if ('against' in moved) return undefined;
  const days = plan.days.map((day) => (day.date === moved.day.date ? moved.day : day));
  const at = moved.day.visits.find(({ id }) => id === stop.visit.id) ?? stop.visit;
  const text = `Everything else is later: ${describeMoved(context, moved.day)}.`;
  return {
    plan: { ...plan, days },
    steps: [{ visit: stop.visit.id, by: 'move-later', to: { date: stop.date, visit: at }, text }],
  };
}

/** The stops from there on, those that give least first, musts last; meals and what is fixed are none. */
function listDispensable({ context }: Supposed, { date, visit }: DatedVisit): readonly DatedVisit[] {
  const { mustDo, preferences } = context.journey.start;
  const worth = (stop: DatedVisit): number =>
    satisfaction(placeOf(context, stop.visit.place), preferences) + (mustDo.includes(stop.visit.place) ? 1 : 0);
  return listStops(context.journey.days)
    .filter(
      (stop) =>
        stop.date === date && stop.visit.kind === 'place' && !stop.visit.locked && stop.visit.arrive >= visit.arrive,
    )
    .toSorted((left, right) => worth(left) - worth(right));
}

/** The same trouble on the plan as it has become. */
export function withPlan(supposed: Supposed, plan: PlanState): Supposed {
  const { journey, world } = supposed.context;
  return { ...supposed, context: toContext({ ...journey, ...plan }, world) };
}
