import type { KeptPlaces } from '@wayfarer/contract';

type Row = KeptPlaces['rows'][number];

/** What becomes of a line, in a few words. */
export function describeRow({ status, city, known, text }: Row): string {
  if (text !== null) return text;
  if (status === 'known') return `Is ${known ?? 'a place we know'} in ${city ?? 'its city'}: goes first there.`;
  return `New in ${city ?? 'its city'}: hours and prices not known.`;
}

/** How many lines can be used, and how many cannot. */
export function countRows({ rows, format }: KeptPlaces): { readonly usable: number; readonly text: string } {
  const left = rows.filter(({ status }) => status === 'double' || status === 'unusable').length;
  const usable = rows.length - left;
  const others = left === 0 ? '' : `, ${left} ${left === 1 ? 'line is' : 'lines are'} left out`;
  return { usable, text: `Read as ${format}: ${countPlaces(usable)} can be kept${others}.` };
}

export function countPlaces(count: number): string {
  return count === 1 ? '1 place' : `${count} places`;
}
