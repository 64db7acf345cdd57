import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import type { Coordinates } from '@wayfarer/trip';

/** What is used of the engine. */
interface Actor {
  matrix(request: string): Promise<string>;
}
interface Engine {
  readonly Actor: { fromConfigFile(file: string): Promise<Actor> };
}

/** One way as the engine has it; `null` where there is none. */
export type EngineWay = { readonly minutes: number; readonly km: number } | null;
export type Matrix = (
  points: readonly Coordinates[],
  mode: 'pedestrian' | 'auto',
) => Promise<readonly (readonly EngineWay[])[]>;

interface MatrixAnswer {
  readonly sources_to_targets: readonly (readonly {
    readonly time: number | null;
    readonly distance: number | null;
  }[])[];
}

const PACKAGE = '@valhallajs/valhallajs';

/** The engine in a folder where it was installed with npm; `undefined` where it was not. */
export async function findEngine(home: string): Promise<((extract: string) => Promise<Matrix>) | undefined> {
  const require = createRequire(path.resolve(home, 'index.js'));
  let file: string;
  try {
    file = require.resolve(PACKAGE);
  } catch {
    return undefined;
  }
  const { Actor } = (await import(pathToFileURL(file).href)) as Engine;
  return async (extract) => {
    const actor = await Actor.fromConfigFile(buildTiles(home, extract));
    return async (points, mode) => {
      const locations = points.map(({ lat, lon }) => ({ lat, lon }));
      const answer = await actor.matrix(JSON.stringify({ sources: locations, targets: locations, costing: mode }));
      const { sources_to_targets: rows } = JSON.parse(answer) as MatrixAnswer;
      return rows.map((row) =>
        row.map(({ time, distance }) =>
          time === null || distance === null ? null : { minutes: time / 60, km: distance },
        ),
      );
    };
  };
}

/** Returns the configuration of the tiles of that extract; they are made where they are not there. */
function buildTiles(home: string, extract: string): string {
  const folder = path.resolve(home, 'bench', path.basename(extract, '.osm.pbf'));
  const config = path.join(folder, 'valhalla.json');
  if (existsSync(config)) return config;
  mkdirSync(folder, { recursive: true });
  const run = (...args: readonly string[]): string =>
    execFileSync('npx', ['valhalla', ...args], { cwd: home, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  const text = run('build_config', '--mjolnir-tile-dir', path.join(folder, 'tiles'), '--mjolnir-tile-extract', '');
  const draft = path.join(folder, 'draft.json');
  writeFileSync(draft, text);
  run('build_tiles', '-c', draft, path.resolve(extract));
  writeFileSync(config, text);
  return config;
}
