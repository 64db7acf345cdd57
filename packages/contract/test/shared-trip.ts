import { SHARE_FORMAT, SHARE_VERSION } from '../src/index.ts';

const yen = { amount: 1000, currency: 'JPY' };
const source = { name: 'Wikidata', date: '2026-11-01', verify: false };

const place = {
  name: 'Murin-an',
  city: 'kyoto',
  at: { lat: 35.01, lon: 135.79 },
  categories: ['garden'],
  hours: { '2027-04-03': [{ open: 540, close: 1080 }] },
  hoursText: '9:00 – 18:00',
  indoor: false,
  stepFree: 'partly',
  significance: 3,
  summary: null,
  source,
};

/** What of a film was set at a place. */
export const SCENE = {
  work: { id: 115908, title: '響け', titleEn: null, titleCn: null, colour: '#1a2B3c' },
  name: 'Bridge',
  nameEn: null,
  nameCn: null,
  episode: 1,
  seconds: 0,
  manners: null,
};

const day = {
  date: '2027-04-03',
  zone: 'Asia/Tokyo',
  window: { start: 540, end: 1260 },
  stay: 'inn',
  visits: [{ id: 'v1', place: 'garden', kind: 'place', arrive: 600, depart: 660, locked: false, why: '' }],
  legs: [{ from: 'inn', to: 'v1', mode: 'walk', minutes: 10, km: 0.8, estimate: true }],
  settings: { visits: 4, free: [{ start: 600, end: 720 }] },
};

const gathered = {
  places: [
    { ...place, id: 'garden', kind: 'sight', fee: yen, usualMinutes: 60, minimumMinutes: 30, scenes: [SCENE] },
    { ...place, id: 'bar', kind: 'eatery', meals: ['lunch'], cuisine: null, level: 'mid', price: yen, serves: [] },
    {
      ...place,
      id: 'inn',
      kind: 'lodging',
      level: 'mid',
      style: 'ryokan',
      nightly: yen,
      checkIn: 900,
      checkOut: 600,
    },
    { ...place, id: 'airport', kind: 'terminal', iata: 'KIX' },
  ],
  calendar: [
    {
      date: '2027-04-03',
      city: 'kyoto',
      cityName: 'Kyoto',
      zone: 'Asia/Tokyo',
      weather: { condition: 'rainy', highC: 18, lowC: 9, rain: 0.4, typical: true },
      busy: 'peak',
      holiday: null,
      transitFare: yen,
    },
  ],
  journeys: [{ date: '2027-04-03', from: 'Osaka', to: 'Kyoto', mode: 'train', minutes: 30, km: 43, fare: yen, source }],
  currency: 'JPY',
  travel: {
    cities: { kyoto: { detour: 1.3, walkKmh: 4.5, rideKmh: 18, rideWaitMinutes: 6, far: null, source } },
    routes: [{ points: ['garden', 'inn'], minutes: [0, 9], km: [0, 0.8], source }],
  },
};

/** A place that is not in a plan, and why. */
export const LEFT_OUT = { place: 'bar', reason: 'overlap', text: 'The day is full.' };

const option = {
  id: 'balanced',
  title: 'Balanced',
  description: '',
  highlights: [],
  tags: [],
  pace: 'moderate',
  total: yen,
  perPerson: yen,
  walkingKmPerDay: 3,
  freeMinutesPerDay: 60,
  mustDosMet: [1, 1],
  days: [day],
  leftOut: [LEFT_OUT],
  costs: [{ category: 'food', amount: yen, estimate: true }],
  warnings: [],
};

const journey = {
  start: {
    days: [day],
    leftOut: [LEFT_OUT],
    facts: null,
    party: { travelers: 2, diets: [], access: [], persons: [{ label: 'Anna', count: 1, ages: [9] }] },
    preferences: {
      pace: 'moderate',
      interests: [],
      avoid: [],
      avoidCrowds: false,
      timeOfDay: 'any',
      heavyTravelPenalty: false,
    },
    budget: null,
    mustDo: [],
  },
  days: [day],
  leftOut: [LEFT_OUT],
  skipped: [],
  waiting: [
    {
      visit: day.visits[0],
      date: '2027-04-03',
      until: 900,
      measure: { kind: 'closed', hours: [{ open: 0, close: 600 }] },
      below: null,
    },
  ],
  learned: [{ type: 'missed', place: 'bar', satisfaction: 0.5 }],
  underWay: true,
  cursor: { date: '2027-04-03', time: 600 },
  visited: [],
};

/** A file with one of everything that a share file may hold. */
export const SHARE_FILE = {
  format: SHARE_FORMAT,
  version: SHARE_VERSION,
  title: 'Kyoto',
  attributions: [],
  hash: 'abc',
  digest: 'abc',
  trip: {
    seed: 7,
    facts: [{ name: 'travelers', value: 2, text: 'two of us', status: 'stated' }],
    eaters: { vegan: 1 },
    options: [option],
    gathered,
    budget: yen,
    selected: 'balanced',
    journey,
  },
};
