import { describe, expect, it } from 'vitest';

import { faultOf, INPUT, REQUEST, stateOf } from '../../test/run-walk.ts';
import { kmNorth, point, sources, yen, YOUR_NAME } from '../../test/sources.ts';
import type { Point } from '../ports/index.ts';
import type { WalkRequest } from '../session.ts';

const knowing = (...points: readonly Point[]) => ({ points: { findPoints: () => Promise.resolve(points) } });
const asking = (over: Partial<WalkRequest>) => ({ ...INPUT, request: { ...REQUEST, ...over } });

describe('what is told of the places', () => {
  it('is how many there are, from whom, and in what areas', async () => {
    const anitabi = { name: 'Anitabi', date: '2026-11-23', verify: true, attribution: 'Anitabi, CC BY-NC-SA' };
    const { points_meta, points, points_filtered } = await stateOf(
      knowing(
        point('near', kmNorth(1)),
        point('other', { ...kmNorth(2), source: { ...anitabi, url: 'https://anitabi.cn' } }),
        point('again', { ...kmNorth(3), source: { ...anitabi, url: 'https://anitabi.cn' } }),
        point('bare', { ...kmNorth(3.5), source: { ...anitabi, attribution: 'Others' } }),
        point('far', { ...kmNorth(20), area: 'Saitama' }),
      ),
    );
    expect(points_meta).toEqual({
      total: 5,
      source: 'sample scenes, Anitabi',
      max_radius_km: 5,
      notes: ['Places: Anitabi, CC BY-NC-SA (https://anitabi.cn).', 'Places: Others.'],
      areas: [
        { name: 'Shinjuku', points: 4, distance_km: 1 },
        { name: 'Saitama', points: 1, distance_km: 20 },
      ],
    });
    expect([points.length, points_filtered.length]).toEqual([4, 4]);
  });

  it('is which are left out, and why', async () => {
    const { points_meta, points, points_filtered } = await stateOf(
      knowing(
        point('near'),
        point('塔', { ...kmNorth(1), en_name: 'Tower', fee: yen(1200) }),
        point('dear', { ...kmNorth(2), fee: yen(501) }),
        point('shut', { ...kmNorth(3), hours: { '2026-11-28': [] } }),
        point('rome', { coordinates: { latitude: 41.9, longitude: 12.5 } }),
      ),
      asking({ max_fee: 500 }),
    );
    expect(points_meta.notes).toEqual([
      'Dearer than you want to pay: Tower, dear.',
      'Closed on your dates: shut.',
      'Left out, as their positions are not in Japan: rome.',
    ]);
    expect(points.map(({ id }) => id)).toEqual(['near', '塔', 'dear', 'shut']);
    expect(points_filtered.map(({ id }) => id)).toEqual(['near']);
  });

  it('is that there are many where there are more than 50', async () => {
    const many = Array.from({ length: 51 }, (_, index) => point(`p${index}`));
    expect((await stateOf(knowing(...many))).points_meta.notes).toEqual([
      '51 places are near: the ones that matter most are taken.',
    ]);
    expect((await stateOf(knowing(...many.slice(1)))).points_meta.notes).toEqual([]);
  });

  it('is which of several works has no place near', async () => {
    const other = { id: 2, title: '言の葉の庭', title_cn: null, title_en: 'The Garden of Words' };
    const port = {
      findPoints: ({ work }: { work: { id: number } }) => Promise.resolve(work.id === 2 ? [] : [point('near')]),
    };
    const { points_meta } = await stateOf({ points: port }, asking({ others: [other, { ...other, title_en: null }] }));
    expect(points_meta.notes).toEqual([
      'No place of The Garden of Words is near enough for this walk.',
      'No place of 言の葉の庭 is near enough for this walk.',
    ]);
  });
});

it('asks for the hours of each day', async () => {
  const asked: unknown[] = [];
  const port = {
    findPoints: (query: unknown) => {
      asked.push(query);
      return Promise.resolve([point('near')]);
    },
  };
  await stateOf({ points: port }, asking({ days: 3 }));
  expect(asked).toEqual([
    {
      work: { id: 160209, title: '君の名は。', title_cn: '你的名字。', title_en: 'Your Name.' },
      dates: ['2026-11-28', '2026-11-29', '2026-11-30'],
    },
  ]);
});

describe('a walk without places', () => {
  it('is answered with the nearest four areas and how far they are', async () => {
    const far = [31.4, 62.5, 93, 124, 155].map((km) => point(`${km}`, { ...kmNorth(km), area: `Area ${km}` }));
    const [nearest = point('none')] = far;
    expect(await faultOf(knowing(...far, { ...nearest, id: 'twin' }))).toEqual({
      code: 'no-bangumi-found',
      message: 'No place of Your Name is known within 5 km of Shinjuku.',
      next: [
        'Its places are in Area 31.4 (2, 31 km away), in Area 62.5 (1, 63 km away), in Area 93 (1, 93 km away) and in Area 124 (1, 124 km away): start there.',
      ],
    });
  });

  it('is answered with three works whose places are known where those of this one are not', async () => {
    const titles = ['One', null, 'Three', 'Four'].map((title_en) => ({ ...YOUR_NAME, title: '二', title_en }));
    const works = { ...sources().works, listWithPoints: () => titles };
    expect(await faultOf({ ...knowing(), works })).toEqual({
      code: 'no-bangumi-found',
      message: 'Your Name is known, but none of its places is.',
      next: [
        'Places are known of One, 二 or Three.',
        'Bring a file of your own with its places, or switch on a service that knows them (docs/filming-locations.md).',
      ],
    });
    const none = { ...works, listWithPoints: () => [] };
    expect((await faultOf({ ...knowing(), works: none }))?.next).toHaveLength(1);
  });

  it('is one where all places near are left out', async () => {
    expect(await faultOf(knowing(point('dear', { fee: yen(900) })), asking({ max_fee: 500 }))).toEqual({
      code: 'no-bangumi-found',
      message: 'No place of 君の名は。 is known within 5 km of Shinjuku.',
      next: [],
    });
  });
});

it('goes beyond the radius where there are days for it', async () => {
  const points = [point('near'), point('far', { ...kmNorth(20), area: 'Saitama' })];
  expect((await stateOf(knowing(...points), asking({ days: 2 }))).points.map(({ id }) => id)).toEqual(['near', 'far']);
  expect((await stateOf(knowing(...points))).points.map(({ id }) => id)).toEqual(['near']);
});
