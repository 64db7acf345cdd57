import { describe, expect, it } from 'vitest';

import { askPilgrimageSchema } from '../src/index.ts';
import { expectRange, lists, numbers, type Range, texts } from './limits.ts';

const SAMPLE = { work: 'Your Name', from: 'Shinjuku', trip: 't1', others: ['Hibike'], chosen: ['p1'] };

describe('a request for a walk past scenes', () => {
  it.each<[string, Range]>([
    ['work', texts(1, 200)],
    ['work', { taken: [` ${'x'.repeat(200)} `], refused: ['  '] }],
    ['others', lists(0, 3, 'Hibike')],
    ['others.0', texts(1, 200)],
    ['from', texts(1, 100)],
    ['trip', { taken: ['x'], refused: [''] }],
    ['day', numbers(1, 60)],
    ['day', { taken: ['2027-04-03'], refused: ['tomorrow'] }],
    ['days', numbers(1, 7)],
    ['radiusKm', numbers(1, 20)],
    ['maxFee', numbers(0, 1_000_000)],
    ['chosen', lists(0, 500, 'p1')],
    ['chosen.0', texts(0, 300)],
  ])('keeps %s within limits', (...limit) => {
    expectRange(askPilgrimageSchema, SAMPLE, limit);
  });

  it('begins at a station or at the bed of a trip, and only a trip has days', () => {
    const refusedAt = (asked: object) =>
      askPilgrimageSchema.safeParse({ work: 'Your Name', ...asked }).error?.issues.map(({ path }) => path.join('.')) ??
      'taken';
    expect(refusedAt({})).toEqual(['from']);
    expect(refusedAt({ from: 'Shinjuku' })).toBe('taken');
    expect(refusedAt({ trip: 't1' })).toBe('taken');
    expect(refusedAt({ trip: 't1', day: 2 })).toBe('taken');
    expect(refusedAt({ from: 'Shinjuku', day: 2 })).toEqual(['day']);
  });
});
