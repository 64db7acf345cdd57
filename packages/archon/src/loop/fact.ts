import type { EpisodicMessage } from '../memory/conversation/message.ts';

/** What makes a sentence worth keeping to the letter. */
export type FactKind = 'name' | 'number' | 'date' | 'decision' | 'preference' | 'reference' | 'statement';

/** A sentence that must survive when the conversation around it is summarized. */
export interface Fact {
  /** Word for word: what is not rewritten cannot be rewritten wrongly. */
  readonly text: string;
  /** In the order of {@link FactKind}, at least one. */
  readonly kinds: readonly FactKind[];
  readonly role: EpisodicMessage['role'];
}

/** Finds the facts of messages, in the order in which they were said. The framework has none: which words matter depends on the language. */
export type FactFinder = (messages: readonly EpisodicMessage[]) => readonly Fact[];

/** Nothing is kept word for word: the summary alone says what was said. */
export const NO_FACTS: FactFinder = () => [];

/** How much a fact matters, 0–1: what a person wants and what was decided outlasts what was mentioned. */
const IMPORTANCE: Readonly<Record<FactKind, number>> = {
  preference: 0.95,
  decision: 0.9,
  name: 0.85,
  date: 0.7,
  number: 0.6,
  reference: 0.6,
  statement: 0.5,
};

/** As much as the weightiest of its kinds, 0–1. */
export function importanceOf({ kinds }: Pick<Fact, 'kinds'>): number {
  return Math.max(...kinds.map((kind) => IMPORTANCE[kind]));
}
