import type { z } from 'zod';

/** One thing that is wrong with a request. */
export interface RequestIssue {
  /** Where, e.g. `body.kind`; `body` alone for the whole. */
  readonly path: string;
  readonly expected: string;
  /** The value that came, as JSON, cut to a readable length; `nothing` when there is none. */
  readonly got: string;
}

/** A request that does not have the shape the route asks for. Says where, what came and what was wanted. */
export class BadRequestError extends Error {
  override readonly name = 'BadRequestError';
  readonly code = 'bad-request';
  readonly issues: readonly RequestIssue[];

  constructor(issues: readonly RequestIssue[]) {
    super(issues.map(({ path, expected, got }) => `At ${path}: expected ${expected}, got ${got}.`).join(' '));
    this.issues = issues;
  }
}

/** What the validator calls the parts of a request, in the words of the person who sends one. */
const PARTS: Readonly<Record<string, string>> = { json: 'body', param: 'path' };

/**
 * Sentences for what a schema found.
 *
 * @param target - Part of the request, as Hono names it: `json`, `header`, `query`, `param`.
 * @param data - What came.
 */
export function toBadRequest(target: string, data: unknown, issues: readonly z.core.$ZodIssue[]): BadRequestError {
  const part = PARTS[target] ?? target;
  return new BadRequestError(issues.flatMap(closestBranch).map((issue) => toRequestIssue(part, data, issue)));
}

function toRequestIssue(part: string, data: unknown, issue: z.core.$ZodIssue): RequestIssue {
  const path = [part, ...issue.path.map(String)].join('.');
  return { path, expected: expectationOf(issue), got: show(valueAt(data, issue.path)) };
}

/** Of several shapes that would do, the one that the sender came closest to; for a tie, all of them in one issue. */
function closestBranch(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const branches = issue.errors.toSorted((left, right) => left.length - right.length);
  const [best = [], second = []] = branches;
  const isScalar = issue.errors.every((branch) =>
    branch.every(({ code, path }) => code === 'invalid_type' && path.length === 0),
  );
  if (isScalar || (best.length === second.length && best.length > 1)) return [issue];
  return best.flatMap((inner) => closestBranch({ ...inner, path: [...issue.path, ...inner.path] }));
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  int: 'a whole number',
  object: 'an object',
  array: 'a list',
  boolean: 'true or false',
};

function expectationOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return TYPES[issue.expected] ?? issue.expected;
    case 'invalid_value':
      return issue.values.length === 1 ? show(issue.values[0]) : `one of ${issue.values.map(show).join(', ')}`;
    case 'too_small':
      return `at least ${issue.minimum}${issue.origin === 'string' ? ` character${issue.minimum === 1 ? '' : 's'}` : ''}`;
    case 'too_big':
      return `at most ${issue.maximum}${issue.origin === 'string' ? ' characters' : ''}`;
    case 'unrecognized_keys':
      return `no ${issue.keys.map(show).join(', ')}`;
    case 'invalid_union':
      return [...new Set(issue.errors.flatMap((branch) => branch.map(expectationOf)))].join(' or ');
    default:
      return issue.message.replace(/^expected /, '');
  }
}

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key], data);
}

const LONGEST_SHOWN = 80;

/** Nothing that is deeper or wider than this would be shown anyway, and `JSON.stringify` gives up on depth. */
const DEEPEST_SHOWN = 8;
const WIDEST_SHOWN = LONGEST_SHOWN;

/** The value as JSON, cut to a readable length. */
export function show(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = typeof value === 'bigint' ? String(value) : JSON.stringify(abridge(value, DEEPEST_SHOWN));
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN).toWellFormed()}…` : text;
}

/** The value as far as it can be shown. */
function abridge(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (depth === 0) return '…';
  if (Array.isArray(value)) return value.slice(0, WIDEST_SHOWN).map((item) => abridge(item, depth - 1));
  const entries = Object.entries(value).slice(0, WIDEST_SHOWN);
  return Object.fromEntries(entries.map(([key, item]) => [key, abridge(item, depth - 1)]));
}
