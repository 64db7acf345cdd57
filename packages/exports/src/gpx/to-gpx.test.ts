import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';

import { day, HOSTILE_NAMES, OSM, plan, TWO_STOPS, visit } from '../../test/make-plan.ts';
import type { ExportedPlan } from '../exported-plan.ts';
import { toGpx } from './to-gpx.ts';

const parser = new XMLParser({
  ignoreAttributes: false,
  parseTagValue: false,
  attributeNamePrefix: '@',
  htmlEntities: true,
  isArray: (name) => ['wpt', 'rte', 'rtept', 'link'].includes(name),
});

function read(over: Partial<ExportedPlan> = {}) {
  const file = toGpx(plan(over));
  expect(XMLValidator.validate(file)).toBe(true);
  return parser.parse(file).gpx;
}

it('has a waypoint for each stop, with its name, its instant, and what is known of it', () => {
  const { wpt, ['@version']: version } = read();
  expect(version).toBe('1.1');
  expect(wpt).toEqual([
    {
      '@lat': '34.9671',
      '@lon': '135.7727',
      time: '2027-04-03T00:16:00Z',
      name: 'Temple',
      desc: 'You like temples.\nTemple, ¥500 each, open 08:00–17:00.\nSource: sample, 2026-08-01. Verify hours and prices before you go.',
      src: 'sample, 2026-08-01',
      type: 'temple',
    },
  ]);
});

it('has a route for each day through all of its visits in order', () => {
  const days = [day(TWO_STOPS), day({ date: '2027-04-04' })];
  const { rte } = read({ days });
  expect(rte.map(({ name, rtept }: never) => [name, (rtept as { name: string }[]).map((point) => point.name)])).toEqual(
    [
      ['Day 1: Sat 3 April 2027, Kyoto', ['Temple', 'Noodles']],
      ['Day 2: Sun 4 April 2027, Kyoto', ['Temple']],
    ],
  );
  expect(rte[0].rtept[1]).toMatchObject({ '@lat': '34.97', '@lon': '135.78', time: '2027-04-03T02:00:00Z' });
});

it('has where one sleeps as one waypoint, though every day begins and ends there', () => {
  const bed = visit({ id: 'bed', placeId: 'place_bed', name: 'Bed', kind: 'stay' });
  const days = [day({ visits: [bed, visit(), bed] }), day({ date: '2027-04-04', visits: [bed, visit(), bed] })];
  expect(read({ days }).wpt.map(({ name }: { name: string }) => name)).toEqual(['Bed', 'Temple', 'Temple']);
});

it('says what it is, whose data it holds, and the box around it', () => {
  const { metadata } = read({ days: [day(TWO_STOPS)], attributions: [OSM] });
  expect(metadata).toEqual({
    name: 'Osaka to Kyoto',
    desc: 'Sat 3 April 2027, Kyoto.\nPlanned with data of: © OpenStreetMap contributors, ODbL 1.0, https://www.openstreetmap.org/copyright',
    link: [{ '@href': OSM.url, text: '© OpenStreetMap contributors, ODbL 1.0' }],
    time: '2027-01-02T03:04:05.678Z',
    bounds: { '@minlat': '34.9671', '@minlon': '135.7727', '@maxlat': '34.97', '@maxlon': '135.78' },
  });
});

it('stands in the order of the schema', () => {
  const file = toGpx(plan({ attributions: [OSM], days: [day(TWO_STOPS)] }));
  const order = ['<metadata>', '<name>', '<desc>', '<link ', '<time>', '<bounds ', '</metadata>', '<wpt ', '<rte>'];
  const places = order.map((tag) => file.indexOf(tag));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((left, right) => left - right));
});

describe('whatever a name holds', () => {
  it.each(HOSTILE_NAMES.map((name) => [name]))('%j stands there as a text', (name) => {
    const source = { name, date: '2026-08-01', verify: false, url: `https://example.org/?q="><x>${encodeURI('é')}` };
    const { metadata, wpt } = read({ title: name, days: [day({ visits: [visit({ name, why: name, source })] })] });
    const kept = name
      .split(/\r\n|[\n\u2028]/)
      .map((line) => line.replace(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069\uffff]/gu, ''));
    expect(wpt[0].name).toBe(kept.join(' ').trim());
    expect(metadata.name).toBe(kept.join(' ').trim());
    expect(wpt[0].desc.startsWith(kept.join('\n').trim())).toBe(true);
    expect(wpt[0].link[0]['@href']).toBe(source.url);
  });
});
