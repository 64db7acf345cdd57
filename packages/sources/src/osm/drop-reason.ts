import type { Tags } from './element.ts';

const LIVE_KEYS = ['amenity', 'tourism', 'leisure', 'railway', 'shop', 'historic'] as const;
const GONE = ['disused', 'abandoned', 'demolished', 'removed', 'razed', 'construction', 'proposed'] as const;
/** Rides and cages: one visits the park around them. */
const PARTS_OF_A_PARK = new Set([
  'animal',
  'big_wheel',
  'bumper_car',
  'carousel',
  'dark_ride',
  'drop_tower',
  'kiddie_ride',
  'maze',
  'pirate_ship',
  'roller_coaster',
  'swing_carousel',
  'water_slide',
]);

/** Why something that is of a traveller's kind is left out all the same, as half a sentence. */
export function findDropReason(tags: Tags): string | undefined {
  if (tags['access'] === 'private' || tags['access'] === 'no') return 'not open to the public (access)';
  if (isGone(tags)) return 'closed or given up';
  if (PARTS_OF_A_PARK.has(tags['attraction'] ?? '')) return 'part of a zoo or an amusement park';
  if (tags['tourism'] === 'attraction' && 'artwork_type' in tags && !('heritage' in tags))
    return 'a single work of art';
  return undefined;
}

function isGone(tags: Tags): boolean {
  if (/^(closed|off)$/i.test(tags['opening_hours'] ?? '')) return true;
  const isRuin = 'historic' in tags;
  if (!isRuin && (tags['disused'] === 'yes' || tags['abandoned'] === 'yes')) return true;
  return LIVE_KEYS.some((key) => !(key in tags) && GONE.some((gone) => `${gone}:${key}` in tags));
}
