import type { BadWeather, EditablePlan } from '@wayfarer/edits';
import { getPlace, toPlaceBook } from '@wayfarer/trip';

import { type Journey, weatherOn } from './journey.ts';
import { isTolerated } from './limit-on.ts';
import { limitOf, reaches } from './limits.ts';
import { levelOf, type Measure } from './reading.ts';

/** The plan as it stands now, with what edits have to respect. Before the trip is under way no time is past. */
export function toEditablePlan(journey: Journey): EditablePlan {
  const { start, days, leftOut, skipped, visited, underWay, cursor } = journey;
  const weather = weatherOf(journey);
  return {
    ...start,
    ...{ days, leftOut, skipped, visited, closed: closedOf(journey) },
    ...(weather.length > 0 && { weather }),
    now: underWay ? cursor : null,
  };
}

/** What was reported closed, but for what the traveller goes to anyway. */
function closedOf(journey: Journey): EditablePlan['closed'] {
  const reported = journey.readings.flatMap(({ measure, visit, place, date }) =>
    measure.kind === 'closed' &&
    !isOpenAtAll(measure) &&
    place &&
    (visit === null || !isTolerated({ journey }, { visit, measure }))
      ? [{ place, date }]
      : [],
  );
  return reported.filter(
    (one, index) => reported.findIndex(({ place, date }) => place === one.place && date === one.date) === index,
  );
}

/** Looked up, it has other hours that day: those stand in the facts as soon as the plan goes with them. */
function isOpenAtAll({ hours = [] }: Extract<Measure, { kind: 'closed' }>): boolean {
  return hours.length > 0;
}

/** Weather that was reported or is forecast, day by day, against the traveller's limit. */
function weatherOf(journey: Journey): readonly BadWeather[] {
  return journey.days.flatMap(({ date, visits }) => {
    const measure = weatherOn(journey, date);
    const severity = measure ? (levelOf(measure) ?? 0) : 0;
    if (severity === 0) return [];
    const book = toPlaceBook(journey.start.facts.places);
    const places = visits.filter(({ kind }) => kind === 'place').map(({ place }) => getPlace(book, place));
    const isOver = reaches(severity, limitOf('weather', journey.start.preferences, places));
    const said = journey.readings.findLast((one) => one.measure.kind === 'weather' && one.date === date);
    const { from, until } = said ?? {};
    return [{ date, severity, isOver, ...(from !== undefined && { from }), ...(until !== undefined && { until }) }];
  });
}
