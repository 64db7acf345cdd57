import { evolveJourney, type Journey, type JourneyCommand, type JourneyEvent } from '@wayfarer/replanner';
import { findVisit, getPlace, toPlaceBook, type VisitId } from '@wayfarer/trip';
import { weekdayOf } from '@wayfarer/trip/clock';

import { NeedsConfirmationError } from './errors.ts';

/** So many stops are marked as done without asking, as long as they are of the same day. */
const MOST_AT_ONCE = 2;

/**
 * "I am here" at the wrong stop would mark whole days as done.
 *
 * @throws {NeedsConfirmationError} unless the traveller has confirmed that, or little is marked.
 */
export function assertConfirmed(
  journey: Journey,
  command: Extract<JourneyCommand, { type: 'advance' }>,
  events: readonly JourneyEvent[],
): void {
  if (!('to' in command) || command.confirmed) return;
  const { visited } = events.reduce(evolveJourney, journey);
  const done = visited.filter((id) => !journey.visited.includes(id));
  const today = findVisit(journey.days, command.to)?.day.date;
  const dates = [...new Set(done.flatMap((id) => findVisit(journey.days, id)?.day.date ?? []))];
  if (done.length <= MOST_AT_ONCE && dates.every((date) => date === today)) return;
  throw new NeedsConfirmationError(describe(journey, done, dates));
}

/** `That marks 5 stops of Thursday and Friday as done: Louvre, …, and 2 more.` */
function describe({ days, start }: Journey, done: readonly VisitId[], dates: readonly string[]): string {
  const book = toPlaceBook(start.facts.places);
  const names = done.map((id) => {
    const visit = findVisit(days, id)?.visit;
    return visit ? (visit.label ?? getPlace(book, visit.place).name) : id;
  });
  const shown = names.length > 4 ? [...names.slice(0, 3), `${names.length - 3} more`] : names;
  const weekdays = dates.length <= 7 ? dates.map(weekdayOf) : [`${dates.length} days`];
  return `That marks ${names.length === 1 ? 'one stop' : `${names.length} stops`} of ${join(weekdays)} as done: ${join(shown)}.`;
}

function join(parts: readonly string[]): string {
  return parts.join(', ').replace(/, ([^,]*)$/, ' and $1');
}
