import { EditDoesNotFitError } from '@wayfarer/concierge';
import type { Edit, Trip } from '@wayfarer/contract';
import { SAY_CHANGE } from '@wayfarer/language';

import type { CommandCall, Outcome } from '../command.ts';
import type { Proposal } from './proposal.ts';
import { ask, pageOf } from './propose-edit.ts';
import { type ChangeResult, toResult } from './result.ts';

/** A proposal, and what the person chose of it. */
interface Taken {
  readonly proposal: Proposal;
  readonly chosen: string;
}

/** Does what a person has chosen, once: the same answer again is answered again. */
export async function takeChoice(
  trip: Trip,
  { proposal, chosen }: Taken,
  call: CommandCall,
): Promise<Outcome<ChangeResult>> {
  const { concierge, context } = call;
  const key = `assistant:${context.idempotencyKey}:${proposal.kind}`;
  switch (proposal.kind) {
    case 'edit':
      return doEdit(trip, proposal.edit, call);
    case 'remedies': {
      const remedy = proposal.remedies.find(({ text }) => text === chosen);
      return remedy ? doEdit(trip, remedy.edit, call) : { result: toResult(trip, { outcome: 'declined' }) };
    }
    case 'message':
      return settle(trip, await concierge.write(trip.id, 'message', { text: proposal.text, key }), call);
    case 'choices': {
      await concierge.write(trip.id, 'message', { text: proposal.text, key });
      return settle(trip, await concierge.write(trip.id, 'message', { text: chosen, key: `${key}:chosen` }), call);
    }
    case 'option':
      return settle(trip, await concierge.write(trip.id, 'selection', { option: proposal.option, key }), call);
    case 'approval': {
      // A yes is to what was shown, and to nothing that waits since.
      if (trip.approval?.id !== proposal.id)
        return { result: toResult(trip, { outcome: 'unchanged', text: SAY_CHANGE.gone }) };
      return settle(trip, await concierge.write(trip.id, 'approval', { approved: true, about: 'plan', key }), call);
    }
  }
}

async function doEdit(trip: Trip, edit: Edit, call: CommandCall): Promise<Outcome<ChangeResult>> {
  const key = `assistant:${call.context.idempotencyKey}:edit`;
  try {
    return settle(trip, await call.concierge.write(trip.id, 'edit', { edit, key }), call);
  } catch (error) {
    // The plan has changed since it was shown.
    if (!(error instanceof EditDoesNotFitError)) throw error;
    const { text, reasons, remedies } = error.details;
    return { result: toResult(trip, { outcome: 'refused', text, reasons, remedies }) };
  }
}

/** What has come of it: done, or it changes more than was said, and is asked about once more. */
function settle(before: Trip, after: Trip, call: CommandCall): Outcome<ChangeResult> {
  const text = after.messages.slice(before.messages.length).findLast(({ role }) => role === 'assistant')?.text ?? '';
  const { approval } = after;
  if (!approval || approval.id === before.approval?.id)
    return { result: toResult(after, { outcome: 'done', before, text }) };
  const message = [...approval.changes, ...approval.reasons].join('\n');
  if (call.context.canAsk === true) return ask(after, message, { kind: 'approval', id: approval.id });
  const then = SAY_CHANGE.sayYes(after.id, pageOf(after, call));
  return { result: toResult(after, { outcome: 'waiting', text: message, then }) };
}
