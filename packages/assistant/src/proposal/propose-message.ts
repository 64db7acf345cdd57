import type { Trip } from '@wayfarer/contract';
import { SAY_CHANGE } from '@wayfarer/language';

import type { CommandCall, Outcome } from '../command.ts';
import { ask, pageOf, proposeEdit } from './propose-edit.ts';
import { type ChangeResult, toResult } from './result.ts';

/** Reads a sentence as the chat would: an edit is shown as such, a question is answered, and all else waits for a yes. */
export async function proposeMessage(trip: Trip, text: string, call: CommandCall): Promise<Outcome<ChangeResult>> {
  const preview = await call.concierge.previewMessage(trip.id, text);
  if (preview.edit) return proposeEdit(trip, preview.edit, call);
  const { choices, changes } = preview;
  const isAsking = changes || choices.length > 0;
  if (!isAsking) return { result: toResult(trip, { outcome: 'answered', text: preview.text }) };
  if (call.context.canAsk !== true) {
    const then = SAY_CHANGE.sayIt(trip.id, text, pageOf(trip, call));
    return { result: toResult(trip, { outcome: 'not-done', text: preview.text, choices, then }) };
  }
  const message = preview.text === '' ? text : preview.text;
  const { revision } = trip;
  if (changes) return ask(trip, message, { kind: 'message', text, revision });
  return ask(trip, message, { kind: 'choices', text, choices, revision });
}
