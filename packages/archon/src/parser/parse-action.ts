import { readHarmony } from './forms/harmony.ts';
import { readJsonCalls, readJsonData } from './forms/json-calls.ts';
import { readPythonCalls, startsPythonList } from './forms/python-call.ts';
import { readOneLine, readReactText, readThoughtOnly } from './forms/react-text.ts';
import { readTaggedCalls } from './forms/tagged-calls.ts';
import { type FormResult, type ParsedAction, toParsedAction } from './parsed-action.ts';
import { withoutThinking } from './thinking.ts';

/** One way of writing actions. */
type Form = (text: string) => FormResult | undefined;

/** In order of precedence: the first form that finds something decides. */
const FORMS: readonly Form[] = [
  readHarmony,
  readReactText,
  readOneLine,
  readTaggedCalls,
  readPython,
  readJsonCalls,
  readJsonData,
  readThoughtOnly,
];

/**
 * Reads what a model wants to do next from its text.
 *
 * A call is found only where the text holds one in an explicit form, with a tool and its arguments: the text protocol
 * (`Thought:`, `Action:`, `Action Input:`, `Final Answer:`), JSON under the usual names, alone, in prose, in code blocks or
 * between tags, Python calls, or channels. A text without any of these is the final answer.
 *
 * @returns Never throws: what cannot be read is `kind: 'error'`, with a message to send back to the model. Takes time in
 *   proportion to the length of `text`.
 *
 * @example
 * parseAction('Thought: add them\nAction: {"tool": "calculator", "arguments": {"expression": "2+2"}}');
 * // { kind: 'action', tool: 'calculator', arguments: { expression: '2+2' }, thought: 'add them', repairs: [] }
 */
export function parseAction(text: string): ParsedAction {
  const { thinking, text: body, isCut } = withoutThinking(withoutEndMarks(text.trim()));
  if (body === '')
    return toParsedAction({ fault: thinking === '' ? 'empty' : isCut ? 'cut-off' : 'no-action', thought: thinking });
  const outcome = readForms(body);
  return toParsedAction({ ...outcome, thought: `${thinking}\n${outcome.thought ?? ''}` });
}

/** What stands in the block of code that is meant to be run: ```` ```tool_code ````. */
function codeOf(text: string): string | undefined {
  const mark = '```tool_code';
  const start = text.indexOf(mark);
  if (start === -1) return undefined;
  const end = text.indexOf('```', start + mark.length);
  return text.slice(start + mark.length, end === -1 ? undefined : end);
}

/** What some servers leave at the end of a reply. */
const END_MARKS = ['<|im_end|>', '<|eot_id|>', '<|eom_id|>', '<|endoftext|>', '<|return|>', '<|end|>', '</s>'];

function withoutEndMarks(text: string): string {
  const mark = END_MARKS.find((one) => text.endsWith(one));
  return mark === undefined ? text : text.slice(0, -mark.length).trim();
}

function readForms(text: string): FormResult {
  for (const form of FORMS) {
    const outcome = form(text);
    if (outcome) return outcome;
  }
  return { answer: text, isPlain: true };
}

/** A list of calls, or a call that is all there is; a bare `name()` may be an answer about code. */
function readPython(text: string): FormResult | undefined {
  const code = codeOf(text);
  if (code !== undefined) return readPython(code.trim());
  const calls = readPythonCalls(text);
  const isMeant = text.startsWith('[') || calls?.some((call) => Object.keys(call.arguments as object).length > 0);
  if (calls && isMeant) return { calls };
  return startsPythonList(text) ? { fault: 'unreadable' } : undefined;
}
