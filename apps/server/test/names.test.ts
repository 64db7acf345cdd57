import type { Trip, TripList } from '@wayfarer/contract';
import { beforeAll, expect, it } from 'vitest';

import { createApp } from '../src/app.ts';
import { chosenTrip, openHouse } from './support/house.ts';
import { NO_WORLD } from './support/no-world.ts';

const { concierge, log } = openHouse();
const app = createApp({ concierge, world: NO_WORLD, version: '1' });
let kyoto = '';
let boston = '';

beforeAll(async () => {
  kyoto = await chosenTrip(concierge);
  boston = (await concierge.createTrip({ text: 'Two days in Boston, 12 to 13 June 2027' })).id;
});

async function rename(id: string, title: string): Promise<Trip> {
  const answer = await app.request(`/api/trips/${id}/title`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ title }),
  });
  return (await answer.json()) as Trip;
}

async function titlesOf(query = ''): Promise<readonly string[]> {
  const answer = await app.request(`/api/trips${query}`);
  return ((await answer.json()) as TripList).trips.map(({ title }) => title);
}

it('has a name of its own wherever it is shown, and the same plan', async () => {
  const before = await concierge.getTrip(kyoto);
  const named = await rename(kyoto, '  Hanami with\n Zoë ');
  expect([named.title, named.hash, named.messages]).toEqual(['Hanami with Zoë', before.hash, before.messages]);
  expect(await titlesOf()).toEqual(['Trip to Boston', 'Hanami with Zoë']);
  const file = await app.request(`/api/trips/${kyoto}/export?as=md`);
  expect(await file.text()).toContain('# Hanami with Zoë');
  expect(file.headers.get('content-disposition')).toContain('hanami-with-zoe-2027-04-03.md');
});

it('is in no event of the chain, and in no file for others', async () => {
  expect(JSON.stringify((await log.read(kyoto)).map(({ content }) => content))).not.toContain('Zoë');
  const shared = await concierge.shareTrip(kyoto);
  expect(JSON.stringify(shared)).not.toContain('Zoë');
  expect(shared.title).toBe('Osaka to Kyoto');
});

it.each([
  ['hanami', 1],
  ['ZOE', 1],
  ['kyoto', 1],
  ['osaka april', 1],
  ['2027-04', 1],
  ['april 2027 boston', 0],
  ['boston june', 1],
  ['2027', 2],
  ['%', 0],
  ['', 2],
])('is found by %j', async (find, count) => {
  expect(await titlesOf(`?find=${encodeURIComponent(find)}`)).toHaveLength(count);
});

it('is found beyond the first page', async () => {
  const page = await concierge.listTrips({ find: 'kyoto', limit: 1 });
  expect(page.trips.map(({ id }) => id)).toEqual([kyoto]);
});

it('lends its name to a copy', async () => {
  const copy = await concierge.copyTrip(kyoto, { key: 'k' });
  expect(copy.title).toBe('Hanami with Zoë (copy)');
  expect((await concierge.copyTrip(kyoto, { key: 'k' })).id).toBe(copy.id);
  expect(await titlesOf('?find=copy')).toEqual(['Hanami with Zoë (copy)']);
  expect((await concierge.getTrip(kyoto)).title).toBe('Hanami with Zoë');
  await concierge.eraseTrip(copy.id);
});

it('has its usual name again when that is asked for, or when its person is forgotten', async () => {
  expect((await rename(boston, 'Whales')).title).toBe('Whales');
  expect((await rename(boston, '')).title).toBe('Trip to Boston');
  expect((await rename(boston, 'Whales again')).title).toBe('Whales again');
  await concierge.forgetPerson(kyoto);
  expect(await titlesOf()).toEqual(['Whales again', 'Osaka to Kyoto']);
  expect((await concierge.getTrip(kyoto)).title).toBe('Osaka to Kyoto');
});

it('takes no name that is too long', async () => {
  expect(await rename(boston, 'x'.repeat(121))).toMatchObject({ code: 'bad-request' });
});
