import { before, type Span } from '@wayfarer/router/grammar';

import type { OpenQuestion } from '../brain.ts';
import type { BrainRequest, DateHints, HeardPlaces, Learned, Remark } from '../brain.ts';
import type { FactName, FactValues } from '../facts.ts';
import type { Gazetteer } from '../gazetteer.ts';
import type { Language } from '../understand/frame.ts';

/** What a reader may look at beside the text. */
export interface Context extends Pick<BrainRequest, 'facts' | 'open' | 'today' | 'index' | 'mode'> {
  readonly gazetteer: Gazetteer;
  /** The question that the place of these words in the message points at. */
  readonly asked?: OpenQuestion | undefined;
  /** Heard and not yet worth a fact: "five days", "in April 2027". */
  readonly hints: DateHints;
  /** In which the traveller is answered. */
  readonly language: Language;
}

/** What a reader got out of a text. */
export interface ReadResult {
  readonly learned: readonly Learned[];
  readonly remarks: readonly Remark[];
  /** Words that are used up; later readers do not see them. */
  readonly taken: readonly Span[];
  readonly hints?: DateHints;
  readonly heard?: HeardPlaces;
  /** What nobody read, once all have. */
  readonly unused?: readonly string[];
}

export type Reader = (text: string, context: Context) => ReadResult;

export const NOTHING: ReadResult = { learned: [], remarks: [], taken: [] };

/** The fact of that name, said outright unless `extra` tells otherwise. */
export function learn<Name extends FactName>(
  name: Name,
  value: FactValues[Name] | null,
  extra: { readonly status?: Learned['status']; readonly note?: string | undefined } = {},
): Learned {
  const { status = 'stated', note } = extra;
  return { name, value, status, ...(note === undefined ? {} : { note }) } as Learned;
}

/** What marks a fact into which something was read; nothing of one that was said outright. */
export function assumed(note: string | undefined): { readonly status?: 'assumed'; readonly note?: string } {
  return note === undefined ? {} : { status: 'assumed', note };
}

// "Tokyo instead, and a flight from Nagoya" corrects what came before.
const CORRECTS =
  /(?:^\W*instead|\b(?:actually|instead(?!,)|rather|sorry|correction|make (?:it|that)|changed?|moved?|no,))(?!\w)[^.;]*$/i;

/** Whether what stands at `index` takes the place of what was said before: "no, 5 days", "actually Tokyo". */
export function isCorrection(text: string, index: number): boolean {
  return CORRECTS.test(before(text, index));
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
export function mergeResults(first: ReadResult, second: ReadResult): ReadResult {
  const names = new Set(second.learned.map((fact) => fact.name));
  return {
    learned: [...first.learned.filter((fact) => !names.has(fact.name)), ...second.learned],
    remarks: [
      ...first.remarks,
      ...second.remarks.filter((remark) => !first.remarks.some((one) => one.text === remark.text)),
    ],
    taken: [...first.taken, ...second.taken],
    hints: { ...first.hints, ...second.hints },
    heard: { ...first.heard, ...second.heard },
    unused: [...(first.unused ?? []), ...(second.unused ?? [])],
  };
}
