import type { SubtaskGoal } from './subtask.ts';

/** Decides whether a text is what the subtask asks for. */
export type GoalCheck = (found: {
  readonly subtask: SubtaskGoal;
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
