import type { Point, Station } from '@wayfarer/pilgrimage/ports';
import { estimateTravel } from '@wayfarer/trip';
import { vi } from 'vitest';

import type { PilgrimageSources } from '../src/pilgrimage-workflow.ts';

/** Some metres east of a meridian at the latitude of Shinjuku, in degrees: 0.01° of longitude are 903 m there. */
export const SHINJUKU: Station = {
  name: '新宿',
  romaji: 'Shinjuku',
  kana: 'しんじゅく',
  coordinates: { latitude: 35.69, longitude: 139.7 },
  city: 'Shinjuku',
  prefecture: 'Tokyo',
};

/** A place like any other; a test says what it is about. */
export function point(id: string, over: Partial<Point> = {}): Point {
  return {
    id,
    name: id,
    cn_name: null,
    en_name: null,
    coordinates: { latitude: 35.69, longitude: 139.71 },
    bangumi_id: '160209',
    bangumi_title: '君の名は。',
    bangumi_title_en: 'Your Name.',
    bangumi_title_cn: '你的名字。',
    episode: 'film',
    time_seconds: null,
    screenshot_url: null,
    address: null,
    opening_hours: null,
    admission_fee: 'free',
    category: 'street',
    importance: 3,
    access: 'open',
    respect: null,
    area: 'Shinjuku',
    hours: 'unknown',
    fee: { amount: 0, currency: 'JPY' },
    colour: '#2f6fc4',
    source: { name: 'sample scenes', date: '2026-11-23', verify: true },
    ...over,
  };
}

/** So many kilometres north of Shinjuku: a degree of latitude is 111.195 km. */
export function kmNorth(km: number) {
  return { coordinates: { latitude: 35.69 + km / 111.195, longitude: 139.7 } };
}

export function yen(amount: number) {
  return { amount, currency: 'JPY' };
}

export const YOUR_NAME = {
  id: 160209,
  title: '君の名は。',
  title_cn: '你的名字。',
  title_en: 'Your Name.',
  kind: 'film',
  date: '2016-08-26',
  matched: 'Your Name.',
  confidence: 1,
  has_points: true,
} as const;

/** A world of one work with two places, 903 m and 1,806 m east of the station. */
export function sources(over: Partial<PilgrimageSources> = {}): PilgrimageSources {
  return {
    works: {
      search: vi.fn(() => Promise.resolve([YOUR_NAME])),
      findIn: (sentence) => (sentence.includes('Your Name') ? 'Your Name' : undefined),
      listWithPoints: () => [YOUR_NAME],
    },
    stations: {
      find: (name) => (name === 'Shinjuku' ? [SHINJUKU] : []),
      suggest: () => ['Shinjuku'],
      findIn: (sentence) => (sentence.includes('Shinjuku') ? 'Shinjuku' : undefined),
      nearest: () => SHINJUKU,
    },
    points: {
      findPoints: vi.fn(() =>
        Promise.resolve([point('near'), point('far', { coordinates: { latitude: 35.69, longitude: 139.72 } })]),
      ),
    },
    weather: {
      findWeather: vi.fn(() =>
        Promise.resolve({ highC: 17, lowC: 9, rain: 0.27, condition: 'unknown', typical: true, place: 'Tokyo' }),
      ),
    },
    travel: estimateTravel,
    source: { name: 'station index', date: '2026-11-23', verify: false },
    ...over,
  };
}
