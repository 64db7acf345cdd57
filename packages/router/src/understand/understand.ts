import type { Params, Waiting } from '../conversation/session-state.ts';
import type { Intent, ParamValue } from '../intents/index.ts';
import {
  asksForPerson,
  extractAnswer,
  extractParams,
  isCorrection,
  isNeverMind,
  isNo,
  isYes,
} from '../intents/slots.ts';
import type { MessageContext } from './message-context.ts';
import { readCommandIn, readNamed, readRequests } from './read-requests.ts';
import type { IntentRequest, Understanding } from './understanding.ts';

/** Words beyond the answer itself from which a reply may be a request of its own. */
const WORDS_OF_A_REQUEST = 3;
/** Confidence that a message needs to be taken for another request while a question is open. */
const CONFIDENCE_TO_SWITCH = 0.5;
/** The same where any words answer the question: people tell there what a request would be about, "my order came too late". */
const CONFIDENCE_TO_LEAVE_FREE_TEXT = 0.95;

/** What a message means, given what was said before it. */
export async function understand(message: MessageContext): Promise<Understanding> {
  const { text, state } = message;
  const named = readNamed(message);
  if (named) return named;
  if (asksForPerson(text)) return { kind: 'person', reason: 'asked-for' };
  if (state.offersPerson && isYes(text)) return { kind: 'person', reason: 'offer-accepted' };
  const asked = findAsked(message);
  if (asked && isNeverMind(text)) return { kind: 'left', waiting: asked.waiting };
  if (state.offersPerson && isNo(text)) return { kind: 'offer-declined' };
  if (asked) return readReply(message, asked);
  return readCorrection(message) ?? readRequests(message, null);
}

interface Asked {
  readonly waiting: Waiting;
  readonly intent: Intent;
}

/** The open question, if its intent is still on offer. */
function findAsked({ state: { waiting }, eligible }: MessageContext): Asked | undefined {
  const intent = waiting && eligible.find(({ id }) => id === waiting.intentId);
  return waiting && intent ? { waiting, intent } : undefined;
}

/** A message while a question is open: an answer, a correction of something said before, another request, or neither. */
async function readReply(message: MessageContext, asked: Asked): Promise<Understanding> {
  const { waiting, intent } = asked;
  const said = extractParams(intent, message.text, { today: message.today });
  const rule = intent.params[waiting.param];
  const answer = rule && extractAnswer(rule, message.text, { name: waiting.param, today: message.today });
  // "Sorry, I meant billing" corrects what was said before; it is not the free text that was asked for.
  const corrects = rule?.whole === true && isCorrection(message.text) && Object.keys(said.values).length > 0;
  const answered = !corrects && answer?.value !== undefined;
  const found = { ...said.values, ...(answered && { [waiting.param]: answer.value }) };
  const problem = answer?.problem ?? said.problems[waiting.param];
  const command = await readCommandIn(message);
  // One that could be an answer as well ("replace 1") ends the question; after any other it is put again.
  if (command) return { kind: 'requests', requests: [command], leaves: Object.keys(found).length > 0 ? null : waiting };
  const isWhole = rule?.whole === true && said.values[waiting.param] === undefined;
  if (isWhole || Object.keys(found).length === 0 || wordsBeyond(message.text, found) >= WORDS_OF_A_REQUEST) {
    const bar = isWhole && answered ? CONFIDENCE_TO_LEAVE_FREE_TEXT : CONFIDENCE_TO_SWITCH;
    const other = await readOther(message, asked, bar);
    if (other) return other;
  }
  if (Object.keys(found).length === 0) return { kind: 'unanswered', waiting, intent, problem: problem ?? null };
  return { kind: 'requests', leaves: null, requests: [fillIn(message, asked, { found, problems: said.problems })] };
}

function fillIn(
  { vault }: MessageContext,
  { waiting, intent }: Asked,
  { found, problems }: { found: Params; problems: Readonly<Record<string, string>> },
): IntentRequest {
  const hidden = vault.hideParams(found, intent.redaction.params);
  const corrected = Object.keys(hidden).filter(
    (name) => waiting.params[name] !== undefined && waiting.params[name] !== hidden[name],
  );
  return {
    intent,
    params: { ...waiting.params, ...hidden },
    because: corrected.length > 0 ? 'correction' : 'answer',
    ...(corrected.length > 0 && { corrected }),
    problems,
  };
}

/** The message as a request for something else than what is being asked about, of at least the confidence `bar`. */
async function readOther(message: MessageContext, { waiting }: Asked, bar: number): Promise<Understanding | undefined> {
  const heard = await readRequests(message, waiting);
  if (heard.kind !== 'requests') return undefined;
  const isOther = heard.requests.every(
    ({ intent, confidence = 0 }) => intent.id !== waiting.intentId && confidence >= bar,
  );
  return isOther ? heard : undefined;
}

/** "No, I meant ORD-2": the last request again, with what is different now. */
function readCorrection(message: MessageContext): Understanding | undefined {
  const { text, state, eligible, vault, today } = message;
  const intent = eligible.find(({ id }) => id === state.lastIntentId);
  if (!intent || !isCorrection(text)) return undefined;
  const { values, problems } = extractParams(intent, text, { today });
  const hidden = vault.hideParams(values, intent.redaction.params);
  const corrected = Object.keys(hidden).filter((name) => hidden[name] !== state.slots[name]);
  if (corrected.length === 0) return undefined;
  const request: IntentRequest = {
    intent,
    params: { ...state.slots, ...hidden },
    because: 'correction',
    corrected,
    problems,
  };
  return { kind: 'requests', leaves: null, requests: [request] };
}

function wordsBeyond(text: string, found: Readonly<Record<string, ParamValue>>): number {
  const words = (written: string): number => written.split(/\s+/).filter(Boolean).length;
  return words(text) - Object.values(found).reduce<number>((sum, value) => sum + words(String(value)), 0);
}
