import type { FactName } from './facts.ts';

/** A question that was asked and waits for its answer. */
export interface OpenQuestion {
  readonly id: string;
  readonly text: string;
  readonly fact: FactName;
  /** Answers one may tap. */
  readonly chips: readonly string[];
}
