import { checkRequestSchema, repairReportSchema } from '@wayfarer/contract';

import { defineCommand } from '../command.ts';

export const repairItinerary = defineCommand({
  name: 'repair_itinerary',
  title: 'Mend a travel plan',
  description:
    'Repairs, mends, fixes or corrects an existing itinerary, travel plan or schedule that somebody pasted or an assistant wrote, as text or JSON, by the smallest change that makes it work: stops move to another hour or day, get shorter or are swapped, a misspelled name is taken for the place that is meant, and only what fits nowhere is left out. Shows the plan before and after, what changed and why, and what cannot be mended. Not for a trip that is kept here.',
  needs: 'read',
  input: checkRequestSchema,
  output: repairReportSchema,
  isOpenWorld: true,
  examples: [
    {
      said: 'Fix this plan for Kyoto with as few changes as possible: Monday 9:00-10:00 Nijo Castle, 9:30-11:00 Kinkaku-ji.',
      call: { text: 'Monday\n9:00-10:00 Nijo Castle\n9:30-11:00 Kinkaku-ji', city: 'Kyoto', start: '2027-04-05' },
    },
  ],
  run: async (args, { concierge }) => ({ result: await concierge.repairItinerary(args) }),
});
