import { findVisit, type VisitId } from '@wayfarer/trip';
import { formatTime, type MinuteOfDay, MINUTES_PER_DAY } from '@wayfarer/trip/clock';

import { type JourneyContext, placeOf } from '../context.ts';
import { findFirstLate, leavesAt, listMissed } from '../delay.ts';
import { dispatch } from '../dispatch.ts';
import { NoVisitLeftError, UnknownVisitError, VisitDoneError } from '../errors.ts';
import { type DatedVisit, type Journey, listStops, listStopsAhead, type WaitingVisit } from '../journey.ts';
import { isTolerated, limitOn } from '../limit-on.ts';
import { type Limit, reaches } from '../limits.ts';
import { observe } from '../observation.ts';
import { happened, type Progress, raise } from '../pending.ts';
import { assertReading, describeMeasure, levelOf, type Measure, type Reading } from '../reading.ts';
import { count } from '../words.ts';

export interface Report {
  readonly type: 'report';
  readonly reading: Reading;
}

/** What a reading is about. */
interface Subject {
  readonly date: string;
  readonly time: MinuteOfDay;
  /** The visit it names or means; `null` for weather, which is about a whole day. */
  readonly visit: VisitId | null;
  /** Stops it may disrupt. */
  readonly stops: readonly DatedVisit[];
}

/**
 * Takes a reading in: notes it, has the dispatcher say what it disrupts, and asks about each such visit in turn. Under
 * the limit it is only noted, and brings back what waited for that.
 *
 * @throws {BadReadingError | UnknownVisitError | VisitDoneError | NoVisitLeftError}
 */
export function report(progress: Progress, { reading }: Report): Progress {
  assertReading(reading);
  const { journey } = progress;
  const { measure } = reading;
  const { date, time, visit, stops } =
    measure.kind === 'delay' ? subjectLate(progress, reading, measure.minutes) : subjectOf(journey, reading);
  const limit = limitOn(progress, measure.kind, date);
  const reached = reaches(levelOf(measure), limit);
  const observations = stops.map((stop) =>
    observe(stop.visit, placeOf(progress, stop.visit.place), { measure, limit }),
  );
  const dispatched = dispatch(measure.kind, observations);
  const disrupted = dispatched.actions.flatMap((action) =>
    action.type === 'REQUEST_USER_DECISION' ? [action.visit] : [],
  );
  const affected = disrupted.filter((id) => !isTolerated(progress, { visit: id, measure }));
  const text = describe(progress, measure, { limit, reached, visit, disrupted, affected });
  const { until } = reading;
  const lasts = measure.kind === 'weather' && until !== undefined ? { until } : {};
  const content = { measure, visit, date, time, ...lasts, limit, reached, affected, dispatched, text };
  const noted = happened(progress, { type: 'reading-reported', author: 'traveller', content });
  const asked = affected.reduce((so, id) => raise(so, { about: 'disruption', visit: id, measure }), noted);
  if (reached) return asked;
  const returning = journey.waiting.filter((waiting) => comesBack(waiting, reading, date));
  return returning.reduce((so, waiting) => bringBack(so, waiting, measure), asked);
}

function subjectOf(journey: Journey, { measure, visit, at, until }: Reading): Subject {
  const { cursor } = journey;
  const time = at ?? cursor.time;
  if (visit !== undefined) return subjectNamed(journey, visit, at);
  const today = listStopsAhead(journey).filter((stop) => stop.date === cursor.date);
  if (measure.kind === 'weather') {
    const end = until ?? MINUTES_PER_DAY;
    const stops = today.filter((stop) => stop.visit.depart > time && stop.visit.arrive < end);
    return { date: cursor.date, time, visit: null, stops };
  }
  const next = at === undefined ? listStopsAhead(journey)[0] : today.find((stop) => stop.visit.depart > at);
  if (next)
    return {
      date: next.date,
      time: next.date === cursor.date ? time : next.visit.arrive,
      visit: next.visit.id,
      stops: [next],
    };
  if (!journey.waiting.some(({ date }) => date === cursor.date)) throw new NoVisitLeftError();
  return { date: cursor.date, time, visit: null, stops: [] };
}

/** The stop one is late for, and those that could not be reached in time even if it were left out. */
function subjectLate(context: JourneyContext, { visit, at }: Reading, minutes: number): Subject {
  const { journey } = context;
  const [first] = visit === undefined ? [findFirstLate(journey, at)] : subjectNamed(journey, visit, at).stops;
  if (!first) throw new NoVisitLeftError();
  const time = leavesAt(context, first, minutes);
  return { date: first.date, time, visit: first.visit.id, stops: [first, ...listMissed(context, first, time)] };
}

function subjectNamed(journey: Journey, visit: VisitId, at: MinuteOfDay | undefined): Subject {
  const { cursor } = journey;
  const waiting = journey.waiting.find((candidate) => candidate.visit.id === visit);
  if (waiting) return { date: waiting.date, time: at ?? cursor.time, visit, stops: [] };
  const stop = listStops(journey.days).find((candidate) => candidate.visit.id === visit);
  if (!stop) throw new UnknownVisitError(visit);
  if (journey.visited.includes(visit)) throw new VisitDoneError(journey, stop.visit);
  return {
    date: stop.date,
    time: at ?? (stop.date === cursor.date ? cursor.time : stop.visit.arrive),
    visit,
    stops: [stop],
  };
}

/** One that waits is brought back by a low enough reading of its kind: about itself, or about nothing in particular. */
function comesBack({ visit, date, measure, below }: WaitingVisit, reading: Reading, on: string): boolean {
  const isMeant = date === on && measure.kind === reading.measure.kind && (reading.visit ?? visit.id) === visit.id;
  return isMeant && (levelOf(reading.measure) ?? 1) < (below ?? 0);
}

function bringBack(progress: Progress, { visit }: WaitingVisit, measure: Measure): Progress {
  const { name } = placeOf(progress, visit.place);
  const returned = happened(progress, {
    type: 'visit-returned',
    author: 'replanner',
    content: { visit: visit.id, because: 'level', text: `${name} waited for this: ${describeMeasure(measure)}.` },
  });
  return raise(returned, { about: 'return', visit: visit.id, measure });
}

/** What a reading came to. */
interface Effect {
  readonly limit: Limit;
  readonly reached: boolean;
  readonly visit: VisitId | null;
  readonly disrupted: readonly VisitId[];
  readonly affected: readonly VisitId[];
}

/** `Crowd 85 % at Kinkaku-ji: at or above your limit, 35 % because you avoid crowds.` */
function describe(
  context: JourneyContext,
  measure: Measure,
  { limit, reached, visit, disrupted, affected }: Effect,
): string {
  const found = visit === null ? undefined : findVisit(context.journey.days, visit);
  const where = found ? ` at ${placeOf(context, found.visit.place).name}, ${formatTime(found.visit.arrive)}` : '';
  const what = `${describeMeasure(measure)}${where}`;
  if (limit.level === null) return `${what}${affected.length === 0 ? '; you decided to go anyway' : ''}.`;
  if (!reached) return `${what}: below your limit, ${limit.why}.`;
  const over = `${what}: at or above your limit, ${limit.why}`;
  if (disrupted.length === 0) return `${over}; nothing planned is touched by it.`;
  if (affected.length === 0) return `${over}; you decided to accept that.`;
  return `${over}; ${count(affected.length, 'visit')} disrupted.`;
}
