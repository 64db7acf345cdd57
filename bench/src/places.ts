/**
 * @module
 * `npm run -s bench -- places --cases FILE.jsonl`: words and sentences with a place, each a trip's first message, judged by
 * which city the trip is then for, or whether the right one is asked for with a chip.
 */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';

import type { CityFetcher } from '@wayfarer/planner/ports';

import { judgePlace, type PlaceCase, type PlaceVerdict } from './places/judge-place.ts';
import { composeConcierge } from './plan/plan-request.ts';

const { values } = parseArgs({ options: { cases: { type: 'string', default: 'bench/cases/places/tune.jsonl' } } });
/** Nobody tunes on what is kept: its sentences are not shown. */
const isListed = !basename(values.cases).includes('kept');

const offered: string[] = [];
/** Offers every city, and has none. */
const cityFetcher: CityFetcher = {
  offer({ name, country }) {
    offered.push(`${name}/${country}`);
    return { from: 'OpenStreetMap', requests: 1, megabytes: 0.5 };
  },
  fetch: () => Promise.reject(new Error('Nothing is fetched here.')),
};
const concierge = composeConcierge({ cityFetcher });
const cases = readFileSync(values.cases, 'utf8')
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => JSON.parse(line) as PlaceCase);

const counts: Record<PlaceVerdict, number> = { right: 0, asked: 0, nothing: 0, wrong: 0 };
for (const one of cases) {
  offered.length = 0;
  const trip = await concierge.createTrip({ text: one.text });
  const verdict = judgePlace(one, trip, offered);
  counts[verdict] += 1;
  if (isListed && verdict !== 'right' && verdict !== 'asked')
    console.log(`${verdict.padEnd(8)}${JSON.stringify(one.text)} ${one.city} · ${trip.messages.at(-1)?.text ?? ''}`);
}
const percent = (count: number): number => Math.round((1000 * count) / cases.length) / 10;
console.log(
  JSON.stringify({
    n: cases.length,
    right: percent(counts.right),
    asked: percent(counts.asked),
    nothing: percent(counts.nothing),
    wrong: percent(counts.wrong),
  }),
);
