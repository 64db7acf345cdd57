import { AUTONOMY_LEVELS, autonomyRequestSchema } from '@wayfarer/contract';

import { checkShape } from '../check-shape.ts';
import { KEY_OPTION, textOf, TRIP_WORD, type TripCommand } from '../command.ts';
import { findTripId } from '../find-trip.ts';
import { replyWithMoment } from '../reply.ts';

export const autonomy: TripCommand = {
  name: 'autonomy',
  summary: 'say whether small changes may be made without asking you',
  usage: 'TRIP LEVEL',
  words: [2, 2],
  options: KEY_OPTION,
  details: `${TRIP_WORD} LEVEL is one of ${AUTONOMY_LEVELS.join(', ')}. Stay, journeys between cities, cities, dates, budget and fixed appointments are never changed without asking.`,
  async run(context) {
    const [word = '', level] = context.words;
    const request = checkShape(autonomyRequestSchema, { autonomy: level });
    const id = await findTripId(context.concierge, word);
    const before = await context.concierge.getTrip(id);
    const trip = await context.concierge.permit(id, { ...request, key: textOf(context, 'key') });
    return replyWithMoment(trip, before);
  },
};
