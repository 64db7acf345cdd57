import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import {
  bookingsSchema,
  type PlannedBooking,
  plannedBookingsSchema,
  type Problem,
  type Trip,
} from '@wayfarer/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Listening } from '../src/listen.ts';
import { openServer } from './support/running-server.ts';

const REQUEST =
  'Three days in Kyoto for one, 3 to 5 April 2027, from Osaka, mid budget, moderate pace, temples, I eat everything, I hate crowds';

const dataFolder = mkdtempSync(join(tmpdir(), 'wayfarer-bookings-'));
let server: Listening;
let id = '';

beforeAll(async () => {
  server = await openServer({ dataFolder });
  ({ id } = await send<Trip>('trips', { text: REQUEST }));
  await send(`trips/${id}/messages`, { text: 'option 1' });
});
afterAll(async () => {
  await server.close();
  rmSync(dataFolder, { recursive: true });
});

async function answer(path: string, body: string | Uint8Array<ArrayBuffer>, type: string): Promise<Response> {
  return fetch(`${server.url}/api/${path}`, { method: 'POST', headers: { 'Content-Type': type }, body });
}

async function send<T>(path: string, body: unknown): Promise<T> {
  return (await (await answer(path, JSON.stringify(body), 'application/json')).json()) as T;
}

async function trip(): Promise<Trip> {
  return (await (await fetch(`${server.url}/api/trips/${id}`)).json()) as Trip;
}

/** The only booking of a text, with what it would do. */
async function preview(lines: readonly string[]): Promise<PlannedBooking> {
  const got = await answer(`trips/${id}/bookings?name=mail.txt`, lines.join('\n'), 'application/octet-stream');
  const [first] = plannedBookingsSchema.parse(await got.json()).bookings;
  if (!first) throw new Error('No booking was read.');
  return first;
}

async function accept({ edits }: PlannedBooking): Promise<void> {
  for (const edit of edits) await send(`trips/${id}/edits`, { edit });
}

const ticket = (name: string, time: string) => [
  `Event: ${name}`,
  `Venue: ${name}`,
  'Date: 4 April 2027',
  `Time: ${time}`,
  'Booking reference: SECRET77',
  'Passenger: Ana Sol',
];

/** A stop of the second day that starts late enough to be moved by half an hour either way. */
async function findSight(): Promise<{ readonly name: string; readonly arrive: string }> {
  const { days } = await trip();
  const visit = days[1]?.visits.find(({ kind, arrive, locked }) => kind === 'place' && arrive >= '10:00' && !locked);
  if (!visit) throw new Error('There is no such stop.');
  return visit;
}

