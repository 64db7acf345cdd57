import type { Repair } from './json/repair.ts';

/** A tool to call. `arguments` are as the model wrote them: the schema of the tool decides whether they will do. */
export interface ParsedCall {
  readonly tool: string;
  readonly arguments: unknown;
}

/**
 * Why no action could be read:
 *
 * - `empty`: there is no text.
 * - `no-action`: it thinks, but neither calls a tool nor answers.
 * - `no-name`, `no-input`: half a call, without its tool or without its arguments.
 * - `unreadable`: a call was begun, in a form we know, and cannot be read.
 * - `cut-off`: the text ends inside a call.
 * - `action-and-final`: it calls a tool and answers at once.
 */
export type ParseFault = 'empty' | 'no-action' | 'no-name' | 'no-input' | 'unreadable' | 'cut-off' | 'action-and-final';

/** What a model wants, read from its text. `thought` is what it said before that, perhaps nothing. */
export type ParsedAction = { readonly thought: string } & (
  | ({ readonly kind: 'action'; readonly repairs: readonly Repair[] } & ParsedCall)
  | { readonly kind: 'actions'; readonly calls: readonly ParsedCall[]; readonly repairs: readonly Repair[] }
  | {
      readonly kind: 'final';
      readonly answer: string;
      /** Nothing in the text says that it is the answer: it is taken for one, since it calls no tool. */
      readonly isPlain?: true;
    }
  | {
      readonly kind: 'error';
      readonly code: ParseFault;
      /** A sentence to show to the model: what is wrong, and what to write instead. */
      readonly message: string;
    }
);

/** What one form of writing actions makes of a text, before the thought is split off. */
export type FormResult =
  | { readonly calls: readonly ParsedCall[]; readonly repairs?: Iterable<Repair>; readonly thought?: string }
  | { readonly answer: string; readonly isPlain?: true; readonly thought?: string }
  | { readonly fault: ParseFault; readonly detail?: string; readonly thought?: string };

const MESSAGES: Readonly<Record<ParseFault, string>> = {
  empty: 'The reply is empty. Call a tool or give a final answer.',
  'no-action': 'The reply holds neither an action nor a final answer. Call a tool or give a final answer.',
  'no-name': 'The action names no tool. Name one, and its arguments.',
  'no-input': 'The action has no arguments. Give them as a JSON object; {} if the tool takes none.',
  unreadable: 'The action cannot be read. Write the tool and its arguments as one JSON object.',
  'cut-off': 'The reply ends inside the action. Write the action again, shorter if need be.',
  'action-and-final': 'The reply calls a tool and gives a final answer. Do one of the two.',
};

/** The public shape of an outcome. */
export function toParsedAction(outcome: FormResult): ParsedAction {
  const thought = outcome.thought?.trim() ?? '';
  if ('answer' in outcome) {
    const { answer, isPlain } = outcome;
    return { kind: 'final', answer, ...(isPlain && { isPlain }), thought };
  }
  if ('fault' in outcome) {
    const message = MESSAGES[outcome.fault] + (outcome.detail === undefined ? '' : ` (${outcome.detail})`);
    return { kind: 'error', code: outcome.fault, message, thought };
  }
  const repairs = [...(outcome.repairs ?? [])];
  const [first, second] = outcome.calls;
  if (first === undefined) return toParsedAction({ fault: 'no-action', thought });
  if (second === undefined) return { kind: 'action', tool: first.tool, arguments: first.arguments, thought, repairs };
  return { kind: 'actions', calls: outcome.calls, thought, repairs };
}
