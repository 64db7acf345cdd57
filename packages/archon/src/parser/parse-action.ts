import { readJsonCalls, readJsonData } from './forms/json-calls.ts';
import { readPythonCalls, startsPythonList } from './forms/python-call.ts';
import { readReactText } from './forms/react-text.ts';
import { type Outcome, type ParsedAction, toParsedAction } from './parsed-action.ts';

/** One way of writing actions. */
type Form = (text: string) => Outcome | undefined;

/** In order of precedence: the first form that finds something decides. */
const FORMS: readonly Form[] = [readReactText, readPython, readJsonCalls, readJsonData];

/**
 * Reads what a model wants to do next from its text.
 *
 * A call is found only where the text holds one in an explicit form, with a tool and its arguments; text without any is
 * the final answer.
 *
 * @returns Never throws: what cannot be read is `kind: 'error'`, with a message to send back to the model.
 *
 * @example
 * parseAction('Thought: …\nAction: {"tool": "calculator", "arguments": {"expression": "2+2"}}');
 * // { kind: 'action', tool: 'calculator', arguments: { expression: '2+2' }, … }
 */
export function parseAction(text: string): ParsedAction {
  const body = text.trim();
  if (body === '') return toParsedAction({ fault: 'empty' });
  for (const form of FORMS) {
    const outcome = form(body);
    if (outcome) return toParsedAction(outcome);
  }
  return toParsedAction({ answer: body });
}

function readPython(text: string): Outcome | undefined {
  const calls = readPythonCalls(text);
  if (calls) return { calls };
  return startsPythonList(text) ? { fault: 'unreadable' } : undefined;
}
