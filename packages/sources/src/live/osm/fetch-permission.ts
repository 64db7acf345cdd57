import { readFileSync } from 'node:fs';
import path from 'node:path';

import { z } from 'zod';

import { scratchOf } from '../../osm/save-city.ts';
import { writeWhole } from '../../store/write-whole.ts';

/**
 * What the traveller has said about fetching cities in general: `ask` before each (the tap on the offer is the yes), `always`
 * without asking, or `never`.
 */
export const FETCH_PERMISSIONS = ['ask', 'always', 'never'] as const;
export type FetchPermission = (typeof FETCH_PERMISSIONS)[number];

const FILE = 'fetching.json';
const fileSchema = z.object({ fetch: z.enum(FETCH_PERMISSIONS) });

/** What was said last, by whichever process; `ask` where nothing was said, or the file cannot be read. */
export function readPermission(citiesFolder: string): FetchPermission {
  try {
    return fileSchema.parse(JSON.parse(readFileSync(fileOf(citiesFolder), 'utf8'))).fetch;
  } catch {
    return 'ask';
  }
}

/** Remembers it for this installation. */
export function writePermission(citiesFolder: string, fetch: FetchPermission): void {
  writeWhole(fileOf(citiesFolder), `${JSON.stringify({ fetch })}\n`, { scratch: scratchOf(citiesFolder) });
}

function fileOf(citiesFolder: string): string {
  return path.join(scratchOf(citiesFolder), FILE);
}
