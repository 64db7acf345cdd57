import { isBlank } from '../characters.ts';
import { readStrict } from '../json/strict.ts';
import type { FormResult, ParsedCall } from '../parsed-action.ts';
import { repairJson } from '../repair-json.ts';
import { Scanner } from '../scanner.ts';
import { cleanName } from './call-object.ts';

/** How a call begins that is written in elements, and how it ends. */
export const CALL_ELEMENTS: readonly (readonly [open: string, close: string])[] = [
  ['<function=', '</function>'],
  ['<function name=', '</function>'],
  ['<invoke name=', '</invoke>'],
];

const ARGUMENT_ELEMENTS: readonly (readonly [open: string, close: string])[] = [
  ['<parameter=', '</parameter>'],
  ['<parameter name=', '</parameter>'],
  ['<param name=', '</param>'],
];

/**
 * Reads calls written in elements: `<function=f><parameter=a>1</parameter></function>`, `<invoke name="f">…</invoke>`,
 * `<function=f>{"a": 1}</function>`.
 *
 * @returns `undefined` if there is none.
 */
export function readElements(text: string): FormResult | undefined {
  const scanner = new Scanner(text);
  const calls: ParsedCall[] = [];
  for (;;) {
    const element = nextElement(scanner, CALL_ELEMENTS);
    if (!element) break;
    const input = readArguments(element.body);
    if (element.name === '') return { fault: 'no-name' };
    if (input === undefined) return { fault: 'unreadable' };
    if (!element.isClosed) return { fault: 'cut-off' };
    calls.push({ tool: element.name, arguments: input });
  }
  return calls.length > 0 ? { calls } : undefined;
}

/** `f <arg_key>a</arg_key><arg_value>1</arg_value>`: a name, then keys and values in turn. */
export function readKeyElements(text: string, isClosed: boolean): FormResult | undefined {
  const scanner = new Scanner(text);
  const first = scanner.find('<arg_key>', 0);
  const tool = cleanName(text.slice(0, first));
  if (first >= text.length || tool === '') return undefined;
  if (!isClosed) return { fault: 'cut-off' };
  const entries: (readonly [string, unknown])[] = [];
  for (;;) {
    const key = between(scanner, '<arg_key>', '</arg_key>');
    if (key === undefined) break;
    const value = between(scanner, '<arg_value>', '</arg_value>');
    if (value === undefined) return { fault: 'cut-off' };
    entries.push([key.trim(), toValue(value)]);
  }
  return { calls: [{ tool, arguments: Object.fromEntries(entries) }] };
}

interface Element {
  readonly name: string;
  readonly body: string;
  readonly isClosed: boolean;
}

function nextElement(scanner: Scanner, kinds: typeof CALL_ELEMENTS): Element | undefined {
  const { text } = scanner;
  const starts = kinds.map(([open]) => scanner.find(open, scanner.position));
  const start = Math.min(...starts);
  const kind = kinds[starts.indexOf(start)];
  if (!kind || start >= text.length) return undefined;
  const [open, close] = kind;
  const nameEnd = scanner.find('>', start + open.length);
  const end = scanner.find(close, nameEnd);
  scanner.position = Math.min(end + close.length, text.length);
  const name = cleanName(text.slice(start + open.length, nameEnd));
  return { name, body: text.slice(nameEnd + 1, end), isClosed: end < text.length };
}

function readArguments(body: string): unknown {
  const scanner = new Scanner(body);
  const first = scanner.at(scanner.skip(isBlank, 0));
  if (first === '') return {};
  if (first === '{') {
    const json = repairJson(body);
    return json.ok ? json.value : undefined;
  }
  const entries: (readonly [string, unknown])[] = [];
  for (;;) {
    const element = nextElement(scanner, ARGUMENT_ELEMENTS);
    if (!element) break;
    entries.push([element.name, toValue(element.body)]);
  }
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/** Text between elements is JSON where it happens to be valid, and else a text. */
function toValue(body: string): unknown {
  const text = body.trim();
  const strict = readStrict(text);
  return strict ? strict.value : text;
}

function between(scanner: Scanner, open: string, close: string): string | undefined {
  const start = scanner.find(open, scanner.position);
  if (start >= scanner.text.length) return undefined;
  const end = scanner.find(close, start);
  scanner.position = Math.min(end + close.length, scanner.text.length);
  return end < scanner.text.length ? scanner.text.slice(start + open.length, end) : undefined;
}
