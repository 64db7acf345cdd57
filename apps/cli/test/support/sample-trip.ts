import type { Day, Option, Trip, Visit } from '@wayfarer/contract';

/** A visit with all that a test does not care about. */
export function sampleVisit(name: string, times: string, change: Partial<Visit> = {}): Visit {
  const [arrive = '', depart = ''] = times.split('-');
  return {
    ...{ id: `visit_${name}`, placeId: `place_${name}`, name, kind: 'place', category: 'temple', lat: 35, lon: 135 },
    ...{ arrive, depart, hours: [], fee: null, indoor: null, locked: false, done: false, why: 'You like it.' },
    source: { name: 'test', date: '2026-11-21', verify: true },
    ...change,
  };
}

export function sampleDay(date: string, visits: readonly Visit[], change: Partial<Day> = {}): Day {
  return {
    ...{ date, zone: 'Asia/Tokyo', city: { id: 'kyoto', name: 'Kyoto' }, stay: null, settings: {}, weather: null },
    ...{ window: { start: '09:00', end: '20:30' }, visits: [...visits], legs: [] },
    ...change,
  };
}

const yen = (amount: number) => ({ amount, currency: 'JPY' });

export function sampleOption(id: string, change: Partial<Option> = {}): Option {
  return {
    ...{ id, title: id, description: '', highlights: [], tags: [], pace: 'moderate', total: yen(9000) },
    ...{ perPerson: yen(4500), walkingKmPerDay: 3, freeMinutesPerDay: 95, mustDosMet: [1, 2], leftOutCount: 3 },
    ...{ leftOut: [], costs: [], days: [] },
    ...change,
  };
}

/** Saturday to Monday in Kyoto, with four stops: 1 Nijo Castle, 2 Lunch, 3 Nanzen-ji, 4 Nijo Market. */
export const DAYS: readonly Day[] = [
  sampleDay('2027-04-03', [
    sampleVisit('Inn', '09:00-09:00', { kind: 'stay' }),
    sampleVisit('Nijo Castle', '09:30-11:00'),
    sampleVisit('Lunch', '12:00-13:00', { kind: 'meal' }),
  ]),
  sampleDay('2027-04-04', [sampleVisit('Nanzen-ji', '10:00-11:00')]),
  sampleDay('2027-04-05', [sampleVisit('Nijo Market', '10:00-11:00')]),
];

export function sampleTrip(change: Partial<Trip> = {}): Trip {
  return {
    ...{ id: 'trip_1', title: 'Kyoto', seq: 1, revision: 'r', updatedAt: '2026-11-21T10:00:00.000Z', hash: 'h' },
    ...{ mode: 'FINALIZE', brain: 'rules', messages: [], questions: [], facts: [], progress: [], options: [] },
    ...{ selected: 'balanced', days: [...DAYS], leftOut: [], now: null, nextVisitId: null, pending: null },
    costs: [{ category: 'food', amount: yen(3000), estimate: true }],
    ...{ approval: null, waiting: [], handedOver: false, queue: 0, canUndo: false, canRedo: false, history: [] },
    ...{ chips: [], warnings: [], attributions: [] },
    ...change,
  };
}
