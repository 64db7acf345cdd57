import { answerInTime } from '../answer-in-time.ts';
import type { Classification, ClassifierInput } from '../classifier/index.ts';
import type { Params, Waiting } from '../conversation/session-state.ts';
import type { Intent } from '../intents/index.ts';
import { extractParams, splitRequests } from '../intents/slots.ts';
import type { MessageContext } from './message-context.ts';
import type { IntentRequest, Understanding } from './understanding.ts';

/** Confidence that a part of a message needs to count as a request of its own: what it asks for may be done at once. */
const CONFIDENCE_OF_A_PART = 0.6;

/** The message as a command that means the same whatever was asked. */
export async function readCommandIn(message: MessageContext): Promise<IntentRequest | undefined> {
  const { classifier, limit, text } = message;
  if (!classifier.readCommand) return undefined;
  try {
    const ask = (signal: AbortSignal) => classifier.readCommand?.({ ...toInput(message, text), signal });
    const command = await answerInTime(limit, ask);
    return command && toRequest(message, text, command);
  } catch {
    limit.signal?.throwIfAborted();
    return undefined;
  }
}

/** The message as a request for the intent that it names; the open question of another one is left for it. */
export function readNamed(message: MessageContext): Understanding | undefined {
  const { named, text } = message;
  const { waiting } = message.state;
  if (named === undefined) return undefined;
  const request = toRequest(message, text, { intent: named, confidence: 1, candidates: [] });
  const leaves = waiting?.intentId === named ? null : waiting;
  return request && { kind: 'requests', requests: [request], leaves };
}

/** The message as one request, or as several where each part clearly asks for something else. */
export async function readRequests(message: MessageContext, leaves: Waiting | null): Promise<Understanding> {
  try {
    const parts = splitRequests(message.text);
    const several = parts.length > 1 ? await readParts(message, parts) : undefined;
    if (several) return { kind: 'requests', requests: several, leaves };
    const whole = await classify(message, message.text);
    const request = toRequest(message, message.text, whole);
    if (request) return { kind: 'requests', requests: [request], leaves };
    return { kind: 'unknown', confidence: whole.confidence, failed: false };
  } catch {
    // Whoever has left gets no answer; who asks again is understood then.
    message.limit.signal?.throwIfAborted();
    return { kind: 'unknown', confidence: 0, failed: true };
  }
}

/**
 * Several requests, if the message clearly has them. A part that is none by itself ("It arrived broken.") goes with the one
 * before, or with the one after if it comes first; so does one that asks for the same.
 */
async function readParts(
  message: MessageContext,
  parts: readonly string[],
): Promise<readonly IntentRequest[] | undefined> {
  const spans: { readonly text: string; readonly heard: Classification | undefined }[] = [];
  for (const part of parts) {
    const heard = await classify(message, part);
    const before = spans.at(-1);
    const isRequest = heard.intent !== null && heard.confidence >= CONFIDENCE_OF_A_PART;
    const joins = before && (!isRequest || !before.heard || before.heard.intent === heard.intent);
    if (joins)
      spans[spans.length - 1] = {
        text: `${before.text} ${part}`,
        heard: before.heard ?? (isRequest ? heard : undefined),
      };
    else spans.push({ text: part, heard: isRequest ? heard : undefined });
  }
  const requests = spans.flatMap(({ text, heard }) => (heard && toRequest(message, text, heard)) ?? []);
  const isSeveral = requests.length > 1 && new Set(requests.map(({ intent }) => intent.id)).size === requests.length;
  return isSeveral ? requests : undefined;
}

function classify(message: MessageContext, text: string): Promise<Classification> {
  return answerInTime(message.limit, (signal) => message.classifier.classify({ ...toInput(message, text), signal }));
}

function toInput({ vault, state, eligible }: MessageContext, text: string): ClassifierInput {
  const history = state.history.flatMap(({ role, text: said }) => (role === 'person' ? [] : [{ role, text: said }]));
  return { text: vault.hide(text), sessionId: state.sessionId, history, eligible: eligible.map(({ id }) => id) };
}

function toRequest(
  message: MessageContext,
  text: string,
  { intent: id, confidence, params: read = {} }: Classification,
): IntentRequest | undefined {
  const intent = message.eligible.find((each) => each.id === id);
  if (!intent) return undefined;
  const isRead = Object.keys(read).length > 0 && intent.requiredParams.every((name) => read[name] !== undefined);
  const { values, problems } =
    isRead || Object.keys(intent.params).length === 0
      ? NOTHING_MORE
      : extractParams(intent, text, { today: message.today });
  const hidden = message.vault.hideParams({ ...values, ...read }, intent.redaction.params);
  const carried = BACK.test(text) ? knownFor(intent, message.state.params) : {};
  return { intent, params: { ...defaultsOf(intent), ...carried, ...hidden }, confidence, problems };
}

const NOTHING_MORE = { values: {}, problems: {} };

/** Words that stand for something said before. */
const BACK = /\b(it|its|that one|this one|that order|this order|the same( one)?|the order)\b/i;

/** What "it" and "that one" stand for: names of things that were said before. A number or a yes belongs to its sentence. */
function knownFor(intent: Intent, said: Params): Params {
  const names = intent.requiredParams.filter((name) => typeof said[name] === 'string');
  return Object.fromEntries(names.map((name) => [name, said[name] ?? '']));
}

function defaultsOf({ params }: Intent): Params {
  return Object.fromEntries(
    Object.entries(params).flatMap(([name, { fallback }]) => (fallback === undefined ? [] : [[name, fallback]])),
  );
}
