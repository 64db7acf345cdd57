import { minute } from '@wayfarer/trip/clock';
import { describe, expect, it } from 'vitest';

import { faultOf, INPUT, REQUEST, stateOf } from '../../test/run-walk.ts';
import { kmNorth, point, SHINJUKU, sources } from '../../test/sources.ts';
import type { Point } from '../ports/index.ts';
import type { WalkRequest } from '../session.ts';

const OMIYA = { ...SHINJUKU, ...kmNorth(19.4), romaji: 'Omiya', name: '大宮' };
const knowing = (...points: readonly Point[]) => ({
  points: { findPoints: () => Promise.resolve(points) },
  stations: { ...sources().stations, nearest: () => OMIYA },
});
const asking = (over: Partial<WalkRequest>) => ({ ...INPUT, request: { ...REQUEST, ...over } });
const FAR = point('far', { ...kmNorth(20), en_name: 'Far', area: 'Saitama' });

describe('a walk over two days', () => {
  const walk = () => stateOf(knowing(point('near'), FAR), asking({ days: 2, start: minute(660) }));

  it('spends the second one around the station of the other area, from ten o’clock', async () => {
    const { route } = await walk();
    // 16 min on foot, as on one day. 0.6 km are 0.78 km on foot: 10.4 min at 4.5 km/h, so 11.
    expect(route.segments.map(({ date, arrive, depart }) => [date, arrive, depart])).toEqual([
      ['2026-11-28', '11:16', '11:24'],
      ['2026-11-29', '10:11', '10:19'],
    ]);
    expect(route.origins).toEqual([
      { date: '2026-11-28', station: SHINJUKU },
      { date: '2026-11-29', station: OMIYA },
    ]);
    expect(route.segments.map(({ order, transport }) => [order, transport])).toEqual([
      [
        1,
        {
          mode: 'walk',
          distance_meters: 1200,
          duration_minutes: 16,
          instructions: 'Walk from Shinjuku Station to near.',
          transit_details: null,
        },
      ],
      [
        2,
        {
          mode: 'walk',
          distance_meters: 800,
          duration_minutes: 11,
          instructions: 'Walk from Omiya Station to Far.',
          transit_details: null,
        },
      ],
    ]);
  });

  it('counts minutes and kilometres on from day to day, the ways back with them', async () => {
    const { route } = await walk();
    // The first day: 24 min, and 21 back with five to spare. The second: 19 min, and 16 back.
    expect(route.segments.map((segment) => segment.cumulative_duration_minutes)).toEqual([24, 64]);
    expect(route.total_duration_minutes).toBe(80);
    expect(route.segments.map((segment) => segment.cumulative_distance_km)).toEqual([1.2, 3.2]);
    expect(route.total_distance_km).toBe(4);
  });

  it('has a link for each day, from where that day begins', async () => {
    const { route, route_meta } = await walk();
    const ends = route_meta.google_maps_urls.map((link) => {
      const { searchParams } = new URL(link);
      return [searchParams.get('origin'), searchParams.get('destination')];
    });
    expect(ends).toEqual([
      ['35.69,139.7', '35.69,139.71'],
      [`${OMIYA.coordinates.latitude},139.7`, `${FAR.coordinates.latitude},139.7`],
    ]);
    expect(route.google_maps_url).toBe(route_meta.google_maps_urls[0]);
    expect(route_meta).toMatchObject({ optimized: true, waypoints_count: 2, left_out: [] });
    expect([route.created_at, route.origin]).toEqual(['2026-11-28', SHINJUKU]);
  });

  it('goes on at nine on a second day around the same station', async () => {
    const many = Array.from({ length: 30 }, (_, index) => point(`p${index}`, kmNorth(index * 0.06 - 0.9)));
    const { days, route } = await stateOf(knowing(...many), asking({ days: 2, start: minute(1020) }));
    expect(days.map(({ date, window }) => [date, window])).toEqual([
      ['2026-11-28', { start: 1020, end: 1230 }],
      ['2026-11-29', { start: 540, end: 1230 }],
    ]);
    expect(route.segments).toHaveLength(30);
  });
});

