import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, watch, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { parseJson, run, runGiven } from './support/run.ts';

/** `faroExtract` of the sources' tests, as a file. */
const FARO = readFileSync(join(import.meta.dirname, 'support', 'faro.osm.pbf'));

let folder: string;
let extract: string;
let cities: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wayfarer-import-'));
  extract = join(folder, 'faro.osm.pbf');
  writeFileSync(extract, FARO);
  cities = join(folder, '.wayfarer', 'cities');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('places import', () => {
  it('says what was found, what was left out and why, and what comes next', async () => {
    const { exit, out, err } = await run(folder, ['places', 'import', 'faro.osm.pbf']);
    expect([exit, err]).toEqual([0, '']);
    expect(out).toContain('Faro (PT), OpenStreetMap of 2026-04-03: 7 sights, 4 places to eat, 2 to stay, 1 station.');
    expect(out.replaceAll(/\s+/g, ' ')).toContain(
      'Opening hours are known of 6 sights and 0 places to eat; the others are planned at hours usual for their kind',
    );
    expect(out).toMatch(/1\s+part of another sight, or drawn twice\s+Torre do Carmo/);
    expect(out).toContain('Plan there with: wayfarer plan "three days in Faro"');
    expect(out).toContain('© OpenStreetMap contributors, ODbL 1.0');
    expect((await run(folder, ['places', 'list'])).out).toContain(
      'faro  Faro  PT  2026-04-03  7 sights, 4 to eat, 2 to stay',
    );
  });

  it('tells its progress where somebody looks on, in tenths', async () => {
    const { err } = await runGiven(folder, ['places', 'import', 'faro.osm.pbf'], { isInteractive: true });
    expect(err).toMatch(
      /^Looking for the city:.* 100 %\nReading Faro:(?: \d+ %)+\nReading more around Faro:(?: \d+ %)+\n$/,
    );
  });

  it('answers programs with numbers', async () => {
    const report = parseJson<Record<string, unknown>>(
      await run(folder, ['places', 'import', 'faro.osm.pbf', '--json']),
    );
    expect(report).toMatchObject({
      city: { id: 'faro', name: 'Faro', country: 'PT' },
      sights: 7,
      eateries: 4,
      lodgings: 2,
      terminals: 1,
      hoursKnown: { sights: 6, eateries: 0 },
      moved: 0,
      left: [{ reason: 'part of another sight, or drawn twice', count: 1, examples: ['Torre do Carmo'] }],
      notes: [],
    });
  });

  it.each<[string, readonly string[], RegExp]>([
    ['there is no such file', ['nowhere.osm.pbf'], /Cannot read ".*nowhere\.osm\.pbf"/],
    ['it is something else', ['text.osm.pbf'], /text\.osm\.pbf" is no \.osm\.pbf file\./],
    ['it is cut off', ['cut.osm.pbf'], /cut\.osm\.pbf" is damaged or not whole: .* Load it again\./],
    ['it is a folder', ['.'], /Expected a file at/],
    [
      'the city lies elsewhere',
      ['faro.osm.pbf', '--city', 'Porto'],
      /"Porto" does not lie in the file\. In the file lie: Faro/,
    ],
    ['no file is named', [], /Something is missing\. Usage: wayfarer places import FILE\.osm\.pbf \[--city NAME\]/],
  ])('changes nothing when %s', async (_, words, message) => {
    writeFileSync(join(folder, 'text.osm.pbf'), 'This is a letter.');
    writeFileSync(join(folder, 'cut.osm.pbf'), FARO.subarray(0, FARO.length - 30));
    const { exit, out, err } = await run(folder, ['places', 'import', ...words]);
    expect([exit, out]).toEqual([2, '']);
    expect(err).toMatch(message);
    expect(existsSync(cities)).toBe(false);
  });
});

describe('a process that is killed while it imports', () => {
  const MAIN = join(import.meta.dirname, '..', 'src', 'main.ts');
  const FLAGS = ['-C', 'wayfarer-source', '--experimental-strip-types', '--disable-warning=ExperimentalWarning'];
  const start = (): ChildProcess =>
    spawn(process.execPath, [...FLAGS, MAIN, 'places', 'import', extract], { cwd: folder, stdio: 'ignore' });
  /** What a reader sees of the folder: whole cities only, each of which can be used. */
  const listed = async () =>
    parseJson<{
      readonly cities: readonly { readonly id: string; readonly date: string; readonly fault: string | null }[];
    }>(await run(folder, ['places', 'list', '--json'])).cities;

  /** Ends the process at the moment that `when` tells, unless it has ended by then. @returns whether it was killed. */
  async function killed(when: (child: ChildProcess) => Promise<void>): Promise<boolean> {
    const child = start();
    const ended = once(child, 'close');
    await Promise.race([when(child), ended]);
    child.kill('SIGKILL');
    const [, signal] = (await ended) as [number | null, string | null];
    return signal === 'SIGKILL';
  }

  /** Until so many things have come or gone in the folder that the process writes to. */
  const afterChanges = (path: string, many: number) => () =>
    new Promise<void>((resolve) => {
      mkdirSync(path, { recursive: true });
      let left = many;
      const watcher = watch(path, () => {
        left -= 1;
        if (left > 0) return;
        watcher.close();
        resolve();
      });
    });

  it('leaves the city of before or the new one, and the next import goes through', { timeout: 120_000 }, async () => {
    const scratch = join(cities, '.fetch');
    const first = [...[1, 3].map((many) => afterChanges(scratch, many)), afterChanges(cities, 1), () => sleep(150)];
    const later = [afterChanges(scratch, 5), ...[1, 2].map((many) => afterChanges(cities, many)), () => sleep(450)];
    let kills = 0;
    const killAtEach = async (moments: typeof first, dates: readonly string[]): Promise<void> => {
      for (const [index, when] of moments.entries()) {
        if (await killed(when)) kills += 1;
        for (const { id, date, fault } of await listed())
          expect({ index, id, fault, isKnown: dates.includes(date) }).toEqual({
            index,
            id: 'faro',
            fault: null,
            isKnown: true,
          });
      }
    };
    await killAtEach(first, ['2026-04-03']);
    await run(folder, ['places', 'import', 'faro.osm.pbf']);
    for (const name of ['faro.json', 'faro.sketch.json']) {
      const file = join(cities, name);
      writeFileSync(file, readFileSync(file, 'utf8').replaceAll('2026-04-03', '2020-01-01'));
    }
    await killAtEach(later, ['2020-01-01', '2026-04-03']);
    expect(kills).toBeGreaterThan(4);

    expect((await run(folder, ['places', 'import', 'faro.osm.pbf'])).exit).toBe(0);
    expect(await listed()).toMatchObject([{ id: 'faro', date: '2026-04-03', fault: null }]);
    expect(readdirSync(cities).toSorted()).toEqual(['.fetch', 'faro.json', 'faro.sketch.json']);
    const sketch = JSON.parse(readFileSync(join(cities, 'faro.sketch.json'), 'utf8')) as { readonly date: string };
    expect(sketch.date).toBe('2026-04-03');
  });
});
