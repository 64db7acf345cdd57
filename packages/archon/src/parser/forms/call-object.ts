import { isDigit } from '../characters.ts';
import type { FormResult, ParsedCall } from '../parsed-action.ts';
import { repairJson } from '../repair-json.ts';

const TOOL_KEYS = ['tool', 'tool_name', 'toolName', 'name', 'action', 'function', 'function_name', 'recipient_name'];
const ARGUMENT_KEYS = [
  'arguments',
  'args',
  'parameters',
  'params',
  'input',
  'action_input',
  'tool_input',
  'kwargs',
  'tool_args',
];
const LIST_KEYS = ['tool_calls', 'function_calls', 'calls', 'actions', 'tool_uses'];
const WRAPPER_KEYS = ['function', 'function_call', 'tool_call', 'action', 'tool', 'call'];
/** What may stand beside the tool and its arguments without making the object something else. */
const COMPANION_KEYS = new Set(['id', 'type', 'call_id', 'index', 'thought', 'thoughts', 'reason', 'reasoning']);

/** `{"action": "final", "answer": "68"}`. */
const FINAL_ACTIONS = new Set(['final', 'final answer', 'final_answer', 'finish', 'answer']);

/**
 * Reads a JSON value as calls: an object that names a tool and gives its arguments, in the words of any of the usual
 * protocols, or a list of such objects. Half a call is a fault; anything else is data.
 *
 * @returns `undefined` for data.
 */
export function readCallValue(value: unknown): FormResult | undefined {
  return Array.isArray(value) ? readCallList(value) : readCallObject(value);
}

function readCallList(values: readonly unknown[]): FormResult | undefined {
  const outcomes = values.map(readCallObject);
  const calls: ParsedCall[] = [];
  for (const outcome of outcomes) {
    if (outcome && 'calls' in outcome) calls.push(...outcome.calls);
  }
  const other = outcomes.find((outcome) => outcome === undefined || !('calls' in outcome));
  if (calls.length > 0 && calls.length < values.length)
    return { fault: 'unreadable', detail: 'not every item is a call' };
  if (calls.length > 0) return { calls };
  return values.length === 1 ? other : undefined;
}

function readCallObject(value: unknown): FormResult | undefined {
  if (!isObject(value)) return undefined;
  for (const key of LIST_KEYS) {
    if (Array.isArray(value[key])) return readCallList(value[key]);
  }
  const tool = TOOL_KEYS.find((key) => typeof value[key] === 'string');
  const input = ARGUMENT_KEYS.find((key) => Object.hasOwn(value, key));
  if (tool === undefined) {
    const wrapper = WRAPPER_KEYS.find((key) => isObject(value[key]));
    if (wrapper !== undefined) return readCallObject(value[wrapper]);
    if (typeof value['final_answer'] === 'string') return { answer: value['final_answer'] };
    return input !== undefined && isAlone(value, input) ? { fault: 'no-name' } : undefined;
  }
  const name = withoutNamespace(cleanName(value[tool] as string));
  if (tool === 'action' && FINAL_ACTIONS.has(name.toLowerCase()) && value['answer'] !== undefined)
    return { answer: textOf(value['answer']) };
  if (input === undefined) return isAlone(value, tool) ? { fault: 'no-input', detail: name } : undefined;
  if (isDefinition(value, value[input])) return undefined;
  if (name === '') return { fault: 'no-name' };
  return toOutcome(name, value[input]);
}

/** A named tool with its input; the tool named `Final Answer` is the answer. */
function toOutcome(name: string, input: unknown): FormResult {
  if (isFinalName(name)) return { answer: textOf(input) };
  return { calls: [{ tool: name, arguments: toArguments(input) }] };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The name without the marks that models put around names: `**search**`, `` `search` ``, `"search"`. */
export function cleanName(text: string): string {
  const marks = '*`"\'_ \t\r\n';
  let start = 0;
  let end = text.length;
  while (start < end && marks.includes(text[start] ?? '') && text[start] !== '_') start += 1;
  while (end > start && marks.includes(text[end - 1] ?? '') && text[end - 1] !== '_') end -= 1;
  return text.slice(start, end);
}

/** `functions.search:0` is how some models call `search`. */
export function withoutNamespace(name: string): string {
  const plain = name.startsWith('functions.') ? name.slice('functions.'.length) : name;
  const colon = plain.lastIndexOf(':');
  const isCounted = colon > 0 && colon < plain.length - 1 && [...plain.slice(colon + 1)].every(isDigit);
  return isCounted ? plain.slice(0, colon) : plain;
}

/** As in the text protocol. A tool called `final_answer` is a tool. */
export function isFinalName(name: string): boolean {
  return name.toLowerCase() === 'final answer';
}

/** OpenAI sends arguments as JSON in a string. */
function toArguments(input: unknown): unknown {
  if (typeof input !== 'string' || !input.trimStart().startsWith('{')) return input;
  const inner = repairJson(input);
  return inner.ok && isObject(inner.value) && !inner.repairs.includes('missing-value') ? inner.value : input;
}

/** A tool that is described, not called: its parameters are a JSON schema. */
function isDefinition(value: Record<string, unknown>, input: unknown): boolean {
  if (!isObject(input)) return false;
  return (
    (input['type'] === 'object' && isObject(input['properties'])) || '$schema' in input || isDescribed(value, input)
  );
}

function isDescribed(value: Record<string, unknown>, input: Record<string, unknown>): boolean {
  const parts = Object.values(input);
  return typeof value['description'] === 'string' && parts.every((part) => isObject(part) && 'type' in part);
}

function isAlone(value: Record<string, unknown>, key: string): boolean {
  return Object.keys(value).every((other) => other === key || COMPANION_KEYS.has(other) || TOOL_KEYS.includes(other));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
