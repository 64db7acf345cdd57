import type { ConversationEvent } from '../stage-event.ts';
import type { StepNote, StepStatus, StepType } from './step.ts';

export interface StepExecution extends StepNote {
  /** ISO instant since which it has this status. */
  readonly since: string;
}

/** How far a plan has got: a fold of the stages. */
export interface PlanExecution {
  readonly interactionId: string;
  readonly intentId: string;
  readonly steps: readonly StepExecution[];
}

/** An event with its instant. */
type Happened<Event = ConversationEvent> = Event & { readonly at: string };

/** The execution after an event. An event that is not about a plan leaves it as it is. */
export function evolvePlanExecution(execution: PlanExecution | null, event: Happened): PlanExecution | null {
  switch (event.type) {
    case 'plan_created': {
      const { interaction_id: interactionId, intent_id: intentId, steps } = event.content;
      return { interactionId, intentId, steps: steps.map((type) => ({ type, status: 'pending', since: event.at })) };
    }
    case 'intent_classified':
      return event.content.because === 'left' ? canceled(execution, event.at) : execution;
    case 'plan_communicated':
      return withStep(execution, 'respond', { status: 'completed', since: event.at });
    case 'policy_check':
      return withStep(execution, 'tool_call', { status: statusOfCheck(event.content), since: event.at });
    case 'approval-decided':
      return withStep(execution, 'tool_call', {
        status: event.content.approved ? 'in_progress' : 'canceled',
        since: event.at,
      });
    case 'tool_execute':
      return withStep(execution, 'tool_call', { status: event.content.ok ? 'completed' : 'failed', since: event.at });
    case 'respond':
      return afterResponse(execution, event);
    default:
      return execution;
  }
}

function statusOfCheck({
  allowed,
  requires_escalation: escalated,
}: {
  readonly allowed: boolean;
  readonly requires_escalation: boolean;
}): StepStatus {
  if (allowed) return 'in_progress';
  return escalated ? 'waiting_user' : 'blocked';
}

function canceled(execution: PlanExecution | null, since: string): PlanExecution | null {
  if (!execution) return null;
  const isOver = ({ status }: StepExecution): boolean => status === 'completed' || status === 'failed';
  return {
    ...execution,
    steps: execution.steps.map((step) => (isOver(step) ? step : { ...step, status: 'canceled', since })),
  };
}

/** A reply ends the plan, unless somebody is waited for. */
function afterResponse(
  execution: PlanExecution | null,
  { at, content }: Happened<Extract<ConversationEvent, { type: 'respond' }>>,
): PlanExecution | null {
  if (!execution || execution.interactionId !== content.interaction_id) return execution;
  if (content.waiting_for_param !== undefined)
    return withStep(execution, 'ask_user', { status: 'waiting_user', since: at });
  if (content.status === 'waiting-approval') return execution;
  return { ...execution, steps: execution.steps.map((step) => ended(step, content.status === 'answered', at)) };
}

function ended(step: StepExecution, answered: boolean, at: string): StepExecution {
  if (step.status !== 'pending') return step;
  return { ...step, status: answered ? 'completed' : 'canceled', since: at };
}

/** With the first unfinished step of a type in another status. */
function withStep(
  execution: PlanExecution | null,
  type: StepType,
  { status, since }: Omit<StepExecution, 'type'>,
): PlanExecution | null {
  if (!execution) return null;
  const at = execution.steps.findIndex((step) => step.type === type && step.status !== 'completed');
  if (at < 0) return execution;
  return { ...execution, steps: execution.steps.map((step, k) => (k === at ? { type, status, since } : step)) };
}
