import type { NewEvent } from '@wayfarer/archon';
import type { Edit, Move } from '@wayfarer/edits';
import { sayDone, sayTogether, type Speaker } from '@wayfarer/language';

/** What an edit has done; `undefined` where none of the events is one. */
export function sayPlanEdited(events: readonly NewEvent[], speaker: Speaker): string | undefined {
  const [first] = listEdited(events);
  return first && sayDone(first, first.edit, speaker);
}

/** What several have done, the one after the other. */
export function sayAllEdited(events: readonly NewEvent[], speaker: Speaker): string {
  return sayTogether(
    listEdited(events).map((edited) => sayDone(edited, edited.edit, speaker)),
    speaker.language,
  );
}

interface Edited {
  readonly edit: Edit;
  readonly asked: readonly Move[];
  readonly moved: readonly Move[];
}

function listEdited(events: readonly NewEvent[]): readonly Edited[] {
  return events.flatMap(({ type, content }) => (type === 'plan-edited' ? [content as Edited] : []));
}
