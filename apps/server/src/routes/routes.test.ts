import { createEmbeddedSources } from '@wayfarer/sources';
import { describe, expect, it } from 'vitest';

import { createFakeConcierge, EMPTY_REPAIR, EMPTY_REPORT, trip } from '../../test/support/fake-concierge.ts';
import { NO_WORLD } from '../../test/support/no-world.ts';
import { createApp } from '../app.ts';

const WALK = { work: 'Your Name', from: 'Shinjuku' };
const NOTHING_CHANGES = { text: 'Nothing planned is touched by it.', changes: false };
const NO_MODEL = { model: null, state: 'off', trip: null };

/** Method and path, what is sent, then what is called with what, and what is answered. */
const ROUTES: readonly (readonly [string, unknown, string | null, readonly unknown[], number, unknown])[] = [
  ['GET /api/trips/trip_1', undefined, null, [], 200, trip()],
  ['GET /api/trips/trip_1/agents', undefined, null, [], 200, { asked: [], now: [] }],
  ['DELETE /api/trips/trip_1', undefined, 'eraseTrip', ['trip_1'], 204, null],
  ['DELETE /api/trips/trip_1/person', undefined, 'forgetPerson', ['trip_1', { key: 'k' }], 200, trip()],
  ['DELETE /api/persons', undefined, 'forgetEverybody', [], 200, { trips: 1, left: [] }],
  ['GET /api/inbox', undefined, null, [], 200, { conversations: [] }],
  [
    'POST /api/trips/trip_1/inbox',
    { text: 'Booked.', done: false },
    'answerInPerson',
    ['trip_1', { text: 'Booked.', done: false, key: 'k' }],
    200,
    trip(),
  ],
  ['GET /api/model', undefined, null, [], 200, expect.objectContaining(NO_MODEL)],
  ['GET /api/cities', undefined, null, [], 200, { cities: [], canFetch: false, mapStyle: null }],
  ['GET /api/trips', undefined, 'listTrips', [{}], 200, { trips: [], next: null }],
  ['POST /api/pilgrimages', WALK, 'planWalk', [WALK, { key: 'k' }], 200, trip()],
  ['POST /api/check', { text: 'Day 1' }, 'checkItinerary', [{ text: 'Day 1' }], 200, EMPTY_REPORT],
  [
    'POST /api/check',
    { text: 'Day 1', language: 'fr' },
    'checkItinerary',
    [{ text: 'Day 1', language: 'fr' }],
    200,
    EMPTY_REPORT,
  ],
  [
    'POST /api/check',
    { text: 'Day 1', language: 'xx' },
    null,
    [],
    400,
    expect.objectContaining({ code: 'bad-request' }),
  ],
  ['POST /api/repair', { text: 'Day 1' }, 'repairItinerary', [{ text: 'Day 1' }], 200, EMPTY_REPAIR],
  ['POST /api/repair', {}, null, [], 400, expect.objectContaining({ code: 'bad-request' })],
  ['POST /api/check', {}, null, [], 400, expect.objectContaining({ code: 'bad-request' })],
  ['POST /api/check', { text: 'x'.repeat(20_001) }, null, [], 400, expect.objectContaining({ code: 'bad-request' })],
  ['POST /api/check', { text: 'x'.repeat(70_000) }, null, [], 413, expect.objectContaining({ code: 'body-too-large' })],
  ['GET /api/pilgrimages/works', undefined, null, [], 200, { works: [] }],
  ['POST /api/trips/import', { any: 'file' }, 'openShare', ['{"any":"file"}', { key: 'k' }], 200, trip()],
  ['POST /api/trips/trip_1/copies', undefined, 'copyTrip', ['trip_1', { key: 'k' }], 200, trip()],
  [
    'POST /api/trips/trip_1/edits',
    { edit: { type: 'undo-nothing' }, preview: true },
    null,
    [],
    400,
    expect.objectContaining({ code: 'bad-request' }),
  ],
  [
    'POST /api/trips/trip_1/suppositions',
    { suppose: { kind: 'crowd', value: 85 } },
    'previewWhatIf',
    ['trip_1', { kind: 'crowd', value: 85 }],
    200,
    expect.objectContaining(NOTHING_CHANGES),
  ],
  [
    'POST /api/trips/trip_1/suppositions',
    { suppose: { kind: 'crowd', value: 85 }, take: false },
    'previewWhatIf',
    ['trip_1', { kind: 'crowd', value: 85 }],
    200,
    expect.objectContaining(NOTHING_CHANGES),
  ],
  [
    'POST /api/trips/trip_1/suppositions',
    { suppose: { kind: 'crowd', value: 85 }, take: true },
    'write',
    ['trip_1', 'suppose', { suppose: { kind: 'crowd', value: 85 }, take: true, key: 'k' }],
    200,
    trip(),
  ],
  [
    'POST /api/trips/trip_1/edits',
    { edit: { type: 'remove', visit: 'v1' }, preview: true },
    'previewEdit',
    ['trip_1', { type: 'remove', visit: 'v1' }],
    200,
    expect.objectContaining({ outcome: 'unchanged' }),
  ],
  [
    'POST /api/trips/trip_1/edits',
    { edit: { type: 'remove', visit: 'v1' }, preview: false },
    'write',
    ['trip_1', 'edit', { edit: { type: 'remove', visit: 'v1' }, preview: false, key: 'k' }],
    200,
    trip(),
  ],
];

