import { sayComparison, type Speaker } from '@wayfarer/language';

import { placesOf } from '../compose/difference.ts';
import type { ItineraryOption } from '../events.ts';

/** How the options differ, in figures: pace, cost, walking, what all of them show; nothing where there is but one. */
export function compareInWords(options: readonly ItineraryOption[], speaker: Speaker): string | undefined {
  if (options.length < 2) return undefined;
  const shared = options.map(placesOf).reduce((left, right) => left.intersection(right));
  return sayComparison(options, [...shared], speaker);
}
