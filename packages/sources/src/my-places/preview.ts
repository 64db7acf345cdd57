import { distanceKm } from '@wayfarer/trip';

import { fold } from '../gazetteer/fold.ts';
import type { KeptPlace } from './kept-place.ts';
import type { Locator } from './locate.ts';
import type { FilePlaces, Format, OwnPlace } from './own-place.ts';

/**
 * What becomes of a line of the file. `known`: it is a place that is known, and wished for; `new`: it will be one of its
 * city; `waiting`: kept until its city can be planned; `double`: there already; `unusable`: left out.
 */
export const STATUSES = ['known', 'new', 'waiting', 'double', 'unusable'] as const;
export type Status = (typeof STATUSES)[number];

export interface PreviewRow {
  /** From 1. */
  readonly line: number;
  /** `null` where the line has none that can be read. */
  readonly name: string | null;
  readonly status: Status;
  /** Name of the city that it is in. */
  readonly city: string | null;
  /** Name of the known place that it is. */
  readonly known: string | null;
  /** A full sentence on what is the matter, where something is. */
  readonly text: string | null;
}

export interface Preview {
  readonly format: Format;
  /** In the order of the file. */
  readonly rows: readonly PreviewRow[];
}

/** A line that will be kept. */
interface Usable {
  readonly place: OwnPlace;
  readonly row: PreviewRow;
}

/** Two pins of one name so near each other are one. */
const DOUBLE_KM = 0.15;

type Pin = Pick<OwnPlace, 'name' | 'at'>;

/** Says of each line of a file what would become of it, and which places would be kept. */
export function previewPlaces(
  { places, faults }: FilePlaces,
  { locator, kept }: { readonly locator: Locator; readonly kept: readonly KeptPlace[] },
): { readonly rows: readonly PreviewRow[]; readonly usable: readonly OwnPlace[] } {
  const seen = new Map<string, (Pin & { readonly where: string })[]>();
  const note = ({ name, at }: Pin, where: string): void => {
    const key = fold(name);
    seen.set(key, [...(seen.get(key) ?? []), { name, ...(at && { at }), where }]);
  };
  for (const { name, at } of kept) note({ name, ...(at && { at }) }, 'on your list already');
  const usable: Usable[] = [];
  const left: PreviewRow[] = faults.map(({ line, text }) => ({ ...UNUSABLE, line, text }));
  for (const place of places) {
    const double = seen.get(fold(place.name))?.find((other) => isSamePin(place, other));
    const row = double ? toDouble(place, double.where) : toRow(place, locator);
    if (row.status === 'double' || row.status === 'unusable') left.push(row);
    else {
      usable.push({ place, row });
      note(place, `on line ${place.line} already`);
    }
  }
  const rows = [...usable.map(({ row }) => row), ...left].toSorted((one, other) => one.line - other.line);
  return { rows, usable: usable.map(({ place }) => place) };
}

const UNUSABLE = { name: null, status: 'unusable', city: null, known: null } as const;

function isSamePin(one: Pin, other: Pin): boolean {
  if (!one.at || !other.at) return !one.at && !other.at;
  return distanceKm(one.at, other.at) <= DOUBLE_KM;
}

function toDouble({ line, name }: OwnPlace, where: string): PreviewRow {
  return { line, name, status: 'double', city: null, known: null, text: `${name} is ${where}.` };
}

function toRow(place: OwnPlace, locator: Locator): PreviewRow {
  const { line, name, at } = place;
  const known = locator.findKnown(place);
  if (known) return { line, name, status: 'known', city: known.city.city.name, known: known.name, text: null };
  if (!at) {
    const text = `${name}: the file does not say where it is, and no place we know has just this name. Add its latitude and longitude.`;
    return { ...UNUSABLE, line, name, text };
  }
  const city = locator.findCity(at)?.city.name ?? null;
  if (city !== null) return { line, name, status: 'new', city, known: null, text: null };
  const swapped = Math.abs(at.lon) <= 90 ? locator.findCity({ lat: at.lon, lon: at.lat }) : undefined;
  if (swapped) {
    const text = `${name}: no city is near ${at.lat}, ${at.lon}, but with latitude and longitude exchanged it is in ${swapped.city.name}. Exchange them in the file.`;
    return { ...UNUSABLE, line, name, text };
  }
  const text = `No city that can be planned is within 30 km of ${name}. It is kept, and used once there is one.`;
  return { line, name, status: 'waiting', city: null, known: null, text };
}
