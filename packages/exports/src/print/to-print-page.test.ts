import { XMLValidator } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';

import { day, HOSTILE_NAMES, leg, OSM, plan, TWO_STOPS, visit } from '../../test/make-plan.ts';
import { MAP_HEIGHT, MAP_WIDTH, projectAround, scaleOf } from './projection.ts';
import { toPrintPage } from './to-print-page.ts';

const SKETCH = {
  type: 'FeatureCollection' as const,
  attribution: OSM.text,
  date: '2026-08-01',
  features: [
    {
      properties: { kind: 'park' },
      geometry: {
        type: 'Polygon',
        coordinates: [
          [
            [135.77, 34.96],
            [135.78, 34.96],
            [135.78, 34.97],
          ],
        ],
      },
    },
    {
      properties: { kind: 'river' },
      geometry: {
        type: 'LineString',
        coordinates: [
          [139, 35],
          [139.1, 35.1],
        ],
      },
    },
    { properties: { kind: 'district', name: '<Gion>' }, geometry: { type: 'Point', coordinates: [135.776, 34.9686] } },
    { properties: { kind: 'road' }, geometry: { type: 'LineString', coordinates: [[135.77, 'x'], null] } },
    null,
  ],
};

/** Without the head, whose style is no XML. */
function bodyOf(page: string): string {
  return page.slice(page.indexOf('<body>'), page.indexOf('</body>') + '</body>'.length);
}

