import { clean } from '../osm/clean.ts';
import { atOfUrl, type Read, toCoordinates } from './coordinates.ts';
import type { FileFault, OwnPlace } from './own-place.ts';
import { quote } from './quote.ts';

/** What a reader has found of one place, all as text. */
export interface Fields {
  readonly name: string | undefined;
  readonly lat?: string | undefined;
  readonly lon?: string | undefined;
  readonly note?: string | undefined;
  readonly category?: string | undefined;
  readonly url?: string | undefined;
  readonly line: number;
}

/** Signs of a note that are kept. */
const LONGEST_NOTE = 1000;

/** Makes a place of what was found, or says what is wrong with it. */
export function toOwnPlace({ line, ...fields }: Fields): OwnPlace | FileFault {
  const name = clean(fields.name);
  if (name === undefined) return { line, text: 'Expected the name of a place, found nothing.' };
  if (name.startsWith('='))
    return { line, text: `Expected the name of a place, found a formula: ${quote(name)}. Save its value instead.` };
  const url = toUrl(fields.url);
  const read = readAt(fields);
  if ('fault' in read) return { line, text: `${name}: ${read.fault}` };
  const at = read.at ?? (url === undefined ? undefined : atOfUrl(url));
  const note = clean(fields.note, LONGEST_NOTE);
  const category = clean(fields.category);
  return {
    name,
    ...(at && { at }),
    ...(note !== undefined && { note }),
    ...(category !== undefined && { category }),
    ...(url !== undefined && { url }),
    line,
  };
}

export function isFault(read: OwnPlace | FileFault): read is FileFault {
  return 'text' in read;
}

function readAt({ lat = '', lon = '' }: Pick<Fields, 'lat' | 'lon'>): Read {
  if (lat.trim() === '' && lon.trim() === '') return {};
  if (lat.trim() === '' || lon.trim() === '')
    return { fault: `expected a latitude and a longitude, found only ${quote(lat + lon)}.` };
  return toCoordinates(lat, lon);
}

/** Anything else, such as `javascript:`, is no address that a page may lead to. */
function toUrl(text: string | undefined): string | undefined {
  const url = text?.trim() ?? '';
  return /^https?:\/\//i.test(url) && url.length <= 2000 && URL.canParse(url) ? new URL(url).href : undefined;
}
