import { parseArgs } from 'node:util';

import { type Instance, readInstances } from './instance.ts';
import { report } from './report.ts';
import { type Case, runCases } from './run-cases.ts';

/** What differs between the two data sets. */
interface Kind {
  readonly data: string;
  readonly out: string;
  readonly seconds: string;
  /** Numbers of routes to try for an instance. */
  readonly routesOf: (instance: Instance, days: readonly number[]) => readonly number[];
}

/** Reads the arguments, solves every case, prints table and figures. */
export function benchInstances(kind: Kind): void {
  const { values } = parseArgs({
    options: {
      data: { type: 'string', default: kind.data },
      seconds: { type: 'string', default: kind.seconds },
      seeds: { type: 'string', default: '1' },
      days: { type: 'string', default: '1,2,3,4' },
      names: { type: 'string' },
      every: { type: 'string', default: '1' },
      out: { type: 'string', default: kind.out },
    },
  });
  const all = readInstances(values.data);
  if (!all) {
    console.log(`There is no data at ${values.data}: nothing was measured.`);
    console.log(JSON.stringify({ data: null }));
    return;
  }
  const names = values.names?.split(',');
  const chosen = names ? all.filter(({ name }) => names.includes(name)) : all;
  const sample = chosen.filter((_, index) => index % Number(values.every) === 0);
  const days = values.days.split(',').map(Number);
  const seeds = Array.from({ length: Number(values.seeds) }, (_, index) => index + 1);
  const cases = sample.flatMap((instance) =>
    kind.routesOf(instance, days).flatMap((m) => seeds.map((seed): Case => ({ instance, m, seed }))),
  );
  const seconds = Number(values.seconds);
  const rows = runCases(cases, seconds, values.out);
  const figures = report(rows, all);
  console.log(JSON.stringify({ instances: sample.length, seconds, seeds: seeds.length, ...figures }));
  process.exitCode = figures.wrong > 0 ? 1 : 0;
}
