import type { DateHints } from '@wayfarer/language';
import type { Party, Preferences } from '@wayfarer/trip';

import { type Fact, valueOf } from './facts.ts';

/** Who travels, as far as it was said. */
export function toParty(facts: readonly Fact[], { eaters }: Pick<DateHints, 'eaters'> = {}): Party {
  return {
    travelers: valueOf(facts, 'travelers') ?? 1,
    diets: valueOf(facts, 'dietary') ?? [],
    ...(eaters && { eaters }),
    access: valueOf(facts, 'accessibility') ?? [],
  };
}

/** What a plan should please, as far as it was said. */
export function toPreferences(facts: readonly Fact[]): Preferences {
  return {
    pace: valueOf(facts, 'pace') ?? 'moderate',
    interests: valueOf(facts, 'interests') ?? [],
    avoid: valueOf(facts, 'avoid') ?? [],
    avoidCrowds: valueOf(facts, 'crowds') === 'avoid',
    timeOfDay: 'any',
    heavyTravelPenalty: true,
    ...(valueOf(facts, 'openingHours') === 'known' && { knownHoursOnly: true }),
  };
}
