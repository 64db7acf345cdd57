import { canonicalJson } from '../../events/canonical-json.ts';
import type { RouterParts } from '../agent-router.ts';
import type { Params } from '../conversation/session-state.ts';
import type { Intent } from '../intents/intent.ts';
import type { Job } from '../job.ts';
import { fillTemplate } from '../plan/fill-template.ts';
import type { Plan } from '../plan/plan.ts';
import { checkPolicy } from './check-policy.ts';
import { finishCall, repeatCall } from './finish-call.ts';

/** From `plan_communicated` to `respond`: says what is about to be done, asks the policy, does it, says what came of it. */
export async function callTool(
  parts: RouterParts,
  job: Job,
  { intent, plan, final }: { readonly intent: Intent; readonly plan: Plan; readonly final: boolean },
): Promise<void> {
  const { vault } = job.turn;
  const params = job.turn.state.slots;
  const pre = plan.steps.find((step) => step.type === 'respond' && step.when === 'pre');
  const message = pre?.type === 'respond' ? fillTemplate(pre.template, params) : '';
  job.say({ kind: 'pre', text: vault.reveal(message) });
  job.stage('plan_communicated', { message });
  const call = {
    interactionId: job.interactionId,
    intentIndex: job.intentIndex,
    intentId: intent.id,
    tool: intent.tool,
    params,
    idempotencyKey: keyOf(parts, job, { intent, params }),
    final,
  };
  if (!(await checkPolicy(parts, job, call))) return;
  const isDone = job.turn.state.done[call.idempotencyKey] !== undefined;
  const changes = !intent.repeatable && parts.policy.writes?.(intent.tool) !== false;
  if (isDone && changes) repeatCall(job, call, intent);
  else await finishCall(parts, job, call);
}

/**
 * The same for the same intent with the same parameters of the same customer, so that a retry cannot do it twice. What is
 * personal goes in by its placeholder: a digest of it could be guessed.
 */
function keyOf(
  { world }: RouterParts,
  { turn, interactionId }: Job,
  { intent, params }: { readonly intent: Intent; readonly params: Params },
): string {
  const { customerId, sessionId } = turn.state;
  const said = { who: customerId ?? sessionId, intent: intent.id, params };
  return world.digest(canonicalJson(intent.repeatable ? { ...said, interactionId } : said)).slice(0, 32);
}
