import { KEPT_MESSAGES } from '../conversation/session-state.ts';
import { asksForPerson, findPersonal, isNeverMind } from '../intents/slots.ts';
import type { Interaction } from '../interaction.ts';
import type { RequestContext } from '../request-context.ts';
import type { RouterParts } from '../router-parts.ts';
import { understand } from '../understand/understand.ts';
import type { Understanding } from '../understand/understanding.ts';
import { askAgain, leave } from './asking.ts';
import { returnToParked, runRequests } from './run-requests.ts';
import { acceptDecline, callPerson, fallBack } from './without-intent.ts';

/** Takes a message from `received` to `respond`. */
export async function handleMessage(
  parts: RouterParts,
  context: RequestContext,
  interaction: Interaction,
): Promise<void> {
  await learnPersonal(parts, context, interaction);
  const { turn } = context;
  if (turn.state.handedOver && parts.humanOffer === null) takeBack(context);
  learnSaid(parts, context, interaction);
  const isAgain = turn.state.answers.some(({ interactionId }) => interactionId === interaction.id);
  if (!isAgain) noteReceived(context, interaction);
  if (turn.state.handedOver) return context.flush();
  const { channel, sessionId } = turn.state;
  const eligible = parts.intents().eligible({ channel, tier: context.tier, sessionId });
  if (!isAgain) context.stage('intents_eligible', { eligible: eligible.map(({ id }) => id) });
  const understanding = await understand({
    text: interaction.text,
    named: interaction.intent,
    state: turn.state,
    eligible,
    classifier: parts.classifier,
    vault: turn.vault,
    limit: { timeoutMs: parts.timeoutMs, signal: context.signal },
    today: parts.today(),
  });
  await act(parts, context, { understanding, text: interaction.text });
  await context.flush();
}

/** What was left to a person is not left to nobody. */
function takeBack(context: RequestContext): void {
  context.turn.add({ type: 'handed-back', version: 1, author: 'router', content: { by: 'router' } });
  context.say({ kind: 'notice', text: 'No person reads this conversation any more, so I am back.' });
}

/** What is known of the customer is hidden wherever it turns up, whoever says it. */
async function learnPersonal(
  { data }: RouterParts,
  { turn }: RequestContext,
  { customerId }: Interaction,
): Promise<void> {
  if (customerId === undefined || !data.personalOf) return;
  for (const [kind, values] of Object.entries(await data.personalOf(customerId))) turn.vault.learn(kind, values);
}

/** What the message says for parameters that are declared personal is hidden before anything of it is written or classified. */
function learnSaid({ intents, today }: RouterParts, { turn }: RequestContext, { text }: Interaction): void {
  const { waiting } = turn.state;
  const mayAnswer = waiting !== null && !isNeverMind(text) && !asksForPerson(text);
  const asked = mayAnswer ? { intentId: waiting.intentId, param: waiting.param } : undefined;
  for (const words of findPersonal(intents().list(), text, { today: today(), asked })) turn.vault.expect(words);
}

function noteReceived(
  context: RequestContext,
  { text, customerId, context: { channel = 'chat' } = {} }: Interaction,
): void {
  const { state, vault } = context.turn;
  context.stage('received', {
    memory: {
      history_count: Math.min(KEPT_MESSAGES, state.history.length + 1),
      params_keys: Object.keys(state.params),
      waiting_for_param: state.waiting?.param ?? null,
    },
    text: vault.hide(text),
    channel,
    customer_id: customerId ?? null,
    ...(state.handedOver && { silent: true as const }),
  });
}

function act(
  parts: RouterParts,
  context: RequestContext,
  { understanding, text }: { readonly understanding: Understanding; readonly text: string },
): Promise<void> {
  switch (understanding.kind) {
    case 'requests':
      return runRequests(parts, context, understanding);
    case 'unanswered':
      return askAgain(parts, context, understanding);
    case 'left':
      leave(context, understanding.waiting);
      return returnToParked(parts, context);
    case 'person':
      return callPerson(parts, context, understanding.reason);
    case 'offer-declined':
      return acceptDecline(parts, context);
    case 'unknown':
      return fallBack(parts, context, { ...understanding, text });
  }
}
