import { applyEdit, type EditablePlan } from '@wayfarer/edits';
import { type ChosenPlan, getPlace, satisfaction, toPlaceBook } from '@wayfarer/trip';

import { listStops } from '../journey.ts';
import type { Fate } from './fates.ts';

/** As much work as the plans of a simulation are made with. */
export const EFFORT = 60;
/** A plan gains hardly anything after so many rounds. */
const MOST_ROUNDS = 3;

/** What the places of these days give together. */
export function scoreOf(days: ChosenPlan['days'], { facts, preferences }: ChosenPlan): number {
  const book = toPlaceBook(facts.places);
  return listStops(days)
    .filter(({ visit }) => visit.kind === 'place')
    .reduce((sum, { visit }) => sum + satisfaction(getPlace(book, visit.place), preferences), 0);
}

/**
 * The plan solved anew until that gives nothing more: whoever solves it again afterwards, knowing what befalls it, gains nothing
 * that one could have had without knowing it.
 */
export function settle(plan: ChosenPlan): ChosenPlan {
  let best = plan;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const again = solve({ ...best, ...UNTOUCHED, closed: [] }, round);
    if (!again || scoreOf(again.days, plan) <= scoreOf(best.days, plan)) return best;
    best = { ...best, ...again };
  }
  return best;
}

/**
 * All days solved anew, from the traveller's own plan on, by who knew beforehand which doors would be closed, which days stormy,
 * and on which way minutes would be lost. A crowd and a full road are no loss to who goes there all the same.
 */
export function knowAll(plan: ChosenPlan, fates: readonly Fate[]): ChosenPlan['days'] {
  const stops = listStops(plan.days);
  const of = (kind: Fate['measure']['kind']) =>
    stops.filter(({ visit }) => fates.some((fate) => fate.visit === visit.id && fate.measure.kind === kind));
  const stormy = [...new Set(of('weather').map(({ date }) => date))];
  const days = plan.days.map((day) => {
    const lost = day.visits.flatMap(({ id, arrive }) =>
      fates.flatMap(({ visit, measure }) =>
        visit === id && measure.kind === 'delay'
          ? [{ start: Math.max(day.window.start, arrive - measure.minutes), end: arrive }]
          : [],
      ),
    );
    const free = [...(day.settings?.free ?? []), ...lost] as NonNullable<NonNullable<typeof day.settings>['free']>;
    return lost.length === 0 ? day : { ...day, settings: { ...day.settings, free } };
  });
  const known = {
    ...{ ...plan, ...UNTOUCHED, days },
    closed: of('closed').map(({ date, visit }) => ({ place: visit.place, date })),
    weather: stormy.map((date) => ({ date, severity: 1, isOver: true })),
  };
  return solve(known, 0)?.days ?? [];
}

const UNTOUCHED = { skipped: [], visited: [], now: null } as const;

function solve(plan: EditablePlan, round: number): Pick<EditablePlan, 'days' | 'leftOut'> | undefined {
  const solved = applyEdit(
    plan,
    { type: 'refill', date: null },
    { seed: 1 + round, effort: EFFORT, withoutRemedies: true },
  );
  // Nothing is better than what it is.
  if (solved.kind === 'unchanged') return plan;
  return solved.kind === 'done' ? solved.plan : undefined;
}
