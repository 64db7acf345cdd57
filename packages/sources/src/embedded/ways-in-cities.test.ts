import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { PlacesQuery } from '@wayfarer/planner/ports';
import type { CityId, PlaceId } from '@wayfarer/trip';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { HARBOURTON_FOLDER } from '../catalogue/__fixtures__/harbourton.ts';
import { createEmbeddedSources } from '../create-embedded-sources.ts';
import { type Answer, json, Loopback, status } from '../live/__fixtures__/loopback.ts';
import { context, segment } from './__fixtures__/context.ts';

const INN = { id: 'place_harbourton-inn', kind: 'lodging', city: 'harbourton' as CityId, at: { lat: 53.3, lon: -6.2 } };
const FAR = { ...INN, id: 'place_kyoto-inn', city: 'kyoto' as CityId };

let folder: string;
let service: Loopback;
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'wayfarer-ways-'));
  service = await Loopback.start(table);
});
afterEach(async () => {
  await service.close();
  rmSync(folder, { recursive: true });
});

/** From any place to any other a walk of a kilometre in a quarter of an hour. */
const table: Answer = (response, asked) => {
  const size = asked.path.split(';').length;
  const of = (value: number) =>
    Array.from({ length: size }, (_, i) => Array.from({ length: size }, (__, j) => (i === j ? 0 : value)));
  json({ code: 'Ok', durations: of(900), distances: of(1000) })(response, asked);
};

function find(query: Partial<PlacesQuery> = {}) {
  const sources = createEmbeddedSources({
    catalogueFolder: HARBOURTON_FOLDER,
    routesFolder: path.join(folder, 'routes'),
    ownPlacesFile: path.join(folder, 'my-places.json'),
    live: {
      ...{
        cities: null,
        weather: null,
        transit: null,
        scenes: null,
        titles: null,
        clock: { now: () => new Date('2026-11-22T12:00:00Z') },
      },
      routing: { engine: 'osrm', url: new URL(service.url).origin, contact: null },
    },
  });
  const others = [INN, FAR] as PlacesQuery['others'] & object;
  const segments = [segment('harbourton', '2027-05-04')];
  return sources.places.findSights({ segments, currency: 'EUR', budget: null, others, ...query }, context());
}

it('gathers with the sights of a city how one walks between them and the beds and tables there', async () => {
  const { travel, sights, notes } = await find();
  const [routes] = travel?.routes ?? [];
  expect(travel?.routes).toHaveLength(1);
  expect(routes?.points).toEqual([...sights.map(({ id }) => id), INN.id as PlaceId].sort());
  const row = routes?.points.indexOf(INN.id as PlaceId) ?? -1;
  const size = routes?.points.length ?? 0;
  expect(routes?.minutes.slice(row * size, row * size + 2)).toEqual(row === 0 ? [0, 15] : [15, row === 1 ? 0 : 15]);
  expect(notes.filter((note) => note.startsWith('Ways'))).toEqual([]);
});

it('keeps to itself where places of a traveller’s own are', async () => {
  const at = { lat: 53.301, lon: -6.201 };
  const own = {
    id: 'own-aunt-12345678',
    name: 'Aunt',
    at,
    category: null,
    note: null,
    url: null,
    added: '2026-11-22',
    trip: null,
  };
  writeFileSync(path.join(folder, 'my-places.json'), JSON.stringify({ format: 1, places: [own] }));
  const { sights, travel } = await find();
  expect(sights.map(({ name }) => name)).toContain('Aunt');
  expect(travel?.routes[0]?.points).not.toContain('place_harbourton-own-aunt-12345678');
  expect(service.asked[0]?.path).not.toContain('53.301');
});

it('says once what is an estimate where the engine fails, and finds all else', async () => {
  service.answerWith(status(503));
  const { travel, sights, notes } = await find();
  expect(travel?.routes).toEqual([]);
  expect(sights.length).toBeGreaterThan(0);
  expect(notes.filter((note) => note.startsWith('Ways in Harbourton are estimates'))).toHaveLength(1);
});
