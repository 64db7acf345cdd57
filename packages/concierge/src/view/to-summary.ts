import type { TripSummary } from '@wayfarer/contract';
import { type Gazetteer, valueOf } from '@wayfarer/planner';

import type { TripState } from '../core.ts';
import { titleOf } from './to-trip.ts';

/** A trip as a line of a list. */
export function toSummary({ id, planning, updatedAt }: TripState, gazetteer: Gazetteer): TripSummary {
  return {
    id,
    title: titleOf(planning, gazetteer),
    mode: planning.mode,
    selected: planning.selected,
    start: valueOf(planning.facts, 'start') ?? null,
    end: valueOf(planning.facts, 'end') ?? null,
    updatedAt,
  };
}
