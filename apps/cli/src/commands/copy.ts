import { KEY_OPTION, textOf, TRIP_WORD, type TripCommand } from '../command.ts';
import { findTripId } from '../find-trip.ts';

export const copy: TripCommand = {
  name: 'copy',
  summary: 'begin another trip with the plan of this one, to change it and keep both (at most 20 of one trip)',
  usage: 'TRIP',
  words: [1, 1],
  options: KEY_OPTION,
  details: TRIP_WORD,
  async run(context) {
    const id = await findTripId(context.concierge, context.words[0] ?? '');
    const trip = await context.concierge.copyTrip(id, { key: textOf(context, 'key') });
    return { json: trip, text: () => `${JSON.stringify(trip.title)} is ${trip.id}.\n` };
  },
};
