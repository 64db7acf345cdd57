import { LIMITS } from '../limits.ts';
import { parseMoment } from '../moment.ts';
import { type BookedPlace, type Moment, placeOf } from '../reservation.ts';
import { isNode, type StructuredNode } from './json-ld.ts';

/** The value, or the first of several. */
export function firstOf(value: unknown): unknown {
  return Array.isArray(value) ? value[0] : value;
}

export function listOf(value: unknown): readonly unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value.slice(0, LIMITS.reservations) : [value];
}

/** Text of a value, without white space at its ends; `null` where there is none, or far too much. */
export function textOf(value: unknown): string | null {
  const one = firstOf(value);
  if (typeof one === 'number') return String(one);
  if (typeof one !== 'string') return null;
  const text = one.replaceAll(/\s+/g, ' ').trim();
  return text === '' || text.length > LIMITS.valueCharacters ? null : text;
}

export function nodeOf(value: unknown): StructuredNode {
  const one = firstOf(value);
  return isNode(one) ? one : {};
}

/** `Flight` for `http://schema.org/Flight`. */
export function typeOf(node: StructuredNode): string {
  return (textOf(node['@type']) ?? '').replace(/^.*[/#]/, '');
}

/** A time as text, or as text beside the name of its zone. */
export function momentOf(value: unknown): Moment | null {
  const one = firstOf(value);
  if (isNode(one)) {
    const text = textOf(one['@value']);
    return text === null ? null : parseMoment(text, textOf(one['timezone']));
  }
  const text = textOf(one);
  return text === null ? null : parseMoment(text);
}

/** A place, station, airport, house or organization. */
export function bookedPlaceOf(value: unknown): BookedPlace | null {
  const one = firstOf(value);
  if (typeof one === 'string') return placeOf({ name: textOf(one) });
  const node = nodeOf(one);
  const geo = { ...node, ...nodeOf(node['geo']) };
  return placeOf({
    name: textOf(node['name']),
    code: textOf(node['iataCode']),
    address: addressOf(node['address']),
    lat: degreesOf(geo['latitude'], 90),
    lon: degreesOf(geo['longitude'], 180),
  });
}

function addressOf(value: unknown): string | null {
  const one = firstOf(value);
  if (!isNode(one)) return textOf(one);
  const place = [textOf(one['postalCode']), textOf(one['addressLocality'])].filter((part) => part !== null).join(' ');
  const parts = [textOf(one['streetAddress']), place, countryOf(one['addressCountry'])];
  return parts.filter((part) => part !== null && part !== '').join(', ') || null;
}

function countryOf(value: unknown): string | null {
  return textOf(value) ?? textOf(nodeOf(value)['name']);
}

function degreesOf(value: unknown, limit: number): number | null {
  const text = textOf(value);
  const degrees = text === null ? Number.NaN : Number(text);
  return Number.isFinite(degrees) && Math.abs(degrees) <= limit ? degrees : null;
}

export function personOf(value: unknown): string | null {
  if (typeof value === 'string') return textOf(value);
  const node = nodeOf(value);
  const parts = [textOf(node['givenName']), textOf(node['familyName'])].filter((part) => part !== null);
  return textOf(node['name']) ?? (parts.join(' ') || null);
}
