import type { Progress } from '@wayfarer/contract';
import { findTask, type PlanningState } from '@wayfarer/planner';

/** A city that is being fetched, and the cards of the newest research; none before anybody was sent out. */
export function toProgress(planning: PlanningState, plannedBefore: number): Progress[] {
  return [...fetchProgress(planning), ...researchProgress(planning, plannedBefore)];
}

/** Shown until it has come, or longer where it could not be had. */
function fetchProgress({ tasks }: PlanningState): Progress[] {
  const last = tasks.findLast(({ task }) => task === 'fetch');
  if (!last || last.status === 'completed') return [];
  const note = last.problem ?? last.notes.at(-1);
  return [{ task: 'fetch', status: last.status, ...(note === undefined ? {} : { note }) }];
}

const RESEARCH: ReadonlySet<string> = new Set(['transport', 'stay', 'food', 'compose', 'arrange']);

function researchProgress(planning: PlanningState, plannedBefore: number): Progress[] {
  // A plan that came from elsewhere, out of a file or from a walk, was researched there.
  if (!planning.tasks.some(({ task }) => RESEARCH.has(task))) return [];
  const specialists = (['transport', 'stay', 'food'] as const).map((task): Progress => {
    const state = findTask(planning, task);
    const note = state?.problem ?? state?.notes.at(-1);
    return { task, status: state?.status ?? 'pending', ...(note === undefined ? {} : { note }) };
  });
  return [...specialists, composeProgress(planning, plannedBefore)];
}

/** Composing is done when the options are there, not when its facts are. */
function composeProgress(planning: PlanningState, plannedBefore: number): Progress {
  const compose = findTask(planning, 'compose');
  const arrange = findTask(planning, 'arrange');
  const note = arrange?.problem ?? compose?.problem ?? describeQueue(plannedBefore) ?? compose?.notes.at(-1);
  return { task: 'compose', status: statusOf(planning, { compose, arrange }), ...(note === undefined ? {} : { note }) };
}

function statusOf(
  { composed, version }: PlanningState,
  { compose, arrange }: Readonly<Record<'compose' | 'arrange', ReturnType<typeof findTask>>>,
): Progress['status'] {
  if (composed === version || arrange?.status === 'completed') return 'completed';
  if (arrange?.status === 'failed') return 'failed';
  return compose?.status === 'completed' ? 'running' : (compose?.status ?? 'pending');
}

function describeQueue(plannedBefore: number): string | undefined {
  if (plannedBefore === 0) return undefined;
  return plannedBefore === 1 ? '1 trip is planned before yours.' : `${plannedBefore} trips are planned before yours.`;
}
