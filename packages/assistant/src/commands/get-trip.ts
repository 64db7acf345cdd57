import { NoSuchOptionError } from '@wayfarer/exports';
import { z } from 'zod';

import { defineCommand } from '../command.ts';
import { getTripNamed, tripNameSchema } from '../find-trip.ts';
import { toTripBrief, tripBriefSchema } from '../trip-brief.ts';

export const getTrip = defineCommand({
  name: 'get_trip',
  title: 'Show a trip',
  description:
    'Shows a trip that was planned or saved here as it is now: its days with every stop, times, opening hours and fees, the options to choose from, questions that are open, a change that waits for a yes, and what was left out. Use it to read the current plan: what is planned today or tomorrow, when something starts, where one sleeps, what it costs. Read it before you propose a change, for the ids of its stops and places.',
  needs: 'read',
  input: z.strictObject({
    trip: tripNameSchema,
    option: z.int().min(1).max(9).optional().describe('Shows the days of this option instead of the chosen plan.'),
  }),
  output: tripBriefSchema,
  isOpenWorld: false,
  examples: [
    { said: 'What is on my plan for tomorrow?', call: { trip: 'last' } },
    { said: 'Show me the second option.', call: { trip: 'last', option: 2 } },
  ],
  async run({ trip: wanted, option }, { concierge }) {
    const trip = await getTripNamed(concierge, wanted);
    const shown = option === undefined ? undefined : trip.options[option - 1];
    if (option !== undefined && !shown) throw new NoSuchOptionError(String(option), trip.options.length);
    return { result: toTripBrief(trip, shown) };
  },
});