describe('the page', () => {
  const days = [day({ ...TWO_STOPS, stay: { placeId: 'bed', name: 'Bed' } }), day({ date: '2027-04-04', visits: [] })];
  const page = toPrintPage(plan({ days, attributions: [OSM], warnings: ['Take a coat.'] }), () => SKETCH);

  it('is one document that asks nobody for anything', () => {
    expect(XMLValidator.validate(bodyOf(page))).toBe(true);
    expect(page).not.toMatch(/<script|<link|<img|@import|url\(|src=/);
  });

  it('has days, times, numbers, ways, whys, and whose data it is', () => {
    const text = page.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
    for (const part of [
      'Day 1 · Sat 3 April 2027 · Kyoto',
      'Night at Bed · Times of Asia/Tokyo',
      '09:16–10:46 1 Temple temple, ¥500 each, open 08:00–17:00 You like temples.',
      '↓ 12 min on foot, 0.8 km (estimate)',
      '11:00–12:00 2 Noodles',
      'Day 2 · Sun 4 April 2027 · Kyoto',
      'Nothing is planned on this day.',
      'Take a coat.',
      '© OpenStreetMap contributors, ODbL 1.0, https://www.openstreetmap.org/copyright',
      'Map: © OpenStreetMap contributors, 2026-08-01.',
    ])
      expect(text).toContain(part);
  });

  it('has a map for each day that goes somewhere, with what of the sketch lies on it', () => {
    expect(page.match(/<svg class="map"/g)).toHaveLength(1);
    expect(page).toContain('class="map-park"');
    expect(page).not.toContain('class="map-river"');
    expect(page).not.toContain('class="map-road"');
    expect(page).toContain('&lt;Gion&gt;</text>');
    expect(page.match(/class="map-walk"/g)).toHaveLength(1);
    expect(page.match(/class="map-stop"/g)).toHaveLength(2);
  });
});

describe('a map', () => {
  it('has one point in its middle, and some surroundings', () => {
    const { toPixels, kmPerPixel, box } = projectAround([{ lat: 0, lon: 10 }]);
    expect(toPixels({ lat: 0, lon: 10 })).toEqual([MAP_WIDTH / 2, MAP_HEIGHT / 2]);
    // 1.2 km and 12 % on either side over 720 pixels.
    expect(kmPerPixel * MAP_WIDTH).toBeCloseTo(1.488, 6);
    expect(box[2] - box[0]).toBeCloseTo(1.488 / 111.2, 6);
  });

  it('has north up and east right, a degree of longitude half as long at 60° as at the equator', () => {
    const { toPixels } = projectAround([
      { lat: 60, lon: 10 },
      { lat: 60, lon: 11 },
    ]);
    const [[x1, y1], [x2], [, north]] = [
      toPixels({ lat: 60, lon: 10 }),
      toPixels({ lat: 60, lon: 11 }),
      toPixels({ lat: 60.25, lon: 10 }),
    ];
    expect(x2 - x1).toBeCloseTo(MAP_WIDTH / 1.24, 6);
    expect(y1 - north).toBeCloseTo((x2 - x1) / 2, 6);
  });

  it('has a round scale of at most a quarter of its width', () => {
    // 720 pixels for 1.488 km: a quarter is 372 m, the round distance below it 200 m.
    expect(scaleOf(projectAround([{ lat: 0, lon: 0 }])).km).toBeCloseTo(0.2, 9);
    const far = projectAround([
      { lat: 0, lon: 0 },
      { lat: 0, lon: 1 },
    ]);
    // 111.2 km and 12 % on either side are 137.9 km: a quarter is 34.5 km.
    expect(scaleOf(far)).toEqual({ km: 20, pixels: expect.closeTo((20 / 137.888) * MAP_WIDTH, 3) });
  });

  it('leaves out an airport so far away that the stops would be one', () => {
    const visits = [
      visit({ id: 'gate', placeId: 'gate', kind: 'transport', lat: 34.43, lon: 135.24 }),
      ...TWO_STOPS.visits,
    ];
    const legs = [leg({ from: 'gate', to: 'visit_1', mode: 'transit' }), ...TWO_STOPS.legs];
    const page = toPrintPage(plan({ days: [day({ visits, legs })] }), () => null);
    expect(page).not.toContain('class="map-mark"');
    expect(page).not.toContain('class="map-ride"');
    expect(page).toContain('No streets are known here: places only.');
  });
});

it('leads to the page of a place, of whose data it is, and to none that is not of the web', () => {
  const linked = (url: string | undefined) =>
    toPrintPage(
      plan({
        days: [day({ visits: [visit({ source: { name: 'A', date: '2026-08-01', verify: false, url } })] })],
        attributions: [OSM, { text: 'B', license: null, url: null }],
      }),
      () => null,
    );
  expect(linked('https://a.example/?b&c')).toContain(
    '<a href="https://a.example/?b&amp;c" rel="noreferrer"><span class="name">Temple</span></a>',
  );
  expect(linked(undefined)).toContain('<div><span class="name">Temple</span> <span');
  expect(linked(undefined)).toContain(
    `<li><a href="${OSM.url}" rel="noreferrer">${OSM.text}, ODbL 1.0, ${OSM.url}</a></li>`,
  );
  expect(linked(undefined)).toContain('<li>B</li>');
});

it('says of a map whose streets it shows, if it shows any', () => {
  const credit = (sketch: { attribution?: string; date?: string } | null) =>
    /<figcaption>(.*?) Ways/.exec(toPrintPage(plan(), () => sketch && { features: [], ...sketch }))?.[1];
  expect(credit(null)).toBe('No streets are known here: places only.');
  expect(credit({})).toBe('Schematic map.');
  expect(credit({ attribution: 'A' })).toBe('Map: A.');
  expect(credit({ attribution: 'A', date: '2026-08-01' })).toBe('Map: A, 2026-08-01.');
});

it('has the size of paper that is asked for', () => {
  expect(toPrintPage(plan(), () => null, { paper: 'A4' })).toContain('@page { size: A4; }</style>');
  expect(toPrintPage(plan(), () => null)).not.toContain('@page { size: ');
});

it('says who pays what, where there are shares and somebody who pays', () => {
  const euro = (amount: number) => ({ amount, currency: 'EUR' });
  const persons = [
    { label: 'you', count: 1, cost: { total: euro(5000), each: euro(5000), limit: null } },
    { label: 'Anna', count: 1 },
  ];
  const share = { text: 'Entry', shares: [{ label: 'you', amount: euro(5000) }], why: 'Both go in.' };
  const split = [{ ...share, date: '2027-04-03' }, share];
  const page = (over: object) => toPrintPage(plan(over), () => null);
  const text = page({ persons, split })
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
  expect(text).toContain(
    'Who pays what you: €50 Anna: For you Entry, Sat 3 April 2027 Both go in. €50 Entry Both go in. €50 in all €50',
  );
  expect(page({ persons, split: [] })).not.toContain('Who pays what');
  expect(page({ persons: persons.slice(1), split })).not.toContain('Who pays what');
});

it('counts nothing as free of which nobody knows the price, and has no row for what is not in the plan', () => {
  const yen = (amount: number) => ({ amount, currency: 'JPY' });
  const days = [day({ visits: [visit({ fee: null })], stay: null })];
  const costs = [
    { category: 'transport', amount: yen(840), estimate: true },
    { category: 'stay', amount: yen(0), estimate: true },
    { category: 'food', amount: yen(0), estimate: true },
    { category: 'places', amount: yen(0), estimate: false },
  ] as const;
  const page = toPrintPage(plan({ days, costs: [...costs] }), () => null);
  const rows = [...page.matchAll(/<th scope="row">([^<]+)<\/th><td class="amount">([^<]*)<\/td>/g)];
  expect(rows.map(([, what, amount]) => [what, amount])).toEqual([
    ['transport', '¥840'],
    ['places', 'not known'],
    ['in all', 'at least ¥840'],
  ]);
});

it.each(HOSTILE_NAMES.map((name) => [name]))('shows %j as a text', (name) => {
  const source = { name, date: '2026-08-01', verify: false, url: 'javascript:alert(1)' };
  const days = [day({ city: { id: 'c', name }, visits: [visit({ name, why: name, source })] })];
  const page = toPrintPage(
    plan({ title: name, days, attributions: [{ text: name, license: null, url: name }] }),
    () => null,
  );
  expect(XMLValidator.validate(bodyOf(page))).toBe(true);
  expect(page).not.toMatch(/<script|href="javascript|[\p{Cs}\u202e\0]/u);
});
