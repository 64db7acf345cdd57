import type { OsmElement, Tags } from './element.ts';
import { countLanguages } from './names.ts';

const MOST_LANGUAGES = 30;
const LANGUAGES_PER_POINT = 3;
const MOST_SITELINKS = 60;
const SITELINKS_PER_POINT = 5;

/** The item of the very place: on a memorial or a work of art it is often that of the person who is shown. */
export function wikidataOf(tags: Tags): string | undefined {
  if (showsSomebody(tags)) return undefined;
  const item = (tags['wikidata'] ?? '').split(';')[0]?.trim() ?? '';
  return /^Q[1-9]\d*$/.test(item) ? item : undefined;
}

/** Fountains too carry the name of whom they are for, unless they are called a fountain. */
function showsSomebody(tags: Tags): boolean {
  if (tags['historic'] === 'memorial' || tags['tourism'] === 'artwork' || 'artwork_type' in tags) return true;
  return tags['amenity'] === 'fountain' && !FOUNTAIN.test(`${tags['name'] ?? ''} ${tags['name:en'] ?? ''}`);
}

const FOUNTAIN = /brunnen|fount|fontan|fontein|fuente|fonte|font\b|chafariz|噴|泉/iu;

/**
 * How well known a sight is, as far as tags tell: how many have cared to name it in their language, to write about it, to
 * protect it. Points of our own choice, only to be compared within a city.
 *
 * @param sitelinks - In how many wikis there is an article about it, where that is known.
 */
export function scoreOf({ type, tags }: Pick<OsmElement, 'type' | 'tags'>, sitelinks?: number): number {
  const has = (...keys: readonly string[]): boolean => keys.some((key) => key in tags);
  const isOwn = !showsSomebody(tags);
  const points = [
    isOwn ? Math.min(countLanguages(tags), MOST_LANGUAGES) / LANGUAGES_PER_POINT : 0,
    isOwn && has('wikidata') ? 3 : 0,
    isOwn && Object.keys(tags).some((key) => /^wikipedia(:|$)/.test(key)) ? 3 : 0,
    has('heritage') ? 2 : 0,
    tags['tourism'] === 'attraction' || tags['tourism'] === 'museum' ? 2 : 0,
    has('wikimedia_commons', 'image') ? 1 : 0,
    has('website', 'contact:website') ? 1 : 0,
    has('opening_hours') ? 1 : 0,
    has('fee', 'charge') ? 1 : 0,
    type === 'node' ? 0 : 0.5,
    isOwn ? 0 : -3,
    'shop' in tags && tags['tourism'] === undefined ? -2 : 0,
    isOwn ? Math.min(sitelinks ?? 0, MOST_SITELINKS) / SITELINKS_PER_POINT : 0,
  ];
  return points.reduce((sum, each) => sum + each, 0);
}
