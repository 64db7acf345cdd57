import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { AskedRide } from '@wayfarer/planner/ports';
import { minute } from '@wayfarer/trip/clock';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { type Answer, hang, json, Loopback, status } from '../__fixtures__/loopback.ts';
import { createTransit } from './create-transit.ts';

/** Half past ten in Melbourne in summer is 23:30 of the day before in UTC. */
const RIDE: AskedRide = {
  key: 'to the station',
  date: '2026-12-01',
  zone: 'Australia/Melbourne',
  leave: minute(630),
  from: { lat: -37.75, lon: 144.97 },
  to: { lat: -37.818, lon: 144.967 },
};
const place = (name: string, lat: number) => ({ name, lat, lon: 144.966, level: 0 });
const at = (time: string) => `2026-11-30T23:${time}:00Z`;

/** In the shape of `/api/v6/plan`: five minutes on foot, a tram of 22 min, two minutes on foot. */
const TRAM = {
  duration: 1740,
  startTime: at('33'),
  endTime: at('02').replace('30T23', '31T00').replace('11-31', '12-01'),
  transfers: 0,
  id: '…',
  legs: [
    {
      mode: 'WALK',
      duration: 300,
      startTime: at('33'),
      endTime: at('38'),
      from: place('START', -37.75),
      to: place('Moreland Rd', -37.754),
    },
    {
      ...{ mode: 'TRAM', duration: 1320, startTime: at('38'), endTime: '2026-12-01T00:00:00Z', realTime: false },
      ...{
        from: place('Moreland Rd', -37.754),
        to: place('Flinders St', -37.817),
        headsign: 'Flinders Street Station',
      },
      ...{ routeShortName: '19', displayName: '19', routeLongName: 'North Coburg - Flinders Street Station' },
    },
    { mode: 'WALK', duration: 120, startTime: '2026-12-01T00:00:00Z', endTime: '2026-12-01T00:02:00Z' },
  ],
};
const answer = (...itineraries: unknown[]) => json({ requestParameters: {}, direct: [], itineraries });
const leg = (change: object) => ({
  ...TRAM,
  legs: TRAM.legs.map((one, index) => (index === 1 ? { ...one, ...change } : one)),
});

let folder: string;
let service: Loopback;
let now: number;
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'wayfarer-transit-'));
  service = await Loopback.start(answer(TRAM));
  now = Date.parse('2026-11-22T12:00:00Z');
});
afterEach(async () => {
  await service.close();
  rmSync(folder, { recursive: true });
});

/** As a process makes it at its start. */
function find(rides = [RIDE], signal = new AbortController().signal) {
  const url = new URL(service.url).origin;
  const clock = { now: () => new Date(now) };
  return createTransit({ folder, clock, url, contact: 'trips@example.org', timeoutMs: 300 }).findWays(
    { rides },
    { signal },
  );
}

it('names line, stops, direction and times on the clocks of the place', async () => {
  const { host, origin } = new URL(service.url);
  const { answered, unanswered, problem } = await find();
  expect(answered).toEqual([
    {
      key: 'to the station',
      way: {
        rides: [
          {
            ...{ mode: 'tram', line: '19', direction: 'Flinders Street Station' },
            // 23:38 UTC is 10:38, 00:00 is 11:00.
            ...{ board: { name: 'Moreland Rd', time: 638 }, alight: { name: 'Flinders St', time: 660 } },
          },
        ],
        // From 10:30 to 11:02.
        minutes: 32,
        source: {
          ...{ name: `timetables of ${host}`, date: '2026-11-22', verify: true },
          ...{ attribution: `Timetables by ${host}`, url: origin },
        },
      },
    },
  ]);
  expect([unanswered, problem]).toEqual([[], '']);
  expect(service.asked[0]).toMatchObject({ method: 'GET', path: '/api/v6/plan' });
  expect(service.asked[0]?.userAgent).toContain('(+trips@example.org)');
  expect(service.asked[0]?.query.split('\n')).toEqual([
    '-37.750000,144.970000',
    '-37.818000,144.967000',
    '2026-11-30T23:30:00.000Z',
    'false',
    '3',
  ]);
});

