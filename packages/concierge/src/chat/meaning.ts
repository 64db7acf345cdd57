import { extractParams, type IntentsRegistry, type RouterToolCall } from '@wayfarer/archon/router';
import type { Gazetteer } from '@wayfarer/planner';
import { type Journey, parseReading, READING_KINDS, type ReadingKind, type Verb, VERBS } from '@wayfarer/replanner';
import type { VisitId } from '@wayfarer/trip';

import type { TripCommand } from '../core.ts';
import { findMentioned } from './mention.ts';
import { readDelay } from './read-delay.ts';
import { toMinutesLate } from './to-minutes-late.ts';

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
  if (params['kind'] === 'delay') return readDelay(text) === undefined ? rule.ask : undefined;
  const isSaid =
    rule.type === 'number' ? /\d/.test(text) : extractParams(intent, text, { today }).values[needed] !== undefined;
  return isSaid ? undefined : rule.ask;
}

/** The message of a call, and the trip it speaks of. */
export interface Said {
  readonly text: string;
  readonly journey: Journey | null;
  readonly gazetteer: Gazetteer;
}

/** What a call of a tool means for the trip; `undefined`: the planner's brain reads the message itself. */
export function meaningOf(
  { tool, params }: Pick<RouterToolCall, 'tool' | 'params'>,
  said: Said,
): TripCommand | undefined {
  switch (tool) {
    case 'select_option':
      return { type: 'select', option: Number(params['option']) };
    case 'report_reading':
      return reportOf(params, said);
    case 'decide':
      return decideOf(params, said);
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

function reportOf({ kind, level, weather, late }: RouterToolCall['params'], said: Said): TripCommand {
  const known = READING_KINDS.find((one): one is ReadingKind => one === kind) ?? 'closed';
  const value = late === undefined ? (level ?? weather) : minutesOf(String(late), said);
  const visit = known === 'weather' ? undefined : mentionedIn(said);
  return {
    type: 'report',
    reading: parseReading({ kind: known, ...(value === undefined ? {} : { value }), ...(visit && { visit }) }),
  };
}

function minutesOf(late: string, { text, journey }: Said): number {
  const delay = readDelay(text) ?? readDelay(late);
  return delay && journey ? toMinutesLate(delay, journey) : 0;
}

function mentionedIn({ text, journey, gazetteer }: Said): VisitId | undefined {
  return journey ? findMentioned(text, journey, gazetteer)?.visit.id : undefined;
}

/** Who wants to skip what nobody asked about would rather not go there: then it is asked about. */
function decideOf({ choice, n }: RouterToolCall['params'], said: Said): TripCommand {
  const verb = VERBS.find((one): one is Verb => one === choice) ?? 'keep';
  const visit = mentionedIn(said);
  const pending = said.journey?.pending;
  if (verb === 'skip' && (!pending || (visit && visit !== pending.visit)))
    return { type: 'report', reading: parseReading({ kind: 'unwanted', ...(visit && { visit }) }) };
  return { type: 'decide', choice: verb, ...(n === undefined ? {} : { n: Number(n) }) };
}