describe('each route calls one use case and answers what that says', () => {
  it.each(ROUTES)('%s with %j', async (route, body, useCase, given, status, answer) => {
    const concierge = createFakeConcierge();
    const app = createApp({ concierge, world: NO_WORLD, version: '1' });
    const [method = '', path = ''] = route.split(' ');
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const type = body === undefined ? {} : { 'Content-Type': 'application/json' };
    const got = await app.request(path, { method, headers: { 'Idempotency-Key': 'k', ...type }, ...sent });
    const text = await got.text();
    expect([got.status, text === '' ? null : JSON.parse(text)]).toEqual([status, answer]);
    expect(concierge.calls).toEqual(useCase === null ? [] : [{ useCase, arguments: given }]);
  });
});

it('events are lines of a file to keep', async () => {
  const app = createApp({ concierge: createFakeConcierge(), world: NO_WORLD, version: '1' });
  const answer = await app.request('/api/trips/trip_1/events.jsonl');
  expect([answer.status, answer.headers.get('content-disposition')]).toEqual([
    200,
    'attachment; filename="events.jsonl"',
  ]);
  const text = await answer.text();
  expect([text.endsWith('}\n'), JSON.parse(text)]).toEqual([
    true,
    expect.objectContaining({ runId: 'trip_1', seq: 1 }),
  ]);
});

it('pages that ask for tiles get a piece of the operator’s file, where there is one', async () => {
  const parts = { concierge: createFakeConcierge(), world: NO_WORLD, version: '1' };
  const app = createApp({ ...parts, tilesFile: import.meta.filename });
  const answer = await app.request('/tiles/map.pmtiles', { headers: { range: 'bytes=0-5' } });
  expect([answer.status, await answer.text()]).toEqual([206, 'import']);
  expect((await createApp(parts).request('/tiles/map.pmtiles')).status).toBe(404);
});

describe('the plan that is edited', () => {
  const plan = { hash: 'h', revision: 'r1', days: [] };
  const concierge = { ...createFakeConcierge(), getPlan: async () => plan as never };
  const app = createApp({ concierge, world: NO_WORLD, version: '1' });
  const ask = async (known?: string) => {
    const headers: Record<string, string> = known === undefined ? {} : { 'If-None-Match': known };
    const answer = await app.request('/api/trips/trip_1/plan', { headers });
    return { status: answer.status, tag: answer.headers.get('etag'), text: await answer.text() };
  };

  it('has the revision of the trip for its tag', async () => {
    expect(await ask()).toEqual({ status: 200, tag: 'W/"r1"', text: JSON.stringify(plan) });
  });

  it.each(['W/"r1"', '"r1"', '"r0", W/"r1"'])('is not sent again to who has %s', async (known) => {
    expect(await ask(known)).toEqual({ status: 304, tag: 'W/"r1"', text: '' });
  });

  it.each(['W/"r0"', 'r1', '"r0", "r2"'])('is sent to who has %s', async (known) => {
    expect((await ask(known)).status).toBe(200);
  });
});

describe('places of one’s own', () => {
  const { ownPlaces } = createEmbeddedSources({ ownPlacesFile: '/nowhere/my-places.json' });
  const asked: unknown[] = [];
  const kept = { added: 0, changed: 0, rows: [] };
  const now = new Date('2026-11-22T12:00:00Z');
  const note =
    (name: string, answer: unknown) =>
    (...given: unknown[]) => {
      asked.push([name, ...given.map((one) => (one instanceof Uint8Array ? new TextDecoder().decode(one) : one))]);
      return answer as never;
    };
  const own = {
    now: () => now,
    ownPlaces: {
      ...ownPlaces,
      preview: note('preview', kept),
      keep: note('keep', kept),
      list: note('list', []),
      forget: note('forget', 3),
    },
  };
  const app = createApp({ concierge: createFakeConcierge(), world: NO_WORLD, version: '1', own });

  it.each([
    ['POST', 'places', ['keep', 'a,b', { trip: null, now }], kept],
    ['POST', 'places?preview=false', ['keep', 'a,b', { trip: null, now }], kept],
    ['POST', 'places?preview=true', ['preview', 'a,b', { trip: null }], kept],
    ['POST', 'trips/trip_1/places', ['keep', 'a,b', { trip: 'trip_1', now }], kept],
    ['POST', 'trips/trip_1/places?preview=true', ['preview', 'a,b', { trip: 'trip_1' }], kept],
    ['GET', 'places', ['list', { trip: null }], { places: [] }],
    ['GET', 'trips/trip_1/places', ['list', { trip: 'trip_1' }], { places: [] }],
    ['DELETE', 'places?name=Cafe', ['forget', { trip: null, name: 'Cafe', now }], { forgotten: 3 }],
    ['DELETE', 'trips/trip_1/places', ['forget', { trip: 'trip_1', name: undefined, now }], { forgotten: 3 }],
  ])('%s %s', async (method, path, call, answer) => {
    asked.length = 0;
    const sent = method === 'POST' ? { body: 'a,b' } : {};
    const got = await app.request(`/api/${path}`, { method, ...sent });
    expect([got.status, await got.json(), asked]).toEqual([200, answer, [call]]);
  });

  it.each(['POST', 'GET', 'DELETE'])(
    '%s of a trip that there is not is refused, and nothing is done',
    async (method) => {
      asked.length = 0;
      expect((await app.request('/api/trips/nobody/places', { method })).status).toBe(404);
      expect(asked).toEqual([]);
    },
  );

  it('comes in a form as the part "file", and is empty in a form without one', async () => {
    const [form, other] = [new FormData(), new FormData()];
    form.set('file', new Blob(['c,d']), 'pins.csv');
    other.set('file', 'words');
    asked.length = 0;
    for (const body of [form, other]) await app.request('/api/places', { method: 'POST', body });
    expect(asked.map((call) => (call as unknown[])[1])).toEqual(['c,d', '']);
  });
});
