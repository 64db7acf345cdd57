import { listWords } from '@wayfarer/itinerary';
import { type DayPlan, isArea, type Lodging, nameInPlan, type Pace, type Place, toPlaceBook } from '@wayfarer/trip';
import { costOfVisit, toCostBasis } from '@wayfarer/trip/costs';
import { formatMoney, formatSum, money } from '@wayfarer/trip/money';
import { matchesInterest } from '@wayfarer/trip/vocabulary';

import type { ItineraryOption } from '../events.ts';
import type { Brief } from './brief.ts';
import { listMissing } from './list-notices.ts';
import type { Profile } from './profile.ts';

const PACE_WORD: Readonly<Record<Pace, string>> = { relaxed: 'Unhurried', moderate: 'Balanced', packed: 'Full' };

type Figures = Omit<ItineraryOption, 'id' | 'title' | 'description' | 'highlights' | 'tags' | 'unpriced'>;

/** Title, description, highlights and tags, computed from what the plan holds. */
export function describeOption(
  figures: Figures,
  brief: Brief,
  profile: Profile,
): Pick<ItineraryOption, 'title' | 'description' | 'highlights' | 'tags' | 'unpriced'> {
  const places = listPlaces(figures.days, brief);
  const stays = listStays(figures.days, brief);
  const liked = places.filter((place) => matchesInterest(place.categories, brief.preferences.interests));
  const focus = topCategories(places);
  const spare = brief.limit.amount - figures.total.amount;
  const unpriced = countUnpriced(figures.days, brief);
  const without = unpriced.nights + unpriced.meals + unpriced.entries;
  return {
    title: `${PACE_WORD[profile.pace]}: ${focus.length > 0 ? listWords(focus) : 'nothing to see'}${describeStays(stays)}`,
    description: [
      `${count(places.length, 'place')} in ${count(figures.days.length, 'day')}`,
      ...(brief.preferences.interests.length > 0
        ? [`${liked.length} of them match what you like (${listWords(brief.preferences.interests)})`]
        : []),
      figures.total.amount === 0 && without > 0
        ? 'what it costs is not known'
        : `${formatSum(figures.perPerson, without)} for each person, ${formatMoney(money(spare, figures.total.currency))} below ${limitOf(brief)} for all`,
      ...describeGaps(unpriced),
      ...describeMissed(figures, brief),
    ]
      .join('; ')
      .concat('.'),
    highlights: toHighlights(places),
    tags: [
      profile.pace,
      ...new Set(stays.flatMap(({ level }) => (level === null ? [] : [`${level} price`]))),
      ...focus,
    ],
    ...(without > 0 && { unpriced: without }),
  };
}

/** Nobody who asked for a mid budget has named an amount. */
function limitOf({ limitIsSaid, level }: Brief): string {
  return limitIsSaid ? 'your limit' : `what is usual on a ${level} budget`;
}

/** At houses, somewhere in parts of towns. */
function describeStays(stays: readonly Lodging[]): string {
  const houses = stays.filter((stay) => !isArea(stay)).map(({ name }) => name);
  const areas = stays.filter(isArea).map((area) => nameInPlan(area).replace(/^S/, 's'));
  const where = [...(houses.length > 0 ? [`at ${listWords(houses)}`] : []), ...areas];
  return where.length > 0 ? `, staying ${listWords(where)}` : '';
}

/** What was asked for and is not in it, by name; the notices say why. */
function describeMissed({ notices = [] }: Figures, brief: Brief): readonly string[] {
  const book = toPlaceBook(brief.facts.places);
  const known = notices.flatMap(({ about, place }) =>
    about === 'must-do' && place ? (book.get(place)?.name ?? []) : [],
  );
  const missed = [...known, ...listMissing(brief).map(({ name }) => name)];
  return missed.length > 0 ? [`without ${listWords(missed)}, which you asked for`] : [];
}

interface Unpriced {
  readonly nights: number;
  readonly meals: number;
  readonly entries: number;
}

function countUnpriced(days: readonly DayPlan[], brief: Brief): Unpriced {
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

/** Prices that nobody knows are no part of the sum that was just told. */
function describeGaps({ nights, meals, entries }: Unpriced): readonly string[] {
  const gaps = [
    ...(nights > 0 ? [count(nights, 'night')] : []),
    ...(meals > 0 ? [count(meals, 'meal')] : []),
    ...(entries > 0 ? [entries === 1 ? '1 entry' : `${entries} entries`] : []),
  ];
  return gaps.length > 0 ? [`not in it, as no price is known: ${listWords(gaps)}`] : [];
}

function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`;
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

/** The three most significant places, with what they are. */
function toHighlights(places: readonly Place[]): readonly string[] {
  return places
    .toSorted((left, right) => right.significance - left.significance || (left.id < right.id ? -1 : 1))
    .slice(0, 3)
    .map(({ name, summary }) => (summary === null ? name : `${name}: ${summary}`));
}

const PLURAL: Readonly<Record<string, string>> = {
  church: 'churches',
  gallery: 'galleries',
  library: 'libraries',
  university: 'universities',
  cemetery: 'cemeteries',
  beach: 'beaches',
  nature: 'nature',
  historic: 'historic places',
  shopping: 'shopping',
  amusement: 'amusement',
  food: 'food',
  craft: 'crafts',
};

/** The two kinds of place of which the plan holds most. */
function topCategories(places: readonly Place[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { categories } of places) counts.set(categories[0], (counts.get(categories[0]) ?? 0) + 1);
  return [...counts]
    .toSorted(([left, leftCount], [right, rightCount]) => rightCount - leftCount || (left < right ? -1 : 1))
    .slice(0, 2)
    .map(([category]) => PLURAL[category] ?? `${category}s`);
}
