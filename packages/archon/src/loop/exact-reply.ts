import type { ParsedAction, ParsedCall } from '../parser/parsed-action.ts';

/** What is found in replies that want a closer look. */
const OTHER_FORMS = /action|answer:|observation:|thought:|think|[`<|]/i;

/**
 * Reads a reply that keeps to the text protocol to the letter: perhaps a thought, then an action in strict JSON or a final
 * answer. Most replies do, and need nothing mended; this takes a fraction of the time of the parser that mends.
 *
 * @returns `undefined` for any other reply, whatever is wrong with it.
 */
export function readExactReply(text: string): ParsedAction | undefined {
  const body = text.trim();
  const start = body.startsWith('Thought:') ? 'Thought:'.length : 0;
  const action = placeOf(body, 'Action:');
  const place = action === -1 ? placeOf(body, 'Final Answer:') : action;
  if (place === -1 || (start === 0 && place > 0)) return undefined;
  const thought = body.slice(start, place).trim();
  if (OTHER_FORMS.test(thought)) return undefined;
  if (action !== -1) return readCalls(body.slice(place + 'Action:'.length), thought);
  const answer = body.slice(place + 'Final Answer:'.length).trim();
  return answer === '' || OTHER_FORMS.test(answer) ? undefined : { kind: 'final', answer, thought };
}

/** Where a line begins with `label`; -1 if none does. */
function placeOf(body: string, label: string): number {
  if (body.startsWith(label)) return 0;
  const place = body.indexOf(`\n${label}`);
  return place === -1 ? -1 : place + 1;
}

function readCalls(text: string, thought: string): ParsedAction | undefined {
  const value = strictJson(text);
  if (isCall(value)) return { kind: 'action', ...value, thought, repairs: [] };
  if (!Array.isArray(value) || value.length < 2 || !value.every(isCall)) return undefined;
  return { kind: 'actions', calls: value, thought, repairs: [] };
}

function strictJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Just a tool and its arguments, under just these names. */
function isCall(value: unknown): value is ParsedCall {
  if (typeof value !== 'object' || value === null || Object.keys(value).length !== 2) return false;
  const { tool, arguments: args } = value as Partial<ParsedCall>;
  return typeof tool === 'string' && tool !== '' && typeof args === 'object' && args !== null;
}
