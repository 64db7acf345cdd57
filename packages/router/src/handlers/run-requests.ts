import type { Waiting } from '../conversation/session-state.ts';
import { callsOf, isPlan, type RouterPlan, promptFor, type RouterPlanner, stepTypes } from '../plan/plan.ts';
import type { RequestContext } from '../request-context.ts';
import { ROUTER_ERRORS } from '../router-error.ts';
import type { RouterParts } from '../router-parts.ts';
import type { ParkedIntent } from '../stage-event.ts';
import type { IntentRequest, Understanding } from '../understand/understanding.ts';
import { ask, redactedOf } from './asking.ts';
import { callTool } from './call-tool.ts';

interface Planned {
  readonly request: IntentRequest;
  readonly plan: RouterPlan;
  /** The parameter that is missing. */
  readonly missing: string | undefined;
  /** The planner has failed. */
  readonly isFailed: boolean;
}

/**
 * Deals with every request of a message: those that have all they need first, then the question that another one needs;
 * what else must be asked for waits its turn.
 */
export async function runRequests(
  parts: RouterParts,
  context: RequestContext,
  { requests, leaves }: Extract<Understanding, { kind: 'requests' }>,
): Promise<void> {
  const planned = requests.map((request) => plan(parts, request));
  const ready = planned.filter(({ missing }) => missing === undefined);
  const [asking, ...later] = planned.filter(({ missing }) => missing !== undefined);
  const parked = [...(leaves ? [toParked(leaves)] : []), ...later.map(parkedRequest)];
  const passes = asking ? [...ready, asking] : ready;
  for (const [index, pass] of passes.entries()) {
    if (index < doneBefore(context)) continue;
    context.intentIndex = index;
    await runPass(parts, context, { pass, parked: index === 0 ? parked : [], isLast: index === passes.length - 1 });
  }
  context.intentIndex = passes.length;
  if (!asking) await returnToParked(parts, context);
}

/** Asks for what an intent lacks that was left for others, now that they are done. */
export async function returnToParked(parts: RouterParts, context: RequestContext): Promise<void> {
  const { parked, handedOver } = context.turn.state;
  const back = parked.at(-1);
  if (!back || handedOver) return;
  const intent = parts.intents().find(back.intentId);
  if (!intent) return;
  const { params } = back;
  context.stage('intent_classified', {
    intent_id: intent.id,
    redacted_params: redactedOf(intent, params),
    params,
    because: 'return',
  });
  context.stage('plan_created', { intent_id: intent.id, steps: ['ask_user'], tool: null });
  ask(parts, context, { param: back.param, prompt: `Back to your other request. ${promptFor(intent, back.param)}` });
}

async function runPass(
  parts: RouterParts,
  context: RequestContext,
  {
    pass,
    parked,
    isLast,
  }: { readonly pass: Planned; readonly parked: readonly ParkedIntent[]; readonly isLast: boolean },
): Promise<void> {
  const { intent, params, confidence, because, corrected, problems } = pass.request;
  context.stage('intent_classified', {
    intent_id: intent.id,
    redacted_params: redactedOf(intent, params),
    params,
    ...(confidence !== undefined && { confidence }),
    ...(because && { because }),
    ...(corrected && { corrected }),
    ...(parked.length > 0 && { parked }),
  });
  const { missing, plan: made, isFailed } = pass;
  const tool = missing === undefined ? (callsOf(made)[0]?.tool ?? null) : null;
  context.stage('plan_created', { intent_id: intent.id, steps: stepTypes(made), tool });
  if (missing !== undefined) {
    const prompt = promptOf(made, promptFor(intent, missing));
    return ask(parts, context, { param: missing, prompt: [problems[missing], prompt].filter(Boolean).join(' ') });
  }
  const final = isLast && context.turn.state.parked.length === 0;
  if (isFailed) {
    const { text } = ROUTER_ERRORS['plan-failed'];
    return context.respond(text, { status: 'failed', final, error_code: 'plan-failed' }, 'error');
  }
  await callTool(parts, context, { intent, plan: made, final });
}

function promptOf({ steps }: RouterPlan, otherwise: string): string {
  const step = steps.find(({ type }) => type === 'ask_user');
  return step?.type === 'ask_user' ? step.prompt : otherwise;
}

function plan({ planner }: RouterParts, request: IntentRequest): Planned {
  const made = madeBy(planner, request);
  const question = made?.steps.find((step) => step.type === 'ask_user');
  return {
    request,
    plan: made ?? { intentId: request.intent.id, steps: [] },
    missing: question?.type === 'ask_user' ? question.param : undefined,
    isFailed: made === undefined,
  };
}

/** Its plan; `undefined` if it throws or makes none. */
function madeBy(planner: RouterPlanner, { intent, params }: IntentRequest): RouterPlan | undefined {
  try {
    const made: unknown = planner.createPlan(intent, params);
    return isPlan(made) ? made : undefined;
  } catch {
    return undefined;
  }
}

/** Passes of this interaction that are in the log already: its process died between two of them. */
function doneBefore({ turn, interactionId }: RequestContext): number {
  return turn.state.answers.find((answer) => answer.interactionId === interactionId)?.passes ?? 0;
}

function toParked({ intentId, param, params }: Waiting): ParkedIntent {
  return { intent_id: intentId, param, params };
}

function parkedRequest({ request: { intent, params }, missing = '' }: Planned): ParkedIntent {
  return { intent_id: intent.id, param: missing, params };
}
