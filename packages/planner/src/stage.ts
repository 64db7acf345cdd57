import { findTask, type PlanningState } from './state.ts';

export const STAGES = ['clarify', 'confirm', 'dispatch', 'research', 'finalize', 'completed', 'error'] as const;
/** How far planning has come. */
export type Stage = (typeof STAGES)[number];

/** A quarter for each of the four modes; the last is full once there is something to choose from. */
export const PERCENT: Readonly<Record<Exclude<Stage, 'error'>, Percent>> = {
  clarify: 25,
  confirm: 50,
  dispatch: 75,
  research: 75,
  finalize: 75,
  completed: 100,
};
export type Percent = 25 | 50 | 75 | 100;

/** Where planning stands: asking, confirming, sent out, researching, putting the days together, done, or failed. */
export function stageOf(state: PlanningState): { readonly stage: Stage; readonly percent: Percent } {
  const stage = findStage(state);
  return { stage, percent: stage === 'error' ? 75 : PERCENT[stage] };
}

function findStage(state: PlanningState): Stage {
  const failed = (['compose', 'arrange'] as const).some((task) => findTask(state, task)?.status === 'failed');
  switch (state.mode) {
    case 'CLARIFY':
      return 'clarify';
    case 'CONFIRM':
      return failed ? 'error' : 'confirm';
    case 'FINALIZE':
      return 'completed';
    case 'DISPATCH':
      return failed ? 'error' : stageOfWork(state);
  }
}

function stageOfWork(state: PlanningState): Stage {
  if (findTask(state, 'arrange')) return 'finalize';
  const tasks = (['transport', 'stay', 'food'] as const).map((task) => findTask(state, task)?.status);
  return tasks.every((status) => status === undefined || status === 'pending') && !findTask(state, 'compose')
    ? 'dispatch'
    : 'research';
}
