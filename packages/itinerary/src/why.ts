import {
  BUSY_FROM,
  type BusyDay,
  type Interest,
  isArea,
  nameInPlan,
  type Party,
  type Place,
  type Preferences,
  type Travel,
  typicalCrowd,
} from '@wayfarer/trip';
import type { MinuteOfDay } from '@wayfarer/trip/clock';
import { formatMoney } from '@wayfarer/trip/money';
import { CATEGORIES_OF_INTEREST } from '@wayfarer/trip/vocabulary';

import { type Candidate, priceText } from './candidate.ts';
import { whoLikes } from './people.ts';

interface Moment {
  readonly arrive: MinuteOfDay;
  readonly busy: BusyDay;
  /** What makes the day busy. */
  readonly busyWith?: readonly string[] | undefined;
  /** How one gets there from what comes before. */
  readonly travel: Travel;
  readonly previous: Place;
  /** Who travels, where they like different things. */
  readonly party?: Party;
}

/** Why a visit is in the plan, from facts alone. */
export function explainVisit(candidate: Candidate, preferences: Preferences, moment: Moment): string {
  if (candidate.kind === 'fixed') return candidate.fixed.visit.why;
  const reasons = candidate.kind === 'meal' ? tableReasons(candidate) : sightReasons(candidate, preferences, moment);
  const way = describeWay(moment.travel, moment.previous.name);
  return `${capitalise([...reasons, way].join('; '))}.`;
}

/** How one gets there: `12 min on foot from Nijo Castle`, the last part of every reason. */
export function describeWay({ minutes, mode }: Pick<Travel, 'minutes' | 'mode'>, previous: string): string {
  const from = previous.replace(OWN_MEAL, '');
  return minutes === 0 ? 'right here' : `${minutes} min ${mode === 'walk' ? 'on foot' : 'by transit'} from ${from}`;
}

/** One comes from where the meal was. */
const OWN_MEAL = /^A meal on your own near /;

/** The same reason with another way there; a reason that names none stays as it is. */
export function withWay(why: string, way: string): string {
  return why.replace(/; (?:right here|\d+ min (?:on foot|by transit) from [^;]+)\.$/, `; ${way}.`);
}

function sightReasons(
  { place, mandatory, evening }: Extract<Candidate, { kind: 'place' }>,
  preferences: Preferences,
  { arrive, busy, busyWith = [], party }: Moment,
): string[] {
  const liked = preferences.interests.filter((interest) => answers(place, interest));
  const asked = [
    ...(mandatory ? ['you asked for it'] : []),
    ...(place.onList ? ['from your list'] : []),
    ...(evening ? ['for the evening'] : []),
    ...(liked.length > 0 ? [`matches your interest in ${listWords(liked)}`] : []),
    ...(party ? whoLikes(place, { party, preferences }) : []).map(
      ({ label, isOne, interests }) => `for ${label}, who ${isOne ? 'likes' : 'like'} ${listWords(interests)}`,
    ),
  ];
  return [
    ...asked,
    // What somebody asks for by name is not judged by us, and a lesser sight only where nothing else speaks for it.
    ...(mandatory || place.onList || (asked.length > 0 && place.significance < MAJOR) ? [] : [rankOf(place)]),
    ...(preferences.avoidCrowds ? [describeCrowd(typicalCrowd(place.categories[0], arrive, busy), busyWith)] : []),
  ];
}

const MAJOR = 4;
/** By significance, 1 to 5. */
const RANKS = ['a minor sight', 'a minor sight', 'worth a look', 'a major sight', 'a sight of the first rank'];

function rankOf({ significance }: Pick<Place, 'significance'>): string {
  return `${RANKS[significance - 1] ?? 'a sight'}, as we judge`;
}

/** Where it is busy all the same, that is said, and with what. */
function describeCrowd(crowd: number, busyWith: readonly string[]): string {
  if (crowd <= BUSY_FROM) return `usually ${percentOf(crowd)} full at that hour (typical, estimate)`;
  const cause = busyWith.length > 0 ? ` on such a day (${listWords(busyWith)})` : '';
  return `busy at that hour${cause}, usually ${percentOf(crowd)} full (typical, estimate): no quieter one fitted as well`;
}

function percentOf(share: number): string {
  return `${Math.round(share * 100)} %`;
}

function tableReasons(candidate: Extract<Candidate, { kind: 'meal' }>): string[] {
  const { place } = candidate;
  const price = priceText(candidate);
  return [
    ...(place.onList ? ['from your list'] : []),
    isArea(place)
      ? `${nameInPlan(place)} for ${candidate.meal}`
      : `${place.cuisine ?? 'a table'} for ${candidate.meal}`,
    ...(place.serves.length > 0 ? [`known to serve ${listWords(place.serves)} meals`] : []),
    ...(price && place.price ? [`about ${formatMoney(place.price)} each`] : []),
  ];
}

function answers(place: Place, interest: Interest): boolean {
  return CATEGORIES_OF_INTEREST[interest].some((category) => place.categories.includes(category));
}

/** `a`, `a and b`, `a, b and c`. */
export function listWords(words: readonly string[]): string {
  if (words.length <= 1) return words.join('');
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
