import type { StoredEvent } from '@wayfarer/archon';
import type { Done } from '@wayfarer/contract';
import { findOption, type PlanningState } from '@wayfarer/planner';

import type { FactEdit } from './edited-facts.ts';

/** Something that was done to the plan, with what of the traveller's wishes changed by it. */
export interface Deed extends Done {
  readonly facts: readonly FactEdit[];
  /** An option was chosen; else something was done to the plan that stands. */
  readonly isChoice: boolean;
  /** Which message of the conversation it answers, counted from 1. Not set where a button did it. */
  readonly message?: number | undefined;
}

/** What changes the plan, or where the traveller is in it. */
const DONE: ReadonlySet<string> = new Set([
  'option-selected',
  'plan-edited',
  'plan-repaired',
  'decision-made',
  'visit-fixed',
  'cursor-advanced',
]);
const UNDONE: ReadonlySet<string> = new Set(['undone', 'step-undone', 'selection-undone']);
const REDONE: ReadonlySet<string> = new Set(['redone', 'selection-redone']);

/** The history after one more event; `planning` as it was before that. */
export function evolveDeeds(deeds: readonly Deed[], event: StoredEvent, planning: PlanningState): readonly Deed[] {
  const { type, content } = event;
  if (DONE.has(type)) return [...deeds, toDeed(event, planning)];
  if (!UNDONE.has(type) && !REDONE.has(type)) return deeds;
  const { seq } = content as { readonly seq: number | null };
  return deeds.map((deed) => (deed.seq === seq ? { ...deed, undone: UNDONE.has(type) } : deed));
}

/** What the event takes back, or does again; `undefined` for any other event. */
export function findTurned(
  deeds: readonly Deed[],
  { type, content }: StoredEvent,
): { readonly deed: Deed; readonly to: 'before' | 'after' } | undefined {
  if (!UNDONE.has(type) && !REDONE.has(type)) return undefined;
  const deed = deeds.find(({ seq }) => seq === (content as { readonly seq: number | null }).seq);
  return deed && { deed, to: UNDONE.has(type) ? 'before' : 'after' };
}

function toDeed({ seq, at, author, type, content }: StoredEvent, planning: PlanningState): Deed {
  const { text, facts } = content as { readonly text?: string; readonly facts?: readonly FactEdit[] };
  const said = type === 'option-selected' ? describeChoice(planning, content) : (text ?? 'You moved on.');
  return {
    seq,
    at,
    by: author === 'autopilot' ? 'wayfarer' : 'you',
    text: said,
    undone: false,
    facts: facts ?? [],
    isChoice: type === 'option-selected',
    ...(isAnswering(planning) && { message: planning.messages.length }),
  };
}

/** A message was heard that has no reply yet: what happens now happens because of it. */
function isAnswering({ messages }: PlanningState): boolean {
  return messages.at(-1)?.role === 'user';
}

/** What can be taken back; what was decided by an early version has no number. */
interface Step {
  readonly seq: number | null;
}

/**
 * How many steps at the end of `history` were done by one message: "swap them and start at ten" is taken back as a whole.
 *
 * @param history - What can be taken back, or done again, the next one last.
 */
export function countOfMessage(history: readonly Step[], deeds: readonly Deed[]): number {
  const messageOf = ({ seq }: Step): number | undefined => deeds.find((deed) => deed.seq === seq)?.message;
  const last = history.at(-1);
  const message = last && messageOf(last);
  if (message === undefined) return 1;
  const other = history.findLastIndex((entry) => messageOf(entry) !== message);
  return history.length - 1 - other;
}

/** `You chose "Three days in Kyoto".` */
export function describeChoice(planning: PlanningState, content: unknown): string {
  const { option } = content as { readonly option: string };
  return `You chose "${findOption(planning, option)?.title ?? option}".`;
}
