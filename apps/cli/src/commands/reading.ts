import { READING_KINDS, readingRequestSchema } from '@wayfarer/contract';

import { checkShape } from '../check-shape.ts';
import { KEY_OPTION, textOf, TRIP_WORD, type TripCommand } from '../command.ts';
import { findTripId } from '../find-trip.ts';
import { replyWithMoment } from '../reply.ts';

export const reading: TripCommand = {
  name: 'reading',
  summary: 'report what is seen on the way: crowd 85, weather rainy, delay 40, closed',
  usage: 'TRIP KIND [VALUE]',
  words: [2, 3],
  options: {
    visit: { type: 'string', value: 'VISIT', summary: 'id of the visit that it is about; without it the next one' },
    at: { type: 'string', value: 'HH:MM', summary: "when it was seen; without it the trip's time" },
    ...KEY_OPTION,
  },
  details: `${TRIP_WORD} KIND is one of ${READING_KINDS.join(', ')}.`,
  async run(context) {
    const [word = '', kind, value] = context.words;
    const [visit, at] = [textOf(context, 'visit'), textOf(context, 'at')];
    const report = checkShape(readingRequestSchema, {
      kind,
      ...(value === undefined ? {} : { value: /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value }),
      ...(visit === undefined ? {} : { visit }),
      ...(at === undefined ? {} : { at }),
    });
    const id = await findTripId(context.concierge, word);
    const before = await context.concierge.getTrip(id);
    const trip = await context.concierge.report(id, { reading: report, key: textOf(context, 'key') });
    return replyWithMoment(trip, before);
  },
};
