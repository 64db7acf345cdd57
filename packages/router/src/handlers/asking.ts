import type { Waiting } from '../conversation/session-state.ts';
import type { Intent } from '../intents/intent.ts';
import { promptFor } from '../plan/plan.ts';
import type { RequestContext } from '../request-context.ts';
import type { RouterParts } from '../router-parts.ts';
import type { Understanding } from '../understand/understanding.ts';

/** Asks for a parameter: the end of a pass. */
export function ask(
  { humanOffer, reasks }: RouterParts,
  context: RequestContext,
  { param, prompt }: { readonly param: string; readonly prompt: string },
): void {
  const { waiting, lastIntentId } = context.turn.state;
  const isAgain = waiting?.param === param && waiting.intentId === lastIntentId;
  const offers = humanOffer !== null && isAgain && waiting.asked > reasks;
  const text = offers ? `${prompt} ${humanOffer}` : prompt;
  context.respond(text, {
    status: 'waiting-user',
    waiting_for_param: param,
    final: true,
    ...(offers && { offers_person: true as const }),
  });
}

/** A reply that did not answer: the question again, with what was wrong. */
export async function askAgain(
  parts: RouterParts,
  context: RequestContext,
  { waiting, intent, problem }: Extract<Understanding, { kind: 'unanswered' }>,
): Promise<void> {
  context.stage('intent_classified', {
    intent_id: intent.id,
    redacted_params: redactedOf(intent, waiting.params),
    params: waiting.params,
    because: 'answer',
  });
  context.stage('plan_created', { intent_id: intent.id, steps: ['ask_user'], tool: null });
  const question = intent.params[waiting.param]?.reask ?? promptFor(intent, waiting.param);
  ask(parts, context, { param: waiting.param, prompt: problem === null ? question : `${problem} ${question}` });
}

/** "Never mind." */
export function leave(context: RequestContext, { intentId }: Waiting): void {
  const text = 'All right, I have dropped that.';
  context.stage('intent_classified', { intent_id: intentId, redacted_params: [], because: 'left' });
  context.respond(text, { status: 'answered', notice: true, final: context.turn.state.parked.length === 0 });
  context.intentIndex++;
}

export function redactedOf({ redaction }: Intent, params: object): readonly string[] {
  return redaction.params.filter((name) => name in params);
}
