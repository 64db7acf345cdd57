import type { Visit } from '@wayfarer/contract';
import { describe, expect, it } from 'vitest';

import { day, leg, visit } from '../../test/make-plan.ts';
import { drawDayMap } from './draw-day-map.ts';

/** On the equator: a hundredth of a degree is 1.112 km. */
const at = (id: string, lon: number, over: Partial<Visit> = {}) => visit({ id, placeId: id, lat: 0, lon, ...over });
const linesOf = (visits: Visit[], legs = [leg()], sketch: Parameters<typeof drawDayMap>[1] = null) =>
  drawDayMap(day({ visits, legs }), sketch).split('\n');
const [ONE, TWO] = [at('visit_1', 0), at('visit_2', 0.01)];

describe('the map of a day', () => {
  it('has its stops with their numbers, the ways between them, and a scale', () => {
    // 1.2 km at least and 12 % on either side are 1.488 km over 720 pixels: 538.1 pixels from stop to stop, 96.8 for 200 m.
    expect(linesOf([ONE, TWO])).toEqual([
      '<svg class="map" viewBox="0 0 720 300" role="img" aria-label="Map of Sat 3 April 2027, Kyoto: the stops in order, each with its number in the list.">',
      '<rect class="map-ground" width="720" height="300"/>',
      '<line class="map-walk" x1="91.0" y1="150.0" x2="629.0" y2="150.0"/>',
      '<g class="map-stop" transform="translate(91.0 150.0)"><circle r="10"/><text y="4">1</text></g>',
      '<g class="map-stop" transform="translate(629.0 150.0)"><circle r="10"/><text y="4">2</text></g>',
      '<g class="map-scale"><path d="M12 283v5h96.8v-5"/><text x="16" y="282">200 m</text></g>',
      '</svg>',
    ]);
  });

  it('is as high as its stops lie apart from south to north', () => {
    // 11.12 km and 12 % on either side are 13.79 km over 300 pixels: 120.97 pixels from the middle, 108.8 for 5 km.
    const lines = linesOf([ONE, at('visit_2', 0, { lat: 0.1 })]);
    expect(lines[2]).toBe('<line class="map-walk" x1="360.0" y1="271.0" x2="360.0" y2="29.0"/>');
    expect(lines.at(-2)).toBe(
      '<g class="map-scale"><path d="M12 283v5h108.8v-5"/><text x="16" y="282">5 km</text></g>',
    );
  });

  it('counts its scale in metres below a kilometre', () => {
    // 5.56 km and 12 % on either side are 6.89 km: a quarter is 1.72 km. 3.34 km are 4.14 km: a quarter is 1.03 km.
    for (const [lon, text] of [
      [0.05, '1 km'],
      [0.03, '1 km'],
      [0.029, '500 m'],
      [0.06, '2 km'],
    ] as const)
      expect(linesOf([ONE, at('visit_2', lon)]).at(-2)).toContain(`>${text}</text>`);
  });

  it('draws rides otherwise than walks, and no way whose end is not there', () => {
    const classes = (lines: readonly string[]) =>
      lines.flatMap((line) => /<line class="([^"]+)"/.exec(line)?.[1] ?? []);
    expect(classes(linesOf([ONE, TWO], [leg({ mode: 'transit' }), leg({ to: 'gone' })]))).toEqual(['map-ride']);
  });

  it('marks beds and stations once each, under the stops', () => {
    const bed = at('bed', 0, { kind: 'stay' });
    const station = at('station', 0.01, { kind: 'transport' });
    const marks = linesOf([bed, ONE, station, { ...bed, id: 'night' }], []).filter((line) =>
      line.startsWith('<g class="map-'),
    );
    expect(marks.slice(0, 3)).toEqual([
      '<g class="map-mark" transform="translate(91.0 150.0)"><rect x="-8" y="-8" width="16" height="16" rx="3"/><text y="4">S</text></g>'.replace(
        '91.0',
        '360.0',
      ),
      '<g class="map-stop" transform="translate(360.0 150.0)"><circle r="10"/><text y="4">1</text></g>',
      expect.stringContaining('map-scale') as string,
    ]);
  });

  it('shows a station that lies on it', () => {
    // 0.006° are 0.667 km, within the 0.744 km on either side of the middle.
    expect(linesOf([ONE, at('station', 0.006, { kind: 'transport' })], []).join('')).toContain('<text y="4">T</text>');
    for (const [lon, lat] of [
      [0.007, 0],
      [-0.007, 0],
      [0, 0.003],
      [0, -0.003],
    ] as const)
      expect(linesOf([ONE, at('station', lon, { kind: 'transport', lat })], []).join('')).not.toContain('map-mark');
    expect(linesOf([at('station', 0, { kind: 'transport' })], []).join('')).toContain('map-mark');
  });

  it('is none without stops, and stands on the sketch of its city', () => {
    expect(drawDayMap(day({ visits: [] }), null)).toBe('');
    const coordinates = [
      [0, 0],
      [0.01, 0],
    ];
    const street = { properties: { kind: 'street' }, geometry: { type: 'LineString', coordinates } };
    expect(linesOf([ONE, TWO], [], { features: [street] })[2]).toBe(
      '<path class="map-street" d="M91.0 150.0L629.0 150.0"/>',
    );
  });

  it('draws a number in the colours of its work', () => {
    const work = { id: 1, title: 'A', titleEn: null, titleCn: null, colour: '#ffffff' };
    const scene = { work, name: 'a', nameEn: null, nameCn: null, episode: null, seconds: null, manners: null };
    expect(linesOf([at('visit_1', 0, { scenes: [scene] })], [])[2]).toBe(
      '<g class="map-stop" transform="translate(360.0 150.0)"><circle r="10" style="fill: #ffffff"/><text y="4" style="fill: #141715">1</text></g>',
    );
  });
});
