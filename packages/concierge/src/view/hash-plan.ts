import type { Digest } from '@wayfarer/archon';
import type { Trip } from '@wayfarer/contract';
import { wishesOf } from '@wayfarer/planner';
import canonicalize from 'canonicalize';

import type { TripState } from '../trip-state.ts';

/**
 * SHA-256 of the canonical JSON of what the traveller's plan is: facts, choice, days, what was left out, costs, what was
 * visited, skipped, deferred and learned. What was said since the choice counts once it is approved; what the program may
 * do alone is a permission and no plan. Open decisions, messages, times of writing and the place in the log are no
 * part of it, so two trips with one hash are one plan.
 */
export function hashPlan({ planning, journey }: TripState, plan: PlanView, digest: Digest): string {
  const facts = wishesOf(planning.chosen?.facts ?? planning.facts)
    .map(({ name, value, status }) => ({ name, value, status }))
    .toSorted((left, right) => (left.name < right.name ? -1 : 1));
  const content = {
    facts,
    selected: planning.selected,
    // Titles and what one would do in the rain follow from the rest.
    days: plan.days.map(({ title: _title, rain: _rain, ...day }) => ({
      ...day,
      visits: day.visits.map(({ done: _done, ...visit }) => visit),
      legs: day.legs.map(({ source: _source, transit: _transit, ...leg }) => leg),
    })),
    leftOut: plan.leftOut,
    costs: plan.costs,
    visited: journey?.visited ?? [],
    skipped: journey?.skipped ?? [],
    deferred: journey?.waiting ?? [],
    learned: journey?.learned ?? [],
  };
  return digest(canonicalize(content) ?? '');
}

/** What is hashed and what is shown of the chosen plan. */
export type PlanView = Pick<Trip, 'days' | 'leftOut' | 'costs'>;
