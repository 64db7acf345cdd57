import { expect, it } from 'vitest';

import { dayColor, onDayColor } from './day-color.ts';

it('gives each day of a week a colour of its own, and begins again after it', () => {
  for (const scheme of ['light', 'dark'] as const) {
    const week = Array.from({ length: 7 }, (_, index) => dayColor(index, scheme));
    expect(new Set(week).size).toBe(7);
    expect(dayColor(7, scheme)).toBe(week[0]);
    expect(dayColor(15, scheme)).toBe(week[1]);
  }
  expect(dayColor(0, 'light')).not.toBe(dayColor(0, 'dark'));
});

it('writes white on the colours of a light map, and dark on those of a dark one', () => {
  expect([onDayColor('light'), onDayColor('dark')]).toEqual(['#ffffff', '#141715']);
});
