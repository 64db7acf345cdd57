import { type DayPlan, findVisit, type Meal, type PlaceId, type Visit, type VisitId, visitIdOf } from '@wayfarer/trip';
import { formatTime, type IsoDate, minute, type MinuteOfDay } from '@wayfarer/trip/clock';
import type { Reason } from '@wayfarer/trip/feasibility';
import { MEAL_MINUTES } from '@wayfarer/trip/limits';

import { applyChange } from '../apply.ts';
import {
  AppointmentClashError,
  AppointmentFixedError,
  UnknownDayError,
  UnknownVisitError,
  VisitDoneError,
} from '../errors.ts';
import { changedDays } from '../events.ts';
import { compareCursors, type Journey, planOf, type PlanState } from '../journey.ts';
import { withLeftOut, withoutLeftOut } from '../left-out.ts';
import { describeMoved, makeRoom } from '../move-later.ts';
import { happened, type Progress } from '../pending.ts';
import { dayOn, placeOf, type Scene, toScene, type World } from '../scene.ts';

/** An appointment that the traveller has: somewhere, on a day, at a time. */
export interface Fix {
  readonly type: 'fix';
  readonly place: PlaceId;
  readonly date: IsoDate;
  readonly at: MinuteOfDay;
  /** Which meal, where it is a table. */
  readonly meal?: Meal;
}

/** The traveller's word that a visit is fixed no more. */
export interface Release {
  readonly type: 'release';
  readonly visit: VisitId;
}

/**
 * Fixes a visit: it stands at that time, locked, and what is planned around it makes room. A meal takes the place of that
 * day's same meal; what stands on another day comes over. What is fixed already keeps its time until it is released.
 *
 * @throws {UnknownDayError | VisitDoneError | AppointmentFixedError | AppointmentClashError}
 */
export function fix(progress: Progress, command: Fix, world: World): Progress {
  const { journey } = progress;
  const scene = toScene(journey, world);
  const visit = appointmentOf(scene, command);
  const { day, gone } = withoutRivals(journey, command, scene);
  const around = { ...scene, journey: { ...journey, days: gone.days } };
  const made = makeRoom(around, { day, visit, accepts: (reason) => isTakenOnTrust(reason, visit) });
  if ('against' in made) throw new AppointmentClashError(placeOf(scene, command.place).name, command.at, made.against);
  const days = gone.days.map((one) => (one.date === command.date ? made.day : one));
  const text = describe(scene, visit, { date: command.date, after: made.day, gone: gone.places });
  const plan = leaveOut({ ...planOf(journey), days }, { gone: gone.places, come: command.place, text });
  return fixed(progress, { visit: visit.id, plan, text });
}

/**
 * @throws {UnknownVisitError} if there is no such visit, or it is not for the traveller to release, such as a train.
 * @throws {VisitDoneError}
 */
export function release(progress: Progress, { visit: id }: Release, world: World): Progress {
  const { journey } = progress;
  const found = findVisit(journey.days, id);
  if (!found?.visit.locked || found.visit.kind === 'transport') throw new UnknownVisitError(id);
  if (journey.visited.includes(id)) throw new VisitDoneError(id);
  const { name } = placeOf(toScene(journey, world), found.visit.place);
  const days = journey.days.map((day) =>
    day.date === found.day.date
      ? { ...day, visits: day.visits.map((visit) => (visit.id === id ? { ...visit, locked: false } : visit)) }
      : day,
  );
  const text = `${name} is not fixed any more; it stays at ${formatTime(found.visit.arrive)} until you change it.`;
  return fixed(progress, { visit: id, plan: { ...planOf(journey), days }, text });
}

function fixed(
  progress: Progress,
  { visit, plan, text }: { readonly visit: VisitId; readonly plan: PlanState; readonly text: string },
): Progress {
  const change = { ...plan, days: changedDays(progress.journey.days, plan.days) };
  return happened(progress, { type: 'visit-fixed', version: 1, author: 'traveller', content: { visit, change, text } });
}

