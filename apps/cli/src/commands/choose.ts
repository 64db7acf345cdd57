import { selectRequestSchema } from '@wayfarer/contract';

import { checkShape, toNumberOrId } from '../check-shape.ts';
import { KEY_OPTION, textOf, TRIP_WORD, type TripCommand } from '../command.ts';
import { findTripId } from '../find-trip.ts';
import { replyWithTrip } from '../reply.ts';

export const choose: TripCommand = {
  name: 'choose',
  summary: 'choose an option; it becomes the plan',
  usage: 'TRIP N',
  words: [2, 2],
  options: KEY_OPTION,
  details: `${TRIP_WORD} N is the number of an option, or its id.`,
  async run(context) {
    const [word = '', option = ''] = context.words;
    const request = checkShape(selectRequestSchema, { option: toNumberOrId(option) });
    const id = await findTripId(context.concierge, word);
    return replyWithTrip(await context.concierge.choose(id, { ...request, key: textOf(context, 'key') }));
  },
};
