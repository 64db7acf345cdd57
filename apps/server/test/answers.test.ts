import { describe, expect, it } from 'vitest';

import { createApp } from '../src/app.ts';
import { createFakeConcierge, trip } from './support/fake-concierge.ts';
import { NO_WORLD } from './support/no-world.ts';
import { setUp } from './support/set-up.ts';

/** An application of which every use case is done, and what was asked of it. */
function open() {
  const concierge = { ...createFakeConcierge(), getPlan: async () => PLAN as never };
  const sketch = { type: 'FeatureCollection', features: [], attribution: '© OSM', date: '2020-07-20' } as const;
  const world = { ...NO_WORLD, findSketch: (city: string) => (city === 'kyoto' ? sketch : null) };
  const own = {
    now: () => new Date('2026-11-22T12:00:00Z'),
    ownPlaces: {
      preview: async () => KEPT,
      keep: async () => ({ ...KEPT, added: 1 }),
      list: () => [],
      forget: async () => 2,
    } as never,
  };
  const line = { waiting: 3, running: 2 };
  return { concierge, app: createApp({ concierge, world, own, line, version: '1.2.3' }) };
}

const KEPT = { rows: [], added: 0, known: 0, unusable: 0 };
const PLAN = { hash: 'a'.repeat(64), revision: 'b'.repeat(32) };
const JSON_HEADERS = { 'Content-Type': 'application/json', 'Idempotency-Key': 'k' };
const PLACES = 'name,lat,lon\nCafe Kanoko,35.0050,135.7650\n';

describe('what is asked for well', () => {
  it.each([
    '/healthz',
    '/api/cities',
    '/api/cities/kyoto/sketch',
    '/api/inbox',
    '/api/model',
    '/api/pilgrimages/works',
    '/api/places',
    '/api/trips',
    '/api/trips/trip_1',
    '/api/trips/trip_1/agents',
    '/api/trips/trip_1/events.jsonl',
    '/api/trips/trip_1/export?as=json',
    '/api/trips/trip_1/places',
    '/api/trips/trip_1/plan',
    '/api/openapi.json',
    '/api/docs',
  ])('is answered by GET %s with 200', async (path) => {
    expect((await open().app.request(path)).status).toBe(200);
  });

  it.each<[string, unknown, string, readonly unknown[]]>([
    ['/api/pilgrimages', { work: 'K-On!', from: 'Uji' }, 'planWalk', [{ work: 'K-On!', from: 'Uji' }, { key: 'k' }]],
    ['/api/trips/trip_1/inbox', { text: 'Hi.' }, 'answerInPerson', ['trip_1', { text: 'Hi.', key: 'k' }]],
    ['/api/trips/trip_1/copies', undefined, 'copyTrip', ['trip_1', { key: 'k' }]],
    ['/api/trips/import', { any: 'file' }, 'openShare', ['{"any":"file"}', { key: 'k' }]],
  ])('is done by POST %s, and answered with the trip', async (path, body, useCase, given) => {
    const { app, concierge } = open();
    const init = { method: 'POST', headers: JSON_HEADERS, ...(body !== undefined && { body: JSON.stringify(body) }) };
    const answer = await app.request(path, init);
    expect([answer.status, await answer.json()]).toEqual([200, trip()]);
    expect(concierge.calls).toEqual([{ useCase, arguments: given }]);
  });

  it.each<[string, number, unknown, readonly object[]]>([
    ['/api/trips/trip_1', 204, '', [{ useCase: 'eraseTrip', arguments: ['trip_1'] }]],
    [
      '/api/trips/trip_1/person',
      200,
      JSON.stringify(trip()),
      [{ useCase: 'forgetPerson', arguments: ['trip_1', { key: 'k' }] }],
    ],
    ['/api/persons', 200, '{"trips":1,"left":[]}', [{ useCase: 'forgetEverybody', arguments: [] }]],
    ['/api/places', 200, '{"forgotten":2}', []],
    ['/api/trips/trip_1/places', 200, '{"forgotten":2}', []],
  ])('is erased by DELETE %s, and answered with %i', async (path, status, text, calls) => {
    const { app, concierge } = open();
    const answer = await app.request(path, { method: 'DELETE', headers: JSON_HEADERS });
    expect([answer.status, await answer.text()]).toEqual([status, text]);
    expect(concierge.calls).toEqual(calls);
  });

  it.each([
    ['/api/places', 1],
    ['/api/trips/trip_1/places', 1],
    ['/api/places?preview=true', 0],
    ['/api/trips/trip_1/places?preview=true', 0],
    ['/api/places?preview=false', 1],
  ])('is read by POST %s, and kept unless it is only looked at', async (path, added) => {
    const answer = await open().app.request(path, { method: 'POST', body: PLACES });
    expect([answer.status, await answer.json()]).toEqual([200, { ...KEPT, added }]);
  });
});

