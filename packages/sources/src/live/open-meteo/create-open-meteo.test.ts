import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { listDates } from '@wayfarer/trip/clock';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { type Answer, hang, json, Loopback, status } from '../__fixtures__/loopback.ts';
import { createOpenMeteo, type WeatherPlace } from './create-open-meteo.ts';

const HOUR = 3_600_000;
const CLIMATE = Array.from({ length: 12 }, () => ({ high: 15, low: 7, rainDays: 10 }));
const LISBON: WeatherPlace = {
  id: 'lisbon',
  name: 'Lisbon',
  zone: 'Europe/Lisbon',
  center: { lat: 38.72509, lon: -9.1498 },
  climate: CLIMATE,
};

let folder: string;
let service: Loopback;
let now: number;
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'wayfarer-weather-'));
  service = await Loopback.start(json(FORECAST));
  now = Date.parse('2026-11-22T12:00:00Z');
});
afterEach(async () => {
  await service.close();
  rmSync(folder, { recursive: true });
});

/** In the shape of `/v1/forecast`: 16 days from today on; of the third one the chance of rain is not known. */
const TIME = listDates('2026-11-22', '2026-12-07');
const FORECAST = {
  latitude: 38.75,
  timezone: 'Europe/Lisbon',
  daily_units: { time: 'iso8601', weather_code: 'wmo code' },
  daily: {
    time: TIME,
    weather_code: TIME.map((_, index) => (index === 1 ? 63 : 2)),
    temperature_2m_max: TIME.map((_, index) => 14.6 + index),
    temperature_2m_min: TIME.map((_, index) => 8.4 + index),
    precipitation_probability_max: TIME.map((_, index) => (index === 2 ? null : 30 + index)),
  },
};
const PAST = listDates('2016-01-01', '2025-12-31');
const ARCHIVE = {
  daily: {
    time: PAST,
    temperature_2m_max: PAST.map(() => 18),
    temperature_2m_min: PAST.map(() => 11),
    precipitation_sum: PAST.map(() => 0),
  },
};

/** As a process makes it at its start. */
function find(dates: readonly string[], { place = LISBON, signal = new AbortController().signal } = {}) {
  const origin = new URL(service.url).origin;
  const weather = createOpenMeteo({
    folder,
    clock: { now: () => new Date(now) },
    contact: null,
    forecast: `${origin}/v1/forecast`,
    archive: `${origin}/v1/archive`,
  });
  return weather.find(place, dates, signal);
}

it('forecasts the days that are near, with whose data it is', async () => {
  const { forecast, climate, notes } = await find(['2026-11-23', '2026-11-24', '2026-12-07', '2026-12-08']);
  const source = {
    name: 'Open-Meteo',
    date: '2026-11-22',
    verify: true,
    license: 'CC BY 4.0',
    attribution: 'Weather data by Open-Meteo.com',
    url: 'https://open-meteo.com/',
  };
  expect(Object.fromEntries(forecast)).toEqual({
    '2026-11-23': { condition: 'rainy', highC: 16, lowC: 9, rain: 0.31, typical: false, source },
    '2026-12-07': { condition: 'cloudy', highC: 30, lowC: 23, rain: 0.45, typical: false, source },
  });
  expect(climate).toBe(CLIMATE);
  expect(notes).toEqual([
    'The weather in Lisbon until 2026-12-07 is a forecast of 2026-11-22. Weather data by Open-Meteo.com (https://open-meteo.com), CC BY 4.0.',
  ]);
  expect(service.asked).toHaveLength(1);
  expect(service.asked[0]?.path).toBe('/v1/forecast');
  expect(service.asked[0]?.query.split('\n')).toEqual([
    '38.7251',
    '-9.1498',
    'auto',
    'weather_code,temperature_2m_max,temperature_2m_min,precipitation_probability_max',
    '16',
  ]);
});

