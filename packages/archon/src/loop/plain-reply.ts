import { formatValue } from '../format-value.ts';
import { finishReasonOf } from '../model/finish-reason.ts';
import { ModelError } from '../model/model-error.ts';
import type { ModelReply, ToolCall } from '../model/model.ts';

/** Deeper arguments are not called with: no tool asks for them. */
const MAX_DEPTH = 200;

/**
 * A reply as the log can keep it, whatever a model says: half a surrogate pair, which JSON may spell, becomes a replacement
 * character in what is said; arguments with one, without end or without bottom are kept as text in a list. What is not
 * ours is left out, and a word that we do not have for its end is read.
 *
 * @throws {ModelError} if it is no reply.
 */
export function plainReply(reply: ModelReply, model: string): ModelReply {
  assertReply(reply, model);
  const { text, refusal, toolCalls, providerParts, finishReason, usage, responseId, model: by } = reply;
  const isPlain =
    Object.keys(reply).every((name) => NAMES.has(name)) &&
    text.isWellFormed() &&
    (toolCalls ?? []).every((call) => plainCall(call) === call) &&
    (finishReason === undefined || finishReasonOf(finishReason) === finishReason) &&
    isPlainJson([refusal, usage, responseId, by, providerParts].filter((part) => part !== undefined));
  if (isPlain) return reply;
  return {
    text: text.toWellFormed(),
    ...(toolCalls && { toolCalls: toolCalls.map(plainCall) }),
    ...(finishReason !== undefined && { finishReason: finishReasonOf(finishReason) }),
    ...(refusal !== undefined && { refusal: refusal.toWellFormed() }),
    ...(usage && { usage }),
    ...(providerParts && isPlainJson(providerParts) && { providerParts }),
    ...(responseId !== undefined && { responseId: responseId.toWellFormed() }),
    ...(by !== undefined && { model: by.toWellFormed() }),
  };
}

const NAMES: ReadonlySet<string> = new Set<keyof ModelReply>([
  'text',
  'toolCalls',
  'finishReason',
  'refusal',
  'usage',
  'providerParts',
  'responseId',
  'model',
]);

/** A model of one's own, in plain JavaScript, may hand over what its server said. */
function assertReply(reply: unknown, model: string): void {
  const { text, toolCalls, finishReason, refusal, responseId, model: by } = (reply ?? {}) as Record<string, unknown>;
  const areTexts = [finishReason, refusal, responseId, by].every((one) => one === undefined || typeof one === 'string');
  const isReply = typeof text === 'string' && areTexts && (toolCalls === undefined || isCallList(toolCalls));
  if (isReply) return;
  const message = `Expected a reply such as { text: 'Hello.' } or { text: '', toolCalls: [{ id: 'a', name: 'add', arguments: {} }] } of "${model}", got ${formatValue(reply)}.`;
  throw new ModelError(message, { model, fault: 'unreadable' });
}

function isCallList(calls: unknown): boolean {
  return (
    Array.isArray(calls) &&
    calls.every((call: unknown) => {
      const { id, name } = (call ?? {}) as Record<string, unknown>;
      return typeof id === 'string' && typeof name === 'string';
    })
  );
}

function plainCall(call: ToolCall): ToolCall {
  const { id, name } = call;
  const sound = plainArguments(call);
  const isPlain = id.isWellFormed() && name.isWellFormed() && Object.keys(call).every((key) => CALL_NAMES.has(key));
  if (isPlain) return sound;
  return { id: id.toWellFormed(), name: name.toWellFormed(), arguments: sound.arguments };
}

const CALL_NAMES: ReadonlySet<string> = new Set<keyof ToolCall>(['id', 'name', 'arguments']);

/** A call whose arguments the log can keep; in a list they fit the schema of no tool, and nobody reads them again. */
export function plainArguments<Call extends Pick<ToolCall, 'arguments'>>(call: Call): Call {
  const args = call.arguments;
  if (typeof args === 'string') return args.isWellFormed() ? call : { ...call, arguments: args.toWellFormed() };
  return isPlainJson(args) ? call : { ...call, arguments: [textOf(args)] };
}

/** JSON spells halves of pairs out, and so is well-formed itself. */
function textOf(args: unknown): string {
  try {
    return JSON.stringify(args) ?? '';
  } catch {
    return Object.prototype.toString.call(args);
  }
}

function isPlainJson(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return value.isWellFormed();
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object') return typeof value === 'boolean' || value === undefined;
  if (value === null) return true;
  if (depth >= MAX_DEPTH) return false;
  if (Array.isArray(value)) return value.every((item) => item !== undefined && isPlainJson(item, depth + 1));
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== null && prototype !== Object.prototype) return false;
  return Object.entries(value).every(([name, item]) => name.isWellFormed() && isPlainJson(item, depth + 1));
}
