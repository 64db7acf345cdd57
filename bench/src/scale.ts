/**
 * @module
 * `npm run -s bench -- scale [--places 60] [--days 1] [--seed 1] [--runs 15] [--long 10] [--no-growth] [--out FILE.svg]`: how long the optimizer
 * takes for generated days (`scale/town.ts` has the rules by which they are made) to come near what it finds in `--long` seconds, and how
 * that grows with size. Warm, CPU time.
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
    runs: { type: 'string', default: '15' },
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
console.log(`re-plan after one closure: ${text(spreadOf(replans, (replan) => replan))}`);

const growth = values.growth ? measureGrowth() : [];
console.log(
  JSON.stringify({
    ...size,
    seeds: runs,
    longSeconds: longMs / 1000,
    firstPlanMs: spreadOf(towns, ({ firstMs }) => firstMs),
    within3PctMs: spreadOf(towns, ({ within3Ms }) => within3Ms),
    within1PctMs: spreadOf(towns, ({ within1Ms }) => within1Ms),
    replanMs: spreadOf(replans, (replan) => replan),
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
      firstMs: spreadOf(measured, ({ firstMs }) => firstMs).p50,
      within3Ms: spreadOf(measured, ({ within3Ms }) => within3Ms).p50,
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
  const line = (pick: (one: Measured) => number): string => text(spreadOf(measured, pick));
  console.log(
    `${name}: first plan ${line(({ firstMs }) => firstMs)}; within 3 % ${line(({ within3Ms }) => within3Ms)}; within 1 % ${line(({ within1Ms }) => within1Ms)}`,
  );
}

interface Spread {
  readonly p50: number;
  readonly max: number;
}

function spreadOf<T>(items: readonly T[], pick: (item: T) => number): Spread {
  const numbers = items.map(pick);
  return { p50: round(percentile(numbers, 0.5)), max: round(percentile(numbers, 1)) };
}

function text({ p50, max }: Spread): string {
  return `p50 ${p50} ms max ${max} ms`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
