import { type EventLog, MemoryEventLog } from '@wayfarer/archon';
import { nodeDigest } from '@wayfarer/archon/node';
import { decorateLog, FixedClock } from '@wayfarer/archon/testing';
import { Workflow } from '@wayfarer/archon/workflow';
import { expect, it } from 'vitest';

import { AT_ONCE, INPUT, walk } from '../test/run-walk.ts';
import { point, SHINJUKU, sources } from '../test/sources.ts';
import { PilgrimageApiError, readFault } from './errors.ts';
import { type PilgrimageSources, pilgrimageWorkflow } from './pilgrimage-workflow.ts';
import type { PilgrimageState } from './session.ts';

it('changes the session step by step as the seed has it (§5), each key by the step that owns it', async () => {
  const { result, updates } = await walk();
  expect(result.status).toBe('completed');
  const wrote = updates.map(({ author, content }) => [author, Object.keys(content).toSorted()]);
  expect(wrote[0]).toEqual(['ExtractionAgent', ['bangumi_name', 'extraction_meta', 'location']]);
  // Side by side, in whatever order they end.
  expect(wrote.slice(1, 3).toSorted()).toEqual([
    ['BangumiSearchAgent', ['bangumi_candidates']],
    ['LocationSearchAgent', ['search_radius_km', 'station', 'user_coordinates']],
  ]);
  expect(wrote.find(([author]) => author === 'PointsSearchAgent')).toEqual([
    'PointsSearchAgent',
    ['points', 'points_filtered', 'points_meta'],
  ]);
  expect(wrote.find(([author]) => author === 'WeatherAgent')).toEqual(['WeatherAgent', ['weather', 'weather_raw']]);
  expect(wrote.find(([author]) => author === 'RouteOptimizationAgent')).toEqual([
    'RouteOptimizationAgent',
    ['days', 'route', 'route_meta'],
  ]);
  expect(wrote.at(-1)).toEqual(['TransportAgent', ['final_plan', 'pilgrimage_session', 'route']]);
  expect(updates[0]?.content).toMatchObject({ bangumi_name: 'Your Name', location: 'Shinjuku' });
  expect(updates.find(({ author }) => author === 'LocationSearchAgent')?.content).toEqual({
    station: SHINJUKU,
    user_coordinates: { latitude: 35.69, longitude: 139.7 },
    search_radius_km: 5,
  });
  // Only the final plan is told at once.
  expect(updates.filter(({ actions }) => actions.escalate).map(({ author }) => author)).toEqual(['TransportAgent']);
  expect(result.state).toMatchObject({
    bangumi_id: 160209,
    bangumi_title: '君の名は。',
    bangumi_title_cn: '你的名字。',
  });
});

it('counts ways, waits and stays', async () => {
  const { result } = await walk();
  const state = result.state as PilgrimageState;
  const { route } = state;
  // 903 m as the crow flies are 1.174 km on foot: 15.7 min at 4.5 km/h, so 16. Eight minutes at the first place, five to spare.
  expect(route.segments.map(({ order, arrive, depart }) => [order, arrive, depart])).toEqual([
    [1, '10:16', '10:24'],
    [2, '10:45', '10:53'],
  ]);
  expect(route.segments.map((segment) => segment.transport)).toMatchObject([
    { mode: 'walk', duration_minutes: 16, distance_meters: 1200 },
    { mode: 'walk', duration_minutes: 16, distance_meters: 1200 },
  ]);
  // Back over 2.35 km: 7.04 min at 20 km/h and 6 of waiting, 14; five to spare.
  expect(route.segments.map((segment) => segment.cumulative_duration_minutes)).toEqual([24, 53]);
  expect(route.segments.map((segment) => segment.cumulative_distance_km)).toEqual([1.2, 2.4]);
  expect(route.total_distance_km).toBe(4.7);
  expect(route.total_duration_minutes).toBe(72);
  expect(state.final_plan.summary).toEqual({
    bangumi_title: '君の名は。',
    starting_station: 'Shinjuku',
    points_count: 2,
    total_distance_km: 4.7,
    total_duration_minutes: 72,
  });
  expect(state.final_plan.weather).toMatchObject({ temperature_high: 17, precipitation_chance: 27, typical: true });
});

