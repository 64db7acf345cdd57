import type { NewEvent } from '@wayfarer/archon';
import type { Edit, Move } from '@wayfarer/edits';
import { sayDone, type Speaker } from '@wayfarer/language';

/** What an edit has done; `undefined` where none of the events is one. */
export function sayPlanEdited(events: readonly NewEvent[], speaker: Speaker): string | undefined {
  const edited = events.find(({ type }) => type === 'plan-edited')?.content as
    { readonly edit: Edit; readonly asked: readonly Move[]; readonly moved: readonly Move[] } | undefined;
  return edited && sayDone(edited, edited.edit, speaker);
}
