import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { type Answer, hang, json, Loopback, status } from '../__fixtures__/loopback.ts';
import { createAnitabi } from './create-anitabi.ts';

/** In the shape of `/bangumi/{id}/points/detail`. */
const STAIRS = {
  id: 'qys7fu',
  name: '須賀神社',
  cn: '须贺神社',
  image: 'https://image.example/points/1/a.jpg?plan=h160',
  ep: 1,
  s: 3965,
  geo: [35.6852, 139.7222],
  origin: 'somebody',
  originURL: 'https://example.org/photos/1',
};
const WORK = { id: 160209, title: '君の名は。', title_cn: '你的名字。', title_en: 'Your Name.' };

let folder: string;
let service: Loopback;
let now: Date;
const signal = new AbortController().signal;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'scenes-'));
  service = await Loopback.start(json([STAIRS]));
  // Ages of files are told by the disk.
  now = statSync(folder).mtime;
});
afterEach(async () => {
  await service.close();
  rmSync(folder, { recursive: true });
});

function anitabi({ timeoutMs = 5_000 } = {}) {
  const clock = { now: () => now };
  return createAnitabi({ folder, clock, contact: 'me@example.org', anitabi: service.url, timeoutMs });
}

const ask = (options?: { timeoutMs?: number }) =>
  anitabi(options).findPoints({ work: WORK, dates: ['2026-11-28'] }, { signal });

it('asks once for the points of a work, and shows whose they are', async () => {
  const [stairs] = await ask();
  expect(stairs).toMatchObject({
    id: '160209-qys7fu',
    name: '須賀神社',
    cn_name: '须贺神社',
    coordinates: { latitude: 35.6852, longitude: 139.7222 },
    episode: 1,
    time_seconds: 3965,
    screenshot_url: 'https://image.example/points/1/a.jpg?plan=h160',
    source: {
      license: 'CC BY-NC-SA 4.0',
      attribution: 'Anitabi, somebody',
      url: 'https://example.org/photos/1',
    },
  });
  expect(await ask()).toHaveLength(1);
  expect(service.asked.map((asked) => asked.path)).toEqual(['/api/interpreter/bangumi/160209/points/detail']);
  expect(service.asked[0]?.userAgent).toMatch(/^Wayfarer\/.* \(\+me@example\.org\)$/);
});

it('takes an episode that is a text or missing, and leaves out a point that has no place', async () => {
  const bare = { id: 7, name: 'bare', geo: [35.7, 139.7] };
  service.answerWith(
    json([{ ...STAIRS, ep: 'OP' }, { ...STAIRS, ep: '12' }, bare, { ...STAIRS, geo: null }, 'nonsense']),
  );
  const points = await ask();
  expect(points.map(({ episode, time_seconds }) => [episode, time_seconds])).toEqual([
    ['OP', 3965],
    [12, 3965],
    [null, null],
  ]);
});

it('follows no address that is none of the web', async () => {
  service.answerWith(json([{ ...STAIRS, image: 'javascript:alert(1)', originURL: 'file:///etc/passwd' }]));
  const [stairs] = await ask();
  expect([stairs?.screenshot_url, stairs?.source.url]).toEqual([null, 'https://anitabi.cn']);
});

it('knows nothing of a work that is not there', async () => {
  service.answerWith(status(404));
  expect(await ask()).toEqual([]);
  service.answerWith(json([]));
  expect(await ask()).toEqual([]);
});

it('reads five thousand points', async () => {
  service.answerWith(json(Array.from({ length: 5_000 }, (_, index) => ({ ...STAIRS, id: `p${index}` }))));
  expect(await ask()).toHaveLength(5_000);
});

const inSeconds =
  (seconds: number): Answer =>
  (response) => {
    response.writeHead(429, { 'retry-after': String(seconds) }).end();
  };

it('leaves the service alone for as long as it asks for', async () => {
  service.answerWith(inSeconds(600), json([STAIRS]));
  await expect(ask()).rejects.toMatchObject({ code: 'api-error', retryAt: now.getTime() + 600_000 });
  await expect(ask()).rejects.toMatchObject({ code: 'api-error' });
  expect(service.asked).toHaveLength(1);
  now = new Date(now.getTime() + 600_001);
  expect(await ask()).toHaveLength(1);
});

it.each<[string, Answer, RegExp]>([
  ['hangs', hang, /no whole answer within 0\.2 s/],
  ['breaks off', (response) => response.end('[{"id": "q'), /something else than a list/],
  ['answers something else', json({ error: 'no' }), /something else than a list/],
  ['answers points without a place', json([{ id: 1 }]), /lack a name or a position/],
  ['is down', status(503), /status 503/],
])('says so when the service %s, and keeps nothing', async (_, answer, reason) => {
  service.answerWith(answer);
  await expect(ask({ timeoutMs: 200 })).rejects.toThrow(reason);
  expect(readdirSync(folder).filter((name) => name.endsWith('.json'))).toEqual([]);
});