/** A log that takes so many appends, and then none, as if the process had died in it. */
function dyingAfter(log: EventLog, appends: number): EventLog {
  let left = appends;
  return decorateLog(log, {
    append: (...given) => {
      left -= 1;
      return left < 0 ? Promise.reject(new Error('The process has died.')) : log.append(...given);
    },
  });
}

it('goes on wherever it was killed, and comes to the same walk', async () => {
  const { result: whole } = await walk();
  let deaths = 0;
  for (let appends = 1; ; appends++) {
    const log = new MemoryEventLog({ clock: new FixedClock('2026-11-23T00:00:00Z'), digest: nodeDigest });
    const definition = pilgrimageWorkflow(sources());
    const run = new Workflow(definition, { log: dyingAfter(log, appends), runtime: AT_ONCE }).run('walk-1', INPUT);
    const died = await run.then(
      () => false,
      () => true,
    );
    if (!died) break;
    deaths += 1;
    const { status, output } = await new Workflow(definition, { log, runtime: AT_ONCE }).resume('walk-1');
    expect([status, output], `died after ${appends} appends`).toEqual(['completed', whole.output]);
  }
  // Seven steps and a choice, each begun and ended.
  expect(deaths).toBeGreaterThanOrEqual(8);
});

it('goes without the weather', async () => {
  const weather = { findWeather: () => Promise.reject(new Error('down')) };
  const { result } = await walk({ weather });
  expect(result.status).toBe('completed');
  expect(result.leftOut).toMatchObject([{ step: 'WeatherAgent', message: 'down' }]);
  expect(result.output?.final_plan.weather).toBeNull();
});

it('asks which of two works is meant', async () => {
  const candidate = { ...(await sources().works.search('', { signal: AbortSignal.any([]) }))[0] };
  const other = { ...candidate, id: 2, title: 'もう一つ', title_en: 'Another Name', confidence: 1 };
  const works = { ...sources().works, search: () => Promise.resolve([candidate, other] as never) };
  const { result, workflow } = await walk({ works });
  expect(result.status).toBe('waiting');
  expect(result.questions[0]).toMatchObject({
    question: 'Which one do you mean by "Your Name"?',
    options: ['Your Name. (君の名は。, film, 2016)', 'Another Name (もう一つ, film, 2016)'],
  });
  const [question] = result.questions;
  const after = await workflow.answer('walk-1', question?.id ?? '', { option: 1, by: 'traveller' });
  expect(after.state.bangumi_id).toBe(2);
});

it.each<[string, Partial<PilgrimageSources>, Partial<typeof INPUT>, string]>([
  ['a station that nobody knows', { stations: { ...sources().stations, find: () => [] } }, {}, 'invalid-station'],
  ['no title at all', {}, { user_query: 'I am at Shinjuku' }, 'no-bangumi-found'],
  ['a title that nobody knows', { works: { ...sources().works, search: async () => [] } }, {}, 'no-bangumi-found'],
  ['a work without places', { points: { findPoints: async () => [] } }, {}, 'no-bangumi-found'],
  [
    'places too far away',
    {
      points: {
        findPoints: async () => [point('kyoto', { coordinates: { latitude: 35, longitude: 135.77 }, area: 'Kyoto' })],
      },
    },
    {},
    'no-bangumi-found',
  ],
  [
    'a service that does not answer',
    { points: { findPoints: () => Promise.reject(new PilgrimageApiError('Anitabi gave no answer within 10 s.')) } },
    {},
    'api-error',
  ],
])('says what was expected, and what may be done, about %s', async (_, over, input, code) => {
  const { result } = await walk(over, input);
  expect(result.status).toBe('failed');
  const fault = readFault(result.failure?.message ?? '');
  expect(fault?.code).toBe(code);
  expect(fault?.next.length).toBeGreaterThan(0);
});