function appointmentOf(scene: Scene, { place, date, at, meal }: Fix): Visit {
  const { journey } = scene;
  const known = placeOf(scene, place);
  if (!journey.days.some((day) => day.date === date))
    throw new UnknownDayError(date, journey.days[0]?.date ?? date, journey.days.at(-1)?.date ?? date);
  if (compareCursors({ date, time: at }, journey.cursor) < 0) throw new AppointmentClashError(known.name, at);
  const planned = dayOn(journey, date).visits.find((visit) => visit.place === place);
  const usual = known.kind === 'sight' ? known.usualMinutes : MEAL_MINUTES;
  const minutes = planned ? planned.depart - planned.arrive : usual;
  return {
    id: planned?.id ?? visitIdOf(date, place, meal),
    place,
    kind: known.kind === 'eatery' ? 'meal' : 'place',
    arrive: at,
    depart: minute(at + minutes),
    ...(known.kind === 'eatery' ? { meal: meal ?? planned?.meal ?? 'dinner' } : {}),
    locked: true,
    why: 'You have an appointment.',
  };
}

/** The days without what cannot be beside the appointment: the same place elsewhere, and the same meal that day. */
function withoutRivals(
  journey: Journey,
  { place, date, at, meal }: Fix,
  scene: Scene,
): {
  readonly day: DayPlan;
  readonly gone: { readonly days: readonly DayPlan[]; readonly places: readonly PlaceId[] };
} {
  const places: PlaceId[] = [];
  const days = journey.days.map((day) =>
    day.visits
      .filter((visit) => visit.place === place || (day.date === date && meal !== undefined && visit.meal === meal))
      .reduce((so, visit) => {
        if (journey.visited.includes(visit.id)) throw new VisitDoneError(visit.id);
        const stays = visit.place === place && day.date === date && visit.arrive === at;
        if (visit.locked && !stays) throw new AppointmentFixedError(placeOf(scene, visit.place).name, visit.arrive);
        if (visit.place !== place) places.push(visit.place);
        return applyChange(so, { type: 'remove', visit: visit.id }, scene.rules);
      }, day),
  );
  return { day: dayOn({ days }, date), gone: { days, places } };
}

/** What the traveller knows better: hours and prices nobody told us, and when they eat. */
function isTakenOnTrust({ code, visit }: Reason, { id }: Visit): boolean {
  return visit === id && (code.endsWith('-unknown') || code === 'meal-clash' || code === 'too-many-visits');
}

function leaveOut(
  plan: PlanState,
  { gone, come, text }: { readonly gone: readonly PlaceId[]; readonly come: PlaceId; readonly text: string },
): PlanState {
  const leftOut = gone.reduce(
    (list, place) => withLeftOut(list, { place, reason: 'overlap', text }),
    withoutLeftOut(plan.leftOut, come),
  );
  const waiting = plan.waiting.filter(({ visit }) => visit.place !== come);
  const skipped = plan.skipped.filter((place) => place !== come);
  return { ...plan, leftOut, waiting, skipped };
}

/** `Gion Nanba is fixed at 19:00 on 2027-04-04; nothing moves it without you. It takes the place of …` */
function describe(
  scene: Scene,
  { id, place, arrive }: Visit,
  { date, after, gone }: { readonly date: IsoDate; readonly after: DayPlan; readonly gone: readonly PlaceId[] },
): string {
  const moved = describeMoved(scene, { ...after, visits: after.visits.filter((visit) => visit.id !== id) });
  const names = gone.map((one) => placeOf(scene, one).name).join(' and ');
  return [
    `${placeOf(scene, place).name} is fixed at ${formatTime(arrive)} on ${date}; nothing moves it without you.`,
    ...(names === '' ? [] : [`It takes the place of ${names}.`]),
    ...(moved === '' ? [] : [`To make room: ${moved}.`]),
  ].join(' ');
}
