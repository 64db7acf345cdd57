import { readFileSync } from 'node:fs';
import path from 'node:path';

import { type Coordinates, distanceKm } from '@wayfarer/trip';
import { z } from 'zod';

import { type WriteOptions, writeWhole } from '../../store/write-whole.ts';

/** What was fetched further away is the weather of somewhere else: of a namesake, or of a city that was moved. */
const SAME_PLACE_KM = 5;

/** What was fetched for a place, and when (milliseconds since 1970). */
export interface Kept<Value> {
  readonly fetchedAt: number;
  readonly value: Value;
}

/** One value in a file, so that the next process need not ask again. */
export interface KeptFile<Value> {
  find(at: Coordinates): Kept<Value> | undefined;
  put(at: Coordinates, value: Value): Kept<Value>;
}

export function keptFile<Value>(
  file: string,
  schema: z.ZodType<Value>,
  writing: WriteOptions & { readonly now: () => number },
): KeptFile<Value> {
  const wholeSchema = z.object({
    at: z.object({ lat: z.number(), lon: z.number() }),
    fetchedAt: z.number(),
    value: schema,
  });
  return {
    find(at) {
      try {
        const kept = wholeSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
        return distanceKm(kept.at, at) <= SAME_PLACE_KM ? kept : undefined;
      } catch {
        return undefined; // Not there yet, or spoiled: then it is fetched again.
      }
    },
    put(at, value) {
      const kept = { fetchedAt: writing.now(), value };
      writeWhole(path.normalize(file), JSON.stringify({ at, ...kept }), writing);
      return kept;
    },
  };
}
