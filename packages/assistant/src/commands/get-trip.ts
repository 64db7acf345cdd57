import { NoSuchOptionError } from '@wayfarer/exports';
import { z } from 'zod';

import { defineCommand } from '../command.ts';
import { getTripNamed, tripNameSchema } from '../find-trip.ts';
import { toTripBrief, tripBriefSchema } from '../trip-brief.ts';

export const getTrip = defineCommand({
  name: 'get_trip',
  title: 'Show a trip',
  description:
    'Shows a saved trip as it is: the current plan or itinerary with all stops and times of each day (what is on for today, tomorrow, day two), when it starts, where one sleeps each night, the total cost, the options that were planned, questions that are open, a change that waits for a yes. Read it for the ids that propose_change takes.',
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
