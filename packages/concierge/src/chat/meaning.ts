import { extractParams, type IntentsRegistry, type RouterToolCall } from '@wayfarer/archon/router';
import { parseReading, READING_KINDS, type ReadingKind, type Verb, VERBS } from '@wayfarer/replanner';

import type { TripCommand } from '../core.ts';

/**
 * What to ask when a reading would be taken from earlier words: "it is crowded" does not mean that it is as full as the
 * last time. `undefined` when the message itself says it.
 */
export function missingIn(
  { tool, params }: Pick<RouterToolCall, 'tool' | 'params'>,
  { text, intents, today }: { readonly text: string; readonly intents: IntentsRegistry; readonly today: string },
): string | undefined {
  if (tool !== 'report_reading') return undefined;
  const intent = intents.find(`report_${String(params['kind'])}`);
  const [needed] = intent?.requiredParams ?? [];
  const rule = needed === undefined ? undefined : intent?.params[needed];
  if (!intent || needed === undefined || !rule) return undefined;
  const isSaid =
    rule.type === 'number' ? /\d/.test(text) : extractParams(intent, text, { today }).values[needed] !== undefined;
  return isSaid ? undefined : rule.ask;
}

/** What a call of a tool means for the trip; `undefined`: the planner's brain reads the message itself. */
export function meaningOf({ tool, params }: Pick<RouterToolCall, 'tool' | 'params'>): TripCommand | undefined {
  switch (tool) {
    case 'select_option':
      return { type: 'select', option: Number(params['option']) };
    case 'report_reading':
      return reportOf(params);
    case 'decide':
      return decideOf(params);
    case 'approve':
      return { type: 'approve' };
    case 'reject_change':
      return { type: 'reject' };
    case 'undo':
      return { type: 'undo' };
    default:
      return undefined;
  }
}

function reportOf({ kind, level, weather }: RouterToolCall['params']): TripCommand {
  const known = READING_KINDS.find((one): one is ReadingKind => one === kind) ?? 'closed';
  const value = level ?? weather;
  return { type: 'report', reading: parseReading({ kind: known, ...(value === undefined ? {} : { value }) }) };
}

function decideOf({ choice, n }: RouterToolCall['params']): TripCommand {
  const verb = VERBS.find((one): one is Verb => one === choice) ?? 'keep';
  return { type: 'decide', choice: verb, ...(n === undefined ? {} : { n: Number(n) }) };
}
