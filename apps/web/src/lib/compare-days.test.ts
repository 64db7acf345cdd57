import { expect, it } from 'vitest';

import { sampleDay, sampleLeg, sampleVisit } from '../testing/sample.ts';
import { compareDays } from './compare-days.ts';

const yen = (amount: number) => ({ amount, currency: 'JPY' });
const crowded = sampleVisit('crowded', '09:00-10:00', { fee: yen(600) });
const quiet = sampleVisit('quiet', '09:10-10:00', { fee: yen(400) });
const lunch = sampleVisit('lunch', '12:00-13:00', { kind: 'meal', fee: yen(1000) });

it('tells what goes, what comes and what stays', () => {
  const before = sampleDay([crowded, lunch], { legs: [sampleLeg(crowded, lunch, 10)] });
  const after = sampleDay([quiet, lunch], { legs: [sampleLeg(quiet, lunch, 25)] });
  const comparison = compareDays(before, after);
  expect(comparison.before.map(({ fate }) => fate)).toEqual(['removed', 'same']);
  expect(comparison.after.map(({ fate }) => fate)).toEqual(['added', 'same']);
  expect(comparison).toMatchObject({ walkingMinutes: 15, spend: yen(-200) });
});

it('notices a visit at another time', () => {
  const later = { ...lunch, arrive: '12:30', depart: '13:30' };
  expect(compareDays(sampleDay([lunch]), sampleDay([later])).after).toMatchObject([{ fate: 'moved' }]);
});

it.each([
  ['begins at another time', { ...lunch, arrive: '11:30' }],
  ['ends at another time', { ...lunch, depart: '13:30' }],
])('calls moved what %s', (_, changed) => {
  expect(compareDays(sampleDay([lunch]), sampleDay([changed])).before).toMatchObject([{ fate: 'moved' }]);
});

it('compares no sums of which one is unknown or in another currency', () => {
  const free = sampleVisit('free', '09:00-10:00');
  const abroad = sampleVisit('abroad', '09:00-10:00', { fee: { amount: 400, currency: 'KRW' } });
  for (const [one, other] of [
    [quiet, free],
    [free, quiet],
    [quiet, abroad],
  ] as const)
    expect(compareDays(sampleDay([one]), sampleDay([other])).spend).toBeNull();
});
