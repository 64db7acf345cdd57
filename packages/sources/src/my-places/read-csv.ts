import Papa from 'papaparse';

import { fold } from '../gazetteer/fold.ts';
import { type Fields, isFault, toOwnPlace } from './fields.ts';
import { type FileFault, type FilePlaces, MOST_PLACES, type OwnPlace } from './own-place.ts';
import { quote } from './quote.ts';

/** Under which names columns are known, folded; those of Google Takeout and My Maps among them. */
const COLUMNS = {
  name: ['name', 'title', 'place', 'label', 'titel', 'ort', 'nom', 'titre', 'nombre', 'titulo', 'nome', '名前', '名称'],
  lat: ['lat', 'latitude', 'y', 'breite', 'breitengrad', 'latitud', 'latitudine'],
  lon: ['lon', 'lng', 'long', 'longitude', 'x', 'lange', 'langengrad', 'longitud', 'longitudine'],
  pair: ['coordinates', 'coords', 'coordinate', 'lat lng', 'lat lon', 'latlng', 'latlon', 'geo', 'wkt', 'koordinaten'],
  note: ['note', 'notes', 'comment', 'comments', 'description', 'memo', 'notiz', 'notizen', 'beschreibung'],
  category: ['category', 'type', 'kind', 'kategorie', 'categorie', 'categoria', 'tags'],
  url: ['url', 'link', 'website', 'web', 'google maps url'],
} as const;
type Column = keyof typeof COLUMNS;
type Header = Readonly<Partial<Record<Column, number>>>;

/** Takeout writes what a list is about above its header. */
const HEADER_WITHIN = 10;
/** Blank lines and faults included. */
const MOST_ROWS = 2 * MOST_PLACES;
/** How often it is gone on after a quotation mark that nobody closes. */
const MOST_RESUMES = 20;
const QUOTES_FAULT = 'A quotation mark is opened here and closed nowhere. The line is left out.';

interface Row {
  readonly cells: readonly string[];
  readonly line: number;
}

/** Reads a table whose columns are named in its first line, with whatever sign between them. */
export function readCsv(text: string): FilePlaces {
  const { rows, faults } = listRows(text);
  const headerAt = rows.slice(0, HEADER_WITHIN).findIndex(({ cells }) => isHeader(cells));
  const header = toHeader(rows[headerAt]?.cells ?? []);
  if (header.name === undefined) {
    const found = rows[0]?.cells.filter(Boolean).slice(0, 8).map(quote).join(', ') ?? '';
    return { places: [], faults: [{ line: rows[0]?.line ?? 1, text: expectHeader(found) }] };
  }
  const places: OwnPlace[] = [];
  for (const row of rows.slice(headerAt + 1)) {
    if (row.cells.every((cell) => cell.trim() === '')) continue;
    if (places.length === MOST_PLACES) {
      faults.push({ line: row.line, text: `A list may have ${MOST_PLACES} places; what follows is not read.` });
      break;
    }
    const read = toOwnPlace(toFields(row, header));
    if (isFault(read)) faults.push(read);
    else places.push(read);
  }
  return { places, faults: faults.toSorted((left, right) => left.line - right.line) };
}

function expectHeader(found: string): string {
  const expected = 'Expected a first line with names of columns: name, and latitude and longitude or url';
  return found === '' ? `${expected}; the file is empty.` : `${expected}. Found ${found}.`;
}

/** A list of names alone is a table, too; a line of words that has "place" among them is none. */
function isHeader(cells: readonly string[]): boolean {
  const named = cells.filter((cell) => cell.trim() !== '').length;
  const known = Object.keys(toHeader(cells)).length;
  return toHeader(cells).name !== undefined && (known >= 2 || named === 1);
}

function toHeader(cells: readonly string[]): Header {
  const names = cells.map(fold);
  const found = Object.entries(COLUMNS).flatMap(([column, aliases]) => {
    const at = aliases.map((alias) => names.indexOf(alias)).find((index) => index >= 0);
    return at === undefined ? [] : [[column, at] as const];
  });
  return Object.fromEntries(found);
}

function toFields({ cells, line }: Row, header: Header): Fields {
  const cell = (column: Column): string | undefined => {
    const at = header[column];
    return at === undefined ? undefined : cells[at];
  };
  const [lat, lon] = splitPair(cell('pair') ?? '');
  return {
    name: cell('name'),
    lat: cell('lat') ?? lat,
    lon: cell('lon') ?? lon,
    note: cell('note'),
    category: cell('category'),
    url: cell('url'),
    line,
  };
}

/** `48.85, 2.29`, or `POINT (2.29 48.85)`, which begins with the longitude. */
function splitPair(text: string): readonly (string | undefined)[] {
  const [, x, y] = /^POINT\s*Z?\s*\(\s*(\S+)\s+([^\s)]+)/i.exec(text.trim()) ?? [];
  if (x !== undefined && y !== undefined) return [y, x];
  const [lat, lon, ...more] = text
    .trim()
    .replace(/^\((.*)\)$/, '$1')
    .split(/\s*[,;]\s*|\s+/);
  return lat === undefined || lat === '' ? [] : more.length > 0 ? [text, text] : [lat, lon];
}

/** All rows with their lines; a row whose quotation mark is never closed costs that line, not all that follow. */
function listRows(text: string): { readonly rows: readonly Row[]; readonly faults: FileFault[] } {
  const rows: Row[] = [];
  const faults: FileFault[] = [];
  const [preset, delimiter = ''] = /^sep=(.)\r?\n/.exec(text) ?? [];
  let from = preset?.length ?? 0;
  let line = preset === undefined ? 1 : 2;
  for (let resumes = 0; from < text.length; resumes += 1) {
    const open = readUntilOpen(text.slice(from), { delimiter, line }, rows);
    if (rows.length === MOST_ROWS)
      faults.push({
        line: rows.at(-1)?.line ?? line,
        text: `A table may have ${MOST_ROWS} lines; what follows is not read.`,
      });
    if (!open || rows.length === MOST_ROWS) return { rows, faults };
    faults.push({ line: open.line, text: QUOTES_FAULT });
    const next = text.indexOf('\n', from + open.at);
    if (next < 0 || resumes === MOST_RESUMES) return { rows, faults };
    from = next + 1;
    line = open.line + 1;
  }
  return { rows, faults };
}

/** Adds rows up to one that is not closed, and says where that begins. */
function readUntilOpen(
  text: string,
  start: { readonly delimiter: string; readonly line: number },
  rows: Row[],
): { readonly at: number; readonly line: number } | undefined {
  let at = 0;
  let { line } = start;
  let open: { readonly at: number; readonly line: number } | undefined;
  Papa.parse<string[]>(text, {
    delimiter: start.delimiter,
    step({ data, errors, meta }, parser) {
      if (errors.some(({ code }) => code === 'MissingQuotes')) {
        open = { at, line };
        parser.abort();
        return;
      }
      rows.push({ cells: data, line });
      if (rows.length === MOST_ROWS) parser.abort();
      line += countLines(text.slice(at, meta.cursor));
      at = meta.cursor;
    },
  });
  return open;
}

function countLines(text: string): number {
  return text.split(/\r\n|\n|\r/).length - 1;
}
