import { isBlank, isWord } from '../characters.ts';
import { FENCE } from '../json/blanks.ts';
import { readValue, startReading } from '../json/read-value.ts';
import { MAX_ATTEMPTS, Unreadable } from '../json/reading.ts';
import type { Repair } from '../json/repair.ts';
import { readStrict } from '../json/strict.ts';
import type { FormResult, ParsedCall } from '../parsed-action.ts';
import { Scanner } from '../scanner.ts';
import { readCallValue } from './call-object.ts';

/** Blocks of code in these languages may hold a call; in others they show code. */
const LANGUAGES = new Set([
  '',
  'json',
  'json5',
  'jsonc',
  'text',
  'plaintext',
  'tool_call',
  'tool',
  'tool_code',
  'action',
]);

/** A call that had to be mended like this was never written out: it is a template, or its end is missing. */
const FATAL: readonly Repair[] = ['cut-value', 'missing-value', 'ellipsis'];

/**
 * Reads the calls that stand in a text as JSON, whether they are the whole of it or stand amid prose or in code blocks.
 *
 * @returns `undefined` if there is none.
 */
export function readJsonCalls(text: string): FormResult | undefined {
  // What is valid is taken as it stands: guesses about quotes are for what is not.
  const strict = readStrict(text);
  const exact = strict && readCallValue(strict.value);
  if (exact && 'calls' in exact) return { ...exact, repairs: new Set(), thought: '' };
  const scanner = new Scanner(text);
  const calls: ParsedCall[] = [];
  const repairs = new Set<Repair>();
  let other: FormResult | undefined;
  let thoughtEnd: number | undefined;
  const first = firstContent(scanner);
  for (let failures = 0; failures < MAX_ATTEMPTS;) {
    const start = nextBracket(scanner);
    if (start === undefined) break;
    const found = readAt(scanner, start, start === first);
    if (!found) {
      failures += 1;
      continue;
    }
    thoughtEnd ??= start;
    if ('calls' in found.outcome) {
      calls.push(...found.outcome.calls);
      for (const repair of found.repairs) repairs.add(repair);
    } else {
      other ??= found.outcome;
    }
  }
  const thought = textBefore(text, thoughtEnd ?? 0);
  if (calls.length > 0) return { calls, repairs, thought };
  return other && { ...other, thought };
}

/** The prose before a value, without the mark of a code block that is just being opened. */
function textBefore(text: string, end: number): string {
  const fence = text.lastIndexOf(FENCE, end);
  if (fence === -1) return text.slice(0, end);
  const isOpening = [...text.slice(fence + FENCE.length, end)].every((one) => isWord(one) || isBlank(one));
  return text.slice(0, isOpening ? fence : end);
}

/** Moves to the next bracket that is not in a block of code of some other language. */
function nextBracket(scanner: Scanner): number | undefined {
  for (;;) {
    const from = scanner.position;
    const fence = scanner.find(FENCE, from);
    const bracket = Math.min(scanner.find('{', from), scanner.find('[', from));
    if (bracket >= scanner.text.length) return undefined;
    if (fence > bracket) return bracket;
    const start = scanner.skip(isWord, fence + FENCE.length);
    scanner.position = start;
    if (LANGUAGES.has(scanner.text.slice(fence + FENCE.length, start).toLowerCase())) continue;
    const end = scanner.find(FENCE, start);
    scanner.position = Math.min(end + FENCE.length, scanner.text.length);
  }
}

interface FoundCalls {
  readonly outcome: FormResult;
  readonly repairs: ReadonlySet<Repair>;
}

function readAt(scanner: Scanner, start: number, isFirst: boolean): FoundCalls | undefined {
  scanner.position = start;
  const reading = startReading(scanner);
  const { repairs } = reading;
  try {
    const outcome = readCallValue(readValue(reading, 'alone'));
    const isMended = FATAL.some((repair) => repairs.has(repair));
    if (!outcome || ('fault' in outcome && (isMended || !isFirst || !isFenceOnly(scanner)))) return undefined;
    if (!isMended) return { outcome, repairs };
    return repairs.has('ellipsis') ? undefined : { outcome: { fault: 'cut-off' }, repairs };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    scanner.position = Math.max(scanner.position, start + 1);
    return undefined;
  }
}

/** Where a text begins, behind the mark of a code block. */
function firstContent(scanner: Scanner): number {
  const start = scanner.skip(isBlank, 0);
  if (!scanner.startsWith(FENCE, start)) return start;
  return scanner.skip(isBlank, scanner.skip(isWord, start + FENCE.length));
}

/** Whether nothing but blanks and fences comes after what was read. */
function isFenceOnly(scanner: Scanner): boolean {
  return scanner.skip((one) => isBlank(one) || one === '`' || one === ';', scanner.position) >= scanner.text.length;
}

/** A text that begins as JSON does: what it holds is data if it is valid, and else was meant to be a call. */
export function readJsonData(text: string): FormResult | undefined {
  const body = withoutFence(text);
  const scanner = new Scanner(body);
  const next = scanner.at(scanner.skip(isBlank, 1));
  const isJson = body.startsWith('{') || (body.startsWith('[') && '{"'.includes(next));
  if (!isJson) return undefined;
  return readStrict(body) ? { answer: text } : { fault: 'unreadable' };
}

function withoutFence(text: string): string {
  if (!text.startsWith(FENCE)) return text;
  const lineEnd = text.indexOf('\n');
  const start = lineEnd === -1 ? FENCE.length : lineEnd;
  const end = text.endsWith(FENCE) && text.length > start + FENCE.length ? text.length - FENCE.length : text.length;
  return text.slice(start, end).trim();
}
