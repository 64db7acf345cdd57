/** A piece of work for one run of the loop. */
export interface SubtaskGoal {
  readonly id: string;
  /** What is to be accomplished; the model reads it. */
  readonly description: string;
  /** What the result should look like or contain; the model reads it, and a goal check compares with it. */
  readonly expectedOutput?: string | undefined;
  /** What is known already: results of earlier work, memories. */
  readonly context?: string | undefined;
}
