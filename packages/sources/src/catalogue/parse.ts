import type { z } from 'zod';

import { type JsonPath, lineOfPath } from './line-of-path.ts';
import { DEEPEST, lineOfExcess } from './nesting.ts';
import { findUnprintable, toPrintable } from './unprintable.ts';

/** A file of a catalogue folder, by its name without the folder. */
export interface CatalogueText {
  readonly name: string;
  readonly text: string;
}

/** Something in a catalogue that does not hold. */
export interface Fault {
  readonly file: string;
  /** Counted from 1; missing where the fault is with the file as a whole. */
  readonly line?: number;
  /** Where in the file, e.g. `sights.3.hours`; empty for the file as a whole. */
  readonly path: string;
  /** What was expected and what was got. */
  readonly message: string;
}

export type Parsed<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly faults: readonly Fault[] };

/** Reads one file by a schema; every fault says where it is and what was expected. */
export function parseFile<Value>(file: CatalogueText, schema: z.ZodType<Value>): Parsed<Value> {
  const line = lineOfExcess(file.text);
  if (line !== undefined) {
    const message = `expected lists and objects at most ${DEEPEST} deep`;
    return { ok: false, faults: [{ file: file.name, line, path: '', message }] };
  }
  let json: unknown;
  try {
    json = JSON.parse(file.text);
  } catch (error) {
    return { ok: false, faults: [noJson(file, error)] };
  }
  const odd = findUnprintable(file.text, json);
  if (odd) {
    const message = `expected text without control characters, line breaks and marks of direction, got ${quote(odd.text)}`;
    return { ok: false, faults: [faultAt(file, odd.path, message)] };
  }
  const result = schema.safeParse(json);
  if (result.success) return { ok: true, value: result.data };
  return { ok: false, faults: result.error.issues.map((issue) => faultAt(file, issue.path, describe(issue, json))) };
}

function noJson({ name, text }: CatalogueText, error: unknown): Fault {
  const reason = error instanceof Error ? error.message : String(error);
  const at = /at position (\d+)/.exec(reason)?.[1];
  // The parser tells no place of an end that comes too early.
  const line = text.slice(0, at === undefined ? text.length : Number(at)).split('\n').length;
  return { file: name, line, path: '', message: `expected JSON: ${toPrintable(reason)}` };
}

/** A fault of the value at `path` of that file. */
export function faultAt(file: CatalogueText, path: JsonPath, message: string): Fault {
  return { file: file.name, line: lineOfPath(file.text, path), path: path.map(String).join('.'), message };
}

/** `kyoto.json:31 at sights.3.hours: expected …`, for people. */
export function formatFault({ file, line, path, message }: Fault): string {
  return toPrintable(`${file}${line === undefined ? '' : `:${line}`}${path === '' ? '' : ` at ${path}`}: ${message}`);
}

/** Who sees so many faults mends those first. */
const MOST_TOLD = 50;

/** Thrown when a catalogue is loaded that does not hold. */
export class CatalogueError extends Error {
  override readonly name = 'CatalogueError';
  readonly code = 'invalid-catalogue';
  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    const more = faults.length > MOST_TOLD ? [`… and ${faults.length - MOST_TOLD} faults more.`] : [];
    super([...faults.slice(0, MOST_TOLD).map(formatFault), ...more].join('\n'));
    this.faults = faults;
  }
}

function describe(issue: z.core.$ZodIssue, json: unknown): string {
  const got = valueAt(json, issue.path);
  if (issue.code === 'unrecognized_keys') return `expected no field called ${issue.keys.map(quote).join(', ')}`;
  const expected = issue.message.startsWith('expected ')
    ? issue.message
    : lowerFirst(issue.message.replace(/^Invalid \w+: /, ''));
  return `${expected.replace(/, received \w+$/, '')}, got ${got === undefined ? 'nothing' : quote(got)}`;
}

function valueAt(json: unknown, path: JsonPath): unknown {
  return path.reduce((value: unknown, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key], json);
}

const LONGEST_QUOTE = 80;

function quote(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
