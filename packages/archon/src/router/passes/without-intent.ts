import type { RouterParts } from '../agent-router.ts';
import type { Job } from '../job.ts';
import type { IntentRequest, Understanding } from '../understand/understanding.ts';
import { returnToParked, runRequests } from './run-requests.ts';

/** A message that was not understood: says so, and offers a person, if there is one. */
export async function fallBack(
  parts: RouterParts,
  job: Job,
  { text, confidence, failed }: Extract<Understanding, { kind: 'unknown' }> & { readonly text: string },
): Promise<void> {
  const unknown = { intent_id: null, unknown_intent: true as const, confidence };
  if (failed) job.errorCode = 'classifier-failed';
  job.stage(
    'intent_classified',
    { ...unknown, ...(failed && { error_code: 'classifier-failed' as const }) },
    failed ? 'error' : 'warn',
  );
  const draft = await draftFallback(parts, job, text);
  const message = parts.humanOffer === null ? draft : `${draft} ${parts.humanOffer}`;
  job.status = 'fallback';
  job.say({ kind: 'fallback', text: message });
  job.stage('respond', {
    message: job.turn.vault.hide(message),
    status: 'fallback',
    fallback: true,
    unknown_intent: true,
    ...(parts.humanOffer !== null && { offers_person: true as const }),
    final: true,
  });
}

/** What the responder drafts, less an offer of its own; the same words as ever if it fails or drafts nothing. */
async function draftFallback({ fallback, humanOffer, intents }: RouterParts, job: Job, text: string): Promise<string> {
  const { vault, state } = job.turn;
  const abilities = intents()
    .list()
    .map(({ description }) => description);
  try {
    const request = { text: vault.hide(text), history: state.history, abilities, signal: job.signal };
    const drafted = await fallback.draft(request);
    const draft = (humanOffer === null ? drafted : drafted.replaceAll(humanOffer, '')).trim();
    return draft === '' ? NOT_SURE : vault.reveal(draft);
  } catch {
    return NOT_SURE;
  }
}

const NOT_SURE = 'I am not sure what you need.';

/** Hands the conversation to a person: through the tool for it, if there is one. */
export async function callPerson(
  parts: RouterParts,
  job: Job,
  reason: Extract<Understanding, { kind: 'person' }>['reason'],
): Promise<void> {
  const intent = parts.personIntent === undefined ? undefined : parts.intents().find(parts.personIntent);
  if (intent) {
    const request: IntentRequest = { intent, params: {}, because: 'person-asked-for', problems: {} };
    return runRequests(parts, job, { kind: 'requests', requests: [request], leaves: null });
  }
  if (parts.humanOffer === null) {
    job.say({ kind: 'notice', text: NOBODY });
    job.stage('respond', { message: NOBODY, status: 'answered', final: true });
    return;
  }
  const text = 'I am handing this conversation to a person; they will answer you here.';
  const content = { interaction_id: job.interactionId, reason };
  job.turn.add({ type: 'handed-over', version: 1, author: 'router', content });
  job.status = 'handed-over';
  job.say({ kind: 'notice', text });
  job.stage('respond', { message: text, status: 'handed-over', final: true });
}

const NOBODY = 'There is no person here to whom I could hand this over. Tell me what I can do for you.';

/** No person, then. */
export async function acceptDecline(parts: RouterParts, job: Job): Promise<void> {
  const text = 'All right. What can I do for you?';
  job.say({ kind: 'notice', text });
  job.stage('respond', { message: text, status: 'answered', final: job.turn.state.parked.length === 0 });
  job.intentIndex++;
  return returnToParked(parts, job);
}
