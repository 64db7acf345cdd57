import { findMalformedText } from '@wayfarer/archon/data';
import { z } from 'zod';

import { isFault, toOwnPlace } from './fields.ts';
import { linesOfItems } from './lines-of-items.ts';
import { type FileFault, type FilePlaces, MOST_PLACES, type OwnPlace } from './own-place.ts';
import { quote } from './quote.ts';

const text = z
  .union([z.string(), z.number().transform(String)])
  .optional()
  .catch(undefined);
/** Unknown members stay, so that names may be looked for in them. */
const properties = z.record(z.string(), z.unknown()).catch({});
const featureSchema = z.object({
  geometry: z.object({ type: z.string(), coordinates: z.unknown() }).nullish().catch(undefined),
  properties,
});
const collectionSchema = z.union([
  z.object({ features: z.array(z.unknown()) }).transform(({ features }) => features),
  z
    .object({ type: z.literal('Feature') })
    .loose()
    .transform((feature) => [feature]),
  z.array(z.unknown()),
]);

/** A file of more is no list of places: what follows them is not looked at. */
const MOST_FEATURES = 2 * MOST_PLACES;

/** A feature with half a character in it, which nothing could keep. */
function toMalformed(feature: unknown, line: number): FileFault | undefined {
  const malformed = findMalformedText(feature);
  const path = malformed?.path.join('.').toWellFormed();
  return (
    malformed && { line, text: `At ${path}: expected well-formed Unicode, got ${JSON.stringify(malformed.text)}.` }
  );
}

/** Reads the points of a GeoJSON file, and `Saved Places.json` of Google Takeout, which is one. */
export function readGeoJson(source: string): FilePlaces {
  let json: unknown;
  try {
    json = JSON.parse(source);
  } catch (error) {
    return { places: [], faults: [{ line: lineOfError(source, error), text: 'Expected JSON; it is not valid here.' }] };
  }
  const features = collectionSchema.safeParse(json);
  if (!features.success) {
    const expected = 'Expected a GeoJSON FeatureCollection: {"type":"FeatureCollection","features":[…]}.';
    return { places: [], faults: [{ line: 1, text: expected }] };
  }
  const lines = linesOfItems(source);
  const places: OwnPlace[] = [];
  const faults: FileFault[] = [];
  for (const [index, feature] of features.data.slice(0, MOST_FEATURES).entries()) {
    const line = lines[index] ?? 1;
    const read = toMalformed(feature, line) ?? toPlace(feature, line);
    if (isFault(read)) faults.push(read);
    else places.push(read);
  }
  return { places, faults };
}

function toPlace(feature: unknown, line: number): OwnPlace | FileFault {
  const parsed = featureSchema.safeParse(feature);
  if (!parsed.success) return { line, text: 'Expected a Feature with a geometry and properties.' };
  const { geometry, properties: said } = parsed.data;
  const location = { ...properties.parse(said['Location']), ...properties.parse(said['location']) };
  const find = (...names: readonly string[]): string | undefined =>
    [said, location].flatMap((where) => names.map((name) => text.parse(where[name]))).find(Boolean);
  const name = find('name', 'Title', 'title', 'Business Name', 'Name', 'label', 'address', 'Address');
  if (geometry && geometry.type !== 'Point')
    return { line, text: `${name ?? 'A feature'}: expected a Point, found ${quote(geometry.type)}.` };
  const [lon, lat] = z.array(z.unknown()).catch([]).parse(geometry?.coordinates).map(String);
  const geo = properties.parse(location['Geo Coordinates']);
  return toOwnPlace({
    name,
    lat: lat ?? text.parse(geo['Latitude']),
    lon: lon ?? text.parse(geo['Longitude']),
    note: find('note', 'Comment', 'comment', 'notes', 'description', 'desc'),
    category: find('category', 'type', 'kind', 'Category', 'tourism', 'amenity'),
    url: find('google_maps_url', 'Google Maps URL', 'url', 'website', 'link'),
    line,
  });
}

/** The engine tells where it gave up, by offset. */
function lineOfError(source: string, error: unknown): number {
  const [, position] = /position (\d+)/.exec(String(error)) ?? [];
  const offset =
    position === undefined ? (/end of|unterminated/i.test(String(error)) ? source.length : 0) : Number(position);
  return source.slice(0, offset).split('\n').length;
}
