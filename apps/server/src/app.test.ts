import { NoPlanChosenError } from '@wayfarer/concierge';
import { problemSchema, tripSchema } from '@wayfarer/contract';
import { describe, expect, it } from 'vitest';

import { createFakeConcierge, trip } from '../test/support/fake-concierge.ts';
import { NO_WORLD } from '../test/support/no-world.ts';
import { setUp } from '../test/support/set-up.ts';
import { createApp } from './app.ts';

describe('writes', () => {
  it.each([
    ['/api/trips', { text: 'Kyoto', seed: 7 }, 'createTrip', [{ text: 'Kyoto', seed: 7 }, { key: 'k' }]],
    ['/api/trips/trip_1/messages', { text: 'hello' }, 'write', ['trip_1', 'message', { text: 'hello', key: 'k' }]],
    ['/api/trips/trip_1/selection', { option: 1 }, 'write', ['trip_1', 'selection', { option: 1, key: 'k' }]],
    ['/api/trips/trip_1/advance', { to: 'v1' }, 'write', ['trip_1', 'advance', { to: 'v1', key: 'k' }]],
    [
      '/api/trips/trip_1/readings',
      { kind: 'crowd', value: 85 },
      'write',
      ['trip_1', 'reading', { kind: 'crowd', value: 85, key: 'k' }],
    ],
    [
      '/api/trips/trip_1/decision',
      { choice: 'replace', n: 1 },
      'write',
      ['trip_1', 'decision', { choice: 'replace', n: 1, key: 'k' }],
    ],
    ['/api/trips/trip_1/undo', undefined, 'write', ['trip_1', 'undo', { key: 'k' }]],
    ['/api/trips/trip_1/approval', { approved: true }, 'write', ['trip_1', 'approval', { approved: true, key: 'k' }]],
    ['/api/trips/trip_1/autonomy', { autonomy: 'ask' }, 'write', ['trip_1', 'autonomy', { autonomy: 'ask', key: 'k' }]],
  ])('%s calls its use case with body and key, and answers the trip', async (path, body, useCase, given) => {
    const { post, concierge } = setUp();
    const answer = await post(path, body, { 'Idempotency-Key': 'k' });
    expect(answer.status).toBe(200);
    expect(tripSchema.parse(answer.body)).toEqual(trip());
    expect(concierge.calls).toEqual([{ useCase, arguments: given }]);
  });

  it('looks at no body where there is nothing to say', async () => {
    const { app, concierge } = setUp();
    for (const body of ['', '{"text":', '[]']) {
      const headers = { 'Content-Type': 'application/json' };
      expect((await app.request('/api/trips/trip_1/undo', { method: 'POST', headers, body })).status).toBe(200);
    }
    expect(concierge.calls.map(({ arguments: given }) => given[1])).toEqual(['undo', 'undo', 'undo']);
  });

  it('begins a trip without a body', async () => {
    const { post, concierge } = setUp();
    expect((await post('/api/trips')).status).toBe(200);
    expect(concierge.calls).toEqual([{ useCase: 'createTrip', arguments: [{}, { key: undefined }] }]);
  });

  it.each(['', 'x'.repeat(201), 'tab\there', 'ü'])('refuses the key %j', async (key) => {
    const { post, concierge } = setUp();
    const { status, body } = await post('/api/trips', {}, { 'Idempotency-Key': key });
    expect([status, body['code']]).toEqual([400, 'bad-request']);
    expect(body['message']).toContain('At header.idempotency-key: expected 1 to 200 printable ASCII characters');
    expect(concierge.calls).toEqual([]);
  });
});

describe('what nobody may ask for on the way', () => {
  it.each([
    ['/api/trips/trip_1/decision', { choice: 'keep', change_hotel: true }, '"change_hotel"'],
    ['/api/trips/trip_1/readings', { kind: 'crowd', value: 85, targets: ['one', 'two'] }, '"targets"'],
    ['/api/trips/trip_1/edits', { edit: { type: 'refill', date: null, modifyBudget: 1 } }, '"modifyBudget"'],
    ['/api/trips/trip_1/messages', { text: 'hello', parameters: { override_hc: 1 } }, '"override_hc"'],
  ])('%s with %j is refused by name, and nothing is done', async (path, body, name) => {
    const { post, concierge } = setUp();
    const answer = await post(path, body);
    expect([answer.status, answer.body['code']]).toEqual([403, 'forbidden-action']);
    expect(answer.body['message']).toContain(name);
    expect(concierge.calls).toEqual([]);
  });

  it('any other key that is not known is named as well', async () => {
    const { status, body } = await setUp().post('/api/trips/trip_1/decision', { choice: 'keep', place: 'one' });
    expect(status).toBe(400);
    expect(body['message']).toContain('expected no "place"');
  });
});

