import { KEY_OPTION, textOf, TRIP_WORD, type TripCommand } from '../command.ts';
import { findTripId } from '../find-trip.ts';
import { replyAfterPlanning, replyWithMoment } from '../reply.ts';

export const say: TripCommand = {
  name: 'say',
  summary: 'say something about a trip: an answer, a change, "crowd 85"',
  usage: 'TRIP "…"',
  words: [2, 2],
  options: KEY_OPTION,
  details: TRIP_WORD,
  async run(context) {
    const [word = '', text = ''] = context.words;
    const id = await findTripId(context.concierge, word);
    const before = await context.concierge.getTrip(id);
    const trip = await context.concierge.say(id, { text, key: textOf(context, 'key') });
    return before.days.length > 0 ? replyWithMoment(trip, before) : replyAfterPlanning(trip);
  },
};
