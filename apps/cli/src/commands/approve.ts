import type { Trip } from '@wayfarer/contract';

import { type CommandContext, KEY_OPTION, textOf, TRIP_WORD, type TripCommand } from '../command.ts';
import { findTripId } from '../find-trip.ts';
import { replyWithTrip } from '../reply.ts';

const DETAILS = `${TRIP_WORD} About the open decision, or a plan for what you changed; of two the newer.`;

export const approve: TripCommand = {
  name: 'approve',
  summary: 'say yes: take what is recommended',
  usage: 'TRIP',
  words: [1, 1],
  options: KEY_OPTION,
  details: DETAILS,
  run: async (context) => replyWithTrip(await answer(context, true)),
};

export const reject: TripCommand = {
  name: 'reject',
  summary: 'say no: everything stays as it is',
  usage: 'TRIP',
  words: [1, 1],
  options: KEY_OPTION,
  details: DETAILS,
  run: async (context) => replyWithTrip(await answer(context, false)),
};

async function answer(context: CommandContext, approved: boolean): Promise<Trip> {
  const id = await findTripId(context.concierge, context.words[0] ?? '');
  return context.concierge.approve(id, { approved, key: textOf(context, 'key') });
}
