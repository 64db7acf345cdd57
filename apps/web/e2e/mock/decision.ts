import type { Decision, Trip } from '@wayfarer/contract';

import { FIRST_DAY, makeDay, type PlaceKey } from './kyoto.ts';

/** A crowd at the next stop. */
export function disrupted(trip: Trip, level: number): Trip {
  const alternatives = (['konchi', 'murin', 'kennin'] as const).map((key, index) => alternative(key, index + 1));
  const decision: Decision = {
    id: `decision_${trip.seq}`,
    visitId: trip.nextVisitId ?? '',
    reading: { kind: 'crowd', level, limit: 35, limitWhy: '35 % because you avoid crowds' },
    severity: 'high',
    text: `Crowd ${level} % at Nanzen-ji at 10:00 reaches your limit of 35 %.`,
    choices: [
      {
        choice: 'wait',
        offered: true,
        recommended: false,
        text: 'Take Nanzen-ji out and ask again at 16:00, when it is usually 30 % full.',
        until: '16:00',
      },
      {
        choice: 'replace',
        offered: true,
        recommended: true,
        text: 'Put Konchi-in into its slot. It is 0.3 km away and usually 18 % full.',
      },
      {
        choice: 'skip',
        offered: true,
        recommended: false,
        text: 'Take Nanzen-ji out for good; 10:00–11:00 becomes free time.',
      },
      { choice: 'keep', offered: false, recommended: false, text: 'Not offered: at 85 % nobody is let in.' },
    ],
    alternatives,
    noneBecause: null,
  };
  return { ...trip, seq: trip.seq + 2, pending: decision };
}

function alternative(key: PlaceKey, n: number): Decision['alternatives'][number] {
  const after = makeDay(
    '2027-04-03',
    FIRST_DAY.map((stop, index) => (index === 1 ? ([key, '10:05-11:00', ['walk', 14 + n]] as const) : stop)),
  );
  const place = after.visits[1];
  return {
    n,
    placeId: place?.placeId ?? '',
    name: place?.name ?? '',
    category: place?.category ?? '',
    km: [0.3, 0.6, 2.4][n - 1] ?? 1,
    minutes: [4, 8, 22][n - 1] ?? 9,
    crowd: [18, 22, 31][n - 1] ?? 20,
    score: [0.81, 0.74, 0.6][n - 1] ?? 0.5,
    criteria: {
      distance: 1 - n / 10,
      crowd: 0.82,
      category: n === 2 ? 0.5 : 1,
      weather: 0.8,
      timing: 1,
      value: 0.6,
      meal: 0,
    },
    why: '0.3 km away, indoors, usually 18 % full at 10:05, open until 16:30.',
    after,
  };
}
