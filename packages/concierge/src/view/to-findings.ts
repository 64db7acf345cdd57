import type { Finding } from '@wayfarer/contract';

import type { TripState } from '../core.ts';
import { countsInPlan } from '../research/found-in-plan.ts';

/** What was looked up, and whether the plan as it is now counts with it. */
export function toFindings({ found, journey }: Pick<TripState, 'found' | 'journey'>): Finding[] {
  return found.map(({ fact, ...finding }) => ({
    ...finding,
    ...(finding.status === 'found' && {
      counts: journey !== null && fact !== undefined && countsInPlan(fact, journey.days),
    }),
  }));
}
