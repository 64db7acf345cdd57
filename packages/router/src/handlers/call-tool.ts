import { textOf } from '../conversation/evolve-calls.ts';
import type { Intent } from '../intents/intent.ts';
import { fillTemplate } from '../plan/fill-template.ts';
import { callsOf, type RouterPlan, saidBy } from '../plan/plan.ts';
import type { RequestContext } from '../request-context.ts';
import type { RouterParts } from '../router-parts.ts';
import { keyOf, makeCall } from './finish-call.ts';

/** From `plan_communicated` to `respond`: says what is about to be done, asks the policy, does it, says what came of it. */
export async function callTool(
  parts: RouterParts,
  context: RequestContext,
  { intent, plan, final }: { readonly intent: Intent; readonly plan: RouterPlan; readonly final: boolean },
): Promise<void> {
  const { state, vault } = context.turn;
  context.stage('plan_communicated', { message: fillTemplate(saidBy(plan, 'pre') ?? '', state.slots) });
  const [first, ...then] = callsOf(plan);
  const post = saidBy(plan, 'post');
  if (!first) {
    const text = fillTemplate(post ?? '', vault.revealParams(state.slots));
    return context.respond(text, { status: 'answered', final });
  }
  await makeCall(parts, context, {
    interactionId: context.interactionId,
    text: textOf(state, context.interactionId),
    intentIndex: context.intentIndex,
    intentId: intent.id,
    ...first,
    idempotencyKey: keyOf(parts, context, { intent, call: first }),
    final,
    ...(then.length > 0 && { then }),
    ...(post !== undefined && post !== intent.messages.post && { post }),
  });
}
