import type { Progress } from '@wayfarer/contract';
import { findTask, type PlanningState } from '@wayfarer/planner';

/** The cards of the newest research; none before anybody was sent out. */
export function toProgress(planning: PlanningState): Progress[] {
  if (planning.version === 0) return [];
  const specialists = (['transport', 'stay', 'food'] as const).map((task): Progress => {
    const state = findTask(planning, task);
    const note = state?.problem ?? state?.notes.at(-1);
    return { task, status: state?.status ?? 'pending', ...(note === undefined ? {} : { note }) };
  });
  return [...specialists, composeProgress(planning)];
}

/** Composing is done when the options are there, not when its facts are. */
function composeProgress(planning: PlanningState): Progress {
  const state = findTask(planning, 'compose');
  const note = state?.problem ?? state?.notes.at(-1);
  const status =
    planning.composed === planning.version
      ? 'completed'
      : state?.status === 'completed'
        ? 'running'
        : (state?.status ?? 'pending');
  return { task: 'compose', status, ...(note === undefined ? {} : { note }) };
}
