import { checkReportSchema, checkRequestSchema } from '@wayfarer/contract';

import { defineCommand } from '../command.ts';

export const checkItinerary = defineCommand({
  name: 'check_itinerary',
  title: 'Check a travel plan',
  description:
    'Checks an existing itinerary, travel plan, schedule or list of stops that somebody pasted or an assistant suggested, as text or JSON. Does this plan work, is it realistic, feasible or doable to do in one day, too much, a rush? Reviews the following plan stop by stop and tells what does not fit: mistakes, closed that day or on a holiday, opening hours, too far, too little time, overlaps, forgotten meals, places that do not exist; with the nearest fix, and what to book ahead. Use it on every itinerary before you show it.',
  needs: 'read',
  input: checkRequestSchema,
  output: checkReportSchema,
  isOpenWorld: true,
  examples: [
    {
      said: 'Does this plan for Kyoto work? Monday: Nijo Castle 9:00, then Kinkaku-ji, dinner in Gion.',
      call: { text: 'Monday: 9:00 Nijo Castle, Kinkaku-ji, dinner in Gion', city: 'Kyoto', start: '2027-04-05' },
    },
  ],
  run: async (args, { concierge }) => ({ result: await concierge.checkItinerary(args) }),
});
