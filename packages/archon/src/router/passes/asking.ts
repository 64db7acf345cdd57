import type { RouterParts } from '../agent-router.ts';
import type { Waiting } from '../conversation/session-state.ts';
import type { Intent } from '../intents/intent.ts';
import type { Job } from '../job.ts';
import { promptFor } from '../plan/plan.ts';
import type { Understanding } from '../understand/understanding.ts';

/** Asks for a parameter: the end of a pass. */
export function ask(
  { humanOffer, reasks }: RouterParts,
  job: Job,
  { param, prompt }: { readonly param: string; readonly prompt: string },
): void {
  const { waiting, lastIntentId } = job.turn.state;
  const isAgain = waiting?.param === param && waiting.intentId === lastIntentId;
  const offers = humanOffer !== null && isAgain && waiting.asked > reasks;
  const text = offers ? `${prompt} ${humanOffer}` : prompt;
  job.status = 'waiting-user';
  job.waitingForParam = param;
  job.say({ kind: 'ask', text });
  job.stage('respond', {
    message: job.turn.vault.hide(text),
    status: 'waiting-user',
    waiting_for_param: param,
    final: true,
    ...(offers && { offers_person: true as const }),
  });
}

/** A reply that did not answer: the question again, with what was wrong. */
export async function askAgain(
  parts: RouterParts,
  job: Job,
  { waiting, intent, problem }: Extract<Understanding, { kind: 'unanswered' }>,
): Promise<void> {
  job.stage('intent_classified', {
    intent_id: intent.id,
    redacted_params: redactedOf(intent, waiting.params),
    params: waiting.params,
    because: 'answer',
  });
  job.stage('plan_created', { intent_id: intent.id, steps: ['ask_user'], tool: null });
  const question = intent.params[waiting.param]?.reask ?? promptFor(intent, waiting.param);
  ask(parts, job, { param: waiting.param, prompt: problem === null ? question : `${problem} ${question}` });
}

/** "Never mind." */
export function leave(job: Job, { intentId }: Waiting): void {
  const text = 'All right, I have dropped that.';
  job.stage('intent_classified', { intent_id: intentId, redacted_params: [], because: 'left' });
  job.say({ kind: 'notice', text });
  job.stage('respond', { message: text, status: 'answered', final: job.turn.state.parked.length === 0 });
  job.intentIndex++;
}

export function redactedOf({ redaction }: Intent, params: object): readonly string[] {
  return redaction.params.filter((name) => name in params);
}
