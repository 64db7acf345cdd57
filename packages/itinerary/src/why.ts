import { type Interest, type Place, type Preferences, type Travel, typicalCrowd } from '@wayfarer/trip';
import type { MinuteOfDay } from '@wayfarer/trip/clock';
import { formatMoney } from '@wayfarer/trip/money';
import { CATEGORIES_OF_INTEREST } from '@wayfarer/trip/vocabulary';

import { type Candidate, priceText } from './candidates.ts';

interface Moment {
  readonly arrive: MinuteOfDay;
  readonly busy: boolean;
  /** How one gets there from what comes before. */
  readonly travel: Travel;
  readonly previous: Place;
}

/** Why a visit is in the plan, from facts alone. */
export function explainVisit(candidate: Candidate, preferences: Preferences, moment: Moment): string {
  const reasons = candidate.kind === 'meal' ? tableReasons(candidate) : sightReasons(candidate, preferences, moment);
  const { minutes, mode } = moment.travel;
  const way =
    minutes === 0
      ? 'right here'
      : `${minutes} min ${mode === 'walk' ? 'on foot' : 'by transit'} from ${moment.previous.name}`;
  return `${capitalise([...reasons, way].join('; '))}.`;
}

function sightReasons(
  { place, mandatory }: Extract<Candidate, { kind: 'place' }>,
  preferences: Preferences,
  { arrive, busy }: Moment,
): string[] {
  const liked = preferences.interests.filter((interest) => answers(place, interest));
  const crowd = Math.round(typicalCrowd(place.categories[0], arrive, busy) * 100);
  return [
    ...(mandatory ? ['you asked for it'] : []),
    ...(liked.length > 0 ? [`matches your interest in ${listWords(liked)}`] : []),
    `significance ${place.significance} of 5 in our judgement`,
    ...(preferences.avoidCrowds ? [`usually ${crowd} % full at that hour (typical, estimate)`] : []),
  ];
}

function tableReasons(candidate: Extract<Candidate, { kind: 'meal' }>): string[] {
  const { place } = candidate;
  const price = priceText(candidate);
  return [
    `${place.cuisine} for ${candidate.meal}`,
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
