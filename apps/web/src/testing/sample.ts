import type { Day, Leg, Transit, Visit } from '@wayfarer/contract';

/** A visit with all that a test does not care about. */
export function sampleVisit(name: string, times: string, change: Partial<Visit> = {}): Visit {
  const [arrive = '', depart = ''] = times.split('-');
  return {
    id: `visit_${name}`,
    placeId: `place_${name}`,
    name,
    kind: 'place',
    category: 'temple',
    lat: 35,
    lon: 135.75,
    arrive,
    depart,
    hours: 'unknown',
    fee: null,
    indoor: null,
    locked: false,
    done: false,
    source: { name: 'sample catalogue', date: '2026-11-21', verify: true },
    why: 'It matches what you like.',
    ...change,
  };
}

/** Walks between consecutive visits. */
export function sampleLeg(from: Visit, to: Visit, minutes: number): Leg {
  return { from: from.id, to: to.id, mode: 'walk', minutes, km: minutes / 12, estimate: true };
}

/** A tram that takes 20 minutes, and 25 with the way to it. */
export function sampleTransit(change: Partial<Transit> = {}): Transit {
  const [board, alight] = [
    { name: 'Moreland Road', time: '10:38' },
    { name: 'Flinders Street', time: '10:58' },
  ];
  return {
    rides: [{ mode: 'tram', line: '19', direction: 'City', board, alight }],
    minutes: 25,
    warning: null,
    source: { name: 'Transitous', date: '2026-11-22', verify: true },
    ...change,
  };
}

export function sampleDay(visits: readonly Visit[], change: Partial<Day> = {}): Day {
  return {
    date: '2027-04-03',
    zone: 'Asia/Tokyo',
    city: { id: 'kyoto', name: 'Kyoto' },
    stay: null,
    window: { start: '09:00', end: '20:30' },
    settings: {},
    weather: null,
    visits: [...visits],
    legs: [],
    ...change,
  };
}
