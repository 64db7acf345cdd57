import type { Day, Leg, Visit } from '@wayfarer/contract';

import type { ExportedPlan } from '../src/exported-plan.ts';

/** A temple in Kyoto in the morning, unless something else is said. */
export function visit(over: Partial<Visit> = {}): Visit {
  return {
    id: 'visit_1',
    placeId: 'place_temple',
    name: 'Temple',
    kind: 'place',
    category: 'temple',
    arrive: '09:16',
    depart: '10:46',
    lat: 34.9671,
    lon: 135.7727,
    hours: [{ open: '08:00', close: '17:00' }],
    fee: { amount: 500, currency: 'JPY' },
    indoor: false,
    locked: false,
    done: false,
    why: 'You like temples.',
    source: { name: 'sample', date: '2026-08-01', verify: true },
    ...over,
  };
}

export function leg(over: Partial<Leg> = {}): Leg {
  return { from: 'visit_1', to: 'visit_2', mode: 'walk', minutes: 12, km: 0.8, estimate: true, ...over };
}

export function day(over: Partial<Day> = {}): Day {
  return {
    date: '2027-04-03',
    zone: 'Asia/Tokyo',
    city: { id: 'kyoto', name: 'Kyoto' },
    stay: null,
    window: { start: '09:00', end: '20:30' },
    settings: {},
    weather: null,
    visits: [visit()],
    legs: [],
    ...over,
  };
}

/** The visits of a day that goes from the temple on foot to a noodle house. */
export const TWO_STOPS: Pick<Day, 'visits' | 'legs'> = {
  visits: [
    visit(),
    visit({
      id: 'visit_2',
      placeId: 'place_noodles',
      name: 'Noodles',
      kind: 'meal',
      category: 'restaurant',
      arrive: '11:00',
      depart: '12:00',
      lat: 34.97,
      lon: 135.78,
    }),
  ],
  legs: [leg()],
};

export const OSM = {
  text: '© OpenStreetMap contributors',
  license: 'ODbL 1.0',
  url: 'https://www.openstreetmap.org/copyright',
};

export function plan(over: Partial<ExportedPlan> = {}): ExportedPlan {
  return {
    id: 'trip_1',
    title: 'Osaka to Kyoto',
    seq: 30,
    updatedAt: '2027-01-02T03:04:05.678Z',
    option: null,
    days: [day()],
    journeys: [],
    leftOut: [],
    costs: [],
    warnings: [],
    attributions: [],
    ...over,
  };
}

/** Names that try to end what they stand in, to steer a terminal, to turn the text round, or just to be long or odd. */
export const HOSTILE_NAMES: readonly string[] = [
  'a ]]> b',
  'say "hi" and \'bye\'',
  'two\nlines\r\nor more',
  'a < b && c > d',
  '</name><script>alert(1)</script>',
  '<!-- x --><![CDATA[ y ]]>',
  '&lt;&amp;&#0;&unknown;',
  '清水寺 (Kiyomizu-dera)',
  'مسجد الحسن',
  '🏯👨‍👩‍👧‍👦 castle',
  'turn \u202eround\u202c and \u2066isolate\u2069',
  'nul\0 escape\u001b[2J half\ud800 line\u2028 \uffff',
  '`${x}` *b* _i_ [l](javascript:alert(1)) | cell',
  '; rm -rf / \\ , X-EVIL:1',
  '=cmd|1',
  'END:VCALENDAR',
];
