import { findMalformedText } from '@wayfarer/archon/data';
import { CATEGORIES } from '@wayfarer/trip/vocabulary';
import Papa from 'papaparse';
import { z } from 'zod';

import { findHoursFault } from '../../hours/resolve-hours.ts';

/** A file of scenes cannot be taken; the message names each line that is wrong, and what was expected there. */
export class SceneFileError extends Error {
  override readonly name = 'SceneFileError';
  readonly code = 'unreadable-place-file';
}

const MOST_SCENES = 5_000;
export const LARGEST_SCENE_FILE = 8_000_000;
const MOST_TOLD = 10;

const text = z.string().trim().max(500);
const optional = text.optional().transform((value) => (value === '' ? undefined : value));
const number = (what: string, least: number, most: number) =>
  z.coerce.number(`expected ${what}`).min(least, `expected ${what}`).max(most, `expected ${what}`);

/** `12:05` or `725`; both are 725 seconds. */
const seconds = z.union([z.string(), z.number()]).transform((value, context) => {
  const [, minutes, rest] = /^\s*(\d{1,3}):([0-5]\d)\s*$/.exec(String(value)) ?? [];
  const found = minutes === undefined ? Number(value) : Number(minutes) * 60 + Number(rest);
  if (Number.isFinite(found) && found >= 0) return found;
  context.addIssue({ code: 'custom', message: 'expected minutes and seconds such as 12:05, or seconds' });
  return z.NEVER;
});

const sceneSchema = z.object({
  work: z.coerce.string().trim().min(1, 'expected a title, or its number at Bangumi').max(200),
  name: text.min(1, 'expected the name of the place'),
  name_en: optional,
  name_cn: optional,
  lat: number('degrees of latitude from 24 to 46: Japan', 24, 46),
  lon: number('degrees of longitude from 122 to 154: Japan', 122, 154),
  episode: z.union([z.number().min(0), optional]).optional(),
  time: seconds.optional(),
  importance: number('a number from 1 to 5', 1, 5).int('expected a number from 1 to 5').optional(),
  category: z.enum(CATEGORIES, `expected one of ${CATEGORIES.join(', ')}`).optional(),
  respect: z
    .enum(
      ['school', 'homes', 'worship', 'cemetery', 'library', 'private'],
      'expected school, homes, worship, cemetery, library or private',
    )
    .optional(),
  hours: optional.refine((value) => value === undefined || findHoursFault(value) === undefined, {
    message: 'expected opening hours as OpenStreetMap writes them, e.g. Mo-Fr 09:00-17:00',
  }),
  fee: number('yen, 0 where it is free', 0, 1_000_000).optional(),
  area: optional,
  url: z.url({ protocol: /^https?$/, error: 'expected an address that begins with http:// or https://' }).optional(),
  attribution: optional,
});

/** A scene as somebody has it in a file of their own. */
export type OwnScene = z.output<typeof sceneSchema>;

interface Row {
  readonly line: number;
  readonly cells: Readonly<Record<string, unknown>>;
}

/**
 * The scenes of a table (CSV with names of columns), of a list of objects (JSON) or of a map (GeoJSON). All of them, or none:
 * half a list is found out on the spot, at the place that is missing.
 *
 * @throws {SceneFileError}
 */
export function readSceneFile(file: string): readonly OwnScene[] {
  const source = file.replace(/^\uFEFF/, '');
  const rows = /^\s*[[{]/.test(source) ? readJson(source) : readCsv(source);
  if (rows.length === 0) throw new SceneFileError('The file has no scenes.');
  if (rows.length > MOST_SCENES)
    throw new SceneFileError(`The file has ${rows.length} scenes; at most ${MOST_SCENES} are taken.`);
  const faults: string[] = [];
  const scenes = rows.flatMap(({ line, cells }) => {
    const given = Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell !== '' && cell !== null));
    const read = sceneSchema.safeParse(given);
    if (read.success) return [read.data];
    for (const { path, message } of read.error.issues) {
      const field = String(path[0]);
      const found = given[field] === undefined ? 'nothing' : JSON.stringify(given[field]);
      const expected = message.startsWith('expected') ? message : 'expected a text';
      faults.push(`line ${line}, ${field}: ${expected}, got ${found}`);
    }
    return [];
  });
  if (faults.length > 0) throw new SceneFileError(tell(faults));
  return scenes;
}

function tell(faults: readonly string[]): string {
  const more = faults.length - MOST_TOLD;
  return [
    'Nothing was taken, as the file is not right:',
    ...faults.slice(0, MOST_TOLD).map((fault) => `- ${fault}`),
    ...(more > 0 ? [`and ${more} more.`] : []),
  ].join('\n');
}

function readCsv(source: string): readonly Row[] {
  const { data, errors, meta } = Papa.parse<Record<string, string>>(source, {
    header: true,
    skipEmptyLines: 'greedy',
    transformHeader: (name) => name.trim().toLowerCase(),
  });
  const [first] = errors.filter(({ code }) => code !== 'UndetectableDelimiter');
  if (first) throw new SceneFileError(`Line ${(first.row ?? 0) + 2} is no row of the table: ${first.message}.`);
  const missing = ['work', 'name', 'lat', 'lon'].filter((name) => !(meta.fields ?? []).includes(name));
  if (missing.length > 0)
    throw new SceneFileError(
      `Expected a first line with the columns work, name, lat and lon; ${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} missing.`,
    );
  return data.map((cells, index) => ({ line: index + 2, cells }));
}

/** Lines of JSON are where a scene begins. */
function readJson(source: string): readonly Row[] {
  const read = parse(source);
  const features = isObject(read) && read['type'] === 'FeatureCollection' ? read['features'] : read;
  if (!Array.isArray(features))
    throw new SceneFileError('Expected a list of scenes, or a FeatureCollection of points; found something else.');
  return features.map((item: unknown, index) => {
    if (!isObject(item)) throw new SceneFileError(`Scene ${index + 1} is no object with work, name, lat and lon.`);
    const geometry = item['geometry'];
    if (!isObject(geometry)) return { line: index + 1, cells: item };
    const [lon, lat] = Array.isArray(geometry['coordinates']) ? (geometry['coordinates'] as unknown[]) : [];
    const properties = isObject(item['properties']) ? item['properties'] : {};
    return { line: index + 1, cells: { ...properties, lat, lon } };
  });
}

function parse(source: string): unknown {
  const json = parseJson(source);
  const malformed = findMalformedText(json);
  if (!malformed) return json;
  const path = malformed.path.join('.').toWellFormed();
  throw new SceneFileError(`At ${path}: expected well-formed Unicode, got ${JSON.stringify(malformed.text)}.`);
}

function parseJson(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch (error) {
    throw new SceneFileError(`The file is no JSON: ${error instanceof Error ? error.message : String(error)}.`);
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
