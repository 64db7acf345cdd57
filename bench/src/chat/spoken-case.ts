import type { Trip } from '@wayfarer/contract';

import type { ChatCase } from './chat-case.ts';
import { seePlan } from './plan-seen.ts';

/**
 * The case with what stands in braces as this plan has it, so that it outlives the plan it was written for: `{1.5}` the name of the
 * fifth stop of the first day, `{1.end}` when that day ends, `{1.lunch}` when one eats. What a plan lacks stays in braces.
 */
export function withSpokenStops(one: ChatCase, trip: Trip): ChatCase {
  const plan = seePlan(trip);
  const said = JSON.stringify(one).replace(/\{(\d)\.(\d+|end|lunch)\}/g, (whole, day: string, what: string) => {
    const { visits = [] } = trip.days[Number(day) - 1] ?? {};
    if (what === 'end') return visits.at(-1)?.arrive ?? whole;
    const stops = plan.days[Number(day) - 1]?.stops ?? [];
    if (what === 'lunch') return visits.find(({ kind }) => kind === 'meal')?.arrive ?? whole;
    // As it is spoken, without what stands in brackets.
    return stops[Number(what) - 1]?.name.replace(/ \(.*\)$/, '') ?? whole;
  });
  return JSON.parse(said) as ChatCase;
}
