import { findPlacesSchema, foundPlacesSchema } from '@wayfarer/contract';

import { defineCommand } from '../command.ts';

export const findPlaces = defineCommand({
  name: 'find_places',
  title: 'Find places of a city',
  description:
    'Finds sights, museums, temples, parks, markets, restaurants, cafés and hotels of a city that are open on a date and at a time, near another place, of a kind, indoors for rain, free of charge, step-free for a wheelchair or stroller, or vegetarian, vegan, halal or gluten-free. Answers opening hours, entry fee or price, distance, access and the source of each. What is not known is said to be unknown, and named in `check`. Use it for what to see, where to eat or sleep, whether a place is open on a day, what it costs, and how a name is spelled.',
  needs: 'read',
  input: findPlacesSchema,
  output: foundPlacesSchema,
  isOpenWorld: true,
  path: '/api/places/search',
  examples: [
    {
      said: 'Which museums in Kyoto are open on Monday at five and have no steps?',
      call: { city: 'Kyoto', kind: 'museum', date: '2027-04-05', openAt: '17:00', stepFree: true },
    },
    {
      said: 'Where can we eat vegan near the Golden Pavilion?',
      call: { city: 'Kyoto', find: 'eat', near: 'Golden Pavilion', diet: 'vegan' },
    },
  ],
  run: async (args, { concierge }) => ({ result: await concierge.findPlaces(args) }),
});
