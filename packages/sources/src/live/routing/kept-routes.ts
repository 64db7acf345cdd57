import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

import { z } from 'zod';

import { type WriteOptions, writeWhole } from '../../store/write-whole.ts';
import type { WayPoint } from './pick-points.ts';

/** What an engine answered for some places, and when (milliseconds since 1970). Laid out as in `WalkedRoutes`. */
const keptSchema = z
  .object({
    fetchedAt: z.number(),
    size: z.int().min(0),
    minutes: z.array(z.int().min(-1)),
    km: z.array(z.number().min(-1)),
  })
  .refine(({ size, minutes, km }) => minutes.length === size * size && km.length === size * size);
export type KeptRoutes = Readonly<z.infer<typeof keptSchema>>;

/** What nobody has asked for so long is thrown away, in milliseconds. */
const OLD_MS = 180 * 24 * 60 * 60 * 1000;

/** Matrices in files, so that the next trip, or process, need not ask again. */
export interface RouteShelf {
  find(points: readonly WayPoint[]): KeptRoutes | undefined;
  put(points: readonly WayPoint[], routes: Omit<KeptRoutes, 'fetchedAt' | 'size'>): KeptRoutes;
}

/** @param options.engine - Who answered: others are asked anew. */
export function openRouteShelf(
  options: WriteOptions & { readonly folder: string; readonly engine: string; readonly now: () => number },
): RouteShelf {
  const { folder, engine, now } = options;
  const fileOf = (points: readonly WayPoint[]): string => path.join(folder, `${digestOf(engine, points)}${ENDING}`);
  return {
    find(points) {
      try {
        const kept = keptSchema.parse(JSON.parse(readFileSync(fileOf(points), 'utf8')));
        return kept.size === points.length ? kept : undefined;
      } catch {
        return undefined; // Not there yet, or spoiled: then it is asked for again.
      }
    },
    put(points, routes) {
      const kept = { fetchedAt: now(), size: points.length, ...routes };
      writeWhole(fileOf(points), JSON.stringify(kept), options);
      throwOldAway(folder, now());
      return kept;
    },
  };
}

const ENDING = '.routes.json';

function digestOf(engine: string, points: readonly WayPoint[]): string {
  const asked = JSON.stringify([engine, points.map(({ id, at }) => [id, at.lat, at.lon])]);
  return createHash('sha256').update(asked).digest('hex').slice(0, 24);
}

function throwOldAway(folder: string, now: number): void {
  for (const name of readdirSync(folder).filter((one) => one.endsWith(ENDING))) {
    const file = path.join(folder, name);
    const written = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Infinity;
    if (now - written > OLD_MS) rmSync(file, { force: true });
  }
}
