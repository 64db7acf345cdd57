import type { Trip } from '@wayfarer/contract';

import { type ExportedPlan, toExportedPlan } from './exported-plan.ts';
import { toGeoJson } from './geojson/to-geojson.ts';
import { toGpx } from './gpx/to-gpx.ts';
import { toIcs } from './ics/to-ics.ts';
import { toKml } from './kml/to-kml.ts';
import { toMarkdown } from './markdown/to-markdown.ts';

/** A kind of file that a plan can be written to. */
export interface PlanFormat {
  readonly mediaType: string;
  /** Of the name of the file, without the dot. */
  readonly extension: string;
  /** What it is good for, a line for people. */
  readonly summary: string;
  readonly write: (plan: ExportedPlan) => string;
}

const UTF8 = 'charset=utf-8';

/** What a plan can be written to, besides the trip itself as the API answers it. */
export const PLAN_FORMATS = {
  ics: { mediaType: `text/calendar; ${UTF8}`, extension: 'ics', summary: 'a calendar', write: toIcs },
  gpx: {
    mediaType: 'application/gpx+xml',
    extension: 'gpx',
    summary: 'waypoints and routes for map apps',
    write: toGpx,
  },
  kml: {
    mediaType: 'application/vnd.google-earth.kml+xml',
    extension: 'kml',
    summary: 'a folder of places a day for map apps',
    write: toKml,
  },
  geojson: {
    mediaType: 'application/geo+json',
    extension: 'geojson',
    summary: 'points and lines with all that is known',
    write: toGeoJson,
  },
  md: { mediaType: `text/markdown; ${UTF8}`, extension: 'md', summary: 'a page of text to read', write: toMarkdown },
} as const satisfies Readonly<Record<string, PlanFormat>>;

export type PlanFormatName = keyof typeof PLAN_FORMATS;

/** How the name of a share file ends, of which the trip is written by a use case. */
export const SHARE_EXTENSION = 'wayfarer.json';

/** Names of {@link PLAN_FORMATS}, in the order in which they are offered. */
export const PLAN_FORMAT_NAMES = Object.keys(PLAN_FORMATS) as PlanFormatName[];

/**
 * Writes the chosen plan of a trip, or an option of it.
 *
 * @param option - By its number, 1-based, or by its id.
 * @throws {NothingToExportError | NoSuchOptionError}
 */
export function writePlan(trip: Trip, format: PlanFormatName, option?: string): string {
  return PLAN_FORMATS[format].write(toExportedPlan(trip, option));
}
