import type { DifferenceFacts, NamedPlaces } from '@wayfarer/language';
import { type PlaceBook, type PlaceId, satisfaction, toPlaceBook } from '@wayfarer/trip';
import { money } from '@wayfarer/trip/money';

import type { ItineraryOption } from '../events.ts';
import type { Brief } from './brief.ts';

/** Options that are nearer to each other than this are one option under two names (ours). */
export const LEAST_DISTANCE = 0.25;
/** So many places are named of those that another option has, and of those that it lacks. */
const MOST_NAMED = 2;

/** What is looked at of a plan. */
export type Compared = Pick<ItineraryOption, 'days'>;

/**
 * How different two plans are, 0–1: the worth of the places that only one of them has, as a share of the worth of all that they
 * have. 0 for the same places in whatever order, hours and bed.
 */
export function distanceBetween(left: Compared, right: Compared, brief: Brief): number {
  const [ours, theirs] = [placesOf(left), placesOf(right)];
  const book = toPlaceBook(brief.facts.places);
  const all = worthOf(ours.union(theirs), { book, brief });
  return all === 0 ? 0 : 1 - worthOf(ours.intersection(theirs), { book, brief }) / all;
}

/** To the nearest of the others; 1 where there is none. */
export function distanceToNearest(option: Compared, others: readonly Compared[], brief: Brief): number {
  return Math.min(1, ...others.map((other) => distanceBetween(option, other, brief)));
}

/** Places that one can see with any of these options. */
export function placesOf({ days }: Compared): ReadonlySet<PlaceId> {
  return new Set(days.flatMap(({ visits }) => visits.flatMap(({ kind, place }) => (kind === 'place' ? [place] : []))));
}

function worthOf(places: ReadonlySet<PlaceId>, { book, brief }: { readonly book: PlaceBook; readonly brief: Brief }) {
  return [...places].reduce((sum, id) => {
    const place = book.get(id);
    return sum + (place ? satisfaction(place, brief.preferences) : 0);
  }, 0);
}

/** What choosing this option instead of the first one would change: places, stops, money. */
export function differenceOf(option: ItineraryOption, first: ItineraryOption, brief: Brief): DifferenceFacts {
  const [ours, theirs] = [placesOf(option), placesOf(first)];
  return {
    gained: named(ours.difference(theirs), brief),
    lost: named(theirs.difference(ours), brief),
    stops: ours.size - theirs.size,
    cost: money(option.total.amount - first.total.amount, option.total.currency),
  };
}

/** The most worthy ones by name, and how many more there are. */
function named(places: ReadonlySet<PlaceId>, { facts, preferences }: Brief): NamedPlaces {
  const book = toPlaceBook(facts.places);
  const best = [...places]
    .flatMap((id) => book.get(id) ?? [])
    .toSorted(
      (left, right) =>
        satisfaction(right, preferences) - satisfaction(left, preferences) || (left.id < right.id ? -1 : 1),
    )
    .map(({ id }) => id);
  return { named: best.slice(0, MOST_NAMED), more: Math.max(0, best.length - MOST_NAMED) };
}
