import { applyChange, isBedOf, minutesBetween } from '@wayfarer/edits';
import { type DayPlan, findVisit, type Visit } from '@wayfarer/trip';
import { formatTime, minute, type MinuteOfDay } from '@wayfarer/trip/clock';
import type { Reason } from '@wayfarer/trip/feasibility';
import { MEAL_MINUTES } from '@wayfarer/trip/limits';

import { dayOn, type JourneyContext, makeJudge, placeOf } from './context.ts';
import type { DatedVisit } from './journey.ts';

/** A day on which everything still happens, later; or what speaks against that. */
export type Moved = { readonly day: DayPlan } | { readonly against: Reason };

/**
 * Moves a stop to `arrive`, and what follows it no further than it must. First at full length; where that cannot be,
 * everything moved ends as planned, as long as it keeps the least it needs. What is locked stays where it is.
 */
export function moveLater(context: JourneyContext, stop: DatedVisit, arrive: MinuteOfDay): Moved {
  const judge = makeJudge(context);
  const day = dayOn(context.journey, stop.date);
  const later = moved(context, { day, stop, arrive }, whole);
  const against = judge(later);
  if (!against) return { day: later };
  const shorter = moved(context, { day, stop, arrive }, shortened(context));
  const still = judge(shorter);
  return still ? { against: still } : { day: shorter };
}

/** How long a visit lasts that is moved. */
type LengthFrom = (visit: Visit, arrive: number) => number;

const whole: LengthFrom = (visit) => visit.depart - visit.arrive;

/** To its planned end, as long as it keeps the least it needs. */
function shortened(context: JourneyContext): LengthFrom {
  return (visit, arrive) =>
    Math.max(neededAt(context, visit), Math.min(visit.depart - visit.arrive, visit.depart - arrive));
}

interface Late {
  readonly day: DayPlan;
  readonly stop: DatedVisit;
  readonly arrive: MinuteOfDay;
}

function moved(context: JourneyContext, { day, stop, arrive }: Late, lengthFrom: LengthFrom): DayPlan {
  const first = day.visits.findIndex(({ id }) => id === stop.visit.id);
  const to = day.visits.slice(first).reduce<readonly Visit[]>((done, visit) => {
    const previous = done.at(-1);
    const stays = visit.locked || visit.kind === 'transport' || context.journey.visited.includes(visit.id);
    if (stays || isBedOf(day.visits, visit)) return [...done, visit];
    const ready = previous ? previous.depart + minutesBetween(context.rules, previous, visit) : arrive;
    if (ready <= visit.arrive) return [...done, visit];
    return [...done, { ...visit, arrive: minute(ready), depart: minute(ready + lengthFrom(visit, ready)) }];
  }, []);
  return applyChange(day, { type: 'move', to }, context.rules);
}

function neededAt(context: JourneyContext, { place, kind, arrive, depart }: Visit): number {
  const found = placeOf(context, place);
  if (kind === 'meal') return MEAL_MINUTES;
  return found.kind === 'sight' ? Math.min(found.minimumMinutes, depart - arrive) : depart - arrive;
}

/** `Kennin-ji 14:00, Maruyama Park 15:20`: what has other times on that day. */
export function describeMoved(context: JourneyContext, after: DayPlan): string {
  return after.visits
    .filter(({ id, kind, arrive, depart }) => {
      const was = findVisit(context.journey.days, id)?.visit;
      return kind !== 'stay' && (was?.arrive !== arrive || was.depart !== depart);
    })
    .map(({ place, arrive, depart }) => `${placeOf(context, place).name} ${formatTime(arrive)}–${formatTime(depart)}`)
    .join(', ');
}
