import { findAll } from '@wayfarer/router/grammar';
import type { PlaceId } from '@wayfarer/trip';

import { valueOf } from '../facts.ts';
import { learn, NOTHING, type Reader } from '../facts/read-result.ts';

/** As a chip says it, or whoever has found out which house is meant: names of houses are not read here. */
const STAY_AT = /\bstay at (?<place>place_[a-z0-9-]+)/g;

/** The house in which they would rather sleep. */
export const readStays: Reader = (text, { facts }) => {
  const found = findAll(text, STAY_AT);
  const places = found.map(({ groups }) => groups['place'] as PlaceId);
  if (places.length === 0) return NOTHING;
  const kept = (valueOf(facts, 'stays') ?? []).filter((place) => !places.includes(place));
  return { learned: [learn('stays', [...kept, ...places])], remarks: [], taken: found };
};
