import { expect, it } from 'vitest';

import { day, HOSTILE_NAMES, OSM, plan, TWO_STOPS, visit } from '../../test/make-plan.ts';
import { toGeoJson } from './to-geojson.ts';

it('has a point for each visit and a line for each way, with all that is known of them', () => {
  const read = JSON.parse(toGeoJson(plan({ days: [day(TWO_STOPS)], attributions: [OSM] })));
  expect(read).toMatchObject({ type: 'FeatureCollection', name: 'Osaka to Kyoto', attribution: [OSM] });
  const [temple, noodles, way] = read.features;
  expect(read.features).toHaveLength(3);
  expect(temple).toEqual({
    type: 'Feature',
    id: 'visit_1',
    geometry: { type: 'Point', coordinates: [135.7727, 34.9671] },
    properties: {
      kind: 'place',
      day: 1,
      order: 1,
      date: '2027-04-03',
      zone: 'Asia/Tokyo',
      city: 'Kyoto',
      name: 'Temple',
      category: 'temple',
      arrive: '09:16',
      depart: '10:46',
      arriveAt: '2027-04-03T00:16:00.000Z',
      departAt: '2027-04-03T01:46:00.000Z',
      hours: [{ open: '08:00', close: '17:00' }],
      fee: { amount: 500, currency: 'JPY' },
      indoor: false,
      locked: false,
      why: 'You like temples.',
      source: { name: 'sample', date: '2026-08-01', verify: true },
    },
  });
  expect(noodles.properties).toMatchObject({ kind: 'meal', order: 2 });
  expect(way).toEqual({
    type: 'Feature',
    id: 'visit_1--visit_2',
    geometry: {
      type: 'LineString',
      coordinates: [
        [135.7727, 34.9671],
        [135.78, 34.97],
      ],
    },
    properties: {
      kind: 'way',
      day: 1,
      date: '2027-04-03',
      mode: 'walk',
      minutes: 12,
      km: 0.8,
      estimate: true,
      from: 'Temple',
      to: 'Noodles',
      departAt: '2027-04-03T01:46:00.000Z',
      arriveAt: '2027-04-03T01:58:00.000Z',
    },
  });
});

it.each(HOSTILE_NAMES.map((name) => [name]))('holds %j as it is, on one line', (name) => {
  const file = toGeoJson(plan({ title: name, days: [day({ visits: [visit({ name })] })] }));
  expect(JSON.parse(file).features[0].properties.name).toBe(name);
  expect(JSON.parse(file).name).not.toContain('\n');
});
