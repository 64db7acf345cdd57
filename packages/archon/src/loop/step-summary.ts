import type { Spent } from './spent.ts';

/** What a summary took, if a model was asked for it. */
export interface SummaryBill {
  readonly spent?: Spent | undefined;
  /** Id of that model. Logs of old do not say it. */
  readonly model?: string | undefined;
}

/** What stands in place of the first steps of a run. */
export interface StepSummary {
  /** Parts of the transcript that it stands for, from the first. */
  readonly leftOut: number;
  readonly text: string;
  /** Sentences with names, numbers, dates, wishes and decisions, word for word. */
  readonly facts: readonly string[];
}
