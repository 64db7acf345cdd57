import type { ModelReply, ToolCall } from '../model/model.ts';

/** Deeper arguments are not called with: no tool asks for them. */
const MAX_DEPTH = 200;

/**
 * A reply as the log can keep it, whatever a model says: half a surrogate pair, which JSON may spell, becomes a replacement
 * character in what is said; arguments with one, without end or without bottom are kept as text in a list.
 */
export function plainReply(reply: ModelReply): ModelReply {
  const { text, refusal, toolCalls, providerParts } = reply;
  const isPlain =
    text.isWellFormed() &&
    refusal?.isWellFormed() !== false &&
    (toolCalls ?? []).every((call) => plainArguments(call) === call) &&
    isPlainJson(providerParts ?? []);
  if (isPlain) return reply;
  const { providerParts: parts, ...rest } = reply;
  return {
    ...rest,
    text: text.toWellFormed(),
    ...(refusal !== undefined && { refusal: refusal.toWellFormed() }),
    ...(toolCalls && { toolCalls: toolCalls.map(plainArguments) }),
    ...(isPlainJson(parts) && { providerParts: parts }),
  };
}

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
  return Object.entries(value).every(([name, item]) => name.isWellFormed() && isPlainJson(item, depth + 1));
}
