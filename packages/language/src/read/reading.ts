import type { Span } from '@wayfarer/archon/grammar';

import type { OpenQuestion } from '../brain.ts';
import type { BrainRequest, DateHints, Learned, Remark } from '../brain.ts';
import type { FactName, FactValues } from '../facts.ts';
import type { Gazetteer } from '../gazetteer.ts';

/** What a reader may look at beside the text. */
export interface Context extends Pick<BrainRequest, 'facts' | 'open' | 'today' | 'index'> {
  readonly gazetteer: Gazetteer;
  /** The question that the place of these words in the message points at. */
  readonly asked?: OpenQuestion | undefined;
  /** Heard and not yet worth a fact: "five days", "in April 2027". */
  readonly hints: DateHints;
}

/** What a reader got out of a text. */
export interface Reading {
  readonly learned: readonly Learned[];
  readonly remarks: readonly Remark[];
  /** Words that are used up; later readers do not see them. */
  readonly taken: readonly Span[];
  readonly hints?: DateHints;
}

export type Reader = (text: string, context: Context) => Reading;

export const NOTHING: Reading = { learned: [], remarks: [], taken: [] };

/** The fact of that name, said outright unless `extra` tells otherwise. */
export function learn<Name extends FactName>(
  name: Name,
  value: FactValues[Name] | null,
  extra: { readonly status?: Learned['status']; readonly note?: string | undefined } = {},
): Learned {
  const { status = 'stated', note } = extra;
  return { name, value, status, ...(note === undefined ? {} : { note }) } as Learned;
}

/** True when one of `names` was asked and waits for its answer. */
export function isOpen({ open }: Pick<Context, 'open'>, ...names: readonly FactName[]): boolean {
  return open.some((question) => names.includes(question.fact));
}

/** The context after `learned` became known. */
export function withLearned(context: Context, learned: readonly Learned[]): Context {
  const names = new Set(learned.map((fact) => fact.name));
  const facts = learned.map((fact) => ({ ...fact, text: '', from: context.index }));
  return { ...context, facts: [...context.facts.filter((fact) => !names.has(fact.name)), ...facts] };
}

/** Both, in order; of two values of one fact the later one. */
export function mergeReadings(first: Reading, second: Reading): Reading {
  const names = new Set(second.learned.map((fact) => fact.name));
  return {
    learned: [...first.learned.filter((fact) => !names.has(fact.name)), ...second.learned],
    remarks: [
      ...first.remarks,
      ...second.remarks.filter((remark) => !first.remarks.some((one) => one.text === remark.text)),
    ],
    taken: [...first.taken, ...second.taken],
    hints: { ...first.hints, ...second.hints },
  };
}
