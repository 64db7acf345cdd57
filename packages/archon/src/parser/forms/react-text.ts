import { isBlank, isDigit, isNamePart, isQuote, isSpace } from '../characters.ts';
import { FENCE } from '../json/blanks.ts';
import type { Repair } from '../json/repair.ts';
import type { FormResult, ParsedCall } from '../parsed-action.ts';
import { repairJson } from '../repair-json.ts';
import { Scanner } from '../scanner.ts';
import { cleanName, isFinalName } from './call-object.ts';
import { readJsonCalls } from './json-calls.ts';
import { readPythonCalls } from './python-call.ts';
import { startsTag } from './tagged-calls.ts';

type Label = 'thought' | 'action' | 'action input' | 'observation' | 'final answer';

const LABELS: readonly Label[] = ['action input', 'final answer', 'observation', 'thought', 'action'];

const FINAL = 'Final Answer:';
const ACTION = 'Action:';

/** Labels in the middle of a line that are tried; prose that says the word more often is no action. */
const MAX_LABELS = 20;

/** A part of the text, from its label at the beginning of a line to the next one. */
interface Section {
  readonly label: Label;
  /** Where the line of the label begins. */
  readonly start: number;
  /** Where the label ends and the body begins. */
  readonly end: number;
  readonly body: string;
}

/**
 * Reads the text protocol: `Thought:`, `Action:` with JSON or with a name and an `Action Input:`, `Final Answer:`.
 *
 * What a model writes after an `Observation:` of its own making is not read.
 *
 * @returns `undefined` if the text has no part that acts or answers.
 */
export function readReactText(text: string): FormResult | undefined {
  const sections = split(text);
  const first = sections.findIndex(({ label }) => label !== 'thought' && label !== 'observation');
  const begin = sections[first];
  if (!begin || startsOtherForm(text.slice(0, begin.start))) return undefined;
  const thought = withoutLabel(text.slice(0, begin.start));
  if (begin.label === 'final answer') {
    const next = sections.find(({ label }, index) => index > first && isNamedAction(label, sections[index + 1]));
    return { answer: text.slice(begin.end, next?.start).trim(), thought };
  }
  const stop = sections.findIndex(({ label }, index) => index > first && label === 'observation');
  const acting = sections.slice(first, stop === -1 ? undefined : stop);
  return { ...readActions(acting), thought };
}

/**
 * `Thought: I need a sum. Action: {…}` on one line: the last label from which an action can be read. To be tried after
 * {@link readReactText}, for prose may speak of actions.
 */
export function readOneLine(text: string): FormResult | undefined {
  const [first] = split(text);
  if (first?.label !== 'thought' || text.slice(0, first.start).trim() !== '') return undefined;
  const scanner = new Scanner(text);
  for (let from = first.end, tries = 0; tries < MAX_LABELS; tries++) {
    const place = scanner.find(ACTION, from);
    if (place >= text.length) return undefined;
    from = place + ACTION.length;
    const outcome = readWholeAction(text.slice(from));
    if ('calls' in outcome) return { ...outcome, thought: text.slice(first.end, place).trim() };
  }
  return undefined;
}

/** A text that begins with a label of the protocol, and then neither acts nor answers on a line of its own. */
export function readThoughtOnly(text: string): FormResult | undefined {
  const [first] = split(text);
  if (first === undefined || text.slice(0, first.start).trim() !== '') return undefined;
  const index = text.indexOf(FINAL);
  if (index !== -1)
    return { answer: text.slice(index + FINAL.length).trim(), thought: withoutLabel(text.slice(0, index)) };
  return { fault: 'no-action', thought: withoutLabel(text) };
}

/** A call in JSON or between tags has begun before the label, which stands in a text that the call holds. */
function startsOtherForm(before: string): boolean {
  return startsTag(before.trimStart()) || hasOpenObject(before);
}

function hasOpenObject(text: string): boolean {
  const scanner = new Scanner(text);
  let depth = 0;
  for (let index = scanner.find('{', 0); index < text.length; index += 1) {
    const character = scanner.at(index);
    if (character === '{' && (depth > 0 || isQuote(scanner.at(scanner.skip(isBlank, index + 1))))) depth += 1;
    else if (character === '}' && depth > 0) depth -= 1;
  }
  return depth > 0;
}

/** A whole action after the answer is no part of it; the word alone may be. */
function isNamedAction(label: Label, next: Section | undefined): boolean {
  return label === 'action' && next?.label === 'action input';
}

function readActions(sections: readonly Section[]): FormResult {
  const calls: ParsedCall[] = [];
  const repairs = new Set<Repair>();
  for (const [index, { label, body }] of sections.entries()) {
    if (label === 'action input') {
      if (sections[index - 1]?.label !== 'action') return { fault: 'no-name' };
      continue;
    }
    if (label === 'final answer') return calls.length > 0 ? { fault: 'action-and-final' } : { answer: body.trim() };
    if (label !== 'action' || isNothing(body)) continue;
    const input = sections[index + 1]?.label === 'action input' ? sections[index + 1]?.body : undefined;
    // A text that ends right there may have been going to say more.
    if (input?.trim() === '' && index + 2 === sections.length) return { fault: 'no-input' };
    const outcome = input === undefined ? readWholeAction(body) : readNamed(body, input);
    if (!('calls' in outcome)) return outcome;
    calls.push(...outcome.calls);
    for (const repair of outcome.repairs ?? []) repairs.add(repair);
  }
  return calls.length > 0 ? { calls, repairs } : { fault: 'no-action' };
}

