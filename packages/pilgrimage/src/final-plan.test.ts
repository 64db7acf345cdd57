import { expect, it } from 'vitest';

import { INPUT, REQUEST, stateOf } from '../test/run-walk.ts';
import { point } from '../test/sources.ts';

const STAIRS = point('stairs', {
  name: '男坂',
  en_name: 'Stairs',
  respect: 'homes',
  time_seconds: 65,
  address: 'Yotsuya',
});
const BENCH = point('bench', { bangumi_id: '7', bangumi_title: '言の葉の庭', episode: null });

it('tells of every scene of the walk, also of those seen from the same spot', async () => {
  const { final_plan } = await stateOf({ points: { findPoints: () => Promise.resolve([STAIRS, BENCH]) } });
  expect(final_plan.summary.points_count).toBe(1);
  expect(final_plan.highlights).toEqual([
    { name: 'bench', episode: null, time_seconds: null, address: null, notes: null },
    {
      name: 'Stairs (男坂)',
      episode: 'film',
      time_seconds: 65,
      address: 'Yotsuya',
      notes: 'People live here: be quiet, and take no pictures of houses or residents.',
    },
  ]);
});

it('keeps the whole session in one object, with how many places of each work are near', async () => {
  const others = [{ id: 7, title: '言の葉の庭', title_cn: null, title_en: null }];
  const findPoints = ({ work }: { readonly work: { readonly id: number } }) =>
    Promise.resolve(work.id === 7 ? [BENCH] : [STAIRS, point('near')]);
  const { pilgrimage_session, points, route } = await stateOf(
    { points: { findPoints } },
    { ...INPUT, request: { ...REQUEST, others } },
  );
  expect(pilgrimage_session).toEqual({
    session_id: 'walk-1',
    station: route.origin,
    selected_bangumi_ids: [160209, 7],
    search_radius_km: 5,
    nearby_bangumi: [
      { id: 160209, title: '君の名は。', points_count: 2 },
      { id: 7, title: '言の葉の庭', points_count: 1 },
    ],
    points,
    route,
    created_at: '2026-11-28',
  });
});