it('is a day of a trip: from the station, past what is to be seen, and back', async () => {
  const { days } = await stateOf(knowing(point('near', { en_name: 'Stairs' })));
  expect(days).toHaveLength(1);
  expect(days[0]).toMatchObject({
    date: '2026-11-28',
    zone: 'Asia/Tokyo',
    stay: null,
    window: { start: 600, end: 1230 },
    settings: { visits: 25 },
    legs: [
      { mode: 'walk', minutes: 16 },
      { mode: 'walk', minutes: 16 },
    ],
    visits: [
      {
        place: 'place_station-shinjuku',
        kind: 'transport',
        arrive: 600,
        depart: 600,
        label: 'Shinjuku Station',
        why: 'You said that you start at Shinjuku Station.',
      },
      {
        place: 'place_scene-near',
        kind: 'place',
        arrive: 616,
        depart: 624,
        why: 'Your Name: Stairs (near), film. You asked for it; 16 min on foot from Shinjuku Station.',
      },
      {
        place: 'place_station-shinjuku',
        kind: 'transport',
        arrive: 645,
        depart: 645,
        why: 'Back at Shinjuku Station, where you started. The last stop ends at 10:24.',
      },
    ],
  });
});

it('rides what is too far to walk, and says how long that would take on foot', async () => {
  // 2.9 km are 3.77 km along the way: 11.3 min at 20 km/h and 6 of waiting; 3.8 km at 4.5 km/h are 50.7 min.
  const { route } = await stateOf(knowing(point('north', kmNorth(2.9))));
  expect(route.segments[0]?.transport).toEqual({
    mode: 'transit',
    distance_meters: 3800,
    duration_minutes: 18,
    instructions: 'Ride from Shinjuku Station to north; lines are not known here.',
    transit_details: { estimate: true, walking_minutes: 51 },
  });
});

it('goes from stop to stop, and tells of each by its name in English', async () => {
  // The nearer one closes before one could have been at the other.
  const hours = { '2026-11-28': [{ open: minute(600), close: minute(630) }] };
  const one = point('一', { ...kmNorth(0.5), en_name: 'One', hours });
  const { route } = await stateOf(knowing(one, point('二', { ...kmNorth(1), en_name: 'Two' })));
  expect(route.segments.map(({ transport }) => transport?.instructions)).toEqual([
    'Walk from Shinjuku Station to One.',
    'Walk from One to Two.',
  ]);
});

describe('what is left out', () => {
  it('is what is more than 25 stops a day, each of its scenes', async () => {
    const many = Array.from({ length: 25 }, (_, index) => point(`p${index}`, kmNorth(index * 0.06)));
    // Further than two kilometres away, and seen from one spot.
    const last = ['一', '二'].map((id) => point(id, { ...kmNorth(2.2), en_name: id === '一' ? 'One' : null }));
    const { route_meta, route } = await stateOf(knowing(...many, ...last));
    expect(route.segments).toHaveLength(25);
    expect(route_meta.waypoints_count).toBe(25);
    expect(route_meta.left_out).toEqual([
      { point_id: '一', name: 'One', reason: 'One route has 25 places a day at most.' },
      { point_id: '二', name: '二', reason: 'One route has 25 places a day at most.' },
    ]);
  });

  it('is what closes before one could be there', async () => {
    const shut = point('shut', { ...kmNorth(1), hours: { '2026-11-28': [{ open: minute(480), close: minute(540) }] } });
    const { route_meta, route } = await stateOf(knowing(point('near'), shut));
    expect(route.segments.map(({ point: { id } }) => id)).toEqual(['near']);
    expect(route_meta.left_out).toEqual([
      { point_id: 'shut', name: 'shut', reason: expect.stringContaining('shut') as string },
    ]);
  });

  it('is all that was not chosen by hand', async () => {
    const { route } = await stateOf(knowing(point('a'), point('b', kmNorth(1))), asking({ chosen: ['b'] }));
    expect(route.segments.map(({ point: { id } }) => id)).toEqual(['b']);
    expect(await faultOf(knowing(point('a')), asking({ chosen: ['c'] }))).toMatchObject({ code: 'no-bangumi-found' });
  });
});

it('stays half as long again at a relaxed pace', async () => {
  const { route } = await stateOf(knowing(point('near')), asking({ pace: 'relaxed' }));
  expect(route.segments.map(({ arrive, depart }) => [arrive, depart])).toEqual([['10:16', '10:28']]);
});

it('is refused with three reasons at most where nothing fits into the time', async () => {
  const four = ['a', 'b', 'c', 'd'].map((id, index) => point(id, kmNorth(index)));
  const fault = await faultOf(knowing(...four), asking({ start: minute(1260) }));
  expect(fault).toMatchObject({
    code: 'no-bangumi-found',
    message: 'No place of 君の名は。 can be visited in the time that there is.',
  });
  expect(fault?.next.map((reason) => /hours of (.) are not known/.exec(reason)?.[1])).toEqual(['a', 'b', 'c']);
});
