import type { Finding } from '@wayfarer/contract';

import { countsInPlan } from '../research/found-in-plan.ts';
import { sayHoursNow } from '../research/say-hours.ts';
import type { TripState } from '../trip-state.ts';

/** What was looked up, held against the plan as it is now. */
export function toFindings({
  found,
  journey,
  conversation: { language },
}: Pick<TripState, 'found' | 'journey' | 'conversation'>): Finding[] {
  return found.map(({ fact, ...finding }) => {
    if (finding.status !== 'found') return finding;
    if (!journey || !fact) return { ...finding, counts: false };
    const { days } = journey;
    const text = fact.kind === 'hours' ? sayHoursNow(fact, { name: finding.about, days, language }) : finding.text;
    return { ...finding, text, counts: countsInPlan(fact, days) };
  });
}
