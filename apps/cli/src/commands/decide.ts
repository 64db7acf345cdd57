import { CHOICES, decideRequestSchema } from '@wayfarer/contract';

import { checkShape, toNumberOrId } from '../check-shape.ts';
import { KEY_OPTION, textOf, TRIP_WORD, type TripCommand } from '../command.ts';
import { findTripId } from '../find-trip.ts';
import { replyWithMoment } from '../reply.ts';

export const decide: TripCommand = {
  name: 'decide',
  summary: 'answer the open decision: wait, replace 1, skip or keep',
  usage: 'TRIP CHOICE [N]',
  words: [2, 3],
  options: KEY_OPTION,
  details: `${TRIP_WORD} CHOICE is one of ${CHOICES.join(', ')}; N is the number of an alternative, or the id of its place.`,
  async run(context) {
    const [word = '', choice, n] = context.words;
    const request = checkShape(decideRequestSchema, { choice, ...(n === undefined ? {} : { n: toNumberOrId(n) }) });
    const id = await findTripId(context.concierge, word);
    return replyWithMoment(await context.concierge.decide(id, { ...request, key: textOf(context, 'key') }));
  },
};
