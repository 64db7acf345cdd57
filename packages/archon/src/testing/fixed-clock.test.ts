import { expect, it } from 'vitest';

import { FixedClock } from './fixed-clock.ts';

it('stands still until it is told to move', () => {
  const clock = new FixedClock('2027-04-03T09:00:00+09:00');
  expect(clock.now().toISOString()).toBe('2027-04-03T00:00:00.000Z');
  clock.advance(90_000);
  expect(clock.now().toISOString()).toBe('2027-04-03T00:01:30.000Z');
  clock.set('2026-01-01T00:00:00Z');
  expect(clock.now().toISOString()).toBe('2026-01-01T00:00:00.000Z');
});

it('refuses what is no instant', () => {
  expect(() => new FixedClock('noon')).toThrow('Expected an instant such as "2027-04-03T09:00:00Z", got "noon".');
});
