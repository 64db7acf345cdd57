import type { KeptPlaces } from '@wayfarer/contract';

import { words } from '../words/in-use.ts';

type Row = KeptPlaces['rows'][number];

/** What becomes of a line, in a few words. */
export function describeRow({ status, city, known, text }: Row): string {
  const said = words().frame.places;
  if (text !== null) return text;
  if (status === 'known') return said.isKnown(known ?? said.knownPlace, city ?? said.itsCity);
  return said.isNew(city ?? said.itsCity);
}

/** How many lines can be used, and how many cannot. */
export function countRows({ rows, format }: KeptPlaces): { readonly usable: number; readonly text: string } {
  const left = rows.filter(({ status }) => status === 'double' || status === 'unusable').length;
  const usable = rows.length - left;
  const { read, count } = words().frame.places;
  return { usable, text: read(format, count(usable), left) };
}
