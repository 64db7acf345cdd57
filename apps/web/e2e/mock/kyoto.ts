import type { Day, Leg, Visit } from '@wayfarer/contract';

/** Name, kind, category, latitude, longitude, fee, hours, indoors. */
const PLACES = {
  station: ['Kyoto Station', 'transport', 'station', 34.9858, 135.7588, null, 'unknown', true],
  hotel: ['Hotel Resol Kawaramachi', 'stay', 'stay', 35.0041, 135.769, null, 'unknown', true],
  kiyomizu: ['Kiyomizu-dera', 'place', 'temple', 34.9949, 135.785, 500, '06:00-18:00', false],
  lanes: ['Sannenzaka and Ninenzaka', 'place', 'street', 34.9974, 135.7808, 0, '00:00-24:00', false],
  kodaiji: ['Kodai-ji', 'place', 'temple', 35.0008, 135.7812, 600, '09:00-17:00', false],
  nanzenji: ['Nanzen-ji', 'place', 'temple', 35.0114, 135.793, 600, '08:40-17:00', false],
  eikando: ['Eikan-do', 'place', 'temple', 35.0145, 135.7944, 1000, '09:00-17:00', false],
  ginkakuji: ['Ginkaku-ji', 'place', 'temple', 35.027, 135.7982, 1000, '08:30-17:00', false],
  path: ['Philosopher’s Path', 'place', 'street', 35.0202, 135.7946, 0, '00:00-24:00', false],
  nijo: ['Nijo Castle', 'place', 'castle', 35.0142, 135.7481, 1300, '08:45-16:00', false],
  kinkakuji: ['Kinkaku-ji', 'place', 'temple', 35.0394, 135.7292, 500, '09:00-17:00', false],
  ryoanji: ['Ryoan-ji', 'place', 'garden', 35.0345, 135.7182, 600, '08:00-17:00', false],
  inari: ['Fushimi Inari Taisha', 'place', 'shrine', 34.9671, 135.7727, 0, '00:00-24:00', false],
  tofukuji: ['Tofuku-ji', 'place', 'temple', 34.9764, 135.774, 600, '09:00-16:00', false],
  museum: ['Kyoto National Museum', 'place', 'museum', 34.99, 135.7731, 700, '09:30-16:30', true],
  sanjusangendo: ['Sanjusangen-do', 'place', 'temple', 34.9879, 135.7717, 600, '08:30-16:30', true],
  nishiki: ['Nishiki Market', 'place', 'market', 35.005, 135.7649, 0, '10:00-18:00', true],
  shigetsu: ['Omen near Nanzen-ji', 'meal', 'restaurant', 35.0245, 135.7955, 1800, '11:00-15:00', true],
  mumokuteki: ['Mumokuteki Café', 'meal', 'restaurant', 35.0044, 135.7664, 1600, '11:30-21:00', true],
  gion: ['Gion Soy Kitchen', 'meal', 'restaurant', 35.0039, 135.7755, 3200, 'unknown', true],
  tofu: ['Tousuiro', 'meal', 'restaurant', 35.0087, 135.7705, 4200, '11:30-22:00', true],
  kennin: ['Kennin-ji', 'place', 'temple', 35.0008, 135.7737, 800, '10:00-16:30', true],
  murin: ['Murin-an', 'place', 'garden', 35.0113, 135.7868, 600, '09:00-17:00', false],
  konchi: ['Konchi-in', 'place', 'temple', 35.0106, 135.7909, 500, '09:00-16:30', true],
} as const;

export type PlaceKey = keyof typeof PLACES;

/** A stop: the place and its times, and how one gets there. */
export type Stop = readonly [place: PlaceKey, times: string, way?: readonly [mode: Leg['mode'], minutes: number]];

function makeVisit(date: string, [key, times]: Stop): Visit {
  const [name, kind, category, lat, lon, fee, hours, indoor] = PLACES[key];
  const [arrive = '', depart = ''] = times.split('-');
  const [open = '', close = ''] = hours.split('-');
  return {
    id: `visit_${date}-${key}-${arrive.replace(':', '')}`,
    placeId: `place_kyoto-${key}`,
    name,
    kind,
    category,
    lat,
    lon,
    arrive,
    depart,
    hours: hours === 'unknown' ? 'unknown' : [{ open, close }],
    fee: fee === null ? null : { amount: fee, currency: 'JPY' },
    indoor,
    locked: kind === 'transport',
    done: false,
    source: { name: 'sample catalogue', date: '2026-11-21', verify: true },
    why: WHY[kind] ?? '',
  };
}