it('a reading says from when and until when', async () => {
  const { post, concierge } = setUp();
  const rain = { kind: 'weather', value: 'rainy', from: '14:00', until: '17:00' };
  expect((await post('/api/trips/trip_1/readings', rain)).status).toBe(200);
  expect(concierge.calls[0]?.arguments[2]).toMatchObject(rain);
});

it.each([
  ['/api/trips/trip_1/events', { kind: 'tired' }, 'event'],
  ['/api/trips/trip_1/spending', { amount: 1200, category: 'food' }, 'spending'],
  ['/api/trips/trip_1/position', { lat: 35, lon: 135.7 }, 'position'],
])('%s takes %j', async (path, body, write) => {
  const { post, concierge } = setUp();
  expect((await post(path, body)).status).toBe(200);
  expect(concierge.calls[0]?.arguments.slice(1)).toMatchObject([write, body]);
});

describe('bad requests', () => {
  it.each([
    [
      '/api/trips/trip_1/readings',
      { kind: 'hunger' },
      'At body.kind: expected one of "crowd", "traffic", "weather", "closed", "unwanted", "delay", got "hunger".',
    ],
    [
      '/api/trips/trip_1/readings',
      { kind: 'crowd', value: [] },
      'At body.value: expected a number or a string, got [].',
    ],
    [
      '/api/trips/trip_1/readings',
      { kind: 'crowd', at: '9.30' },
      'At body.at: expected a time such as "09:30" ("00:00" to "23:59"), got "9.30".',
    ],
    [
      '/api/trips/trip_1/advance',
      { date: '2027-04-03', time: '24:00' },
      'At body.time: expected a time such as "09:30" ("00:00" to "23:59"), got "24:00".',
    ],
    [
      '/api/trips/trip_1/advance',
      { date: '3 April', time: '09:00' },
      'At body.date: expected a date such as "2027-04-03", got "3 April".',
    ],
    ['/api/trips/trip_1/advance', {}, 'At body.to: expected a string, got nothing.'],
    ['/api/trips/trip_1/approval', {}, 'At body.approved: expected true or false, got nothing.'],
    [
      '/api/trips/trip_1/autonomy',
      { autonomy: 'everything' },
      'At body.autonomy: expected one of "ask", "small-changes", got "everything".',
    ],
    ['/api/trips/trip_1/messages', { text: 5 }, 'At body.text: expected a string, got 5.'],
    ['/api/trips/trip_1/messages', null, 'At body: expected an object, got null.'],
    ['/api/trips/trip_1/selection', { option: 0 }, 'At body.option: expected at least 1, got 0.'],
    [
      '/api/trips/trip_1/decision',
      { choice: 'ignore' },
      'At body.choice: expected one of "wait", "replace", "skip", "keep", "move", got "ignore".',
    ],
    ['/api/trips', { seed: -1 }, 'At body.seed: expected at least 0, got -1.'],
  ])('%s with %j', async (path, body, message) => {
    const answer = await setUp().post(path, body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 'bad-request', message });
    expect(problemSchema.parse(answer.body).details).toHaveLength(1);
  });

  it('says so when the body is no JSON', async () => {
    const { app } = setUp();
    const answer = await app.request('/api/trips', {
      method: 'POST',
      body: '{"text":',
      headers: { 'Content-Type': 'application/json' },
    });
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([400, 'bad-request']);
  });

  it.each([
    ['/api/trips', '{"text":VALUE}', 'body.text'],
    ['/api/trips/trip_1/readings', '{"kind":"crowd","value":VALUE}', 'body.value'],
    ['/api/trips/trip_1/messages', 'VALUE', 'body'],
  ])('%s answers %s with depth that nothing can print', async (path, template, where) => {
    const { app, concierge } = setUp();
    const deep = '['.repeat(30_000) + ']'.repeat(30_000);
    const answer = await app.request(path, {
      method: 'POST',
      body: template.replace('VALUE', deep),
      headers: { 'Content-Type': 'application/json' },
    });
    const { message } = problemSchema.parse(await answer.json());
    expect(answer.status).toBe(400);
    expect(message).toContain(`At ${where}: expected `);
    expect(message).toMatch(/, got \[{8}"…"\]{8}\.$/);
    expect(concierge.calls).toEqual([]);
  });

  it('refuses other kinds of body, and bodies over 64 kB', async () => {
    const { app, post } = setUp();
    const form = await app.request('/api/trips', { method: 'POST', body: new URLSearchParams({ text: 'Kyoto' }) });
    expect(form.status).toBe(415);
    expect((await post('/api/trips', { text: 'x'.repeat(70_000) })).status).toBe(413);
    // {"text":""} are eleven bytes of the 65,536.
    expect((await post('/api/trips', { text: 'x'.repeat(65_536 - 11) })).status).toBe(200);
    const larger = await post('/api/trips', { text: 'x'.repeat(65_537 - 11) });
    expect([larger.status, larger.body['message']]).toEqual([413, 'The body is larger than 64 kB, which is the most.']);
  });

  it('passes refusals of the use cases on, with their status', async () => {
    const { post } = setUp({ failure: new NoPlanChosenError('undo') });
    expect(await post('/api/trips/trip_1/undo')).toMatchObject({ status: 409, body: { code: 'no-plan-chosen' } });
  });

  it.each([
    [13, 507, 'disk-full', 'is full, so this was not kept'],
    [8, 503, 'disk-read-only', 'read-only, so this was not kept'],
    [10, 503, 'disk-failed', 'reports an error'],
    [2058, 503, 'disk-failed', 'reports an error'],
    [5, 503, 'log-busy', 'Send it again'],
  ])('says what is wrong with the disk when SQLite answers %i', async (errcode, status, code, words) => {
    const failure = Object.assign(new Error('from SQLite'), { code: 'ERR_SQLITE_ERROR', errcode });
    const answer = await setUp({ failure }).post('/api/trips/trip_1/undo');
    expect(answer).toMatchObject({ status, body: { code, message: expect.stringContaining(words) } });
  });

  it('keeps the cause of what nobody expected to itself, and reports it', async () => {
    const { post, reports } = setUp({ failure: new Error('the disk is on fire') });
    const { status, body } = await post('/api/trips', {});
    expect([status, body['code']]).toEqual([500, 'internal']);
    expect(JSON.stringify(body)).not.toContain('fire');
    expect(String(reports)).toContain('POST /api/trips:,Error: the disk is on fire');
  });
});