/** `Action:` with everything in it: JSON, a Python call, or `Search[apples]`. */
function readWholeAction(body: string): FormResult {
  const text = body.trim();
  const json = readJsonCalls(text);
  if (json) return json;
  const [line = ''] = text.split('\n', 1);
  const calls = readPythonCalls(text) ?? readPythonCalls(line);
  if (calls) return { calls };
  const short = readShort(line.trimEnd());
  if (short) return short;
  if (text.includes('{')) return { fault: 'unreadable' };
  return cleanName(text) === '' ? { fault: 'no-name' } : { fault: 'no-input' };
}

/** `Search[apples]` and `search("apples")`: a name and one unnamed input. */
function readShort(line: string): FormResult | undefined {
  const scanner = new Scanner(line);
  const nameEnd = scanner.skip(isNamePart, 0);
  const brackets = `${scanner.at(nameEnd)}${line.at(-1) ?? ''}`;
  if (nameEnd === 0 || (brackets !== '[]' && brackets !== '()')) return undefined;
  const tool = line.slice(0, nameEnd);
  const input = line.slice(nameEnd + 1, -1);
  if (tool.toLowerCase() === 'finish') return { answer: input };
  return { calls: [{ tool, arguments: readInput(input, new Set()) }] };
}

/** `Action:` with a name, and its `Action Input:`. */
function readNamed(body: string, input: string): FormResult {
  const [line = ''] = body.trim().split('\n', 1);
  const tool = cleanName(line);
  if (tool === '') return { fault: 'no-name' };
  const repairs = new Set<Repair>();
  if (isFinalName(tool)) return { answer: input.trim() };
  return { calls: [{ tool, arguments: readInput(input, repairs) }], repairs };
}

/** An input is JSON if it looks so and can be read; otherwise it is the text itself. */
function readInput(input: string, repairs: Set<Repair>): unknown {
  const text = input.trim();
  if (text === '') return {};
  const first = text[0] ?? '';
  const isQuoted = '"\'`\u201c\u2018'.includes(first) && !text.startsWith(FENCE);
  if (!isQuoted && !'{[`'.includes(first) && !text.startsWith('/*') && !text.startsWith('//')) return text;
  const json = repairJson(text);
  if (!json.ok) return text;
  if (isQuoted ? typeof json.value !== 'string' : typeof json.value !== 'object') return text;
  if (first === '[' && json.repairs.includes('unquoted-text')) return text;
  for (const repair of json.repairs) repairs.add(repair);
  if (hasOpenFence(text)) repairs.add('cut-off');
  return json.value;
}

/** An input in a block of code goes on up to the end of the block. */
function hasOpenFence(text: string): boolean {
  return text.startsWith(FENCE) && !text.includes(FENCE, FENCE.length);
}

function isNothing(body: string): boolean {
  return ['none', 'n/a', 'no action', 'nothing'].includes(cleanName(body).toLowerCase().replace(/\.$/, ''));
}

function withoutLabel(text: string): string {
  const [first] = split(text);
  return first?.label === 'thought' && text.slice(0, first.start).trim() === ''
    ? text.slice(first.end).trim()
    : text.trim();
}

function split(text: string): readonly Section[] {
  const scanner = new Scanner(text);
  const marks: { readonly label: Label; readonly start: number; readonly end: number }[] = [];
  for (let line = 0; line < text.length; line = scanner.find('\n', line) + 1) {
    const mark = readLabel(scanner, line);
    if (mark) {
      marks.push({ ...mark, start: line });
      const inline = mark.label === 'action' ? inlineInput(scanner, mark.end) : undefined;
      if (inline !== undefined)
        marks.push({ label: 'action input', start: inline, end: inline + 'Action Input:'.length });
    }
  }
  return marks.map(({ label, start, end }, index) => ({
    label,
    start,
    end,
    body: text.slice(end, marks[index + 1]?.start),
  }));
}

/** `Action: search Action Input: …` on one line. */
function inlineInput(scanner: Scanner, from: number): number | undefined {
  const index = scanner.find('Action Input:', from);
  return index < scanner.find('\n', from) ? index : undefined;
}

/** A label at the beginning of a line, with markdown around it and perhaps a number: `**Action 2:**`. */
function readLabel(scanner: Scanner, line: number): { readonly label: Label; readonly end: number } | undefined {
  const start = scanner.skip((one) => isSpace(one) || '*#>-_'.includes(one), line);
  const label = LABELS.find((name) => scanner.text.slice(start, start + name.length).toLowerCase() === name);
  if (label === undefined) return undefined;
  let end = scanner.skip((one) => isDigit(one) || one === ' ' || one === '*' || one === '_', start + label.length);
  if (label === 'action' && scanner.text.slice(end, end + 5).toLowerCase() === 'input') {
    end = scanner.skip((one) => isDigit(one) || one === ' ' || one === '*' || one === '_', end + 5);
    return isColon(scanner.at(end)) ? { label: 'action input', end: skipBold(scanner, end + 1) } : undefined;
  }
  return isColon(scanner.at(end)) ? { label, end: skipBold(scanner, end + 1) } : undefined;
}

function isColon(character: string): boolean {
  return character === ':' || character === '\uff1a';
}

function skipBold(scanner: Scanner, from: number): number {
  return scanner.skip((one) => one === '*', from);
}
