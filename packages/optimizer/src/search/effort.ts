import type { Model } from '../model/model.ts';

/** Units of `Options.effort` for each pair of a day and a place that is open on it. */
const EFFORT_PER_CANDIDATE = 20;
const LEAST_EFFORT = 100;
const MOST_EFFORT = 100_000;

/** The effort of someone who did not say: enough for a good plan while a person waits (README, "Effort"). */
export function defaultEffort(model: Model): number {
  return Math.min(MOST_EFFORT, Math.max(LEAST_EFFORT, EFFORT_PER_CANDIDATE * model.candidates.length));
}
