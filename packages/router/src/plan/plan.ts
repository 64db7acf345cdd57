import type { Intent, ParamValue } from '../intents/intent.ts';
import type { StepType } from './step.ts';

/** What is to be done about an intent. */
export interface RouterPlan {
  readonly intentId: string;
  readonly steps: readonly PlanStep[];
}

export type PlanStep =
  | { readonly type: 'respond'; readonly when: 'pre' | 'post'; readonly template: string }
  | { readonly type: 'tool_call'; readonly tool: string; readonly params: Readonly<Record<string, ParamValue>> }
  | { readonly type: 'ask_user'; readonly param: string; readonly prompt: string };

/** A tool call of a plan. */
export type PlannedCall = Pick<Extract<PlanStep, { type: 'tool_call' }>, 'tool' | 'params'>;

/**
 * Makes a plan of an intent and what is known for it: a question, or something to say and calls that are made one after the other, each
 * after a look at the policy; where one fails or is not allowed, those after it are not made. A plan without calls only says.
 * What is personal stands in `params` by its placeholder.
 */
export interface RouterPlanner {
  createPlan(intent: Intent, params: Readonly<Record<string, ParamValue>>): RouterPlan;
}

/** Asks for the first required parameter that is missing; otherwise says something, calls the tool, says something. */
export const routerPlanner: RouterPlanner = {
  createPlan(intent, params) {
    const missing = intent.requiredParams.find((name) => params[name] === undefined);
    if (missing !== undefined) {
      return { intentId: intent.id, steps: [{ type: 'ask_user', param: missing, prompt: promptFor(intent, missing) }] };
    }
    return {
      intentId: intent.id,
      steps: [
        { type: 'respond', when: 'pre', template: intent.messages.pre },
        { type: 'tool_call', tool: intent.tool, params },
        { type: 'respond', when: 'post', template: intent.messages.post },
      ],
    };
  },
};

/** Whether something is a plan that can be carried out: planners are written by others, and models stand behind some. */
export function isPlan(made: unknown): made is RouterPlan {
  const { steps } = (made ?? {}) as Partial<RouterPlan>;
  return Array.isArray(steps) && steps.every(isStep);
}

function isStep(step: unknown): boolean {
  const { type, when, template, tool, params, param, prompt } = (step ?? {}) as Readonly<Record<string, unknown>>;
  switch (type) {
    case 'respond':
      return (when === 'pre' || when === 'post') && typeof template === 'string';
    case 'tool_call':
      return typeof tool === 'string' && typeof params === 'object' && params !== null && areValues(params);
    case 'ask_user':
      return typeof param === 'string' && typeof prompt === 'string';
    default:
      return false;
  }
}

function areValues(params: object): boolean {
  return Object.values(params).every((value) => {
    return Number.isFinite(value) || typeof value === 'string' || typeof value === 'boolean';
  });
}

/** The question for a parameter. */
export function promptFor(intent: Intent, param: string): string {
  return intent.params[param]?.ask ?? `What is the ${param.replaceAll('_', ' ')}?`;
}

/** Its tool calls, in order. */
export function callsOf({ steps }: RouterPlan): readonly PlannedCall[] {
  return steps.flatMap((step) => (step.type === 'tool_call' ? [{ tool: step.tool, params: step.params }] : []));
}

/** What it says before or after its calls. */
export function saidBy({ steps }: RouterPlan, when: 'pre' | 'post'): string | undefined {
  const step = steps.find((each) => each.type === 'respond' && each.when === when);
  return step?.type === 'respond' ? step.template : undefined;
}

export function stepTypes(plan: RouterPlan): readonly StepType[] {
  return plan.steps.map(({ type }) => type);
}
