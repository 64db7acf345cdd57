import { explanationSchema } from '@wayfarer/contract';
import { z } from 'zod';

import { defineCommand } from '../command.ts';
import { getTripNamed, tripNameSchema } from '../find-trip.ts';

export const explain = defineCommand({
  name: 'explain',
  title: 'Explain why a place is in the plan or not',
  description:
    'Explains why: the reason for a place or stop in the plan, why we visit or see it and why it was put at that hour and on that day; why not, why it is missing or was left out, and what would have to change so that it fits. For every question of why or why not about a trip. Changes nothing.',
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
