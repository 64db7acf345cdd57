import { canonicalJson } from '../../events/canonical-json.ts';
import type { RouterParts } from '../agent-router.ts';
import { textOf } from '../conversation/evolve-calls.ts';
import type { Params } from '../conversation/session-state.ts';
import type { Intent } from '../intents/intent.ts';
import { fillTemplate } from '../plan/fill-template.ts';
import type { Plan } from '../plan/plan.ts';
import type { RequestContext } from '../request-context.ts';
import { checkPolicy } from './check-policy.ts';
import { finishCall, repeatCall } from './finish-call.ts';

/** From `plan_communicated` to `respond`: says what is about to be done, asks the policy, does it, says what came of it. */
export async function callTool(
  parts: RouterParts,
  context: RequestContext,
  { intent, plan, final }: { readonly intent: Intent; readonly plan: Plan; readonly final: boolean },
): Promise<void> {
  const params = context.turn.state.slots;
  const pre = plan.steps.find((step) => step.type === 'respond' && step.when === 'pre');
  const message = pre?.type === 'respond' ? fillTemplate(pre.template, params) : '';
  context.stage('plan_communicated', { message });
  const call = {
    interactionId: context.interactionId,
    text: textOf(context.turn.state, context.interactionId),
    intentIndex: context.intentIndex,
    intentId: intent.id,
    tool: intent.tool,
    params,
    idempotencyKey: keyOf(parts, context, { intent, params }),
    final,
  };
  if (!(await checkPolicy(parts, context, call))) return;
  const isDone = context.turn.state.done[call.idempotencyKey] !== undefined;
  const changes = !intent.repeatable && parts.policy.writes?.(intent.tool) !== false;
  if (isDone && changes) repeatCall(context, call, intent);
  else await finishCall(parts, context, call);
}

/**
 * The same for the same intent with the same parameters of the same customer, so that a retry cannot do it twice. What is
 * personal goes in by its placeholder: a digest of it could be guessed.
 */
function keyOf(
  { world }: RouterParts,
  { turn, interactionId }: RequestContext,
  { intent, params }: { readonly intent: Intent; readonly params: Params },
): string {
  const { customerId, sessionId } = turn.state;
  const said = { who: customerId ?? sessionId, intent: intent.id, params };
  return world.digest(canonicalJson(intent.repeatable ? { ...said, interactionId } : said)).slice(0, 32);
}
