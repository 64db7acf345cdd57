import { advanceRequestSchema } from '@wayfarer/contract';

import { checkShape } from '../check-shape.ts';
import { KEY_OPTION, textOf, TRIP_WORD, type TripCommand } from '../command.ts';
import { findTripId } from '../find-trip.ts';
import { replyWithMoment } from '../reply.ts';

export const advance: TripCommand = {
  name: 'advance',
  summary: 'move on: to a visit, or to a date and time',
  usage: 'TRIP (VISIT | DATE TIME)',
  words: [2, 3],
  options: KEY_OPTION,
  details: `${TRIP_WORD} VISIT is the id of a visit (see \`show --json\`), DATE is YYYY-MM-DD, TIME is HH:MM.`,
  async run(context) {
    const [word = '', to, time] = context.words;
    const where = checkShape(advanceRequestSchema, time === undefined ? { to } : { date: to, time });
    const id = await findTripId(context.concierge, word);
    const before = await context.concierge.getTrip(id);
    const trip = await context.concierge.advance(id, { to: where, key: textOf(context, 'key') });
    return replyWithMoment(trip, before);
  },
};
