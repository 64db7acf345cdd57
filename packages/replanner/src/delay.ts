import type { Visit } from '@wayfarer/trip';
import { minute, type MinuteOfDay } from '@wayfarer/trip/clock';

import { type DatedVisit, type Journey, listStopsAhead } from './journey.ts';
import { rulesOf } from './rules-of.ts';
import { dayOn, placeOf, type Scene } from './scene.ts';

/** A journey with what it is judged by. */
type Judged = Pick<Scene, 'journey' | 'rules'>;

/** The stop that somebody who is late is late for: the next one that they are not at. */
export function findFirstLate(journey: Journey, at: MinuteOfDay | undefined): DatedVisit | undefined {
  const { cursor } = journey;
  return listStopsAhead(journey).find(
    ({ date, visit }) => visit.id !== journey.at && (at === undefined || (date === cursor.date && visit.depart > at)),
  );
}

/** When somebody who will be at the stop that late leaves for it. */
export function leavesAt(scene: Judged, stop: DatedVisit, minutes: number): MinuteOfDay {
  return minute(Math.max(0, stop.visit.arrive + minutes - wayTo(scene, stop)));
}

/**
 * How late for the next stop somebody is who leaves for it only now.
 *
 * @returns 0 for who is in time, or has nowhere to be.
 */
export function minutesLate(journey: Journey, now: MinuteOfDay): number {
  const stop = findFirstLate(journey, undefined);
  return stop ? Math.max(0, now + wayTo({ journey, rules: rulesOf(journey.start) }, stop) - stop.visit.arrive) : 0;
}

/** Later stops of that day that cannot be reached in time even by who leaves straight for them. */
export function listMissed(scene: Judged, first: DatedVisit, leave: MinuteOfDay): readonly DatedVisit[] {
  const from = before(scene, first);
  if (!from) return [];
  return listStopsAhead(scene.journey).filter(
    ({ date, visit }) =>
      date === first.date &&
      visit.arrive > first.visit.arrive &&
      leave + travelMinutes(scene, from, visit) > visit.arrive,
  );
}

/** How somebody who is late reaches a stop. */
export interface LateWay {
  readonly leave: MinuteOfDay;
  readonly arrive: MinuteOfDay;
}

/** When one can be at a stop, as late as was said last; `undefined` where that changes nothing. */
export function findLateWay(scene: Judged, stop: DatedVisit): LateWay | undefined {
  const { journey } = scene;
  if (journey.at === stop.visit.id) return undefined;
  const said = journey.readings.findLast(({ measure, date }) => measure.kind === 'delay' && date === stop.date);
  const from = before(scene, stop);
  // Whoever leaves the stop before it later than that is on time again.
  if (!said?.reached || (from && from.depart > said.time)) return undefined;
  const arrive = minute(said.time + wayTo(scene, stop));
  return arrive > stop.visit.arrive ? { leave: said.time, arrive } : undefined;
}

function before({ journey }: Judged, { date, visit }: DatedVisit): Visit | undefined {
  const { visits } = dayOn(journey, date);
  return visits[visits.findIndex(({ id }) => id === visit.id) - 1];
}

/** As the plan has it, else as travel is reckoned. */
function wayTo(scene: Judged, stop: DatedVisit): number {
  const from = before(scene, stop);
  if (!from) return 0;
  const leg = dayOn(scene.journey, stop.date).legs.find((one) => one.from === from.id && one.to === stop.visit.id);
  return leg?.minutes ?? travelMinutes(scene, from, stop.visit);
}

function travelMinutes(scene: Judged, from: Visit, to: Visit): number {
  return scene.rules.travel(placeOf(scene, from.place).at, placeOf(scene, to.place).at).minutes;
}
