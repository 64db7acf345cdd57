/** A kind of step of a plan. */
export type StepType = 'respond' | 'tool_call' | 'ask_user';

/** How far a step has got. */
export type StepStatus = 'pending' | 'in_progress' | 'completed' | 'failed' | 'blocked' | 'waiting_user' | 'canceled';

/** A step of a plan, and how far it has got. */
export interface StepNote {
  readonly type: StepType;
  readonly status: StepStatus;
}
