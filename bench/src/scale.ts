/**
 * @module
 * `npm run -s bench -- scale [--places 60] [--days 1] [--seed 1] [--runs 5] [--out FILE.svg]`: how long the optimizer takes for generated days
 * (`scale/town.ts` has the rules by which they are made), and how that grows with size. Warm, CPU time.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { toLineChart } from './scale/line-chart.ts';
import { type Measured, measureReplan, measureTown, percentile } from './scale/measure.ts';

const { values } = parseArgs({
  options: {
    places: { type: 'string', default: '60' },
    days: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
    runs: { type: 'string', default: '5' },
    long: { type: 'string', default: '10' },
    growth: { type: 'boolean', default: true },
    out: { type: 'string', default: '.wayfarer/scale.svg' },
  },
  allowNegative: true,
});
const seed = Number(values.seed);
const runs = Number(values.runs);
const longMs = Number(values.long) * 1000;
const size = { places: Number(values.places), days: Number(values.days) };

const towns = Array.from({ length: runs }, (_, k) => measureTown({ ...size, seed: seed + k }, longMs));
print(`${size.places} places, ${size.days} days`, towns);
const replans = Array.from({ length: runs }, (_, k) => measureReplan({ ...size, seed: seed + k }));
console.log(`re-plan after one closure: p50 ${ms(percentile(replans, 0.5))}, max ${ms(percentile(replans, 1))}`);

const growth = values.growth ? measureGrowth() : [];
console.log(
  JSON.stringify({
    ...size,
    seeds: runs,
    firstPlanMs: round(
      percentile(
        towns.map(({ firstMs }) => firstMs),
        0.5,
      ),
    ),
    within3PctMs: round(
      percentile(
        towns.map(({ within3Ms }) => within3Ms),
        0.5,
      ),
    ),
    within1PctMs: round(
      percentile(
        towns.map(({ within1Ms }) => within1Ms),
        0.5,
      ),
    ),
    replanMs: round(percentile(replans, 0.5)),
    growth,
  }),
);

/** One day more for every 40 places, three towns each; plotted. */
function measureGrowth(): { readonly places: number; readonly firstMs: number; readonly within3Ms: number }[] {
  const sizes = [40, 80, 160, 320];
  const points = sizes.map((places) => {
    const measured = [0, 1, 2].map((k) => measureTown({ places, days: places / 40, seed: seed + k }, longMs / 5));
    print(`${places} places, ${places / 40} days`, measured);
    return {
      places,
      firstMs: round(
        percentile(
          measured.map(({ firstMs }) => firstMs),
          0.5,
        ),
      ),
      within3Ms: round(
        percentile(
          measured.map(({ within3Ms }) => within3Ms),
          0.5,
        ),
      ),
    };
  });
  mkdirSync(path.dirname(values.out), { recursive: true });
  const lineOf = (name: string, pick: (point: (typeof points)[number]) => number) => ({
    name,
    points: points.map((point) => [point.places, pick(point)] as const),
  });
  writeFileSync(
    values.out,
    toLineChart({
      title: 'CPU time by size (a day for every 40 places)',
      x: 'places',
      y: 'ms',
      lines: [lineOf('first plan', (point) => point.firstMs), lineOf('within 3 %', (point) => point.within3Ms)],
    }),
  );
  return points;
}

function print(name: string, measured: readonly Measured[]): void {
  const line = (pick: (one: Measured) => number): string =>
    `p50 ${ms(percentile(measured.map(pick), 0.5))} max ${ms(percentile(measured.map(pick), 1))}`;
  console.log(
    `${name}: first plan ${line(({ firstMs }) => firstMs)}; within 3 % ${line(({ within3Ms }) => within3Ms)}; within 1 % ${line(({ within1Ms }) => within1Ms)}`,
  );
}

function ms(value: number): string {
  return `${round(value)} ms`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
