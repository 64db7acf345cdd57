/**
 * @module
 * `npm run -s bench -- pilgrimage [--cases 500] [--seed 1]`: walks from random stations and origins past the scenes of random works,
 * each judged by itself: places a route, the walking rule, opening hours, the sum of the parts, and how much longer it is than the
 * best of 20 searches that know nothing of hours.
 */
import { parseArgs } from 'node:util';

import { MemoryEventLog } from '@wayfarer/archon';
import { nodeDigest, nodeRuntime, systemClock } from '@wayfarer/archon/node';
import { Workflow } from '@wayfarer/archon/workflow';
import { type PilgrimageState, pilgrimageWorkflow, readFault } from '@wayfarer/pilgrimage';
import { createEmbeddedSources } from '@wayfarer/sources';
import { estimateTravel } from '@wayfarer/trip';

import { drawCases } from './pilgrimage/draw-cases.ts';
import { judgeWalk } from './pilgrimage/judge-walk.ts';
import { shortestTour } from './pilgrimage/shortest-tour.ts';

const { values } = parseArgs({
  options: { cases: { type: 'string', default: '500' }, seed: { type: 'string', default: '1' } },
});
const { pilgrimage } = createEmbeddedSources();
const log = new MemoryEventLog({ clock: systemClock, digest: nodeDigest });

const counts = { planned: 0, feasible: 0, refused: 0, broken: 0 };
const over: number[] = [];
const spent: number[] = [];
for (const [index, one] of (
  await drawCases(pilgrimage, {
    count: Number(values.cases),
    seed: Number(values.seed),
  })
).entries()) {
  const sources = { ...pilgrimage, stations: { ...pilgrimage.stations, find: () => [one.station] } };
  const workflow = new Workflow(pilgrimageWorkflow({ ...sources, travel: estimateTravel }), {
    log,
    runtime: nodeRuntime,
  });
  const input = {
    user_query: `"${one.work.title}" from ${one.station.name}`,
    locale: null,
    session_id: `walk-${index}`,
    request: one.request,
  };
  const begin = performance.now();
  const { status, state, failure } = await workflow.run(`walk-${index}`, input);
  spent.push(performance.now() - begin);
  if (status !== 'completed') {
    const fault = readFault(failure?.message ?? '');
    if (fault) counts.refused += 1;
    else {
      counts.broken += 1;
      console.log(`broken  ${one.work.title} from ${one.station.romaji}: ${status} ${failure?.message ?? ''}`);
    }
    continue;
  }
  counts.planned += 1;
  const walk = state as PilgrimageState;
  const faults = judgeWalk(walk);
  if (faults.length === 0) counts.feasible += 1;
  else console.log(`fault   ${one.work.title} from ${one.station.romaji}: ${faults.join('; ')}`);
  const best = shortestTour(walk.route, { seed: index, tries: 20 });
  if (best > 0 && walk.request.days === 1) over.push((100 * (walk.route.total_distance_km - best)) / best);
}
const percentile = (list: readonly number[], share: number): number =>
  Math.round((list.toSorted((left, right) => left - right)[Math.floor(share * (list.length - 1))] ?? 0) * 10) / 10;
const mean = over.reduce((sum, value) => sum + value, 0) / Math.max(1, over.length);
console.log(
  JSON.stringify({
    n: Number(values.cases),
    ...counts,
    feasiblePct: Math.round((1000 * counts.feasible) / Math.max(1, counts.planned)) / 10,
    lengthOverBestPct: Math.round(mean * 10) / 10,
    lengthOverBestP95Pct: percentile(over, 0.95),
    p95Ms: percentile(spent, 0.95),
  }),
);
