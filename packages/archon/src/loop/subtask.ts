import { MisuseError } from '../errors.ts';
import { formatValue } from '../format-value.ts';
import { assertKnownOptions, type OptionNames } from '../known-options.ts';
import type { ModelMessage } from '../model/model.ts';
import type { JsonSchema } from '../tool/schema.ts';

/** A piece of work for one run of the loop. */
export interface SubTaskInput {
  readonly id: string;
  /** What is to be accomplished; the model reads it. */
  readonly description: string;
  /**
   * What was said before, oldest first, calls of tools and their results included. With it, and be it empty, the subtask is
   * the next message of a conversation: the model reads `description` as the user's own words.
   */
  readonly messages?: readonly ModelMessage[] | undefined;
  /** What the result should look like or contain; the model reads it, and a goal check compares with it. */
  readonly expectedOutput?: string | undefined;
  /** What is known already: results of earlier work, memories. */
  readonly context?: string | undefined;
  /** The answer has to be JSON of this schema. Set by the `output` that goes with the subtask. */
  readonly outputSchema?: JsonSchema | undefined;
}

/** A subtask as a list of messages, of which the last, the user's, is to be answered. */
export type ConversationInput = Omit<SubTaskInput, 'description' | 'messages'> & {
  readonly messages: readonly ModelMessage[];
};

/** The conversation that a run is a turn of: threads name their turns after themselves. */
export function conversationOf(runId: string, { messages }: SubTaskInput): string | undefined {
  return messages && runId.replace(/\/\d+$/, '');
}

/** @throws {MisuseError} if it is none. */
export function toSubtask(asked: SubTaskInput | ConversationInput): SubTaskInput {
  const { id, description, messages } = (asked ?? {}) as Partial<SubTaskInput>;
  if (typeof id !== 'string' || id === '') {
    throw new MisuseError(
      `Expected a subtask with an id, such as { id: 'sum-1', description: 'What is 17 * 4?' }, got ${formatValue(asked)}.`,
    );
  }
  assertKnownOptions<SubTaskInput>(`Subtask ${JSON.stringify(id)}`, asked, SUBTASK);
  if (messages !== undefined) assertMessages(id, messages);
  if (typeof description === 'string' && description.trim() !== '') return asked as SubTaskInput;
  const last = messages?.at(-1);
  if (description !== undefined || last?.role !== 'user') {
    throw new MisuseError(
      `Subtask ${JSON.stringify(id)} says not what is to be done: give it a \`description\`, or \`messages\` of which the last is the user's.`,
    );
  }
  return { ...asked, description: last.text, messages: messages?.slice(0, -1) };
}

const SUBTASK: OptionNames<SubTaskInput> = {
  id: true,
  description: true,
  messages: true,
  expectedOutput: true,
  context: true,
  outputSchema: true,
};

const MESSAGE: OptionNames<Record<'role' | 'text' | 'toolCalls' | 'providerParts' | 'callId' | 'name', unknown>> = {
  role: true,
  text: true,
  toolCalls: true,
  providerParts: true,
  callId: true,
  name: true,
};

const ROLES: readonly unknown[] = ['system', 'user', 'assistant', 'tool'] satisfies ModelMessage['role'][];

function assertMessages(id: string, messages: unknown): void {
  const list: readonly unknown[] = Array.isArray(messages) ? messages : [messages];
  const wrong = Array.isArray(messages) ? list.findIndex((message) => !isMessage(message)) : 0;
  for (const message of list.filter(isMessage)) assertKnownOptions('A message', message as object, MESSAGE);
  if (wrong === -1) return;
  throw new MisuseError(
    `The messages of subtask ${JSON.stringify(id)} must be a list such as [{ role: 'user', text: 'Hello.' }], but one is ${formatValue(list[wrong])}.`,
  );
}

export function isMessage(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { role, text } = value as Partial<ModelMessage>;
  return ROLES.includes(role) && typeof text === 'string';
}

/** Decides whether a text is what the subtask asks for. */
export type GoalCheck = (found: {
  readonly subtask: SubTaskInput;
  readonly text: string;
  /** An answer that is not good enough goes back to the model; an observation that is ends the run. */
  readonly from: 'answer' | 'observation';
}) => boolean | Promise<boolean>;

/** A {@link GoalCheck}: the text contains the expected output, capitals and spacing aside. Without one, every answer will do. */
export function containsExpectedOutput({ subtask, text, from }: Parameters<GoalCheck>[0]): boolean {
  if (subtask.expectedOutput === undefined) return from === 'answer';
  return plain(text).includes(plain(subtask.expectedOutput));
}

function plain(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ').toLowerCase();
}
