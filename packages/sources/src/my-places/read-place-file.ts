import { decodeText } from './decode-text.ts';
import { type FilePlaces, type Format, LARGEST_BYTES, MOST_PLACES } from './own-place.ts';
import { readCsv } from './read-csv.ts';
import { readGeoJson } from './read-geojson.ts';
import { readGpx } from './read-gpx.ts';
import { readKml } from './read-kml.ts';
import { isArchive, unzipKml } from './unzip-kml.ts';

/** Thrown for a file that cannot be read at all; the message says what to bring instead. */
export class PlaceFileError extends Error {
  override readonly name = 'PlaceFileError';
  readonly code = 'unreadable-place-file';
}

export interface ReadFile extends FilePlaces {
  readonly format: Format;
}

const MEGABYTE = 1024 * 1024;
/** What a KMZ may hold. */
const LARGEST_UNPACKED = 6 * LARGEST_BYTES;
const WANTED = 'a list of places as CSV, GeoJSON, KML, KMZ, GPX or from Google Takeout';

/**
 * Reads a file of places, whatever its format; it tells by what it holds, not by its name.
 *
 * @throws {PlaceFileError} if it is too large, or no such file.
 */
export function readPlaceFile(bytes: Uint8Array): ReadFile {
  if (bytes.length > LARGEST_BYTES) {
    const size = (bytes.length / MEGABYTE).toFixed(1);
    throw new PlaceFileError(`The file has ${size} MB; the most is ${LARGEST_BYTES / MEGABYTE} MB.`);
  }
  const text = decodeText(isArchive(bytes) ? unpack(bytes) : bytes);
  if (text === undefined) throw new PlaceFileError(`The file is no text. Expected ${WANTED}.`);
  const read = readText(text.replace(/\0/g, ''));
  if (read.places.length <= MOST_PLACES) return read;
  const [first] = read.places.slice(MOST_PLACES);
  const fault = { line: first?.line ?? 1, text: `A list may have ${MOST_PLACES} places; what follows is not read.` };
  return { ...read, places: read.places.slice(0, MOST_PLACES), faults: [...read.faults, fault] };
}

function unpack(bytes: Uint8Array): Uint8Array {
  const kml = unzipKml(bytes, LARGEST_UNPACKED);
  if (kml) return kml;
  throw new PlaceFileError(
    `The file is an archive without a KML file that can be read. Expected ${WANTED}; save a spreadsheet as CSV.`,
  );
}

function readText(text: string): ReadFile {
  const start = text.trimStart();
  if (start === '') throw new PlaceFileError(`The file is empty. Expected ${WANTED}.`);
  if (start.startsWith('<')) return readXml(text);
  if (start.startsWith('{') || start.startsWith('[')) {
    const isTakeout = /"(?:google_maps_url|Google Maps URL)"/.test(text);
    return { format: isTakeout ? 'Google Takeout' : 'GeoJSON', ...readGeoJson(text) };
  }
  const isTakeout = /^Title,Note,URL/m.test(text);
  return { format: isTakeout ? 'Google Takeout' : 'CSV', ...readCsv(text) };
}

function readXml(text: string): ReadFile {
  // Entities can be made to unfold without end, and a list of places needs none.
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text))
    throw new PlaceFileError('The file declares a document type or entities, which is not read. Take the line out.');
  if (/<gpx[\s>]/i.test(text)) return { format: 'GPX', ...readGpx(text) };
  if (/<(?:[\w-]+:)?kml[\s>]/i.test(text)) return { format: 'KML', ...readKml(text) };
  throw new PlaceFileError(`The file is XML, but neither KML nor GPX. Expected ${WANTED}.`);
}
