import { isRuledOut } from '../../grammar/negation.ts';
import type { Intent, ParamValue } from '../intent.ts';
import type { Param } from './find-problem.ts';
import { findInMessage, theOnly } from './find-values.ts';
import { readByPatterns } from './read-by-patterns.ts';
import { type Reading, type ReadingContext, settle } from './reading.ts';

/** What a message says for the parameters of an intent. */
export interface Extraction {
  /** Values that pass their checks. Defaults are not among them: the message does not say them. */
  readonly values: Readonly<Record<string, ParamValue>>;
  /** What is wrong with what was said for a parameter, as a sentence for the customer; a parameter has this or a value. */
  readonly problems: Readonly<Record<string, string>>;
}

/**
 * Reads the parameters of an intent from a message: by their patterns or, without any, by the form of their type, if the
 * message holds just one such value.
 *
 * @example
 * extractParams(intent, 'Refund ORD-1001, $20', { today: '2027-05-03' }).values; // { order_id: 'ORD-1001', amount: 20 }
 */
export function extractParams(intent: Intent, text: string, context: ReadingContext): Extraction {
  const values: Record<string, ParamValue> = {};
  const problems: Record<string, string> = {};
  for (const [name, rule] of Object.entries(intent.params)) {
    const reading = readParam({ name, rule }, text, context);
    if (reading?.value !== undefined) values[name] = reading.value;
    else if (reading) problems[name] = reading.problem;
  }
  return { values, problems };
}

function readParam(param: Param, text: string, context: ReadingContext): Reading | undefined {
  if (param.rule.patterns.length > 0) return readByPatterns(param, text, context);
  const meant = findInMessage(param, text, context).filter(({ index }) => !isRuledOut(text, index));
  const found = theOnly(meant);
  return found && settle(param, found, context);
}
