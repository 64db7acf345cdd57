import { expect, it } from 'vitest';

import { toDayIndex, toPlanView } from './plan-view.ts';

it('reads the view, and shows the day where none or a strange one is named', () => {
  expect([toPlanView('trip'), toPlanView('month'), toPlanView(null)]).toEqual(['trip', 'day', 'day']);
});

it('reads the day, and falls back to the day of the cursor, then to the first', () => {
  const dates = ['2027-04-03', '2027-04-04', '2027-04-05'];
  expect(toDayIndex('3', { dates, today: '2027-04-04' })).toBe(2);
  expect(toDayIndex('9', { dates, today: '2027-04-04' })).toBe(1);
  expect(toDayIndex(null, { dates, today: undefined })).toBe(0);
});
