import type { TaskRecord } from './task-record.ts';

/** What an agent is busy with. */
export type AgentState = 'idle' | 'planning' | 'executing' | 'replanning' | 'finished' | 'error';

/** The six, by name. */
export const AgentState = {
  IDLE: 'idle',
  PLANNING: 'planning',
  EXECUTING: 'executing',
  REPLANNING: 'replanning',
  FINISHED: 'finished',
  ERROR: 'error',
} as const;

/** What a task is at. */
export function stateOf({ received, end, cancelled, plans }: TaskRecord): AgentState {
  if (end) return end.ok ? 'finished' : 'error';
  if (cancelled !== undefined) return 'error';
  if (!received) return 'idle';
  const last = plans.at(-1);
  if (!last) return 'planning';
  return last.failure ? 'replanning' : 'executing';
}
