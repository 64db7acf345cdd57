import { findVisit, type PlaceId } from '@wayfarer/trip';

import type { Journey } from './journey.ts';
import { listLessons } from './learning.ts';

/**
 * A journey by another plan that goes on where the one before it is: what was visited, given up, waits, was learned and
 * reported is carried over, and so is where the traveller stands. An open question is not: the plan it was about is gone.
 */
export function goOn(started: Journey, before: Journey): Journey {
  const { days } = started;
  const planned = new Set<PlaceId>(days.flatMap(({ visits }) => visits.map(({ place }) => place)));
  const hasDate = (date: string): boolean => days.some((day) => day.date === date);
  const { underWay, cursor, at, visited, readings, notes, learned, asked } = before;
  const isUnderWay = underWay && hasDate(cursor.date);
  return {
    ...started,
    visited,
    readings,
    notes,
    lessons: listLessons(before),
    learned,
    asked,
    skipped: before.skipped.filter((place) => !planned.has(place)),
    waiting: before.waiting.filter(({ visit, date }) => !planned.has(visit.place) && hasDate(date)),
    ...(isUnderWay && { underWay, cursor, at: at !== null && findVisit(days, at) ? at : null }),
  };
}
