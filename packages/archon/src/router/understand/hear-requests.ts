import type { Classification } from '../classifier/index.ts';
import type { Params, Waiting } from '../conversation/session-state.ts';
import { extractParams, type Intent, splitRequests } from '../intents/index.ts';
import type { Hearing } from './hearing.ts';
import { refersBack } from './refers-back.ts';
import type { IntentRequest, Understanding } from './understanding.ts';

/** Confidence that a part of a message needs to count as a request of its own: what it asks for may be done at once. */
const CONFIDENCE_OF_A_PART = 0.6;

/** The message as one request, or as several where each part clearly asks for something else. */
export async function hearRequests(hearing: Hearing, leaves: Waiting | null): Promise<Understanding> {
  try {
    const parts = splitRequests(hearing.text);
    const several = parts.length > 1 ? await hearParts(hearing, parts) : undefined;
    if (several) return { kind: 'requests', requests: several, leaves };
    const whole = await classify(hearing, hearing.text);
    const request = toRequest(hearing, hearing.text, whole);
    if (request) return { kind: 'requests', requests: [request], leaves };
    return { kind: 'unknown', confidence: whole.confidence, failed: false };
  } catch {
    return { kind: 'unknown', confidence: 0, failed: true };
  }
}

/**
 * Several requests, if the message clearly has them. A part that is none by itself ("It arrived broken.") goes with the one
 * before, or with the one after if it comes first; so does one that asks for the same.
 */
async function hearParts(hearing: Hearing, parts: readonly string[]): Promise<readonly IntentRequest[] | undefined> {
  const spans: { readonly text: string; readonly heard: Classification | undefined }[] = [];
  for (const part of parts) {
    const heard = await classify(hearing, part);
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
  const requests = spans.flatMap(({ text, heard }) => (heard && toRequest(hearing, text, heard)) ?? []);
  const isSeveral = requests.length > 1 && new Set(requests.map(({ intent }) => intent.id)).size === requests.length;
  return isSeveral ? requests : undefined;
}

async function classify({ vault, state, eligible, classifier }: Hearing, text: string): Promise<Classification> {
  const ids = eligible.map(({ id }) => id);
  const history = state.history.flatMap(({ role, text: said }) => (role === 'person' ? [] : [{ role, text: said }]));
  return classifier.classify({ text: vault.hide(text), history, eligible: ids });
}

function toRequest(
  hearing: Hearing,
  text: string,
  { intent: id, confidence }: Classification,
): IntentRequest | undefined {
  const intent = hearing.eligible.find((each) => each.id === id);
  if (!intent) return undefined;
  const { values, problems } = extractParams(intent, text, { today: hearing.today });
  const hidden = hearing.vault.hideParams(values, intent.redaction.params);
  const carried = refersBack(text) ? knownFor(intent, hearing.state.params) : {};
  return { intent, params: { ...defaultsOf(intent), ...carried, ...hidden }, confidence, problems };
}

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