it('takes the connection that arrives first, of those that can be', async () => {
  const later = {
    ...TRAM,
    endTime: '2026-12-01T00:05:00Z',
    legs: [...TRAM.legs.slice(0, 2), { ...TRAM.legs[2], endTime: '2026-12-01T00:05:00Z' }],
  };
  service.answerWith(answer(later, leg({ cancelled: true }), TRAM));
  expect((await find()).answered[0]?.way?.minutes).toBe(32);
});

it.each<[string, unknown]>([
  ['nothing', []],
  ['a walk alone', [{ ...TRAM, legs: [{ ...TRAM.legs[0], endTime: TRAM.endTime }] }]],
  ['a ride without stops', [leg({ from: undefined, to: undefined })]],
  ['a ride without a name', [leg({ displayName: '', routeShortName: null, routeLongName: undefined })]],
  ['what is cancelled', [leg({ cancelled: true })]],
  ['a car', [leg({ mode: 'CAR' })]],
  ['a stop in another town', [leg({ from: place('Geelong', -38.15) })]],
  ['a ride that ends before it begins', [leg({ endTime: at('30') })]],
  ['one that left before', [{ ...TRAM, startTime: at('20') }]],
  ['one that takes half a day', [{ ...TRAM, endTime: '2026-12-01T12:00:00Z' }]],
  ['one that is there at once', [{ ...TRAM, startTime: TRAM.endTime }]],
])('knows no connection where the answer has %s', async (_, itineraries) => {
  service.answerWith(answer(...(itineraries as unknown[])));
  expect(await find()).toEqual({
    ...{ answered: [{ key: RIDE.key, way: null }], unanswered: [], problem: '', retryAt: 0 },
  });
});

const SECOND = { ...RIDE, key: 'back', leave: minute(900) };

it.each<[string, Answer, string]>([
  ['429', status(429, { 'retry-after': '60' }), 'answered with status 429'],
  ['504', status(504), 'answered with status 504'],
  ['silence', hang, 'gave no whole answer within 0.3 s'],
  ['half of an answer', half, 'answered with something that is no connection'],
  ['something else', json({ error: 'no such place' }), 'answered with something that is no connection'],
  ['times that are none', answer({ ...TRAM, startTime: 'soon' }), 'answered with something that is no connection'],
])(
  'stops after %s, keeps what it has, and asks nobody for a minute, after a new start either',
  async (_, bad, said) => {
    service.answerWith(answer(TRAM), bad, answer(TRAM));
    const { host } = new URL(service.url);
    const problem = `Lines and stops of some rides could not be looked up: ${host} ${said}. Their times are estimates.`;
    const third = { ...RIDE, key: 'third' };
    const first = await find([RIDE, SECOND, third]);
    expect(first.answered.map(({ key }) => key)).toEqual([RIDE.key]);
    expect(first).toMatchObject({ unanswered: ['back', 'third'], problem, retryAt: now + 60_000 });
    now += 59_999;
    expect(await find([SECOND])).toEqual({ answered: [], unanswered: ['back'], problem, retryAt: now + 1 });
    expect(service.asked).toHaveLength(2);
    now += 1;
    expect((await find()).answered[0]?.way?.minutes).toBe(32);
  },
);

function half(response: Parameters<Answer>[0]): void {
  const text = JSON.stringify({ itineraries: [TRAM] });
  response.end(text.slice(0, text.length / 2));
}

it('waits twice as long after each failure in a row, and as at first once it was answered', async () => {
  const waits: number[] = [];
  for (const next of [status(504), status(504), status(504), answer(TRAM), status(504)]) {
    service.answerWith(next);
    const { retryAt } = await find();
    if (retryAt > 0) waits.push(retryAt - now);
    now = Math.max(now, retryAt);
  }
  expect(waits).toEqual([60_000, 120_000, 240_000, 60_000]);
});

it('asks for one ride at a time', async () => {
  await Promise.all([find([RIDE, SECOND]), find([RIDE])]);
  expect([service.asked.length, service.mostAtOnce]).toEqual([3, 1]);
});

it('ends with whoever waits for it', async () => {
  const controller = new AbortController();
  service.answerWith((response, asked) => {
    hang(response, asked);
    controller.abort(new Error('gone'));
  });
  await expect(find([RIDE], controller.signal)).rejects.toThrow('gone');
});
