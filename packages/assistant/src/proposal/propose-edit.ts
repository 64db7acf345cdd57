import type { Edit, Trip } from '@wayfarer/contract';
import { SAY_CHANGE } from '@wayfarer/language';

import { askChoice } from '../asking.ts';
import type { CommandCall, Outcome } from '../command.ts';
import { labelsOf, type Proposal } from './proposal.ts';
import { type ChangeResult, toResult } from './result.ts';

/** Shows what an edit would do and asks; of one that does not fit, asks for one of those that do. */
export async function proposeEdit(trip: Trip, edit: Edit, call: CommandCall): Promise<Outcome<ChangeResult>> {
  const { outcome, text, reasons, remedies } = await call.concierge.previewEdit(trip.id, edit);
  const { canAsk } = call.context;
  if (outcome === 'unchanged') return { result: toResult(trip, { outcome, text }) };
  if (outcome === 'refused') {
    if (canAsk === true && remedies.length > 0) return ask(trip, text, { kind: 'remedies', remedies });
    return { result: toResult(trip, { outcome, text, reasons, remedies }) };
  }
  if (canAsk === true) return ask(trip, text, { kind: 'edit', edit });
  const key = `assistant:${call.context.idempotencyKey}`;
  const waiting = await call.concierge.write(trip.id, 'edit', { edit, propose: true, key });
  const then = SAY_CHANGE.sayYes(trip.id, pageOf(trip, call));
  return { result: toResult(waiting, { outcome: 'waiting', text, then }) };
}

/** Puts a proposal to the person. */
export function ask(trip: Trip, message: string, proposal: Proposal): Outcome<ChangeResult> {
  return { asks: askChoice(message, labelsOf(proposal, trip).all, proposal) };
}

/** Where the trip is on the page, if there is a page. */
export function pageOf({ id }: Pick<Trip, 'id'>, { page }: Pick<CommandCall, 'page'>): string | undefined {
  const address = page?.();
  return address === undefined ? undefined : `${address}/trips/${id}`;
}
