import { expect, it } from 'vitest';

import { indoorOf, isNeverClosed, stepFreeOf, usualMinutesOf } from './visit-of.ts';

it('stays the usual time where nobody knows how large it is', () => {
  expect(usualMinutesOf('museum', {})).toBe(90);
  expect(usualMinutesOf('landmark', { areaM2: 1_000_000 })).toBe(20);
});

it('stays two thirds of it where it is small, and half as long again where it is large', () => {
  // A museum usually covers 800 to 8,000 square metres.
  expect([799, 800, 8_000, 8_001].map((areaM2) => usualMinutesOf('museum', { areaM2 }))).toEqual([60, 90, 90, 135]);
  // Two thirds of 50 are 33, the nearest five 35.
  expect(usualMinutesOf('park', { areaM2: 19_999 })).toBe(35);
});

it.each([
  ['temple', 40, 400, 20_000],
  ['shrine', 30, 400, 20_000],
  ['church', 30, 500, 5_000],
  ['castle', 90, 1_500, 30_000],
  ['palace', 75, 1_000, 20_000],
  ['gallery', 50, 500, 6_000],
  ['historic', 30, 100, 20_000],
  ['garden', 45, 5_000, 100_000],
  ['park', 50, 20_000, 400_000],
  ['market', 45, 800, 8_000],
  ['shopping', 45, 1_000, 20_000],
  ['street', 25, 1_000, 20_000],
  ['aquarium', 120, 1_500, 10_000],
  ['zoo', 180, 50_000, 400_000],
  ['amusement', 240, 30_000, 400_000],
  ['cemetery', 45, 20_000, 300_000],
] as const)('takes a %s for %i minutes between %i and %i square metres', (category, minutes, least, most) => {
  const at = (areaM2: number): number => usualMinutesOf(category, { areaM2 });
  expect([at(least), at(most)]).toEqual([minutes, minutes]);
  expect(at(least - 1)).toBeLessThan(minutes);
  expect(at(most + 1)).toBeGreaterThan(minutes);
});

it.each([
  ['nature', 120],
  ['view', 20],
  ['neighbourhood', 60],
  ['theatre', 30],
  ['library', 30],
  ['university', 30],
  ['beach', 90],
  ['bath', 90],
  ['craft', 45],
  ['food', 45],
  ['restaurant', 60],
  ['stay', 30],
  ['station', 20],
] as const)('takes a %s for %i minutes, however large', (category, minutes) => {
  expect([usualMinutesOf(category, { areaM2: 1 }), usualMinutesOf(category, { areaM2: 1e6 })]).toEqual([
    minutes,
    minutes,
  ]);
});

it('is under a roof as the tag says, else as such places are', () => {
  expect(indoorOf({ indoor: 'yes' }, 'park')).toBe(true);
  expect(indoorOf({ indoor: 'no' }, 'museum')).toBe(false);
  expect([indoorOf({}, 'park'), indoorOf({}, 'museum'), indoorOf({}, 'castle')]).toEqual([false, true, null]);
});

it('never closes a street, a beach or a bridge of which the tags do not say so', () => {
  expect(isNeverClosed({}, 'street')).toBe(true);
  expect(isNeverClosed({}, 'beach')).toBe(true);
  expect(isNeverClosed({ man_made: 'bridge' }, 'landmark')).toBe(true);
  expect(isNeverClosed({ bridge: 'yes' }, 'landmark')).toBe(true);
  expect(isNeverClosed({ bridge: 'no' }, 'landmark')).toBe(false);
  expect(isNeverClosed({}, 'landmark')).toBe(false);
  expect(isNeverClosed({ bridge: 'yes' }, 'museum')).toBe(false);
  for (const key of ['opening_hours', 'fee', 'charge']) expect(isNeverClosed({ [key]: 'x' }, 'beach')).toBe(false);
});

it('is without steps as somebody has written down', () => {
  const told = ['yes', 'designated', 'limited', 'no', 'maybe'].map((wheelchair) => stepFreeOf({ wheelchair }));
  expect(told).toEqual(['yes', 'yes', 'partly', 'no', 'unknown']);
});
