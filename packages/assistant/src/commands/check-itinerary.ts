import { checkReportSchema, checkRequestSchema } from '@wayfarer/contract';

import { defineCommand } from '../command.ts';

export const checkItinerary = defineCommand({
  name: 'check_itinerary',
  title: 'Check a travel plan',
  description:
    'Checks an existing travel itinerary or day plan and finds its mistakes: a text that somebody pasted or wrote (a message, list, table, blog post, the days that you or another assistant suggested), or JSON. Use it before you show a plan of your own, and whenever somebody asks whether a plan, schedule or day works, is realistic, feasible, doable or too much. For each stop it answers fits, does-not-fit with the reason (closed that day, holiday, too far, too little time, overlap, meal missing, over budget) and the nearest time at which it would fit, or unknown with what to look up. It lists places that do not exist or have other names, duplicates, and what has to be booked or reserved. Changes and keeps nothing.',
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