describe('an edit or a supposition', () => {
  it.each([
    ['edits', { edit: { type: 'refill', date: null }, preview: true }, 'previewEdit'],
    ['edits', { edit: { type: 'refill', date: null }, preview: false }, 'write'],
    ['edits', { edit: { type: 'refill', date: null } }, 'write'],
    ['suppositions', { suppose: { kind: 'crowd', value: 85 } }, 'previewWhatIf'],
    ['suppositions', { suppose: { kind: 'crowd', value: 85 }, take: false }, 'previewWhatIf'],
    ['suppositions', { suppose: { kind: 'crowd', value: 85 }, take: true }, 'write'],
  ])('%s with %j is done by %s', async (path, body, useCase) => {
    const { post, concierge } = setUp();
    expect((await post(`/api/trips/trip_1/${path}`, body)).status).toBe(200);
    expect(concierge.calls.map((call) => call.useCase)).toEqual([useCase]);
  });
});

describe('a write of which only the change is wanted', () => {
  const before = trip({ chips: Array.from({ length: 50 }, (_, number) => ({ text: `${number}` }) as never) });

  async function ask(after: typeof before, prefer: string) {
    let now = before;
    const concierge = { ...createFakeConcierge(), getTrip: async () => now, write: async () => (now = after) };
    const app = createApp({ concierge, world: NO_WORLD, version: '1' });
    const answer = await app.request('/api/trips/trip_1/undo', { method: 'POST', headers: { Prefer: prefer } });
    return { status: answer.status, applied: answer.headers.get('preference-applied'), body: await answer.json() };
  }

  const renamed = { ...before, title: 'With Ada', revision: 'c'.repeat(32) };
  const change = {
    from: 'b'.repeat(32),
    to: 'c'.repeat(32),
    patch: expect.arrayContaining([{ op: 'replace', path: '/title', value: 'With Ada' }]) as unknown,
  };

  it.each(['return=minimal', 'RETURN = "minimal"; a=1', 'wait=5, return=minimal'])(
    'is the change: %s',
    async (prefer) => {
      expect(await ask(renamed, prefer)).toEqual({ status: 200, applied: 'return=minimal', body: change });
    },
  );

  it.each(['', 'return=representation', 'return=minimalist', 'noreturn=minimal'])('is the trip: %j', async (prefer) => {
    expect(await ask(renamed, prefer)).toEqual({ status: 200, applied: null, body: renamed });
  });

  it('is the trip where nearly all of it has changed', async () => {
    const other = trip({ title: 'Another', revision: 'd'.repeat(32) });
    const answer = await ask(other, 'return=minimal');
    expect(answer).toEqual({ status: 200, applied: null, body: other });
  });
});

it('a plan, and a map, are not sent again to who has them, and to nobody else', async () => {
  const { app } = open();
  for (const path of ['/api/trips/trip_1/plan', '/api/cities/kyoto/sketch']) {
    const statusOf = async (known: string) => (await app.request(path, { headers: { 'If-None-Match': known } })).status;
    const tag = (await app.request(path)).headers.get('etag') ?? '';
    expect(tag).toMatch(/^W\/"/);
    for (const known of [tag, tag.slice(2), `"other", ${tag}`])
      expect([path, await statusOf(known)]).toEqual([path, 304]);
    expect([path, await statusOf('"other"'), await statusOf('')]).toEqual([path, 200, 200]);
  }
  expect(await (await app.request('/api/trips/trip_1/plan')).json()).toEqual(PLAN);
});

it('says how many trips wait to be planned', async () => {
  expect(await (await open().app.request('/healthz')).json()).toEqual({
    status: 'ok',
    version: '1.2.3',
    planning: { waiting: 3, running: 2 },
  });
});

it('hands events out as they lie in the log, a line each', async () => {
  const answer = await open().app.request('/api/trips/trip_1/events.jsonl');
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="events.jsonl"');
  const lines = (await answer.text()).split('\n');
  expect([(JSON.parse(lines[0] ?? '') as { readonly seq: number }).seq, lines.slice(1)]).toEqual([1, ['']]);
});
