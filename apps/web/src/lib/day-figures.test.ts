import { expect, it } from 'vitest';

import { sampleDay, sampleLeg, sampleVisit } from '../testing/sample.ts';
import { measureDay } from './day-figures.ts';

const temple = sampleVisit('temple', '09:20-10:20', { fee: { amount: 600, currency: 'JPY' } });
const lunch = sampleVisit('lunch', '10:30-11:15', { kind: 'meal', fee: { amount: 1500, currency: 'JPY' } });
const garden = sampleVisit('garden', '12:00-13:00');

it('adds up walks and known prices, and counts the unknown ones', () => {
  const legs = [sampleLeg(temple, lunch, 10), { ...sampleLeg(lunch, garden, 20), mode: 'transit' as const }];
  expect(measureDay(sampleDay([temple, lunch, garden], { legs }))).toEqual({
    walkingMinutes: 10,
    spend: { amount: 2100, currency: 'JPY' },
    unpriced: 1,
  });
});

it('has no sum where no price is known', () => {
  expect(measureDay(sampleDay([garden]))).toEqual({ walkingMinutes: 0, spend: null, unpriced: 1 });
});

it('counts no price of a bed, and adds up one currency alone', () => {
  const bed = sampleVisit('bed', '20:00-08:00', { kind: 'stay', fee: { amount: 9000, currency: 'JPY' } });
  const abroad = sampleVisit('abroad', '15:00-16:00', { fee: { amount: 500, currency: 'KRW' } });
  expect(measureDay(sampleDay([temple, abroad, bed]))).toMatchObject({
    spend: { amount: 600, currency: 'JPY' },
    unpriced: 1,
  });
});
