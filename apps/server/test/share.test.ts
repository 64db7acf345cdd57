import type { ShareFile, Trip } from '@wayfarer/contract';
import { beforeAll, describe, expect, it } from 'vitest';

import { createApp } from '../src/app.ts';
import { chosenTrip, openHouse } from './support/house.ts';
import { NO_WORLD } from './support/no-world.ts';

const here = openHouse().concierge;
let file: ShareFile;
let trip: Trip;

beforeAll(async () => {
  const id = await chosenTrip(here);
  trip = await here.getTrip(id);
  file = await here.shareTrip(id);
});

describe('a shared trip over HTTP', () => {
  const app = createApp({ concierge: openHouse().concierge, world: NO_WORLD, version: '1' });
  const send = (body: string | FormData, headers: Record<string, string> = {}) =>
    app.request('/api/trips/import', { method: 'POST', body, headers });

  it('is opened as a body or in a form, though larger than a message may be', async () => {
    const text = JSON.stringify(file);
    expect(text.length).toBeGreaterThan(64 * 1024);
    const opened = (await (await send(text)).json()) as Trip;
    expect(opened.hash).toBe(trip.hash);
    const form = new FormData();
    form.set('file', new File([text], 'trip.wayfarer.json'));
    expect(((await (await send(form)).json()) as Trip).hash).toBe(trip.hash);
    const shared = await app.request(`/api/trips/${opened.id}/export?as=share`);
    expect(shared.headers.get('content-disposition')).toContain('.wayfarer.json"');
    expect(await shared.json()).toEqual(file);
    const copy = await app.request(`/api/trips/${opened.id}/copies`, { method: 'POST' });
    expect(((await copy.json()) as Trip).hash).toBe(trip.hash);
  });

  it('is refused with a status that says why', async () => {
    expect((await send('{')).status).toBe(400);
    expect((await send(JSON.stringify({ ...file, version: 2 }))).status).toBe(400);
    expect((await send(' '.repeat(9 * 1024 * 1024))).status).toBe(413);
    expect((await app.request('/api/trips/trip_nobody/copies', { method: 'POST' })).status).toBe(404);
  });
});