describe('reads', () => {
  it('answers 404 for a trip that is not there', async () => {
    const { app } = setUp();
    for (const path of ['/api/trips/nobody', '/api/trips/nobody/calendar.ics', '/api/runs/nobody/events']) {
      const answer = await app.request(path);
      expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([404, 'unknown-trip']);
    }
  });

  it('lists trips page by page, and refuses a cursor that is none', async () => {
    const { app, concierge } = setUp();
    expect((await app.request('/api/trips?after=12&limit=5')).status).toBe(200);
    expect(concierge.calls).toEqual([{ useCase: 'listTrips', arguments: [{ after: '12', limit: 5 }] }]);
    expect((await app.request('/api/trips?after=yesterday')).status).toBe(400);
    const statusOf = async (query: string) => (await app.request(`/api/trips?${query}`)).status;
    for (const query of ['limit=1', 'limit=100', `after=${'9'.repeat(15)}`, `find=${'x'.repeat(200)}`])
      expect([query, await statusOf(query)]).toEqual([query, 200]);
    for (const query of ['limit=0', 'limit=101', 'limit=1.5', `after=${'9'.repeat(16)}`, `find=${'x'.repeat(201)}`])
      expect([query, await statusOf(query)]).toEqual([query, 400]);
  });

  it('answers a calendar as a file, once there is a plan', async () => {
    const day = {
      date: '2027-04-03',
      zone: 'Asia/Tokyo',
      city: { id: 'c', name: 'Kyoto' },
      stay: null,
      window: { start: '09:00', end: '20:30' },
      settings: {},
      weather: null,
      visits: [],
      legs: [],
    };
    const planned = await setUp({ answer: trip({ days: [day] }) }).app.request('/api/trips/trip_1/calendar.ics');
    expect(planned.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(planned.headers.get('content-disposition')).toBe(
      `attachment; filename="new-trip-2027-04-03.ics"; filename*=UTF-8''New%20trip%202027-04-03.ics`,
    );
    expect(await planned.text()).toMatch(/^BEGIN:VCALENDAR\r\n/);
    expect((await setUp().app.request('/api/trips/trip_1/calendar.ics')).status).toBe(409);
  });

  it('says that it is well, and in which version', async () => {
    expect(await (await setUp().app.request('/healthz')).json()).toEqual({
      status: 'ok',
      version: '1.2.3',
      planning: { waiting: 0, running: 0 },
    });
  });

  it('answers unknown paths of the API as a problem', async () => {
    const answer = await setUp().app.request('/api/nothing');
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([404, 'unknown-path']);
  });
});

describe('the drawn map of a city', () => {
  const drawn = {
    type: 'FeatureCollection',
    features: [],
    attribution: '© OpenStreetMap contributors',
    date: '2020-07-20',
  };
  const world = { ...NO_WORLD, findSketch: (city: string) => (city === 'porto' ? drawn : null) };
  const app = createApp({ concierge: createFakeConcierge(), world, version: '1' });

  it('comes with whom to name for it, and not again while it is the same', async () => {
    const answer = await app.request('/api/cities/porto/sketch');
    expect(await answer.json()).toEqual(drawn);
    const tag = answer.headers.get('etag') ?? '';
    expect(tag).toMatch(/^W\/".{27}"$/);
    const again = await app.request('/api/cities/porto/sketch', { headers: { 'If-None-Match': tag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('is refused where there is none', async () => {
    const answer = await app.request('/api/cities/lisbon/sketch');
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([404, 'no-sketch']);
  });
});

describe('the description of the API', () => {
  it('names every route and every shape', async () => {
    const document = (await (await setUp().app.request('/api/openapi.json')).json()) as {
      paths: object;
      components: { schemas: object };
    };
    expect(Object.keys(document.paths).sort()).toEqual([
      '/api/bookings',
      '/api/check',
      '/api/cities',
      '/api/cities/fetching',
      '/api/cities/{id}/sketch',
      '/api/explanations',
      '/api/inbox',
      '/api/model',
      '/api/persons',
      '/api/pilgrimages',
      '/api/pilgrimages/works',
      '/api/places/search',
      '/api/repair',
      '/api/runs/{id}/events',
      '/api/trips',
      '/api/trips/import',
      '/api/trips/{id}',
      '/api/trips/{id}/advance',
      '/api/trips/{id}/agents',
      '/api/trips/{id}/approval',
      '/api/trips/{id}/autonomy',
      '/api/trips/{id}/bookings',
      '/api/trips/{id}/calendar.ics',
      '/api/trips/{id}/copies',
      '/api/trips/{id}/decision',
      '/api/trips/{id}/edits',
      '/api/trips/{id}/events',
      '/api/trips/{id}/events.jsonl',
      '/api/trips/{id}/export',
      '/api/trips/{id}/fetching',
      '/api/trips/{id}/inbox',
      '/api/trips/{id}/messages',
      '/api/trips/{id}/person',
      '/api/trips/{id}/plan',
      '/api/trips/{id}/position',
      '/api/trips/{id}/readings',
      '/api/trips/{id}/redo',
      '/api/trips/{id}/research',
      '/api/trips/{id}/selection',
      '/api/trips/{id}/spending',
      '/api/trips/{id}/suppositions',
      '/api/trips/{id}/title',
      '/api/trips/{id}/undo',
      '/healthz',
      '/trips/{id}/print',
    ]);
    expect(Object.keys(document.components.schemas)).toEqual(
      expect.arrayContaining(['Trip', 'Day', 'Visit', 'Decision', 'Problem', 'Reading']),
    );
  });

  it('can be read in a browser without a network', async () => {
    const page = await (await setUp().app.request('/api/docs')).text();
    expect(page).toContain('/api/trips/{id}/readings');
    expect(page).not.toMatch(/https?:|<script/);
  });
});
