import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { solve } from '@wayfarer/optimizer';

import type { Instance } from './instance.ts';
import { toProblem } from './to-problem.ts';

/** One instance with a number of routes and a seed. */
export interface Case {
  readonly instance: Instance;
  readonly m: number;
  readonly seed: number;
}

/** One line of the result file. */
export interface Row {
  readonly instance: string;
  readonly m: number;
  readonly seed: number;
  /** Numbers of nodes in order, without the start. */
  readonly routes: readonly (readonly number[])[];
  readonly score: number;
  readonly cpuMs: number;
}

/** Solves what the file does not hold yet, appending each row; returns the rows of all cases. */
export function runCases(cases: readonly Case[], seconds: number, out: string): readonly Row[] {
  const known = new Map(readRows(out).map((row) => [keyOf(row.instance, row.m, row.seed), row]));
  mkdirSync(path.dirname(out), { recursive: true });
  return cases.map((one, index) => {
    const key = keyOf(one.instance.name, one.m, one.seed);
    const done = known.get(key);
    if (done) return done;
    const row = solveCase(one, seconds);
    appendFileSync(out, `${JSON.stringify(row)}\n`);
    if (process.stderr.isTTY) process.stderr.write(`\r${index + 1} of ${cases.length} `);
    return row;
  });
}

function solveCase({ instance, m, seed }: Case, seconds: number): Row {
  const problem = toProblem(instance, m);
  const begin = cpuMs();
  const { routes, score } = solve(problem, { seed, effort: Infinity, deadlineMs: seconds * 1000, now: cpuMs });
  const spent = Math.round(cpuMs() - begin);
  const ids = routes.map((route) => route.map((place) => instance.nodes[place + 1]?.id ?? NaN));
  return { instance: instance.name, m, seed, routes: ids, score: Math.round(score), cpuMs: spent };
}

/** CPU time of this thread, in milliseconds. */
export function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** The rows that a file holds; none where there is no file. */
export function readRows(file: string): readonly Row[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as Row);
}

function keyOf(instance: string, m: number, seed: number): string {
  return `${instance} ${m} ${seed}`;
}
