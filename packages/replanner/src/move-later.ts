import {
  type DayPlan,
  findVisit,
  formatTime,
  MEAL_MINUTES,
  minute,
  type MinuteOfDay,
  type Reason,
  type Visit,
} from '@wayfarer/trip';

import { applyChange, isBedOf } from './apply.ts';
import type { DatedVisit } from './journey.ts';
import { dayOn, makeJudge, placeOf, type Scene } from './scene.ts';
import { minutesBetween } from './slot.ts';

/** A day on which everything still happens, later; or what speaks against that. */
export type Moved = { readonly day: DayPlan } | { readonly against: Reason };

/**
 * Moves a stop to `arrive`, and what follows it no further than it must. First at full length; where that cannot be,
 * everything moved ends as planned, as long as it keeps the least it needs. What is locked stays where it is.
 */
export function moveLater(scene: Scene, stop: DatedVisit, arrive: MinuteOfDay): Moved {
  const judge = makeJudge(scene);
  const day = dayOn(scene.journey, stop.date);
  const whole = moved(scene, { day, stop, arrive }, (visit) => visit.depart - visit.arrive);
  const against = judge(whole);
  if (!against) return { day: whole };
  const shorter = moved(scene, { day, stop, arrive }, (visit, from) =>
    Math.max(neededAt(scene, visit), Math.min(visit.depart - visit.arrive, visit.depart - from)),
  );
  const still = judge(shorter);
  return still ? { against: still } : { day: shorter };
}

interface Late {
  readonly day: DayPlan;
  readonly stop: DatedVisit;
  readonly arrive: MinuteOfDay;
}

function moved(
  scene: Scene,
  { day, stop, arrive }: Late,
  lengthFrom: (visit: Visit, arrive: number) => number,
): DayPlan {
  const first = day.visits.findIndex(({ id }) => id === stop.visit.id);
  const to = day.visits.slice(first).reduce<readonly Visit[]>((done, visit) => {
    const previous = done.at(-1);
    if (visit.locked || visit.kind === 'transport' || isBedOf(day.visits, visit)) return [...done, visit];
    const ready = previous ? previous.depart + minutesBetween(scene.rules, previous, visit) : arrive;
    if (ready <= visit.arrive) return [...done, visit];
    return [...done, { ...visit, arrive: minute(ready), depart: minute(ready + lengthFrom(visit, ready)) }];
  }, []);
  return applyChange(day, { type: 'move', to }, scene.rules);
}

function neededAt(scene: Scene, { place, kind, arrive, depart }: Visit): number {
  const found = placeOf(scene, place);
  if (kind === 'meal') return MEAL_MINUTES;
  return found.kind === 'sight' ? Math.min(found.minimumMinutes, depart - arrive) : depart - arrive;
}

/** `Kennin-ji 14:00, Maruyama Park 15:20`: what has other times on that day. */
export function describeMoved(scene: Scene, after: DayPlan): string {
  return after.visits
    .filter(({ id, kind, arrive, depart }) => {
      const was = findVisit(scene.journey.days, id)?.visit;
      return kind !== 'stay' && (was?.arrive !== arrive || was.depart !== depart);
    })
    .map(({ place, arrive, depart }) => `${placeOf(scene, place).name} ${formatTime(arrive)}–${formatTime(depart)}`)
    .join(', ');
}
