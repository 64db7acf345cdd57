import type { DateHints, Understanding } from '@wayfarer/language';

import type { Contradiction } from '../check-facts.ts';
import type { Fact, FactName } from '../facts.ts';

/** What a message changed, and what is to be said about it. */
export interface Conclusions {
  readonly understanding: Understanding;
  readonly facts: readonly Fact[];
  readonly contradictions: readonly Contradiction[];
  /** Facts that the message is to be asked about: it contradicts itself, or can be read in two ways. */
  readonly unsettled: readonly FactName[];
  /** What the message told that was not known. */
  readonly understood: readonly Fact[];
  /** Sentences for the traveller: what could not be taken, what was read into the words. */
  readonly remarks: readonly string[];
  /** What was heard so far and is no fact yet. */
  readonly hints: DateHints;
  /** What was taken for granted, as it was not said. */
  readonly assumed: readonly Fact[];
  /** "Just plan it." */
  readonly isLeftToUs: boolean;
  /** True when the message said anything that a plan depends on. */
  readonly changed: boolean;
}
