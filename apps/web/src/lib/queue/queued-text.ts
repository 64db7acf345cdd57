import type { Trip } from '@wayfarer/contract';

import { doneText } from '../edit-words.ts';
import { outcomeText } from '../outcome-text.ts';
import type { QueuedWrite } from './saved-trip.ts';

/** What a change has done, in a sentence, to be read again when it is sent. */
export function queuedText(write: Exclude<QueuedWrite, { name: 'undo' }>, before: Trip, after: Trip): string {
  if (write.name === 'edit') return doneText(write.body.edit, before, after);
  const { pending: decision, days } = before;
  if (!decision) return '';
  const visit = days.flatMap(({ visits }) => visits).find(({ id }) => id === decision.visitId);
  return outcomeText({ decision, visit, answer: write.body });
}
