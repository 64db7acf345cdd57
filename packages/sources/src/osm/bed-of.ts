import type { Level } from '@wayfarer/trip/vocabulary';

import type { CityFileText } from '../catalogue/schema.ts';
import type { Tags } from './element.ts';

const STYLES: ReadonlyMap<string, CityFileText['lodgings'][number]['style']> = new Map(
  Object.entries<CityFileText['lodgings'][number]['style']>({
    hotel: 'hotel',
    motel: 'hotel',
    hostel: 'hostel',
    guest_house: 'inn',
    apartment: 'apartment',
  }),
);

export function styleOf(tags: Tags): CityFileText['lodgings'][number]['style'] {
  return STYLES.get(tags['tourism'] ?? '') ?? 'hotel';
}

/** Whole stars, `null` where nobody has counted them. */
export function starsOf(tags: Tags): number | null {
  const stars = /^[1-7](?=$|S|[^\d])/.exec((tags['stars'] ?? '').trim())?.[0];
  return stars === undefined ? null : Number(stars);
}

/** By the stars; dormitories and rooms in a house are simple as a rule, and of other hotels nobody knows. */
export function levelOf(tags: Tags): Level | null {
  const stars = starsOf(tags);
  if (stars !== null) return stars <= 2 ? 'low' : stars === 3 ? 'mid' : 'high';
  return tags['tourism'] === 'hostel' || tags['tourism'] === 'guest_house' ? 'low' : null;
}

/** `15:00`, or `null` for anything else: `from 3pm` is not guessed at. */
export function clockOf(text: string | undefined): string | null {
  const match = /^(\d{1,2}):(\d{2})$/.exec((text ?? '').trim());
  const [hours, minutes] = [Number(match?.[1] ?? 99), Number(match?.[2] ?? 99)];
  return hours < 24 && minutes < 60 ? `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}` : null;
}

/** Which houses to keep where there are too many. */
export function bedScoreOf(tags: Tags): number {
  const points = [
    'wikidata' in tags ? 3 : 0,
    starsOf(tags) === null ? 0 : 3,
    'website' in tags || 'contact:website' in tags ? 1 : 0,
    'wheelchair' in tags ? 0.5 : 0,
    tags['tourism'] === 'apartment' ? -1 : 0,
  ];
  return points.reduce((sum, each) => sum + each, 0);
}
