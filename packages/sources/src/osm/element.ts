import type { Coordinates } from '@wayfarer/trip';

export type Tags = Readonly<Record<string, string>>;

/** Something of OpenStreetMap, as every feeder hands it over: the importer needs no more than its tags and where it is. */
export interface OsmElement {
  readonly type: 'node' | 'way' | 'relation';
  readonly id: number;
  readonly tags: Tags;
  /** A point on it, or the middle of its box where a feeder knows no better. */
  readonly at: Coordinates;
  /** Of what it covers, in square metres; missing where it covers nothing or a feeder does not know. */
  readonly areaM2?: number;
}

/** `n1`, `w1` or `r1`: the id of a place in a city file. */
export function entryIdOf({ type, id }: Pick<OsmElement, 'type' | 'id'>): string {
  return `${type.charAt(0)}${id}`;
}

export function pageOf({ type, id }: Pick<OsmElement, 'type' | 'id'>): string {
  return `https://www.openstreetmap.org/${type}/${id}`;
}
