/**
 * @module
 * `npm run -s bench -- travel [--engine DIR] [--data ../shared/bench/osm]`: how far the estimates of travel times are from a
 * routing engine, between the sights of Porto and Munich. The engine is no dependency: install it elsewhere with
 * `npm i @valhallajs/valhallajs@3.6.1` and name the folder.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { createEmbeddedSources } from '@wayfarer/sources';
import {
  type CityId,
  type Coordinates,
  distanceKm,
  estimateTravel,
  type TravelBetween,
  travelOf,
} from '@wayfarer/trip';

import { findEngine, type Matrix } from './travel/engine.ts';

/** The extracts hold the middle of these cities; what lies farther from it would be moved to the nearest road inside. */
const CASES = [
  { city: 'porto', extract: 'porto-2020.osm.pbf', middle: { lat: 41.1455, lon: -8.6125 } },
  { city: 'munich', extract: 'munich-2020.osm.pbf', middle: { lat: 48.1375, lon: 11.5755 } },
] as const;
const WITHIN_KM = 1.6;
/** Two sights in one building tell nothing of ways. */
const SHORTEST_KM = 0.15;
/** The catalogue wants one. */
const DATE = '2027-05-03';

const { values } = parseArgs({
  options: { engine: { type: 'string', default: '' }, data: { type: 'string', default: '../shared/bench/osm' } },
});
const openEngine = values.engine === '' ? undefined : await findEngine(values.engine);
const extracts = CASES.filter(({ extract }) => existsSync(path.join(values.data, extract)));
if (!openEngine) {
  console.log('No routing engine: npm i @valhallajs/valhallajs@3.6.1 in a folder elsewhere, then --engine FOLDER.');
} else if (extracts.length === 0) {
  console.log(`No extract of Porto or Munich lies in ${values.data}: name their folder with --data.`);
} else {
  for (const { city, extract, middle } of extracts) {
    await measure(city, middle, await openEngine(path.join(values.data, extract)));
  }
}

async function measure(city: string, middle: Coordinates, matrix: Matrix): Promise<void> {
  const { sights, travel } = await createEmbeddedSources().places.findSights(
    { segments: [{ city: city as CityId, dates: [DATE] }], currency: 'EUR', budget: null },
    { report: () => Promise.resolve(), signal: new AbortController().signal },
  );
  const points = sights.map(({ at }) => at).filter((at) => distanceKm(middle, at) <= WITHIN_KM);
  const calibrated = travelOf({ places: sights, ...(travel && { travel }) });
  const walks = await matrix(points, 'pedestrian');
  const drives = await matrix(points, 'auto');
  const pairs = points.flatMap((from, i) =>
    points.flatMap((to, j) => (distanceKm(from, to) > SHORTEST_KM ? [{ from, to, i, j }] : [])),
  );
  const rows = (
    [
      ['usual figures', estimateTravel],
      ['figures of the city', calibrated],
    ] as const
  ).map(([name, estimate]) => ({ city, name, ...errorsOf(estimate, pairs, walks) }));
  console.table(rows);
  const driven = pairs.flatMap(({ from, to, i, j }) => {
    const way = drives[i]?.[j];
    return way && way.minutes > 0 ? [{ detour: way.km / distanceKm(from, to), kmh: (way.km / way.minutes) * 60 }] : [];
  });
  console.log(
    `driving: detour ${quantile(
      driven.map((one) => one.detour),
      0.5,
    ).toFixed(2)}, ${quantile(
      driven.map((one) => one.kmh),
      0.5,
    ).toFixed(0)} km/h without traffic (medians of ${driven.length} ways)`,
  );
  console.log(JSON.stringify({ city, rows }));
}

type Pair = { readonly from: Coordinates; readonly to: Coordinates; readonly i: number; readonly j: number };

/** Of the ways that the estimate walks, in minutes; a positive bias is an estimate that is too long. */
function errorsOf(estimate: TravelBetween, pairs: readonly Pair[], walks: Awaited<ReturnType<Matrix>>) {
  const errors = pairs.flatMap(({ from, to, i, j }) => {
    const [way, guess] = [walks[i]?.[j], estimate(from, to)];
    return way && guess.mode === 'walk' ? [guess.minutes - way.minutes] : [];
  });
  const sizes = errors.map(Math.abs);
  return {
    ways: errors.length,
    median: rounded(quantile(sizes, 0.5)),
    p90: rounded(quantile(sizes, 0.9)),
    bias: rounded(quantile(errors, 0.5)),
  };
}

function quantile(numbers: readonly number[], share: number): number {
  return numbers.toSorted((left, right) => left - right)[Math.floor((numbers.length - 1) * share)] ?? Number.NaN;
}

function rounded(minutes: number): number {
  return Math.round(minutes * 10) / 10;
}
