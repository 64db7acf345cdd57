import type { Trip } from '@wayfarer/contract';
import { NoSuchOptionError } from '@wayfarer/exports';
import { SAY_CHANGE } from '@wayfarer/language';

import type { CommandCall, Outcome } from '../command.ts';
import { ask, pageOf } from './propose-edit.ts';
import { type ChangeResult, toResult } from './result.ts';

/** Asks whether an option shall be the plan. */
export function proposeOption(trip: Trip, nth: number, call: CommandCall): Outcome<ChangeResult> {
  const option = trip.options[nth - 1];
  if (!option) throw new NoSuchOptionError(String(nth), trip.options.length);
  if (option.id === trip.selected) return { result: toResult(trip, { outcome: 'unchanged' }) };
  const text = [option.title, option.description].filter(Boolean).join('\n');
  if (call.context.canAsk === true) return ask(trip, text, { kind: 'option', option: option.id });
  const then = SAY_CHANGE.chooseAt(trip.id, nth, pageOf(trip, call));
  return { result: toResult(trip, { outcome: 'not-done', text, then }) };
}
