import { type OptionFacts, type OptionInWords, sayOption, type Speaker, toSpeaker } from '@wayfarer/language';
import { type Category, type DayPlan, type Place, type PlaceId, toPlaceBook } from '@wayfarer/trip';
import { costOfVisit, toCostBasis } from '@wayfarer/trip/costs';
import { money } from '@wayfarer/trip/money';
import { matchesInterest } from '@wayfarer/trip/vocabulary';

import type { ItineraryOption } from '../events.ts';
import type { Brief } from './brief.ts';
import { listMissing } from './list-notices.ts';
import type { Profile } from './profile.ts';

type Figures = Omit<ItineraryOption, 'id' | 'title' | 'description' | 'highlights' | 'tags' | 'unpriced' | 'told'>;

/** What an option is told by, computed from what the plan holds; and in English, for whoever reads nothing but the log. */
export function describeOption(
  figures: Figures,
  brief: Brief,
  profile: Profile,
): OptionInWords & Pick<ItineraryOption, 'unpriced' | 'told'> {
  const told = toFacts(figures, brief, profile);
  const { nights, meals, entries } = told.unpriced;
  const unpriced = nights + meals + entries;
  return { ...sayOption(told, inEnglish(brief)), told, ...(unpriced > 0 && { unpriced }) };
}

/** Whoever speaks of what was found, and of no plan. */
export function inEnglish({ facts }: Pick<Brief, 'facts'>): Speaker {
  return toSpeaker({ days: [], facts }, 'en');
}

function toFacts(figures: Figures, brief: Brief, { pace }: Profile): OptionFacts {
  const { days, total, perPerson } = figures;
  const { interests } = brief.preferences;
  const places = listPlaces(days, brief);
  const unpriced = countUnpriced(days, brief);
  const without = unpriced.nights + unpriced.meals + unpriced.entries;
  const left = money(brief.limit.amount - total.amount, total.currency);
  return {
    pace,
    kinds: topCategories(places),
    stays: listStays(days, brief).map(({ id }) => id),
    best: listBest(places),
    places: places.length,
    days: days.length,
    interests,
    liked: places.filter((place) => matchesInterest(place.categories, interests)).length,
    sum: total.amount === 0 && without > 0 ? null : { perPerson, unpriced: without, left },
    // Nobody who asked for a mid budget has named an amount.
    limit: brief.limitIsSaid ? 'own' : brief.level,
    unpriced,
    missed: { places: listMissed(figures, brief), names: listMissing(brief).map(({ name }) => name) },
  };
}

/** What was asked for and is not in it; the notices say why. */
function listMissed({ notices = [] }: Figures, brief: Brief): readonly PlaceId[] {
  const book = toPlaceBook(brief.facts.places);
  return notices.flatMap(({ about, place }) => (about === 'must-do' && place && book.has(place) ? [place] : []));
}

function countUnpriced(days: readonly DayPlan[], brief: Brief): OptionFacts['unpriced'] {
  const { book, currency } = toCostBasis(brief.facts, brief.party);
  const visits = days.flatMap((day) =>
    day.visits.filter((visit) => costOfVisit(visit, day.date, { book, currency }) === null),
  );
  const meals = visits.filter(({ kind }) => kind === 'meal').length;
  const nights = days.filter(({ stay }) => {
    const bed = stay === null ? undefined : book.get(stay);
    return bed?.kind === 'lodging' && bed.nightly === null;
  }).length;
  return { nights, meals, entries: visits.length - meals };
}

function listPlaces(days: readonly DayPlan[], brief: Brief): readonly Place[] {
  const book = toPlaceBook(brief.facts.places);
  return days.flatMap((day) =>
    day.visits.flatMap((visit) => (visit.kind === 'place' ? (book.get(visit.place) ?? []) : [])),
  );
}

function listStays(days: readonly DayPlan[], brief: Brief): Brief['lodgings'] {
  const ids = new Set(days.map((day) => day.stay));
  return brief.lodgings.filter((lodging) => ids.has(lodging.id));
}

/** The three most significant places. */
function listBest(places: readonly Place[]): readonly PlaceId[] {
  return places
    .toSorted((left, right) => right.significance - left.significance || (left.id < right.id ? -1 : 1))
    .slice(0, 3)
    .map(({ id }) => id);
}

/** The two kinds of place of which the plan holds most. */
function topCategories(places: readonly Place[]): readonly Category[] {
  const counts = new Map<Category, number>();
  for (const { categories } of places) counts.set(categories[0], (counts.get(categories[0]) ?? 0) + 1);
  return [...counts]
    .toSorted(([left, leftCount], [right, rightCount]) => rightCount - leftCount || (left < right ? -1 : 1))
    .slice(0, 2)
    .map(([category]) => category);
}
