import { expect, it } from 'vitest';

import { sampleDay, sampleLeg, sampleTransit, sampleVisit } from '../testing/sample.ts';
import { findNextStop } from './next-stop.ts';

const hotel = sampleVisit('hotel', '09:00-09:00', { kind: 'stay' });
const temple = sampleVisit('temple', '09:20-10:20', { hours: [{ open: '09:00', close: '17:00' }] });
const lunch = sampleVisit('lunch', '12:00-13:00', { kind: 'meal' });
const days = [sampleDay([hotel, temple, lunch], { legs: [sampleLeg(hotel, temple, 20)] })];

it('says when to leave, when it closes and what comes later', () => {
  expect(findNextStop({ days, nextVisitId: temple.id })).toMatchObject({
    leaveBy: '09:00',
    closes: '17:00',
    later: [lunch],
  });
});

it('leaves at the hour for which a connection was looked up', () => {
  const leg = { ...sampleLeg(hotel, temple, 12), mode: 'transit' as const, transit: sampleTransit() };
  const looked = [sampleDay([hotel, temple], { legs: [leg] })];
  expect(findNextStop({ days: looked, nextVisitId: temple.id })?.leaveBy).toBe('09:00');
});

it('says nothing of closing when hours are unknown, nor of leaving without a way', () => {
  expect(findNextStop({ days, nextVisitId: lunch.id })).toMatchObject({ leaveBy: null, closes: null, later: [] });
});

it('finds nothing when the trip is over', () => {
  expect(findNextStop({ days, nextVisitId: null })).toBeUndefined();
});

it('closes at the end of the interval one arrives in, and at midnight not at all', () => {
  const closes = (arrive: string, ...hours: readonly { open: string; close: string }[]) => {
    const stop = { ...temple, arrive, hours: [...hours] };
    return findNextStop({ days: [sampleDay([stop])], nextVisitId: stop.id })?.closes;
  };
  const [morning, evening] = [
    { open: '09:00', close: '12:00' },
    { open: '14:00', close: '18:00' },
  ];
  expect(closes('09:00', morning, evening)).toBe('12:00');
  expect(closes('08:59', morning, evening)).toBeNull();
  expect(closes('11:59', morning, evening)).toBe('12:00');
  expect(closes('12:00', morning, evening)).toBeNull();
  expect(closes('14:00', morning, evening)).toBe('18:00');
  expect(closes('10:00', { open: '00:00', close: '24:00' })).toBeNull();
});

it('needs not set out for a way of no minutes, and sets out in time for others', () => {
  const leaves = (minutes: number) =>
    findNextStop({
      days: [sampleDay([hotel, temple], { legs: [sampleLeg(hotel, temple, minutes)] })],
      nextVisitId: temple.id,
    })?.leaveBy;
  expect([leaves(0), leaves(1), leaves(35)]).toEqual([null, '09:19', '08:45']);
});
