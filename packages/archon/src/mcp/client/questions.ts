import type { InputRequiredResult } from '@modelcontextprotocol/client';

import type { InputQuestion, InputRequest } from '../../tool/input-request.ts';
import { plainSchema } from './plain-schema.ts';
import { plainText } from './plain-text.ts';

/** What a server may ask at once, and how long each question may be. */
const MAX_QUESTIONS = 10;
const MAX_MESSAGE = 1_000;

/** A server's questions as ours, or what it wants that we do not give. */
export type ReadQuestions =
  | { readonly request: InputRequest; readonly refused?: undefined }
  | { readonly request?: undefined; readonly refused: string };

/** Reads an "input required" result: questions to a person are handed on, in the name of the server. */
export function readQuestions(
  { inputRequests = {}, requestState: state }: Partial<InputRequiredResult>,
  server: string,
): ReadQuestions {
  const asked = Object.entries(inputRequests).map(([name, request]) => [name, toQuestion(request, server)] as const);
  const refused = asked.find((entry): entry is [string, string] => typeof entry[1] === 'string')?.[1];
  if (refused !== undefined) return { refused };
  if (asked.length > MAX_QUESTIONS) return { refused: `asks ${asked.length} questions at once` };
  const questions = Object.fromEntries(asked) as Readonly<Record<string, InputQuestion>>;
  return { request: { questions, ...(state !== undefined && { state }) } };
}

/** The question, or why it cannot be asked. */
export function toQuestion(request: unknown, server: string): InputQuestion | string {
  const { method, params } = (request ?? {}) as { readonly method?: unknown; readonly params?: unknown };
  const { mode = 'form', message, requestedSchema } = (params ?? {}) as Readonly<Record<string, unknown>>;
  if (method !== 'elicitation/create') return `asks for ${plainText(String(method), 60)}, which is not given`;
  if (mode !== 'form') return 'wants a person to open a page, which is not done';
  return {
    message: `"${server}" asks: ${plainText(String(message), MAX_MESSAGE)}`,
    schema: plainSchema(requestedSchema),
  };
}
