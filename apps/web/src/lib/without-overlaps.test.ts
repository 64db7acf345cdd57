import { expect, it } from 'vitest';

import { type Boxed, withoutOverlaps } from './without-overlaps.ts';

const box = (left: number): Boxed => ({ left, right: left + 10, top: 0, bottom: 10 });

it('leaves out what would cover what is there, or what came before', () => {
  const [covered, first, second, free] = [box(5), box(20), box(25), box(30)];
  expect([...withoutOverlaps([covered, first, second, free], [box(0)], (item) => item)]).toEqual([first, free]);
});
