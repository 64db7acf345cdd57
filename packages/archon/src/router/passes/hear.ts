import type { RouterParts } from '../agent-router.ts';
import type { Interaction } from '../interaction.ts';
import type { Job } from '../job.ts';
import { understand } from '../understand/understand.ts';
import type { Understanding } from '../understand/understanding.ts';
import { askAgain, leave } from './asking.ts';
import { returnToParked, runRequests } from './run-requests.ts';
import { acceptDecline, callPerson, fallBack } from './without-intent.ts';

/** Takes a message from `received` to `respond`. */
export async function hear(parts: RouterParts, job: Job, interaction: Interaction): Promise<void> {
  await learnPersonal(parts, job, interaction);
  const { turn } = job;
  if (turn.state.handedOver && parts.humanOffer === null) takeBack(job);
  const isAgain = turn.state.answers.some(({ interactionId }) => interactionId === interaction.id);
  if (!isAgain) noteReceived(job, interaction);
  if (turn.state.handedOver) {
    job.status = 'silent';
    return job.flush();
  }
  const { channel, sessionId } = turn.state;
  const eligible = parts.intents().eligible({ channel, tier: job.tier, sessionId });
  if (!isAgain) job.stage('intents_eligible', { eligible: eligible.map(({ id }) => id) });
  const understanding = await understand({
    text: interaction.text,
    state: turn.state,
    eligible,
    classifier: parts.classifier,
    vault: turn.vault,
    today: parts.today(),
  });
  await act(parts, job, { understanding, text: interaction.text });
  await job.flush();
}

/** What was left to a person is not left to nobody. */
function takeBack(job: Job): void {
  job.turn.add({ type: 'handed-back', version: 1, author: 'router', content: { by: 'router' } });
  job.say({ kind: 'notice', text: 'No person reads this conversation any more, so I am back.' });
}

/** What is known of the customer is hidden wherever it turns up, whoever says it. */
async function learnPersonal({ data }: RouterParts, { turn }: Job, { customerId }: Interaction): Promise<void> {
  if (customerId === undefined || !data.personalOf) return;
  for (const [kind, values] of Object.entries(await data.personalOf(customerId))) turn.vault.learn(kind, values);
}

function noteReceived(job: Job, { text, customerId, context }: Interaction): void {
  const { state, vault } = job.turn;
  job.stage('received', {
    memory: {
      history_count: state.history.length,
      params_keys: Object.keys(state.params),
      waiting_for_param: state.waiting?.param ?? null,
    },
    text: vault.hide(text),
    channel: context?.channel ?? 'chat',
    customer_id: customerId ?? null,
    ...(state.handedOver && { silent: true as const }),
  });
}

function act(
  parts: RouterParts,
  job: Job,
  { understanding, text }: { readonly understanding: Understanding; readonly text: string },
): Promise<void> {
  switch (understanding.kind) {
    case 'requests':
      return runRequests(parts, job, understanding);
    case 'unanswered':
      return askAgain(parts, job, understanding);
    case 'left':
      leave(job, understanding.waiting);
      return returnToParked(parts, job);
    case 'person':
      return callPerson(parts, job, understanding.reason);
    case 'offer-declined':
      return acceptDecline(parts, job);
    case 'unknown':
      return fallBack(parts, job, { ...understanding, text });
  }
}
