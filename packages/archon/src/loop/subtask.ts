import type { JsonSchema } from '../tool/schema.ts';

/** A piece of work for one run of the loop. */
export interface Subtask {
  readonly id: string;
  /** What is to be accomplished; the model reads it. */
  readonly description: string;
  /** What the result should look like or contain; the model reads it, and a goal check compares with it. */
  readonly expectedOutput?: string | undefined;
  /** What is known already: results of earlier work, memories. */
  readonly context?: string | undefined;
  /** The answer has to be JSON of this schema. Set by the `output` that goes with the subtask. */
  readonly outputSchema?: JsonSchema | undefined;
}

/** Decides whether a text is what the subtask asks for. */
export type GoalCheck = (found: {
  readonly subtask: Subtask;
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
