import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Solution } from '../src/index.ts';

const PACKAGE = path.resolve(import.meta.dirname, '..');
const project = mkdtempSync(path.join(tmpdir(), 'optimizer-pack-'));
afterAll(() => rmSync(project, { recursive: true, force: true }));

function npm(args: readonly string[], cwd: string): void {
  const quiet = ['--cache', path.join(project, '.npm'), '--offline', '--no-audit', '--no-fund', '--no-update-notifier'];
  execFileSync('npm', [...args, ...quiet], { cwd, shell: process.platform === 'win32', stdio: 'pipe' });
}

beforeAll(() => {
  npm(['pack', '--pack-destination', project], PACKAGE);
  writeFileSync(path.join(project, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  const [tarball = ''] = readdirSync(project).filter((file) => file.endsWith('.tgz'));
  npm(['install', `./${tarball}`], project);
});

/** Two places on the way to each other, one day that has time for both. */
const PROGRAM = `
  import { solve } from '@wayfarer/optimizer';
  import { solveInPool } from '@wayfarer/optimizer/pool';

  const problem = {
    points: 3,
    places: 2,
    travel: Int32Array.of(0, 10, 20, 10, 0, 10, 20, 10, 0),
    score: Float64Array.of(0.9, 0.5),
    stay: Int32Array.of(60, 60),
    days: [{ start: 2, end: -1, opens: 540, closes: 700, mostVisits: 2 }],
    windows: { offsets: Int32Array.of(0, 1, 2), opens: Int32Array.of(540, 540), closes: Int32Array.of(700, 700) },
  };
  const pooled = await solveInPool(problem, { seed: 1, effort: 20, workers: 2 });
  console.log(JSON.stringify([solve(problem, { seed: 1, effort: 20 }), pooled]));
`;

test('the installed package searches in worker threads, and finds what it finds in one', () => {
  writeFileSync(path.join(project, 'program.js'), PROGRAM);
  const output = execFileSync(process.execPath, ['program.js'], { cwd: project, encoding: 'utf8' });
  const [alone, pooled] = JSON.parse(output) as readonly Solution[];

  expect(pooled).toEqual(alone);
  expect(pooled?.routes).toEqual([[1, 0]]);
});

test('the package holds what is built, and neither source nor tests', () => {
  const installed = path.join(project, 'node_modules/@wayfarer/optimizer');
  expect(readdirSync(installed).sort()).toEqual(['README.md', 'dist', 'package.json']);
  const dist = readdirSync(path.join(installed, 'dist'), { recursive: true, encoding: 'utf8' });
  expect(dist.filter((file) => /\.test\.|(?<!\.d)\.ts$/.test(file))).toEqual([]);
});
