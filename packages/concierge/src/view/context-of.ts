import type { Journey } from '@wayfarer/replanner';
import { toPlaceBook } from '@wayfarer/trip';

import type { DayContext } from './to-day.ts';

/** What days of a trip under way are shown with. */
export function contextOf({ start, visited }: Pick<Journey, 'start' | 'visited'>): DayContext {
  const { facts, party } = start;
  return { facts, book: toPlaceBook(facts.places), done: new Set(visited), party, notices: [] };
}
