import { isNamePart } from '../characters.ts';
import { FENCE } from '../json/blanks.ts';
import type { Repair } from '../json/repair.ts';
import type { FormResult, ParsedCall } from '../parsed-action.ts';
import { repairJson } from '../repair-json.ts';
import { Scanner } from '../scanner.ts';
import { withoutNamespace } from './call-object.ts';
import { CALL_ELEMENTS, readElements, readKeyElements } from './elements.ts';
import { readJsonCalls } from './json-calls.ts';
import { readPythonCalls } from './python-call.ts';

/** What models put around calls. An empty end: up to the next beginning, or to the end of the text. */
const TAGS: readonly (readonly [open: string, close: string])[] = [
  ['<tool_call>', '</tool_call>'],
  ['<tool_calls>', '</tool_calls>'],
  ['<toolcall>', '</toolcall>'],
  ['<TOOLCALL>', '</TOOLCALL>'],
  ['<tool_use>', '</tool_use>'],
  ['<function_call>', '</function_call>'],
  ['<function_calls>', '</function_calls>'],
  ['<functioncall>', '</functioncall>'],
  ['<action>', '</action>'],
  ['<|tool_call|>', '<|/tool_call|>'],
  ['<|tool_call>', '<tool_call|>'],
  ['<|tool_call_start|>', '<|tool_call_end|>'],
  ['<|tool_call_begin|>', '<|tool_call_end|>'],
  ['<|python_start|>', '<|python_end|>'],
  ['<|python_tag|>', '<|eom_id|>'],
  ['<|action_start|>', '<|action_end|>'],
  ['<|START_ACTION|>', '<|END_ACTION|>'],
  ['<\uff5ctool\u2581call\u2581begin\uff5c>', '<\uff5ctool\u2581call\u2581end\uff5c>'],
  ['[TOOL_REQUEST]', '[END_TOOL_REQUEST]'],
  ['[TOOL_CALLS]', ''],
];

/**
 * Reads the calls that stand between tags, whatever their form: JSON, Python, elements, or a name before its arguments.
 *
 * @returns `undefined` if there is no tag, or none with anything like a call behind it.
 */
export function readTaggedCalls(text: string): FormResult | undefined {
  const scanner = new Scanner(text);
  const calls: ParsedCall[] = [];
  const repairs = new Set<Repair>();
  let thought: string | undefined;
  for (;;) {
    const block = nextBlock(scanner);
    if (!block) break;
    const outcome = readBlock(block);
    if (!outcome) continue;
    thought ??= text.slice(0, block.start);
    if (!('calls' in outcome)) return { ...outcome, thought };
    calls.push(...outcome.calls);
    for (const repair of outcome.repairs ?? []) repairs.add(repair);
  }
  return calls.length > 0 ? { calls, repairs, thought: thought ?? '' } : undefined;
}

/** Whether a text begins with a tag that opens a call. */
export function startsTag(text: string): boolean {
  return [...TAGS, ...CALL_ELEMENTS].some(([open]) => text.startsWith(open));
}

interface Block {
  readonly start: number;
  readonly body: string;
  /** Whether its end was found, where its kind has one. */
  readonly isClosed: boolean;
}

function nextBlock(scanner: Scanner): Block | undefined {
  const { text } = scanner;
  const kinds = [...TAGS, ...CALL_ELEMENTS];
  const starts = kinds.map(([open]) => scanner.find(open, scanner.position));
  const start = Math.min(...starts);
  const kind = kinds[starts.indexOf(start)];
  if (!kind || start >= text.length) return undefined;
  const [open, close] = kind;
  const from = start + open.length;
  const end = scanner.find(close || open, from);
  scanner.position = close === '' ? end : Math.min(end + close.length, text.length);
  // An element is part of the call it begins.
  const isElement = CALL_ELEMENTS.includes(kind);
  const body = isElement ? text.slice(start, scanner.position) : text.slice(from, end);
  return { start, body, isClosed: close === '' || end < text.length };
}

function readBlock({ body, isClosed }: Block): FormResult | undefined {
  const text = body.trim();
  const outcome =
    readElements(text) ??
    readJsonCalls(text) ??
    readPython(text) ??
    readKeyElements(text, isClosed) ??
    readNamed(text, isClosed);
  if (outcome && 'calls' in outcome && !isClosed && new Set(outcome.repairs).has('cut-off'))
    return { fault: 'cut-off' };
  if (outcome) return outcome;
  if (text.startsWith('{') || text.startsWith('[')) return { fault: isClosed ? 'unreadable' : 'cut-off' };
  // A tag that is only talked about has no end, or nothing in it.
  return isClosed && text.includes('{') ? { fault: 'unreadable' } : undefined;
}

function readPython(text: string): FormResult | undefined {
  const calls = readPythonCalls(text);
  return calls && { calls };
}

/** `search {"q": 1}`, with marks between the two that differ from model to model; more may follow up to the closing tag. */
function readNamed(text: string, isClosed: boolean): FormResult | undefined {
  const bracket = text.indexOf('{');
  if (bracket <= 0) return undefined;
  const parts = namesIn(text.slice(0, bracket));
  const tool = withoutNamespace(parts.at(-1) ?? '');
  if (tool === '' || ![...tool].every(isNamePart)) return undefined;
  const json = repairJson(text.slice(bracket));
  if (!json.ok) return { fault: 'unreadable' };
  if (!isClosed || json.repairs.includes('cut-value')) return { fault: 'cut-off' };
  return { calls: [{ tool, arguments: json.value }], repairs: json.repairs };
}

/** The words before the arguments, without `<…>`, `[ARGS]` and the mark of a code block. */
function namesIn(text: string): readonly string[] {
  const plain: string[] = [];
  let isMark = false;
  for (const character of text.replaceAll('[ARGS]', '\n').replaceAll(`${FENCE}json`, '\n').replaceAll(FENCE, '\n')) {
    if (character === '<') isMark = true;
    plain.push(isMark ? '\n' : character);
    if (character === '>') isMark = false;
  }
  return plain
    .join('')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
