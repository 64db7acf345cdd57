import type { Journey } from '@wayfarer/replanner';
import { type PlaceBook, toPlaceBook, type TripFacts } from '@wayfarer/trip';

import type { DayContext } from './to-day.ts';

/** What days of a trip under way are shown with. */
export function contextOf({ start, visited }: Pick<Journey, 'start' | 'visited'>): DayContext {
  const { facts, party } = start;
  return { facts, book: bookOf(facts), done: new Set(visited), party, notices: [] };
}

/** Facts never change once gathered, so neither does their book. */
const books = new WeakMap<TripFacts, PlaceBook>();
export function bookOf(facts: TripFacts): PlaceBook {
  const known = books.get(facts) ?? toPlaceBook(facts.places);
  books.set(facts, known);
  return known;
}
