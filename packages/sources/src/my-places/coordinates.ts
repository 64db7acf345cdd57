import type { Coordinates } from '@wayfarer/trip';

import { quote } from './quote.ts';

/** Where a place is, as far as the file says; or a sentence on what is wrong with it. */
export type Read = { readonly at?: Coordinates } | { readonly fault: string };

/** A number with at most one separator, and perhaps the sign of degrees and the letter of a direction. */
const DEGREES = /^([+-]?)(\d{1,3}(?:[.,]\d+)?)\s*°?\s*([NSEWO]?)$/i;

/**
 * Reads decimal degrees. Zero and zero, in the sea off Africa, is what programs write for a place they could not find.
 *
 * @returns Nothing for zero and zero.
 */
export function toCoordinates(latText: string, lonText: string): Read {
  const lat = toDegrees(latText);
  const lon = toDegrees(lonText);
  if (lat === undefined || lon === undefined) {
    const wrong = lat === undefined ? latText : lonText;
    return { fault: `expected degrees such as 48.8584 and 2.2945, found ${quote(wrong)}.` };
  }
  if (lat === 0 && lon === 0) return {};
  if (Math.abs(lat) > 90 && Math.abs(lat) <= 180 && Math.abs(lon) <= 90)
    return {
      fault: `a latitude is from -90 to 90, found ${lat}. Latitude and longitude seem to be swapped: exchange them in the file.`,
    };
  if (Math.abs(lat) > 90) return { fault: `a latitude is from -90 to 90, found ${lat}.` };
  if (Math.abs(lon) > 180) return { fault: `a longitude is from -180 to 180, found ${lon}.` };
  return { at: { lat, lon } };
}

function toDegrees(text: string): number | undefined {
  const [, sign, digits = '', direction = ''] = DEGREES.exec(text.trim()) ?? [];
  if (digits === '') return undefined;
  const isNegative = (sign === '-') !== /[SWO]/i.test(direction);
  return (isNegative ? -1 : 1) * Number(digits.replace(',', '.'));
}

const NUMBER = String.raw`(-?\d{1,3}\.\d+)`;
/** How addresses of maps say where a place is: the place itself before the middle of the map. */
const IN_URL = [
  new RegExp(`!3d${NUMBER}!4d${NUMBER}`),
  new RegExp(`[?&](?:q|query|ll|center|destination)=${NUMBER}(?:,|%2C)\\+?${NUMBER}`, 'i'),
  new RegExp(`/(?:search|place)/${NUMBER},\\+?${NUMBER}`),
  new RegExp(`[?&]mlat=${NUMBER}&mlon=${NUMBER}`),
  new RegExp(`/@${NUMBER},${NUMBER}`),
];

/** Where the address of a map leads to, if it says so itself. Nothing is fetched. */
export function atOfUrl(url: string): Coordinates | undefined {
  for (const pattern of IN_URL) {
    const [, lat, lon] = pattern.exec(url) ?? [];
    if (lat === undefined || lon === undefined) continue;
    const read = toCoordinates(lat, lon);
    return 'fault' in read ? undefined : read.at;
  }
  return undefined;
}
