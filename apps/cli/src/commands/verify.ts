import type { TripSummary } from '@wayfarer/contract';

import type { TripCommand } from '../command.ts';
import { EXIT } from '../exit.ts';
import { findTripId } from '../find-trip.ts';

export const verify: TripCommand = {
  name: 'verify',
  summary: 'check that nothing of the trips was changed or damaged',
  usage: '[TRIP]',
  words: [0, 1],
  options: {},
  details:
    'Reads every event and compares it with the chain of digests it is part of. Exit code 1 if a trip is not whole.',
  async run({ concierge, words: [word] }) {
    const wanted = word === undefined ? undefined : await findTripId(concierge, word);
    const trips: TripSummary[] = [];
    for (let after: string | undefined; ;) {
      const page = await concierge.listTrips({ limit: 100, after });
      trips.push(...page.trips.filter(({ id }) => wanted === undefined || id === wanted));
      if (page.next === null) break;
      after = page.next;
    }
    const damaged = trips.filter(({ problem }) => problem !== null);
    return {
      json: { trips: trips.length, damaged: damaged.map(({ id, problem }) => ({ id, problem })) },
      text: (style) => {
        const lines = damaged.map(({ id, problem }) => `${style.warn(id)}: ${problem}\n`).join('');
        const sum = `${trips.length - damaged.length} of ${trips.length} trips are as they were written.`;
        return `${lines}${sum}\n`;
      },
      exit: damaged.length > 0 ? EXIT.internal : EXIT.ok,
    };
  },
};
