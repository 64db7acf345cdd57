/**
 * @module
 * `npm run -s bench -- table [--data DIR] [--out bench/results] [--readme bench/README.md] [--seeds 5] [--seeds10 5] [--no-solve]`: the
 * whole table of `toptw` (1 s, then 10 s) and `mctopmtw` (1.5 s), seed by seed. What the result files hold already is not solved again; the
 * table of all whole seeds is written into the README. `--no-solve` only writes it anew.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';

import { type Series, toAboveBest, toGapTable } from './toptw/gap-table.ts';
import { type Instance, readInstances } from './toptw/instance.ts';
import { isFirm, judgeRows, meanGap } from './toptw/judged.ts';
import { type Case, readRows, runCases } from './toptw/run-cases.ts';
import { writeBetween } from './toptw/write-between.ts';

/** Routes that `toptw` leaves open. */
const ROUTES = [1, 2, 3, 4];

interface Part {
  readonly bench: Series['bench'];
  readonly seconds: number;
  readonly seeds: number;
}

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: '../shared/bench' },
    out: { type: 'string', default: 'bench/results' },
    readme: { type: 'string', default: 'bench/README.md' },
    seeds: { type: 'string', default: '5' },
    seeds10: { type: 'string', default: '5' },
    solve: { type: 'boolean', default: true },
  },
  allowNegative: true,
});
const parts: readonly Part[] = [
  { bench: 'toptw', seconds: 1, seeds: Number(values.seeds) },
  { bench: 'mctopmtw', seconds: 1.5, seeds: Number(values.seeds) },
  { bench: 'toptw', seconds: 10, seeds: Number(values.seeds10) },
];
const instances = { toptw: readData('toptw'), mctopmtw: readData('mctopmtw') };

if (instances.toptw && instances.mctopmtw) {
  if (values.solve) solveAll();
  const wrong: string[] = [];
  const series = parts.map((part) => toSeries(part, instances[part.bench] ?? [], wrong));
  const kept = series.filter(({ judged }) => judged.length > 0);
  const content = `${toGapTable(kept)}\n\n${toAboveBest(kept)}`;
  await writeBetween(values.readme, 'toptw', content);
  console.log(content);
  for (const line of wrong) console.log(`WRONG: ${line}`);
  console.log(JSON.stringify({ wrong: wrong.length, ...Object.fromEntries(kept.map(figureOf)) }));
  process.exitCode = wrong.length > 0 ? 1 : 0;
} else {
  console.log(`There is no data at ${values.data}: nothing was measured.`);
  console.log(JSON.stringify({ data: null }));
}

function readData(bench: Series['bench']): readonly Instance[] | undefined {
  return readInstances(path.join(values.data, bench));
}

/** A seed of every short part before the next, and the long part last: so that a run cut short has whole seeds of all. */
function solveAll(): void {
  const byLength = Map.groupBy(parts, ({ seconds }) => seconds < 5);
  for (const group of [byLength.get(true) ?? [], byLength.get(false) ?? []]) {
    for (let seed = 1; seed <= Math.max(...group.map(({ seeds }) => seeds)); seed++) {
      for (const part of group) {
        if (seed <= part.seeds) runCases(toCases(instances[part.bench] ?? [], seed), part.seconds, fileOf(part));
      }
    }
  }
}

function toCases(all: readonly Instance[], seed: number): readonly Case[] {
  return all.flatMap((instance) => (instance.m ? [instance.m] : ROUTES).map((m) => ({ instance, m, seed })));
}

function fileOf({ bench, seconds }: Part): string {
  return path.join(values.out, `${bench}-${seconds}s.jsonl`);
}

/** The rows of all seeds that are whole. */
function toSeries(part: Part, all: readonly Instance[], wrong: string[]): Series {
  const rows = [...Map.groupBy(readRows(fileOf(part)), ({ seed }) => seed)]
    .filter(([seed, ofSeed]) => ofSeed.length === toCases(all, seed).length)
    .flatMap(([, ofSeed]) => ofSeed);
  const result = judgeRows(rows, all);
  wrong.push(...result.wrong);
  return { bench: part.bench, seconds: part.seconds, judged: result.judged };
}

function figureOf({ bench, seconds, judged }: Series): readonly [string, number | null] {
  return [`${bench}${seconds}sGapPct`, meanGap(judged.filter(isFirm))];
}
