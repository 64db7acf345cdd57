import { ORDINALS, Phrases, readYesNo, type Votes } from '@wayfarer/archon/grammar';
import { readAssent } from '@wayfarer/language';
import { hasProposal } from '@wayfarer/planner';
import { parseReading } from '@wayfarer/replanner';

import type { TripState } from '../core.ts';

/** An intent of the chat in exact words. */
export interface ChatCommand {
  readonly intent: string;
  /** `exact`: it means the same whatever is open, and speaks of no place. */
  readonly params: Readonly<Record<string, string | number | true>>;
}

/**
 * A message that is nothing but a command, in the words of SEED_DETAILS A9 and of the buttons. Options can be chosen by
 * chat while there are any; the words of a trip under way are commands only once a plan is chosen.
 *
 * @returns `undefined` for anything else, which is then read by the brain.
 * @throws {BadReadingError} for a level or a delay that cannot be.
 */
export function findCommand(text: string, state: TripState): ChatCommand | undefined {
  const before = known.get(state);
  if (before?.text === text) return before.command;
  const command = readCommand(text, state);
  known.set(state, { text, command });
  return command;
}

/** What was read last in a state: a message is asked about at the door, and again when it is understood. */
const known = new WeakMap<TripState, { readonly text: string; readonly command: ChatCommand | undefined }>();

function readCommand(text: string, state: TripState): ChatCommand | undefined {
  const { planning, journey } = state;
  const words = text
    .trim()
    .toLowerCase()
    .replace(/[.!]+$/, '')
    .split(/\s+/);
  const [verb = '', value = '', ...rest] = words;
  const picked = journey?.pending && !hasProposal(planning) ? readPick(text) : undefined;
  if (picked !== undefined) return toCommand('replace', { choice: 'replace', n: picked });
  if (rest.length > 0) return journey ? readAnswer(text, state) : undefined;
  if (planning.options.length > 0 && ['option', 'choose', 'select'].includes(verb) && isNumber(value)) {
    return toCommand('choose_option', { option: Number(value) });
  }
  return journey ? (readTripCommand(verb, value) ?? readAnswer(text, state)) : undefined;
}

function readTripCommand(verb: string, value: string): ChatCommand | undefined {
  switch (verb) {
    case 'crowd':
    case 'traffic':
      return isNumber(value) ? toReport(verb, { level: Number(value) }) : undefined;
    case 'weather':
      return isWeather(value) ? toCommand('report_weather', { kind: verb, weather: value }) : undefined;
    case 'delay':
      return isNumber(value) ? toReport(verb, { late: Number(value) }) : undefined;
    case 'closed':
      return value === '' ? toCommand('report_closed', { kind: verb }) : undefined;
    case 'wait':
    case 'skip':
    case 'keep':
      return value === '' ? toCommand(verb, { choice: verb }) : undefined;
    case 'replace':
      return value === '' || isNumber(value)
        ? toCommand(verb, { choice: verb, n: value === '' ? 1 : Number(value) })
        : undefined;
    case 'undo':
      return value === '' ? toCommand(verb) : undefined;
    default:
      return undefined;
  }
}

function toCommand(intent: string, params: Readonly<Record<string, string | number>> = {}): ChatCommand {
  return { intent, params: { ...params, exact: true } };
}

/** @throws {BadReadingError} */
function toReport(kind: string, params: Readonly<Record<string, number>>): ChatCommand {
  parseReading({ kind, value: Object.values(params)[0] });
  return toCommand(`report_${kind}`, { kind, ...params });
}

const PICK = new RegExp(
  String.raw`^(?:(?:ok|okay|yes),? )?(?:(?:take|choose|let's (?:take|do|go (?:with|for))|we(?:'ll)? take|i(?:'ll)? take|swap it for|replace it (?:by|with)|go (?:with|for)) )?(?:the )?(?:(?:alternative|option|number) )?(?:(${ORDINALS.join('|')})|([1-5])(?:st|nd|rd|th))(?: (?:one|alternative|option|place))?(?: (?:please|then|instead))*[.!]*$`,
);

/** The alternative that is named by its place in the list: "the second one please". */
function readPick(text: string): number | undefined {
  const [, word, digit] = PICK.exec(text.trim().toLowerCase()) ?? [];
  if (digit !== undefined) return Number(digit);
  return word === undefined ? undefined : ORDINALS.indexOf(word) + 1;
}

/** What refuses a change of the plan, beside a plain no. */
const KEEPS_THE_PLAN: Votes = [
  ['no', new Phrases('reject|keep my plan|keep the plan|leave it|leave it as it is|forget it|cancel that')],
];

/** A yes or no to a change of the plan; "approve" and "reject" answer the open decision as well. */
function readAnswer(text: string, { planning }: TripState): ChatCommand | undefined {
  const words = text
    .trim()
    .toLowerCase()
    .replace(/[.!]+$/, '');
  if (words === 'approve' || words === 'approved' || words === 'i approve') return toCommand('approve');
  if (words === 'reject') return toCommand('reject');
  if (!hasProposal(planning)) return undefined;
  if (readYesNo(text, KEEPS_THE_PLAN) === 'no') return toCommand('reject');
  return readAssent(text) === 'yes' ? toCommand('approve') : undefined;
}

function isNumber(text: string): boolean {
  return /^\d{1,3}%?$/.test(text) && !text.endsWith('%');
}

function isWeather(value: string): boolean {
  try {
    parseReading({ kind: 'weather', value });
    return true;
  } catch {
    return false;
  }
}
