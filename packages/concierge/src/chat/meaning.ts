import type { RouterToolCall } from '@wayfarer/archon/router';
import type { Gazetteer } from '@wayfarer/planner';
import {
  type Journey,
  listStopsAhead,
  minutesLate,
  parseReading,
  READING_KINDS,
  type ReadingKind,
  type Verb,
  VERBS,
} from '@wayfarer/replanner';
import type { VisitId } from '@wayfarer/trip';
import { minute } from '@wayfarer/trip/clock';

import type { TripCommand, TripState } from '../core.ts';
import { readFix, readRelease } from './appointment.ts';
import { LOOKS } from './look.ts';
import { findKind, findMentioned } from './mention.ts';
import { type Delay, readDelay } from './read-delay.ts';

/** A tool that a message calls for, as far as that can be told without the trip. */
export type ChatCall = Pick<RouterToolCall, 'tool' | 'params'>;

/** What a call means for the trip as it stands: a command, or no more than an answer. */
export type Meaning = { readonly command: TripCommand } | { readonly reply: string };

/** What was said, and the trip that it speaks of. */
export interface Said {
  readonly text: string;
  readonly gazetteer: Gazetteer;
}

/** @returns `undefined`: the planner's brain reads the message itself. */
export function meaningOf(call: ChatCall, state: TripState, { text, gazetteer }: Said): Meaning | undefined {
  if (isLook(call.tool)) return { reply: LOOKS[call.tool](state, text) };
  const { journey } = state;
  // The words of a command name no place.
  const said = { text: call.params['exact'] === true ? '' : text, journey, gazetteer };
  const command = commandOf(call, said);
  if (command) return unknownIn(call, said) ?? { command };
  if (!journey) return undefined;
  if (call.tool === 'release_visit') return readRelease({ text, journey, gazetteer });
  // The time may be the answer to a question about what was said before.
  const first = String(call.params['said'] ?? text);
  return call.tool === 'fix_visit'
    ? readFix({ text: first, journey, gazetteer }, String(call.params['time']))
    : undefined;
}

function isLook(tool: string): tool is keyof typeof LOOKS {
  return Object.hasOwn(LOOKS, tool);
}

interface SaidOnTheWay extends Said {
  readonly journey: Journey | null;
}

function commandOf({ tool, params }: ChatCall, said: SaidOnTheWay): TripCommand | undefined {
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

function reportOf({ kind, level, weather, late }: ChatCall['params'], said: SaidOnTheWay): TripCommand {
  const known = READING_KINDS.find((one): one is ReadingKind => one === kind) ?? 'closed';
  const value = late === undefined ? (level ?? weather) : minutesOf(late, said);
  const visit = known === 'weather' ? undefined : mentionedIn(said);
  return {
    type: 'report',
    reading: parseReading({ kind: known, ...(value === undefined ? {} : { value }), ...(visit && { visit }) }),
  };
}

function minutesOf(late: string | number | boolean, { text, journey }: SaidOnTheWay): number {
  if (typeof late === 'number') return late;
  const delay = readDelay(text) ?? readDelay(String(late));
  return delay && journey ? toMinutesLate(delay, journey) : 0;
}

/** Nobody says what time it is more than this long before they should be somewhere. */
const EARLY_MINUTES = 120;

/** How late for the next stop somebody is who says so. An hour that may be of the morning or of the afternoon is the first that can be meant. */
function toMinutesLate(delay: Delay, journey: Journey): number {
  if ('minutes' in delay) return delay.minutes;
  const { cursor } = journey;
  const [next] = listStopsAhead(journey);
  const planned = next ? next.visit.arrive - EARLY_MINUTES : 0;
  const earliest = next?.date === cursor.date ? Math.min(cursor.time, planned) : planned;
  const isAfternoon = !delay.isSure && delay.now < earliest;
  return minutesLate(journey, isAfternoon ? minute(delay.now + 12 * 60) : delay.now);
}

function mentionedIn({ text, journey, gazetteer }: SaidOnTheWay): VisitId | undefined {
  return journey && text !== '' ? findMentioned(text, journey, gazetteer)?.visit.id : undefined;
}

/** Who wants to skip what nobody asked about would rather not go there: then it is asked about. */
function decideOf({ choice, n, exact }: ChatCall['params'], said: SaidOnTheWay): TripCommand {
  const verb = VERBS.find((one): one is Verb => one === choice) ?? 'keep';
  const visit = mentionedIn(said);
  const pending = said.journey?.pending;
  if (verb === 'skip' && exact !== true && (!pending || (visit && visit !== pending.visit)))
    return { type: 'report', reading: parseReading({ kind: 'unwanted', ...(visit && { visit }) }) };
  return { type: 'decide', choice: verb, ...(n === undefined ? {} : { n: Number(n) }) };
}

/** What to ask when a report speaks of a kind of place that is not ahead: it is not about just any other one. */
function unknownIn({ tool, params }: ChatCall, said: SaidOnTheWay): Meaning | undefined {
  if (!said.journey || (tool !== 'report_reading' && params['choice'] !== 'skip')) return undefined;
  if (params['kind'] === 'weather' || mentionedIn(said) !== undefined) return undefined;
  const kind = findKind(said.text);
  return kind === undefined
    ? undefined
    : { reply: `No ${kind} lies ahead of you in the plan. Which place do you mean, by its name?` };
}
