import { KEY_OPTION, textOf, TRIP_WORD, type TripCommand } from '../command.ts';
import { findTripId } from '../find-trip.ts';
import { replyWithMoment } from '../reply.ts';

export const undo: TripCommand = {
  name: 'undo',
  summary: 'take the last applied decision back',
  usage: 'TRIP',
  words: [1, 1],
  options: KEY_OPTION,
  details: TRIP_WORD,
  async run(context) {
    const id = await findTripId(context.concierge, context.words[0] ?? '');
    return replyWithMoment(await context.concierge.undo(id, { key: textOf(context, 'key') }));
  },
};
