import type { Trip, WriteBody, WriteName } from '@wayfarer/contract';
import { BadReadingError, parseReading } from '@wayfarer/replanner';
import type { PlaceId, VisitId } from '@wayfarer/trip';
import { parseTime } from '@wayfarer/trip/clock';

import { toEdit } from '../edit/to-edit.ts';
import type { TripCommand } from '../trip-command.ts';
import { changeTrip, loadTrip, type UseCaseContext, type WriteOptions } from '../use-case-context.ts';
import { research } from './research.ts';
import { say } from './say.ts';
import { toTaking } from './suppose.ts';
import { getTrip } from './view.ts';

/** What is said with a write, and its key. */
export type WriteRequest<Name extends WriteName> = WriteBody<Name> & WriteOptions;

type DoWrite<Name extends WriteName> = (
  context: UseCaseContext,
  id: string,
  request: WriteRequest<Name>,
) => Promise<Trip>;

/**
 * What each write of the contract does. A message comes in through the chat; any other is one command to the trip.
 *
 * A reading above the traveller's limit opens a decision, and the plan stays as it is. An approval is about what is
 * recommended for the open decision, or about a plan for changed wishes; of two, about the one that is named, else about
 * the newer. An undo is repeatable back to the choice of the option.
 */
export const DO_WRITE: { readonly [Name in WriteName]: DoWrite<Name> } = {
  message: say,
  selection: commanding(({ option }) => ({ type: 'select', option })),
  advance: commanding((to) =>
    'to' in to
      ? { type: 'advance', to: to.to as VisitId, confirmed: to.confirmed }
      : { type: 'advance', date: to.date, time: parseTime(to.time) },
  ),
  reading: commanding(({ from, at = from, ...reading }) => ({
    type: 'report',
    reading: parseReading({ ...reading, at }),
  })),
  decision: commanding(({ choice, n }) => ({
    type: 'decide',
    choice,
    ...(n === undefined ? {} : { n: typeof n === 'string' ? (n as PlaceId) : n }),
  })),
  approval: commanding(({ approved, about }) => ({ type: approved ? 'approve' : 'reject', about })),
  autonomy: commanding(({ autonomy }) => ({ type: 'permit', autonomy })),
  edit: commanding(({ edit, propose }) => ({ type: propose === true ? 'propose-edit' : 'edit', edit: toEdit(edit) })),
  suppose: async (context, id, { suppose, take = false, key }) =>
    take ? changeTrip(context, id, { command: toTaking(suppose), key }) : getTrip(context, id),
  rename: commanding(({ title }) => ({ type: 'rename', title })),
  event: commanding(({ kind }) => toEventCommand(kind)),
  spending: async (context, id, { amount, category, currency, key }) => {
    await assertCurrency(context, id, currency);
    return changeTrip(context, id, { command: { type: 'tell', note: { kind: 'spent', amount, category } }, key });
  },
  position: commanding(({ lat, lon }) => ({ type: 'tell', note: { kind: 'position', at: { lat, lon } } })),
  research,
  undo: commanding(() => ({ type: 'undo' })),
  redo: commanding(() => ({ type: 'redo' })),
};

/** Each word by the door of what it is: how somebody is, or what they wish of the day. */
function toEventCommand(kind: WriteBody<'event'>['kind']): TripCommand {
  switch (kind) {
    case 'tired':
    case 'hungry':
    case 'ate':
    case 'rested':
      return { type: 'tell', note: { kind } };
    case 'dislike-next':
    case 'continue':
    case 'forget-learned':
      return { type: kind };
    default:
      return { type: 'consult', event: kind };
  }
}

/** @throws {BadReadingError} if it is another than the trip's: nobody knows today's rate. */
async function assertCurrency(context: UseCaseContext, id: string, currency: string | undefined): Promise<void> {
  if (currency === undefined) return;
  const { journey } = await loadTrip(context, id);
  const own = journey?.start.facts.currency;
  if (own !== undefined && own !== currency) throw new BadReadingError('currency', `${own}, the trip's own`, currency);
}

function commanding<Name extends WriteName>(toCommand: (request: WriteRequest<Name>) => TripCommand): DoWrite<Name> {
  // An `async` function, so that what cannot be a command is refused like all else.
  return async (context, id, request) => changeTrip(context, id, { command: toCommand(request), key: request.key });
}
