import { expect, it } from 'vitest';

import { point, yen } from '../../test/sources.ts';
import { refusalOf } from './filter.ts';

const FROM = { lat: 35.69, lon: 139.7 };
const FILTER = { from: FROM, radiusKm: 5, maxFee: 500, dates: ['2026-11-28', '2026-11-29'] };
const at = (latitude: number, longitude: number) => ({ coordinates: { latitude, longitude } });

it('leaves out what lies beyond the radius', () => {
  // 0.055° of longitude are 4.97 km there, 0.056° are 5.06 km.
  expect(refusalOf(point('a', at(35.69, 139.755)), FILTER)).toBeUndefined();
  expect(refusalOf(point('a', at(35.69, 139.756)), FILTER)).toBe('too-far');
  expect(refusalOf(point('a', at(35.69, 139.7)), { ...FILTER, radiusKm: 0 })).toBeUndefined();
});

it('leaves out what costs more than one wants to pay, and nothing of which nobody knows what it costs', () => {
  expect(refusalOf(point('a', { fee: yen(501) }), FILTER)).toBe('too-dear');
  expect(refusalOf(point('a', { fee: yen(500) }), FILTER)).toBeUndefined();
  expect(refusalOf(point('a', { fee: null, admission_fee: null }), FILTER)).toBeUndefined();
  expect(refusalOf(point('a', { fee: yen(1) }), { ...FILTER, maxFee: 0 })).toBe('too-dear');
  expect(refusalOf(point('a', { fee: yen(9000) }), { ...FILTER, maxFee: null })).toBeUndefined();
});

it('leaves out what is closed on every date, and nothing of which the hours of one are not known', () => {
  const open = [{ open: 600, close: 1020 }] as never;
  expect(refusalOf(point('a', { hours: { '2026-11-28': [], '2026-11-29': [] } }), FILTER)).toBe('closed');
  expect(refusalOf(point('a', { hours: { '2026-11-28': [], '2026-11-29': open } }), FILTER)).toBeUndefined();
  expect(refusalOf(point('a', { hours: { '2026-11-28': [] } }), FILTER)).toBeUndefined();
  expect(refusalOf(point('a', { hours: 'unknown' }), FILTER)).toBeUndefined();
  expect(refusalOf(point('a', { hours: {} }), { ...FILTER, dates: [] })).toBeUndefined();
});

it.each([
  ['the far south', 24, 124, 'too-far'],
  ['south of it', 23.99, 124, 'outside-japan'],
  ['the far north', 46, 142, 'too-far'],
  ['north of it', 46.01, 142, 'outside-japan'],
  ['the far west', 25, 122, 'too-far'],
  ['west of it', 25, 121.99, 'outside-japan'],
  ['the far east', 24.3, 154, 'too-far'],
  ['east of it', 24.3, 154.01, 'outside-japan'],
])('tells %s from a position that is not in Japan', (_, latitude, longitude, refusal) => {
  expect(refusalOf(point('a', at(latitude, longitude)), FILTER)).toBe(refusal);
});
