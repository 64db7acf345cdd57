import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, it } from 'vitest';

import { run } from './support/run.ts';

const folder = mkdtempSync(join(tmpdir(), 'wayfarer-simulate-'));
afterAll(() => rmSync(folder, { recursive: true }));

const FEW = ['simulate', '--city', 'kyoto', '--days', '2', '--travellers', '3', '--json'];

it('comes to the same totals on every run, and to others with another seed', async () => {
  const first = await run(folder, FEW);
  expect([first.exit, first.err]).toEqual([0, '']);
  expect(await run(folder, FEW)).toEqual(first);
  expect((await run(folder, [...FEW, '--seed', '2'])).out).not.toBe(first.out);
  const totals = JSON.parse(first.out) as Record<string, number>;
  expect(totals).toMatchObject({ city: 'Kyoto', from: '2027-04-05', days: 2, travellers: 3, seed: 1, infeasible: 0 });
  expect(totals['scoreKept']).toBeGreaterThan(0.5);
  expect(totals['scoreKept']).toBeLessThanOrEqual(1);
});

it('draws a page, and tells people what came of it', async () => {
  const { out } = await run(folder, [...FEW.slice(0, -1), '--out', join(folder, 'page.svg')]);
  expect(out).toContain('3 travellers, 2 days in Kyoto from 2027-04-05, seed 1\n');
  expect(out).toContain('infeasible days: 0\n');
  expect(readFileSync(join(folder, 'page.svg'), 'utf8')).toMatch(/^<svg [\s\S]*Score kept of hindsight/);
});

it('asks for what it cannot do without', async () => {
  const refusals: string[] = [];
  for (const words of [
    [],
    ['--city', 'Atlantis'],
    ['--city', 'kyoto', '--travellers', '0'],
    ['--city', 'kyoto', '--from', '1 April'],
  ]) {
    const { exit, err } = await run(folder, ['simulate', ...words]);
    expect(exit).toBe(2);
    refusals.push(err);
  }
  expect(refusals).toEqual([
    'Which city? `wayfarer simulate --city kyoto`\n',
    'No city that can be planned is called "Atlantis". Some that can be: Cape Town, Rio de Janeiro, Buenos Aires.\n',
    '--travellers: expected a whole number from 1 to 100000, got "0".\n',
    '--from: expected a date such as 2027-04-05, got "1 April".\n',
  ]);
});
