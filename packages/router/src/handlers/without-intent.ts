import { answerInTime } from '../answer-in-time.ts';
import type { RequestContext } from '../request-context.ts';
import type { RouterParts } from '../router-parts.ts';
import type { IntentRequest, Understanding } from '../understand/understanding.ts';
import { returnToParked, runRequests } from './run-requests.ts';

/** A message that was not understood: says so, and offers a person, if there is one. */
export async function fallBack(
  parts: RouterParts,
  context: RequestContext,
  { text, confidence, failed }: Extract<Understanding, { kind: 'unknown' }> & { readonly text: string },
): Promise<void> {
  const unknown = { intent_id: null, unknown_intent: true as const, confidence };
  const failure = failed && { error_code: 'classifier-failed' as const };
  context.stage('intent_classified', { ...unknown, ...failure }, failed ? 'error' : 'warn');
  const draft = await draftFallback(parts, context, text);
  const message = parts.humanOffer === null ? draft : `${draft} ${parts.humanOffer}`;
  context.respond(message, {
    status: 'fallback',
    ...failure,
    fallback: true,
    unknown_intent: true,
    ...(parts.humanOffer !== null && { offers_person: true as const }),
    final: true,
  });
}

/** What the responder drafts, less an offer of its own; the same words as ever if it fails or drafts nothing. */
async function draftFallback(
  { fallback, humanOffer, intents, timeoutMs }: RouterParts,
  context: RequestContext,
  text: string,
): Promise<string> {
  const { vault, state } = context.turn;
  const abilities = intents()
    .list()
    .map(({ description }) => description);
  try {
    const request = { text: vault.hide(text), history: state.history, abilities };
    const limit = { timeoutMs, signal: context.signal };
    const drafted = await answerInTime(limit, (signal) => fallback.draft({ ...request, signal }));
    const draft = (humanOffer === null ? drafted : drafted.replaceAll(humanOffer, '')).trim();
    return draft === '' ? NOT_SURE : vault.reveal(draft);
  } catch {
    context.signal?.throwIfAborted();
    return NOT_SURE;
  }
}

const NOT_SURE = 'I am not sure what you need.';

/** Hands the conversation to a person: through the tool for it, if there is one. */
export async function callPerson(
  parts: RouterParts,
  context: RequestContext,
  reason: Extract<Understanding, { kind: 'person' }>['reason'],
): Promise<void> {
  const intent = parts.personIntent === undefined ? undefined : parts.intents().find(parts.personIntent);
  if (intent) {
    const request: IntentRequest = { intent, params: {}, because: 'person-asked-for', problems: {} };
    return runRequests(parts, context, { kind: 'requests', requests: [request], leaves: null });
  }
  if (parts.humanOffer === null) {
    context.respond(NOBODY, { status: 'answered', notice: true, final: true });
    return;
  }
  const text = 'I am handing this conversation to a person; they will answer you here.';
  const content = { interaction_id: context.interactionId, reason };
  context.turn.add({ type: 'handed-over', version: 1, author: 'router', content });
  context.respond(text, { status: 'handed-over', notice: true, final: true });
}

const NOBODY = 'There is no person here to whom I could hand this over. Tell me what I can do for you.';

/** No person, then. */
export async function acceptDecline(parts: RouterParts, context: RequestContext): Promise<void> {
  const text = 'All right. What can I do for you?';
  context.respond(text, { status: 'answered', notice: true, final: context.turn.state.parked.length === 0 });
  context.intentIndex++;
  return returnToParked(parts, context);
}
