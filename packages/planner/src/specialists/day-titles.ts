import { listWords } from '@wayfarer/itinerary';
import { type DayPlan, type Place, type PlaceBook, toPlaceBook, type TripFacts } from '@wayfarer/trip';
import type { IsoDate } from '@wayfarer/trip/clock';

/** Of this many stops a day is named after. */
const MOST_NAMED = 2;

/** What each day is, in a few words: its two main stops, in their order; unique within the trip. */
export function titleDays(days: readonly DayPlan[], facts: TripFacts): ReadonlyMap<IsoDate, string> {
  const book = toPlaceBook(facts.places);
  const titles = new Map<IsoDate, string>();
  for (const day of days) {
    const taken = new Set(titles.values());
    const title = listTitles(day, book, facts).find((one) => !taken.has(one));
    if (title !== undefined) titles.set(day.date, title);
  }
  return titles;
}

/** The best first; each is tried that no other day has. */
function listTitles(day: DayPlan, book: PlaceBook, { calendar }: TripFacts): readonly string[] {
  const city = calendar.find(({ date }) => date === day.date)?.cityName ?? '';
  const stops = day.visits.flatMap(({ kind, place }) => (kind === 'place' ? (book.get(place) ?? []) : []));
  const ends = [day.visits[0], day.visits.at(-1)].filter((visit) => visit?.kind === 'transport');
  const journey = ends.flatMap((visit) => visit?.label ?? []);
  const named = [MOST_NAMED, MOST_NAMED + 1].flatMap((count) => nameAfter(stops, count));
  const bare = journey.length > 0 ? [listWords([...new Set(journey)])] : [`A day in ${city}`];
  return [...named, ...bare, ...[...named, ...bare].map((title) => `${title}, ${day.date}`)];
}

function nameAfter(stops: readonly Place[], count: number): string[] {
  const main = stops
    .toSorted((left, right) => right.significance - left.significance || stops.indexOf(left) - stops.indexOf(right))
    .slice(0, count);
  const names = stops.filter((stop) => main.includes(stop)).map(({ name }) => name);
  return names.length > 0 ? [listWords([...new Set(names)])] : [];
}
