import type { Day, Trip } from '@wayfarer/contract';
import { PLAN_FORMATS } from '@wayfarer/exports';
import { describe, expect, it } from 'vitest';

import { createApp } from '../src/app.ts';
import { createFakeConcierge, trip } from './support/fake-concierge.ts';
import { NO_WORLD } from './support/no-world.ts';

const HOSTILE = 'Kyoto"\r\nX-Evil: 1; filename=../../x]]><script>\u202e 京都';

const DAY: Day = {
  date: '2027-04-03',
  zone: 'Asia/Tokyo',
  city: { id: 'kyoto', name: 'Kyoto' },
  stay: null,
  window: { start: '09:00', end: '20:30' },
  settings: {},
  weather: null,
  visits: [],
  legs: [],
};

const OPTION: Trip['options'][number] = {
  id: 'option_1',
  title: 'Temples',
  description: '',
  highlights: [],
  tags: [],
  pace: 'moderate',
  total: { amount: 0, currency: 'JPY' },
  perPerson: { amount: 0, currency: 'JPY' },
  walkingKmPerDay: 0,
  freeMinutesPerDay: 0,
  mustDosMet: [0, 0],
  leftOutCount: 0,
  leftOut: [],
  costs: [],
  days: [{ ...DAY, date: '2027-05-01' }],
};

function ask(path: string, answer: Partial<Trip> = { days: [DAY] }) {
  const app = createApp({
    concierge: createFakeConcierge({ answer: trip({ title: HOSTILE, ...answer }) }),
    world: NO_WORLD,
    version: '1',
  });
  return app.request(`/api/trips/trip_1/${path}`);
}

const TYPES = [
  ...Object.entries(PLAN_FORMATS).map(([as, { mediaType, extension }]) => [as, mediaType, extension] as const),
  ['json', 'application/json', 'json'] as const,
];

describe.each(TYPES)('as %s', (as, mediaType, extension) => {
  it('is a file of its kind, under a name that no title can break', async () => {
    const answer = await ask(`export?as=${as}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe(mediaType);
    expect(answer.headers.get('x-evil')).toBeNull();
    const offered = answer.headers.get('content-disposition') ?? '';
    expect(offered).toMatch(
      new RegExp(
        `^attachment; filename="kyoto-x-evil-1-filename-x-script-2027-04-03\\.${extension}"; filename\\*=UTF-8''`,
      ),
    );
    expect(decodeURIComponent(offered.split("''")[1] ?? '')).toBe(
      `Kyoto X-Evil 1; filename=.. .. x]] script 京都 2027-04-03.${extension}`,
    );
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});

it('says what it can be had as', async () => {
  const answer = await ask('export?as=pdf');
  expect(answer.status).toBe(400);
  expect(JSON.stringify(await answer.json())).toContain('ics');
});

it('is an option before one is chosen, if that is asked for', async () => {
  const options = [OPTION];
  expect((await ask('export?as=md', { options })).status).toBe(409);
  const answer = await ask('export?as=md&option=1', { options });
  expect(await answer.text()).toContain('option “Temples”, not chosen');
  expect(answer.headers.get('content-disposition')).toContain('2027-05-01.md"');
  expect((await ask('export?as=md&option=option_1', { options })).status).toBe(200);
  expect((await ask('export?as=md&option=2', { options })).status).toBe(409);
});

it('is a page for paper that shows a title as a title', async () => {
  const concierge = createFakeConcierge({ answer: trip({ title: HOSTILE, days: [DAY] }) });
  const app = createApp({ concierge, world: NO_WORLD, version: '1' });
  const answer = await app.request('/trips/trip_1/print');
  expect(answer.headers.get('content-type')).toContain('text/html');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'");
  const page = await answer.text();
  expect(page).toContain('<h1>Kyoto&quot; X-Evil: 1; filename=../../x]]&gt;&lt;script&gt; 京都</h1>');
  expect(page).not.toContain('<script');
  expect((await app.request('/trips/nobody/print')).status).toBe(404);
});
