import type { NewEvent } from '@wayfarer/archon';
import { toPlaceBook } from '@wayfarer/trip';
import { addDays } from '@wayfarer/trip/clock';

import type { TripState } from '../trip-state.ts';
import { knownRides, RIDES } from './known-rides.ts';
import { listRides } from './list-rides.ts';

/** Timetables are seldom there for longer (ours): what lies beyond is looked up when something is done with the trip later. */
const TIMETABLE_DAYS = 60;
/** At a time, with a request for each; those of the next days first. */
const MOST_RIDES = 16;
/** A trip for which so many questions were asked has been answered as far as may be. */
const MOST_TIMES = 12;

/** Has the rides of the chosen plan looked up that are near enough, and that nobody has looked up yet. */
export function askRides({ planning, journey, updatedAt }: TripState): readonly NewEvent[] {
  if (!journey) return [];
  const known = knownRides(planning);
  if (known.given.size > 0 || known.times >= MOST_TIMES) return [];
  const today = updatedAt.slice(0, 10);
  const last = addDays(today, TIMETABLE_DAYS);
  const waiting = new Set(
    known.problems.filter(({ retryAt }) => Date.parse(updatedAt) < retryAt).flatMap(({ unanswered }) => unanswered),
  );
  const rides = listRides(journey, toPlaceBook(journey.start.facts.places))
    .filter(({ key, date }) => date >= today && date <= last && !known.answers.has(key) && !waiting.has(key))
    .slice(0, MOST_RIDES);
  if (rides.length === 0) return [];
  const content = { id: `${RIDES}-${known.times + 1}`, task: RIDES, query: { rides } };
  return [{ type: 'task-requested', version: 1, author: 'planner', content }];
}
