import type { ChosenPlan, PlaceId } from '@wayfarer/trip';
import { INTERESTS, PACES } from '@wayfarer/trip/vocabulary';

import type { Chance } from './chance.ts';

/** Somebody with likings of their own. */
export type Traveller = Pick<ChosenPlan, 'party' | 'preferences' | 'mustDo'>;

/** How many places somebody insists on at most. */
const MOST_MUSTS = 3;
const MOST_TRAVELERS = 4;

/** Draws likings, company, and what they insist on, of the sights there are. */
export function drawTraveller(chance: Chance, sights: readonly { readonly id: PlaceId }[]): Traveller {
  const pace = chance.pick(PACES);
  const interests = [...new Set([chance.pick(INTERESTS), chance.pick(INTERESTS)])];
  const avoidCrowds = chance.next() < 0.4;
  const heavyTravelPenalty = chance.next() < 0.5;
  const musts = Math.min(sights.length, 1 + chance.below(MOST_MUSTS));
  const mustDo = new Set<PlaceId>();
  while (mustDo.size < musts) mustDo.add(chance.pick(sights).id);
  return {
    preferences: { pace, interests, avoid: [], avoidCrowds, timeOfDay: 'any', heavyTravelPenalty },
    party: { travelers: 1 + chance.below(MOST_TRAVELERS), diets: [], access: [] },
    mustDo: [...mustDo],
  };
}
