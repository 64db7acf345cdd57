import type { Place } from './place.ts';
import { matchesInterest, type Pace, type Preferences } from './preferences.ts';

/** Weights of the soft terms (SEED_DETAILS A1, E "satisfaction S of a place"); they sum to 1. */
const SATISFACTION_WEIGHTS = { significance: 0.4, interest: 0.35, outdoor: 0.25 } as const;

/**
 * How much a place gives to a traveller with these preferences, S in 0–1, when every hard constraint holds:
 * `0.40·(significance−1)/4 + 0.35·interest + 0.25·outdoor`. Zero for a place the traveller wants to avoid.
 * Whether the hard constraints hold (HC) is the feasibility function's word, since it depends on the hour.
 */
export function satisfaction(
  place: Pick<Place, 'categories' | 'significance' | 'indoor'>,
  preferences: Preferences,
): number {
  if (place.categories.some((category) => preferences.avoid.includes(category))) return 0;
  const { significance, interest, outdoor } = SATISFACTION_WEIGHTS;
  return (
    significance * ((place.significance - 1) / 4) +
    interest * interestTerm(place, preferences) +
    outdoor * outdoorTerm(place.indoor, preferences)
  );
}

/** 1 a match, 0.5 nothing stated, 0 a mismatch (the [code] row of A1, as chosen in E). */
function interestTerm(place: Pick<Place, 'categories'>, { interests }: Preferences): number {
  if (interests.length === 0) return 0.5;
  return matchesInterest(place.categories, interests) ? 1 : 0;
}

const OUTDOOR: Readonly<Record<Pace, number>> = { relaxed: 0.8, moderate: 0.8, packed: 0.5 };

/** The [code] row of A1. A place not known to be either counts half. */
function outdoorTerm(indoor: boolean | null, { pace, avoidCrowds }: Preferences): number {
  if (indoor === null) return 0.5;
  if (!indoor) return OUTDOOR[pace];
  if (pace !== 'relaxed') return 0.9;
  return avoidCrowds ? 0.6 : 0.7;
}

/**
 * What a visit loses at a place that is full (editorial), for travellers who avoid crowds: between the quietest and the busiest hour
 * of a temple lie 0.08, for which they would go a quarter of an hour farther.
 */
export const CROWD_LOSS = 0.2;
