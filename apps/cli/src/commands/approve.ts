import { type CommandContext, KEY_OPTION, type Reply, textOf, TRIP_WORD, type TripCommand } from '../command.ts';
import { findTripId } from '../find-trip.ts';
import { replyWithMoment } from '../reply.ts';

const DETAILS = `${TRIP_WORD} About the open decision, or a plan for what you changed; of two the newer.`;

export const approve: TripCommand = {
  name: 'approve',
  summary: 'say yes: take what is recommended',
  usage: 'TRIP',
  words: [1, 1],
  options: KEY_OPTION,
  details: DETAILS,
  run: (context) => answer(context, true),
};

export const reject: TripCommand = {
  name: 'reject',
  summary: 'say no: everything stays as it is',
  usage: 'TRIP',
  words: [1, 1],
  options: KEY_OPTION,
  details: DETAILS,
  run: (context) => answer(context, false),
};

async function answer(context: CommandContext, approved: boolean): Promise<Reply> {
  const id = await findTripId(context.concierge, context.words[0] ?? '');
  const before = await context.concierge.getTrip(id);
  return replyWithMoment(await context.concierge.approve(id, { approved, key: textOf(context, 'key') }), before);
}
