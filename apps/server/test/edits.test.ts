import type { Concierge } from '@wayfarer/concierge';
import { editOutcomeSchema, problemSchema, type Trip, tripSchema } from '@wayfarer/contract';
import { beforeAll, describe, expect, it } from 'vitest';

import type { Api } from '../src/api.ts';
import { createApp } from '../src/app.ts';
import { chosenTrip, openHouse } from './support/house.ts';
import { NO_WORLD } from './support/no-world.ts';

let concierge: Concierge;
let app: Api;
let trip: Trip;

beforeAll(async () => {
  ({ concierge } = openHouse());
  trip = await concierge.getTrip(await chosenTrip(concierge));
  app = createApp({ concierge, world: NO_WORLD, version: '1.2.3' });
}, 60_000);

async function send(path: string, body?: unknown, headers: Record<string, string> = {}) {
  const init = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  };
  const answer = await app.request(`/api/trips/${trip.id}/${path}`, init);
  return { status: answer.status, body: await answer.json() };
}

/** A sight of the first day that is not locked. */
const sight = () => trip.days[0]?.visits.find(({ kind, locked }) => kind === 'place' && !locked)?.id ?? '';

describe('POST /api/trips/{id}/edits', () => {
  it('looks at an edit without writing anything', async () => {
    const { status, body } = await send('edits', { edit: { type: 'remove', visit: sight() }, preview: true });
    expect(status).toBe(200);
    expect(editOutcomeSchema.parse(body)).toMatchObject({
      outcome: 'done',
      asked: [{ from: { visitId: sight() }, to: null }],
    });
    expect(await concierge.getTrip(trip.id)).toEqual(trip);
  });

  it('answers the trip as it then is; with a key that comes again, once', async () => {
    const edit = { type: 'remove', visit: sight() };
    const { status, body } = await send('edits', { edit }, { 'Idempotency-Key': 'once' });
    const edited = tripSchema.parse(body);
    expect([status, edited.canUndo]).toEqual([200, true]);
    expect(edited.days.flatMap(({ visits }) => visits).some(({ id }) => id === sight())).toBe(false);
    expect((await send('edits', { edit }, { 'Idempotency-Key': 'once' })).body).toEqual(body);

    const undone = tripSchema.parse((await send('undo')).body);
    expect([undone.hash, undone.canRedo]).toEqual([trip.hash, true]);
    const redone = tripSchema.parse((await send('redo')).body);
    expect([redone.hash, redone.canRedo]).toEqual([edited.hash, false]);
    expect((await send('redo')).body).toMatchObject({ code: 'nothing-to-redo' });
    expect(tripSchema.parse((await send('undo')).body).history.at(-1)).toMatchObject({ by: 'you', undone: true });
  });

  it('answers the change alone to whoever prefers that', async () => {
    const { body } = await send('edits', { edit: { type: 'lock', visit: sight() } }, { Prefer: 'return=minimal' });
    expect(body).toMatchObject({
      patch: expect.arrayContaining([expect.objectContaining({ op: 'replace' })]) as unknown,
    });
    expect(JSON.stringify(body).length).toBeLessThan(4000);
    await send('undo');
  });

  it('refuses what does not fit, with the reasons and what would', async () => {
    const { status, body } = await send('edits', { edit: { type: 'move', visit: sight(), to: { at: '23:30' } } });
    const problem = problemSchema.parse(body);
    expect([status, problem.code]).toEqual([409, 'edit-does-not-fit']);
    const outcome = editOutcomeSchema.parse(problem.details);
    expect(outcome).toMatchObject({ outcome: 'refused', text: problem.message });
    expect(outcome.reasons.length).toBeGreaterThan(0);
    for (const { edit } of outcome.remedies) {
      const { body: preview } = await send('edits', { edit, preview: true });
      expect(editOutcomeSchema.parse(preview).outcome).not.toBe('refused');
    }
    expect((await concierge.getTrip(trip.id)).hash).toBe(trip.hash);
  });

  it.each([
    [{ type: 'remove', visit: 'visit_nothing' }, 404, 'unknown-visit', 'This trip has no visit "visit_nothing".'],
    [{ type: 'add', place: 'place_nothing' }, 404, 'unknown-place', 'This trip has no place "place_nothing".'],
    [
      { type: 'refill', date: '2030-01-01' },
      400,
      'unknown-day',
      'This trip has no day "2030-01-01". Its days: Sat 2027',
    ],
    [{ type: 'refill', date: 'friday' }, 400, 'bad-request', 'At body.edit.date: expected a date'],
    [{ type: 'fly' }, 400, 'bad-request', 'At body.edit'],
    [{ type: 'remove', visit: 'a', also: 1 }, 400, 'bad-request', 'also'],
  ])('refuses %j', async (edit, status, code, message) => {
    const answer = await send('edits', { edit });
    expect(answer).toMatchObject({ status, body: { code, message: expect.stringContaining(message) as string } });
  });

  it('asks before much is marked as done', async () => {
    const last = trip.days.at(-1)?.visits.findLast(({ kind }) => kind === 'place')?.id;
    const { status, body } = await send('advance', { to: last });
    expect({ status, body }).toMatchObject({
      status: 409,
      body: { code: 'needs-confirmation', message: expect.stringMatching(/^That marks \d+ stops of /) as string },
    });
    expect(tripSchema.parse((await send('advance', { to: last, confirmed: true })).body).nextVisitId).toBe(last);
    expect(tripSchema.parse((await send('undo')).body).hash).toBe(trip.hash);
  });
});

describe('GET /api/trips/{id}/plan', () => {
  const get = (headers: Record<string, string> = {}) => app.request(`/api/trips/${trip.id}/plan`, { headers });

  it('is the plan with everything that edits are judged by', async () => {
    const plan = (await (await get()).json()) as Awaited<ReturnType<Concierge['getPlan']>>;
    expect(plan).toEqual(await concierge.getPlan(trip.id));
    expect(plan).toMatchObject({
      hash: trip.hash,
      visited: [],
      skipped: [],
      closed: [],
      now: null,
    });
    expect(plan.days.flatMap(({ visits }) => visits).find(({ id }) => id === sight())?.arrive).toBeGreaterThan(0);
  });

  it('is sent again only when the trip has changed', async () => {
    const tag = (await get()).headers.get('etag') ?? '';
    const again = await get({ 'If-None-Match': tag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    await send('edits', { edit: { type: 'lock', visit: sight() } });
    expect((await get({ 'If-None-Match': tag })).status).toBe(200);
    await send('undo');
  });

  it('is there once one is chosen', async () => {
    const { id } = await concierge.createTrip({});
    const answer = await app.request(`/api/trips/${id}/plan`);
    expect([answer.status, await answer.json()]).toMatchObject([409, { code: 'no-plan-chosen' }]);
  });
});
