import type { ToolInput } from '@wayfarer/archon/loop';
import type { z } from 'zod';

import type { Asking } from './command.ts';

/** Under which the answer to the one question of a choice comes back. */
const CHOICE = 'choice';

/** Asks a person to choose one of several, each as it is shown. */
export function askChoice(message: string, choices: readonly string[], state: unknown): Asking {
  const choice = { type: 'string', enum: [...new Set(choices)] };
  const schema = { type: 'object', properties: { [CHOICE]: choice }, required: [CHOICE] };
  return { questions: { [CHOICE]: { message, schema } }, state };
}

/** What a person chose; `null` if they said no, closed the question, or chose what was not offered. */
export function readChoice(input: ToolInput, choices: readonly string[]): string | null {
  const answer = input.answers[CHOICE];
  const chosen = answer?.action === 'accept' ? answer.content?.[CHOICE] : undefined;
  return typeof chosen === 'string' && choices.includes(chosen) ? chosen : null;
}

/**
 * What was put aside with a question. It comes back signed, and is read like an argument all the same.
 *
 * @throws {z.ZodError} if another version of this program asked.
 */
export function readState<Schema extends z.ZodType>(input: ToolInput, schema: Schema): z.output<Schema> {
  return schema.parse(JSON.parse(input.state ?? 'null'));
}
