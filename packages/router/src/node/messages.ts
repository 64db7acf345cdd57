import type { IntentModel, TrainingExample, TrainingOptions } from '../classifier/index.ts';

/** What a process that learns is sent. */
export interface TrainingJob {
  readonly examples: readonly TrainingExample[];
  readonly options: TrainingOptions;
}

/** What it answers. */
export type TrainingEnd =
  | { readonly ok: true; readonly model: IntentModel }
  | { readonly ok: false; readonly message: string; readonly code: unknown };