it('asks nobody for days that are too far off, past, or kept', async () => {
  expect((await find(['2026-12-08', '2026-11-21'])).forecast.size).toBe(0);
  expect(service.asked).toHaveLength(0);
  await find(['2026-11-23']);
  now += 3 * HOUR - 1;
  expect((await find(['2026-11-23'])).forecast.size).toBe(1);
  expect(service.asked).toHaveLength(1);
  now += 1;
  await find(['2026-11-23']);
  expect(service.asked).toHaveLength(2);
});

it('counts days on the calendar of the city', async () => {
  now = Date.parse('2026-11-22T23:30:00Z');
  const tokyo = { ...LISBON, zone: 'Asia/Tokyo' };
  expect((await find(['2026-11-22'], { place: tokyo })).forecast.size).toBe(0);
  expect((await find(['2026-11-23'], { place: tokyo })).forecast.size).toBe(1);
});

it('asks anew for a namesake, and when what is kept was spoiled', async () => {
  await find(['2026-11-23']);
  await find(['2026-11-23'], { place: { ...LISBON, center: { lat: 46.9, lon: -97.7 } } });
  expect(service.asked).toHaveLength(2);
  writeFileSync(path.join(folder, 'lisbon.forecast.json'), '{');
  await find(['2026-11-23']);
  expect(service.asked).toHaveLength(3);
});

it.each<[string, Answer]>([
  ['429', status(429, { 'retry-after': '60' })],
  ['an error', json({ error: true, reason: 'Latitude must be in range of -90 to 90°. Given: 999.0.' })],
  ['a page in HTML', status(200)],
  ['a list of words', json({ daily: { ...FORECAST.daily, temperature_2m_max: ['warm'] } })],
])('falls back to what is usual after %s, says so, and asks nobody for a minute', async (_, answer) => {
  service.answerWith(answer, json(FORECAST));
  const { forecast, climate, notes } = await find(['2026-11-23']);
  expect(forecast.size).toBe(0);
  expect(climate).toBe(CLIMATE);
  expect(notes).toEqual([
    'The forecast for Lisbon could not be had; the weather shown is what is typical for the month.',
  ]);
  now += 59_999;
  await find(['2026-11-23']);
  expect(service.asked).toHaveLength(1);
  now += 1;
  expect((await find(['2026-11-23'])).forecast.size).toBe(1);
});

it('uses a forecast of today when a newer one cannot be had', async () => {
  await find(['2026-11-23']);
  service.answerWith(status(503));
  now += 4 * HOUR;
  expect((await find(['2026-11-23'])).forecast.size).toBe(1);
  now += 20 * HOUR;
  expect((await find(['2026-11-23'])).forecast.size).toBe(0);
});

it('ends with whoever waits for it', async () => {
  const controller = new AbortController();
  service.answerWith((response, asked) => {
    hang(response, asked);
    controller.abort(new Error('gone'));
  });
  await expect(find(['2026-11-23'], { signal: controller.signal })).rejects.toThrow('gone');
});

it('fetches what is usual once, where the catalogue does not know', async () => {
  service.answerWith(json(ARCHIVE));
  const place = { ...LISBON, climate: null };
  const { climate, climateSource, notes } = await find(['2027-05-01'], { place });
  expect(climate).toEqual(Array.from({ length: 12 }, () => ({ high: 18, low: 11, rainDays: 0 })));
  expect(climateSource).toMatchObject({ name: 'Open-Meteo', date: '2026-11-22', license: 'CC BY 4.0' });
  expect(notes[0]).toContain('What is typical in Lisbon is the mean of 10 years. Weather data by Open-Meteo.com');
  expect(service.asked[0]).toMatchObject({ path: '/v1/archive' });
  expect(service.asked[0]?.query).toContain('2016-01-01\n2025-12-31');
  now += 1000 * 24 * HOUR;
  await find(['2030-05-01'], { place });
  expect(service.asked).toHaveLength(1);
});

it('leaves what is usual unknown where nobody knows', async () => {
  service.answerWith(status(500));
  const weather = await find(['2027-05-01'], { place: { ...LISBON, climate: null } });
  expect(weather).toEqual({ forecast: new Map(), climate: null, climateSource: null, notes: [] });
});
