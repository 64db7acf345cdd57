import { createTripSchema } from '@wayfarer/contract';

import { checkShape, toNumberOrId } from '../check-shape.ts';
import { KEY_OPTION, textOf, type TripCommand } from '../command.ts';
import { replyAfterPlanning } from '../reply.ts';

export const plan: TripCommand = {
  name: 'plan',
  summary: 'begin a trip with a sentence',
  usage: '"Three days in Kyoto …"',
  words: [1, 1],
  options: { seed: { type: 'string', value: 'N', summary: 'seed of the optimizer, 0 to 4294967295' }, ...KEY_OPTION },
  async run(context) {
    const seed = textOf(context, 'seed');
    const request = checkShape(createTripSchema, {
      text: context.words[0],
      ...(seed === undefined ? {} : { seed: toNumberOrId(seed) }),
    });
    return replyAfterPlanning(await context.concierge.createTrip(request, { key: textOf(context, 'key') }));
  },
};