const WHY: Readonly<Record<string, string>> = {
  place: 'A temple, which you like; 8 min from the stop before, and usually quiet at that hour (22 % full).',
  meal: 'A full vegetarian meal is known to be served; it is on your way.',
  stay: 'The day starts here.',
  transport: 'The train from Osaka takes about 30 min (estimate; no timetable is known).',
};

const KM_PER_MINUTE: Readonly<Record<Leg['mode'], number>> = {
  walk: 0.075,
  transit: 0.3,
  drive: 0.4,
  train: 0.9,
  flight: 9,
  ferry: 0.5,
  bus: 0.25,
};

export function makeDay(date: string, stops: readonly Stop[], change: Partial<Day> = {}): Day {
  const visits = stops.map((stop) => makeVisit(date, stop));
  const legs = stops.slice(1).map(([, , way = ['walk', 10]], index): Leg => {
    const [mode, minutes] = way;
    return {
      from: visits[index]?.id ?? '',
      to: visits[index + 1]?.id ?? '',
      mode,
      minutes,
      km: Math.round(minutes * KM_PER_MINUTE[mode] * 10) / 10,
      estimate: true,
    };
  });
  return {
    date,
    zone: 'Asia/Tokyo',
    city: { id: 'kyoto', name: 'Kyoto' },
    stay: { placeId: 'place_kyoto-hotel', name: 'Hotel Resol Kawaramachi' },
    window: { start: '09:00', end: '20:30' },
    settings: {},
    weather: { text: '9–20 °C, rain on 10 of 30 days (typical for the month)', typical: true },
    visits,
    legs,
    ...change,
  };
}

export const FIRST_DAY: readonly Stop[] = [
  ['station', '09:00-09:30'],
  ['nanzenji', '10:00-11:00', ['transit', 25]],
  ['path', '11:10-11:50', ['walk', 8]],
  ['shigetsu', '12:05-12:50', ['walk', 10]],
  ['ginkakuji', '13:05-14:05', ['walk', 12]],
  ['nishiki', '14:50-15:40', ['bus', 32]],
  ['tofu', '18:00-19:15', ['walk', 9]],
  ['hotel', '19:25-19:25', ['walk', 8]],
];

const SECOND_DAY: readonly Stop[] = [
  ['hotel', '09:00-09:00'],
  ['nijo', '09:25-10:40', ['transit', 18]],
  ['kinkakuji', '11:15-12:05', ['bus', 28]],
  ['ryoanji', '12:25-13:15', ['walk', 19]],
  ['mumokuteki', '14:00-14:45', ['bus', 38]],
  ['kennin', '15:10-16:00', ['walk', 16]],
  ['gion', '18:30-19:40', ['walk', 7]],
  ['hotel', '19:52-19:52', ['walk', 11]],
];

const THIRD_DAY: readonly Stop[] = [
  ['hotel', '09:00-09:00'],
  ['inari', '09:30-11:00', ['transit', 24]],
  ['tofukuji', '11:20-12:20', ['walk', 17]],
  ['mumokuteki', '12:55-13:40', ['transit', 22]],
  ['kiyomizu', '14:15-15:30', ['bus', 24]],
  ['lanes', '15:40-16:25', ['walk', 6]],
  ['station', '17:15-17:45', ['bus', 26]],
];

export const MODERATE: readonly Day[] = [
  makeDay('2027-04-03', FIRST_DAY),
  makeDay('2027-04-04', SECOND_DAY, {
    weather: { text: '9–19 °C, rain on 10 of 30 days (typical for the month)', typical: true },
  }),
  makeDay('2027-04-05', THIRD_DAY, { stay: null }),
];

/** The same with one stop fewer a day. */
export const RELAXED: readonly Day[] = MODERATE.map((day) =>
  makeDay(
    day.date,
    stopsOf(day.date).filter((_, index) => index !== 2),
    { stay: day.stay, weather: day.weather },
  ),
);

/** The same with another stop in the evening. */
export const PACKED: readonly Day[] = MODERATE.map((day, index) =>
  makeDay(
    day.date,
    index === 1
      ? [...SECOND_DAY.slice(0, 6), ['lanes', '16:15-17:00', ['walk', 12]], ...SECOND_DAY.slice(6)]
      : stopsOf(day.date),
    { stay: day.stay, weather: day.weather },
  ),
);

function stopsOf(date: string): readonly Stop[] {
  return date === '2027-04-03' ? FIRST_DAY : date === '2027-04-04' ? SECOND_DAY : THIRD_DAY;
}
