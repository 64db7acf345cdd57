import { parseIsoDate } from '../grammar/dates/calendar.ts';
import { findProblem } from '../intents/extract/find-problem.ts';
import type { Intent, ParamRule, ParamValue } from '../intents/intent.ts';
import { safePattern } from '../intents/safe-pattern.ts';
import { PLACEHOLDER } from '../redaction/placeholders.ts';

/** What a model is told of the parameters of an intent: `amount: "money"`, `size: ["small", "large"]`. */
export function describeParams({ params }: Intent): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(params).map(([name, { type, choices }]) => [name, type === 'choice' ? Object.keys(choices) : type]),
  );
}

/**
 * Those parameters that a model has read from a message and that can be believed: of the right form, within the checks of the intent,
 * and said. A text or a number has to stand in the message; what stands for a personal value is left to patterns, which see the value.
 *
 * @param read - As the model wrote it.
 */
export function soundParams({ params }: Intent, read: unknown, text: string): Readonly<Record<string, ParamValue>> {
  if (typeof read !== 'object' || read === null) return {};
  const said = Object.entries(read as Readonly<Record<string, unknown>>).flatMap(([name, value]) => {
    const rule = Object.hasOwn(params, name) ? params[name] : undefined;
    const isSound = rule && isOfType(rule, value) && isSaid(rule, value, text) && !findProblem({ name, rule }, value);
    return isSound ? [[name, value] as const] : [];
  });
  return Object.fromEntries(said);
}

function isOfType({ type, choices }: ParamRule, value: unknown): value is ParamValue {
  switch (type) {
    case 'number':
    case 'money':
      return typeof value === 'number' && Number.isFinite(value);
    case 'boolean':
      return typeof value === 'boolean';
    case 'date':
      return typeof value === 'string' && parseIsoDate(value) !== undefined;
    case 'choice':
      return typeof value === 'string' && Object.hasOwn(choices, value);
    case 'text':
    case 'email':
      return typeof value === 'string' && value.trim() !== '';
  }
}

/** Days, choices and truths are said in words of many kinds; anything else is repeated, or made up. */
function isSaid({ type, patterns }: ParamRule, value: ParamValue, text: string): boolean {
  if (typeof value === 'number') return figuresIn(text).includes(value);
  if (typeof value === 'boolean' || type === 'date' || type === 'choice') return true;
  if (patterns.length > 0 && !patterns.some((pattern) => safePattern(pattern).matchesWhole(value))) return false;
  return !value.match(PLACEHOLDER) && text.toLowerCase().includes(value.toLowerCase());
}

function figuresIn(text: string): readonly number[] {
  const plain = text.replaceAll(/(?<=\d),(?=\d{3}\b)/g, '');
  return Array.from(plain.matchAll(/-?\d+(?:\.\d+)?/g), ([figure]) => Number(figure));
}
