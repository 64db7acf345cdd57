import { findPlacesSchema, foundPlacesSchema } from '@wayfarer/contract';

import { defineCommand } from '../command.ts';

export const findPlaces = defineCommand({
  name: 'find_places',
  title: 'Find places of a city',
  description:
    'Finds places to see, eat or sleep in a city such as Kyoto, Tokyo, Paris or Lisbon: which sights, museums, temples, parks, gardens, markets, restaurants and hotels are there, and which are open on a day (is the museum open on Monday or Tuesday?) and at a time, within a kilometre of or close to a place or station, free or cheap, indoors in rain, step-free for a wheelchair or stroller; lunch or dinner that is vegan, vegetarian, halal or gluten-free. Answers how much the entry fee is, opening hours, distance and source; what is unknown is named in `check`.',
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
