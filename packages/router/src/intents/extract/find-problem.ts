import type { ParamChecks, ParamRule, ParamValue } from '../intent.ts';
import { safePattern } from '../safe-pattern.ts';
import { spokenName } from '../spoken-name.ts';

/** A parameter of an intent. */
export interface Param {
  readonly name: string;
  readonly rule: ParamRule;
}

/**
 * What is wrong with a value that was read, as a sentence for the customer. It does not repeat the value, which may be
 * personal.
 *
 * @param today - `YYYY-MM-DD`; without it, limits that are `today` are left out.
 */
export function findProblem({ name, rule }: Param, value: ParamValue, today?: string): string | undefined {
  const { validate } = rule;
  const limit =
    typeof value === 'string'
      ? (textLimit(validate, value) ?? dayLimit(validate, value, today))
      : numberLimit(validate, value);
  if (limit !== undefined) return `The ${spokenName(name)} must ${limit}.`;
  if (typeof value !== 'string' || validate.matches === undefined) return undefined;
  // What is wrong a pattern could tell only to its author.
  return safePattern(validate.matches).matchesWhole(value)
    ? undefined
    : `That does not look like a valid ${spokenName(name)}.`;
}

function numberLimit({ min, max }: ParamChecks, value: number | boolean): string | undefined {
  if (min !== undefined && Number(value) < min) return `be at least ${min}`;
  return max !== undefined && Number(value) > max ? `be at most ${max}` : undefined;
}

function textLimit({ minLength, maxLength }: ParamChecks, value: string): string | undefined {
  if (minLength === undefined && maxLength === undefined) return undefined;
  const length = [...value].length;
  if (minLength !== undefined && length < minLength) return `have at least ${charactersOf(minLength)}`;
  return maxLength !== undefined && length > maxLength ? `have at most ${charactersOf(maxLength)}` : undefined;
}

/** Dates written as `YYYY-MM-DD` are in the order of the calendar. */
function dayLimit(checks: ParamChecks, value: string, today: string | undefined): string | undefined {
  const [earliest, latest] = [checks.earliest, checks.latest].map((limit) => (limit === 'today' ? today : limit));
  if (earliest !== undefined && value < earliest) return `be ${earliest} or later`;
  return latest !== undefined && value > latest ? `be ${latest} or earlier` : undefined;
}

function charactersOf(count: number): string {
  return `${count} ${count === 1 ? 'character' : 'characters'}`;
}
