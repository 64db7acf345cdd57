import { likingOf } from '@wayfarer/itinerary';
import { type DayPlan } from '@wayfarer/trip';

import { dayWith } from '../day/day-with.ts';
import type { EditOf } from '../edit.ts';
import { changed, type EditContext, mayMove, nameOf } from '../plan/context.ts';
import { daysOf } from '../plan/days-of.ts';
import { type Answer, type Draft, refuse, UNCHANGED, withDay } from '../plan/draft.ts';
import { findNewReasons } from '../plan/judge.ts';
import { dayWithout } from './remove.ts';

/** Less is not worth a stop (editorial): seven minutes on foot. */
const LEAST_KM = 0.5;

/** Less on foot: of each day the stop that costs most steps for what it gives goes, unless somebody insisted on it. */
export function walkLess(context: EditContext, { date }: EditOf<'walking'>): Answer {
  const meant = daysOf(context, date);
  if ('kind' in meant) return meant;
  const answers = meant.flatMap((day) => lessOn(context, day) ?? []);
  if (answers.length === 0) return UNCHANGED;
  const days = answers.reduce((all, { day }) => withDay(all, day), context.plan.days);
  const after = changed(context, { days });
  const reasons = findNewReasons(context, after);
  const [first, ...rest] = reasons;
  if (first) return refuse(first, ...rest);
  return {
    kind: 'drafted',
    after,
    named: answers.flatMap(({ named }) => named),
    out: answers.flatMap(({ out }) => out),
  };
}

interface Less extends Required<Pick<Draft, 'named' | 'out'>> {
  readonly day: DayPlan;
}

function lessOn(context: EditContext, day: DayPlan): Less | undefined {
  const before = walkingKm(day);
  const ranked = day.visits
    .filter(
      (visit) =>
        visit.kind === 'place' && mayMove(context, day.date, visit) && !context.plan.mustDo.includes(visit.place),
    )
    .map((visit) => {
      const rest = day.visits.filter(({ id }) => id !== visit.id);
      const saved = before - walkingKm(dayWith(day, rest, context.rules));
      const place = context.rules.book.get(visit.place);
      return { visit, saved, rate: saved / (0.1 + (place ? likingOf(place, context.plan) : 1)) };
    })
    .filter(({ saved }) => saved >= LEAST_KM)
    .toSorted((left, right) => right.rate - left.rate);
  for (const { visit } of ranked) {
    const without = dayWithout({ before: context, after: context }, day, [visit.id]);
    if ('kind' in without) continue;
    const text = `You wanted to walk less on ${day.date}: without ${nameOf(context, visit.place)} it is ${kmText(walkingKm(without))} instead of ${kmText(before)} on foot.`;
    return { day: without, named: [visit.place], out: [{ place: visit.place, reason: 'taken-out', text }] };
  }
  return undefined;
}

/** On foot between the visits of a day. */
function walkingKm({ legs }: DayPlan): number {
  return legs.reduce((sum, { mode, km }) => sum + (mode === 'walk' ? km : 0), 0);
}

function kmText(km: number): string {
  return `${Math.round(km * 10) / 10} km`;
}
