import { canonicalJson } from '../events/canonical-json.ts';
import type { ModelReply, ModelRequest } from '../model/model.ts';
import type { ModelMessage } from '../model/model.ts';
import type { Repair } from '../parser/json/repair.ts';
import type { Tool } from '../tool/tool.ts';
import type { ChosenCall, PromptPart, ProtocolName, ToolsMessage } from './loop-event.ts';
import type { SubTaskInput } from './subtask.ts';

/** What the model wants, read from its reply. */
export type ParsedReply = { readonly thought: string } & (
  | { readonly kind: 'calls'; readonly calls: readonly Omit<ChosenCall, 'id'>[] }
  /** `isPlain`: it is no answer by the letter of the protocol, but it may be meant as one. */
  | { readonly kind: 'final'; readonly answer: string; readonly isPlain?: true }
  | { readonly kind: 'refusal'; readonly text: string }
  /** `message` tells the model what to mend. */
  | { readonly kind: 'unreadable'; readonly message: string }
);

/** What the model is told of one call. */
export interface CallReport {
  readonly call: ChosenCall;
  readonly text: string;
}

/** A way to talk with a model about tools. */
export interface Protocol {
  readonly name: ProtocolName;
  /** How the model is told the name of a tool. */
  nameOf(tool: string): string;
  /** What every prompt begins with. */
  opening(brief: OpeningBrief): readonly (ModelMessage | ToolsMessage)[];
  /** The request that a prompt makes. */
  request(opening: readonly PromptPart[], transcript: readonly ModelMessage[]): ModelRequest;
  read(reply: ModelReply, tools: ToolNames): ParsedReply;
  /** What came of the calls, in order of call. */
  observe(reports: readonly CallReport[]): readonly ModelMessage[];
}

export interface OpeningBrief {
  readonly subtask: SubTaskInput;
  readonly tools: readonly Tool[];
  /** The developer's own, e.g. who the agent is. */
  readonly instructions: string | undefined;
  /** Conversations that show how it is done. */
  readonly examples: readonly ModelMessage[];
}

/** Knows which tools there are. */
export interface ToolNames {
  getTool(name: string): Tool | undefined;
}

/** What the model is there for, in the words that both protocols begin with. */
export function purposeOf({ messages }: SubTaskInput): string {
  return messages === undefined ? 'You work on one task' : 'You are in a conversation, and answer its last message';
}

/** The task, in the words that both protocols use. */
export function taskText({ description, expectedOutput, context, outputSchema, messages }: SubTaskInput): string {
  return [
    messages === undefined ? `Task: ${description}` : description,
    ...(expectedOutput === undefined ? [] : [`Expected output: ${expectedOutput}`]),
    ...(outputSchema === undefined
      ? []
      : [`Form of the answer: one JSON value of this schema, and nothing else: ${canonicalJson(outputSchema)}`]),
    ...(context === undefined ? [] : [`What is known already:\n${context}`]),
  ].join('\n');
}

/** What a chosen call says of its mending: nothing, if it needed none. */
export function mended(repairs: readonly Repair[]): Pick<ChosenCall, 'repairs'> {
  return repairs.length > 0 ? { repairs } : {};
}

/** Messages of the parts that are messages. */
export function spoken(parts: readonly PromptPart[]): ModelMessage[] {
  return parts.map(({ message }) => message).filter((message): message is ModelMessage => message.role !== 'tools');
}
