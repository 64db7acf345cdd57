import { explanationSchema } from '@wayfarer/contract';
import { z } from 'zod';

import { defineCommand } from '../command.ts';
import { getTripNamed, tripNameSchema } from '../find-trip.ts';

export const explain = defineCommand({
  name: 'explain',
  title: 'Explain why a place is in the plan or not',
  description:
    'Explains the reason for a place in a planned trip: why it is in the plan, at that hour and on that day; or why it is not, why it was left out or missing, and which change would let it in. Use it for every “why”, “why not” and “what would have to change” about a stop, sight or restaurant of a trip. Changes nothing.',
  needs: 'read',
  input: z.strictObject({
    trip: tripNameSchema,
    place: z.string().min(1).max(200).describe('Name or id of the place, or id of a stop.'),
  }),
  output: explanationSchema,
  isOpenWorld: false,
  path: '/api/explanations',
  examples: [{ said: 'Why is Kinkaku-ji not in my plan?', call: { trip: 'last', place: 'Kinkaku-ji' } }],
  async run({ trip, place }, { concierge }) {
    const { id } = await getTripNamed(concierge, trip);
    return { result: await concierge.explainPlace(id, place) };
  },
});
