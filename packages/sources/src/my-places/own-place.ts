import type { Coordinates } from '@wayfarer/trip';

/** A place as it stands in a traveller's own file. */
export interface OwnPlace {
  readonly name: string;
  /** Missing where the file does not say: the place can then only be one that is known by its name. */
  readonly at?: Coordinates;
  readonly note?: string;
  /** A word for what it is, as the file has it. */
  readonly category?: string;
  /** Begins with http:// or https://. */
  readonly url?: string;
  /** Where it stands in the file, from 1. */
  readonly line: number;
}

/** Something in the file that is no place that can be used. Costs nothing else. */
export interface FileFault {
  readonly line: number;
  /** A full sentence: what was expected, what there is. */
  readonly text: string;
}

export const FORMATS = ['CSV', 'GeoJSON', 'KML', 'GPX', 'Google Takeout'] as const;
export type Format = (typeof FORMATS)[number];

/** What a file says. */
export interface FilePlaces {
  readonly places: readonly OwnPlace[];
  readonly faults: readonly FileFault[];
}

/** The largest file that is read; a list of a thousand places has about a tenth of it. */
export const LARGEST_BYTES = 5 * 1024 * 1024;

/** More of them are no list of places of one's own; what follows is told, and not read. */
export const MOST_PLACES = 5000;
