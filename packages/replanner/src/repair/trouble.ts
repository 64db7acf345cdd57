import { isOutdoors } from '@wayfarer/edits';
import type { VisitId } from '@wayfarer/trip';
import { type IsoDate, type MinuteOfDay, MINUTES_PER_DAY } from '@wayfarer/trip/clock';

import { dayOn, type JourneyContext, placeOf, toContext } from '../context.ts';
import { findFirstLate, leavesAt } from '../delay.ts';
import { NoVisitLeftError, UnknownDayError, UnknownVisitError, VisitDoneError } from '../errors.ts';
import { type DatedVisit, listStops, listStopsAhead, type NotedReading } from '../journey.ts';
import { limitOn } from '../limit-on.ts';
import { type Limit, reaches } from '../limits.ts';
import { levelOf, type Measure } from '../reading.ts';

/** Something that is amiss, or might come to be, and where in the trip: what a plan is repaired for. */
export interface Trouble {
  readonly measure: Measure;
  /** What it is about; weather is about a date. Without it the next stop. */
  readonly visit?: VisitId;
  /** Of weather; without it the day the trip has come to. */
  readonly date?: IsoDate;
  /** While weather lasts; without them the whole day. */
  readonly from?: MinuteOfDay;
  readonly until?: MinuteOfDay;
}

/** A trouble with what it comes to, on a journey that takes it for real. Nothing is asked on it, and nothing is logged of it. */
export interface Supposed {
  readonly trouble: Trouble;
  readonly context: JourneyContext;
  readonly limit: Limit;
  readonly date: IsoDate;
  /** The stops that it disrupts, in order of time; none where it stays under the limit. */
  readonly stops: readonly DatedVisit[];
}

/** @throws {UnknownVisitError | VisitDoneError | UnknownDayError | NoVisitLeftError} */
export function suppose(context: JourneyContext, trouble: Trouble): Supposed {
  const { measure } = trouble;
  if (measure.kind === 'weather') return supposeWeather(context, trouble);
  const stop = findStop(context, trouble);
  const { date, visit } = stop;
  const limit = limitOn(context, measure.kind, date);
  const reached = reaches(levelOf(measure), limit);
  const { cursor } = context.journey;
  const time =
    measure.kind === 'delay'
      ? leavesAt(context, stop, measure.minutes)
      : cursor.date === date
        ? cursor.time
        : visit.arrive;
  const supposed = noting(context, { measure, visit: visit.id, place: visit.place, date, time, reached });
  return { trouble, context: supposed, limit, date, stops: reached ? [stop] : [] };
}

function supposeWeather(context: JourneyContext, trouble: Trouble): Supposed {
  const { journey } = context;
  const { measure, date = journey.cursor.date, from = 0, until = MINUTES_PER_DAY } = trouble;
  assertDay(context, date);
  const limit = limitOn(context, 'weather', date);
  const reached = reaches(levelOf(measure), limit);
  const time = (journey.cursor.date === date ? journey.cursor.time : from) as MinuteOfDay;
  const span = {
    ...(trouble.from !== undefined && { from: trouble.from }),
    ...(trouble.until !== undefined && { until: trouble.until }),
  };
  const supposed = noting(context, { measure, visit: null, date, time, reached, ...span });
  const stops = listStopsAhead(journey).filter(
    (stop) =>
      stop.date === date &&
      stop.visit.arrive < until &&
      stop.visit.depart > from &&
      isOutdoors(placeOf(context, stop.visit.place)),
  );
  return { trouble, context: supposed, limit, date, stops: reached ? stops : [] };
}

function findStop({ journey }: JourneyContext, { measure, visit }: Trouble): DatedVisit {
  if (visit === undefined) {
    const next = measure.kind === 'delay' ? findFirstLate(journey, undefined) : listStopsAhead(journey)[0];
    if (!next) throw new NoVisitLeftError();
    return next;
  }
  const stop = listStops(journey.days).find((one) => one.visit.id === visit);
  if (!stop) throw new UnknownVisitError(visit);
  if (journey.visited.includes(visit)) throw new VisitDoneError(journey, stop.visit);
  return stop;
}

function assertDay({ journey }: JourneyContext, date: IsoDate): void {
  const { days, cursor } = journey;
  if (days.some((day) => day.date === date)) return;
  throw new UnknownDayError(date, days[0]?.date ?? cursor.date, days.at(-1)?.date ?? cursor.date);
}

function noting({ journey, world }: JourneyContext, reading: NotedReading): JourneyContext {
  return toContext({ ...journey, pending: null, queue: [], readings: [...journey.readings, reading] }, world);
}

/** True where the weather lasts while somebody is there. */
export function isRainedOn({ trouble, date }: Supposed, on: IsoDate, span: Span): boolean {
  const { measure, from = 0, until = MINUTES_PER_DAY } = trouble;
  return measure.kind === 'weather' && on === date && span.arrive < until && span.depart > from;
}

interface Span {
  readonly arrive: number;
  readonly depart: number;
}

/** How many places, meals apart, a day holds. */
export function countPlaces(context: JourneyContext, date: IsoDate): number {
  return dayOn(context.journey, date).visits.filter(({ kind }) => kind === 'place').length;
}