describe('bookings', () => {
  it('are read without a trip, and nothing is kept', async () => {
    const got = await answer('bookings', ticket('Kabuki', '18:00').join('\n'), 'application/octet-stream');
    expect(got.headers.get('cache-control')).toBe('no-store');
    expect(bookingsSchema.parse(await got.json()).bookings).toMatchObject([
      { kind: 'event', name: 'Kabuki', code: 'SECRET77', start: { date: '2027-04-04', time: '18:00' } },
    ]);
  });

  it('change nothing without a yes; then nothing moves them, and undo takes them back', async () => {
    const before = await trip();
    const { name, arrive } = await findSight();
    const planned = await preview(ticket(name, arrive));
    expect(planned).toMatchObject({
      obstacle: null,
      before: null,
      edits: [{ type: 'lock', date: '2027-04-04', at: arrive }],
    });
    expect(planned.outcome?.outcome).not.toBe('refused');
    expect((await trip()).hash).toBe(before.hash);

    await accept(planned);
    const fixed = (await trip()).days[1]?.visits.find((visit) => visit.name === name);
    expect(fixed).toMatchObject({ arrive, locked: true });
    expect((await send<Trip>(`trips/${id}/undo`, {})).hash).toBe(before.hash);
  });

  it('that have changed are shown with the appointment before, and take its place by a yes alone', async () => {
    const { name, arrive } = await findSight();
    await accept(await preview(ticket(name, arrive)));
    const later = `${arrive.slice(0, 3)}${arrive.endsWith('0') ? '05' : '00'}`;
    const changed = await preview(ticket(name, later));
    expect(changed).toMatchObject({
      before: { date: '2027-04-04', time: arrive },
      edits: [{ type: 'lock', at: later, instead: expect.any(String) }],
    });
    expect(changed.outcome?.outcome).toMatch(/^(?:done|moved)$/);
    const { hash } = await trip();
    expect((await trip()).days[1]?.visits.find((visit) => visit.name === name)?.arrive).toBe(arrive);
    await accept(changed);
    expect((await trip()).days[1]?.visits.find((visit) => visit.name === name)).toMatchObject({
      arrive: later,
      locked: true,
    });
    // One step: one undo takes all of it back.
    expect((await send<Trip>(`trips/${id}/undo`, {})).hash).toBe(hash);
  });

  it('of journeys are the arrival on the first day and the departure from the last', async () => {
    const there = await preview(['Date: 3 April 2027', 'dep. 07:10 Tokyo (N 71)', 'arr. 09:20 Kyoto']);
    expect(there.edits).toEqual([{ type: 'arrival', at: '09:20' }]);
    const back = await preview(['Date: 5 April 2027', 'dep. 19:10 Kyoto (N 72)', 'arr. 21:20 Tokyo']);
    expect(back.edits).toEqual([{ type: 'departure', at: '19:10' }]);
  });

  it('of connecting rides set arrival and departure by the ride that ends or starts in the city alone', async () => {
    const rides = ['Date: 3 April 2027', 'dep. 07:10 Tokyo (N 71)', 'arr. 08:20 Nagoya', 'dep. 08:40 Nagoya (N 73)'];
    const text = [...rides, 'arr. 09:20 Kyoto'].join('\n');
    const got = await answer(`trips/${id}/bookings?name=mail.txt`, text, 'application/octet-stream');
    const { bookings } = plannedBookingsSchema.parse(await got.json());
    expect(bookings.map(({ obstacle, edits }) => [obstacle, edits])).toEqual([
      ['connection', []],
      [null, [{ type: 'arrival', at: '09:20' }]],
    ]);
  });

  it('of an arrival in another city are said, not applied', async () => {
    const elsewhere = await preview(['Date: 3 April 2027', 'dep. 07:10 Sapporo (N 71)', 'arr. 09:20 Tokyo']);
    expect(elsewhere).toMatchObject({
      ...{ obstacle: 'other-city', edits: [] },
      text: 'Its city is not the one of this trip, so the plan stays as it is.',
    });
  });

  it('that do not belong to the trip say why, and have no edits', async () => {
    expect(await preview(ticket('No such hall', '18:00'))).toMatchObject({ obstacle: 'unknown-place', edits: [] });
    expect(await preview(['Event: Noh', 'Venue: Noh', 'Date: 4 April 2029', 'Time: 18:00'])).toMatchObject({
      obstacle: 'other-days',
    });
    expect(await preview(['Event: Noh', 'Venue: Noh', 'Date: 4 April 2027'])).toMatchObject({
      obstacle: 'not-certain',
    });
  });

  it('leave nothing of the person in the log of the trip', async () => {
    const events = await (await fetch(`${server.url}/api/trips/${id}/events.jsonl`)).text();
    expect(events).toContain('plan-edited');
    expect(events).not.toMatch(/SECRET77|Ana Sol/);
  });

  it('that cannot be read are refused, with what was expected', async () => {
    const got = await answer(`trips/${id}/bookings`, 'Hello!', 'application/octet-stream');
    const problem = (await got.json()) as Problem;
    expect([got.status, problem.code]).toEqual([400, 'unreadable-booking']);
    expect(problem.message).toBe('I can’t read a booking in this. I look for a place, a date and a time.');
    const large = await answer('bookings', new Uint8Array(50 * 1024 * 1024), 'application/octet-stream');
    expect([large.status, ((await large.json()) as Problem).code]).toEqual([413, 'body-too-large']);
  });
});
