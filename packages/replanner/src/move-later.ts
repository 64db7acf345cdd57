import { type DayPlan, findVisit, type Visit } from '@wayfarer/trip';
import { formatTime, minute, type MinuteOfDay } from '@wayfarer/trip/clock';
import type { Reason } from '@wayfarer/trip/feasibility';
import { MEAL_MINUTES } from '@wayfarer/trip/limits';

import { applyChange, isBedOf, positionAt } from './apply.ts';
import { compareCursors, type DatedVisit } from './journey.ts';
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
  const later = moved(scene, { day, stop, arrive }, whole);
  const against = judge(later);
  if (!against) return { day: later };
  const shorter = moved(scene, { day, stop, arrive }, shortened(scene));
  const still = judge(shorter);
  return still ? { against: still } : { day: shorter };
}

/** An appointment on a day that does not hold it yet. */
interface Appointment {
  readonly day: DayPlan;
  readonly visit: Visit;
  /** What may speak against it all the same. */
  readonly accepts: (reason: Reason) => boolean;
}

/**
 * The day with the appointment: as it is; else with what follows moved later, no further than it must, and shorter where it
 * must be; else with the stop before it cut short as well.
 */
export function makeRoom(scene: Scene, { day, visit, accepts }: Appointment): Moved {
  const judge = makeJudge(scene, accepts);
  const stop = { date: day.date, visit };
  const insert = (into: DayPlan): DayPlan => applyChange(into, { type: 'insert', by: visit }, scene.rules);
  const push = (into: DayPlan, length: LengthFrom): DayPlan =>
    moved(scene, { day: into, stop, arrive: visit.arrive }, length);
  const ways = [
    insert(day),
    push(insert(day), whole),
    push(insert(day), shortened(scene)),
    push(insert(cutShort(scene, day, visit)), shortened(scene)),
  ];
  const found = ways.find((way) => !judge(way));
  const against = judge(ways[0] ?? day);
  return found || !against ? { day: found ?? insert(day) } : { against };
}

function cutShort(scene: Scene, day: DayPlan, visit: Visit): DayPlan {
  const before = day.visits[positionAt(day.visits, visit.arrive) - 1];
  // What is over, or under way, is not planned any more.
  const isAhead = before && compareCursors({ date: day.date, time: before.arrive }, scene.journey.cursor) > 0;
  if (!before || !isAhead || before.locked || before.kind !== 'place') return day;
  const depart = Math.max(
    before.arrive + neededAt(scene, before),
    Math.min(before.depart, visit.arrive - minutesBetween(scene.rules, before, visit)),
  );
  return applyChange(day, { type: 'move', to: [{ ...before, depart: minute(depart) }] }, scene.rules);
}

/** How long a visit lasts that is moved. */
type LengthFrom = (visit: Visit, arrive: number) => number;

const whole: LengthFrom = (visit) => visit.depart - visit.arrive;

/** To its planned end, as long as it keeps the least it needs. */
function shortened(scene: Scene): LengthFrom {
  return (visit, arrive) =>
    Math.max(neededAt(scene, visit), Math.min(visit.depart - visit.arrive, visit.depart - arrive));
}

interface Late {
  readonly day: DayPlan;
  readonly stop: DatedVisit;
  readonly arrive: MinuteOfDay;
}

function moved(scene: Scene, { day, stop, arrive }: Late, lengthFrom: LengthFrom): DayPlan {
  const first = day.visits.findIndex(({ id }) => id === stop.visit.id);
  const to = day.visits.slice(first).reduce<readonly Visit[]>((done, visit) => {
    const previous = done.at(-1);
    const stays = visit.locked || visit.kind === 'transport' || scene.journey.visited.includes(visit.id);
    if (stays || isBedOf(day.visits, visit)) return [...done, visit];
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
