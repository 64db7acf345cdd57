import { TRIP_WORD, type TripCommand } from '../command.ts';
import { findTripId } from '../find-trip.ts';
import { replyWithTrip } from '../reply.ts';

export const show: TripCommand = {
  name: 'show',
  summary: 'show a trip as it is',
  usage: 'TRIP',
  words: [1, 1],
  options: { why: { type: 'boolean', summary: 'say why each place is there, and why others are not' } },
  details: TRIP_WORD,
  async run({ concierge, words: [word = ''], options }) {
    const trip = await concierge.getTrip(await findTripId(concierge, word));
    return replyWithTrip(trip, { isWhyShown: options['why'] === true });
  },
};
