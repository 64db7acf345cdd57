import { expect, it } from 'vitest';

import { isSavedTrip, listExcess, MOST_BYTES, MOST_TRIPS } from './saved-trip.ts';

/** The trip that was saved in that minute. */
const savedAt = (minute: number, bytes = 10) => ({
  id: `trip_${minute}`,
  savedAt: `2027-04-03T09:${String(minute).padStart(2, '0')}:00.000Z`,
  bytes,
  queue: [],
  merged: null,
});
const MANY = Array.from({ length: MOST_TRIPS + 2 }, (_, minute) => savedAt(minute));

it('lets the oldest go where there are too many, and none where they fit', () => {
  expect(listExcess(MANY.slice(2))).toEqual([]);
  expect(listExcess(MANY)).toEqual(['trip_0', 'trip_1']);
});

it('lets the oldest go where they take too much room together', () => {
  expect(listExcess([savedAt(1, MOST_BYTES / 2), savedAt(3, MOST_BYTES / 2), savedAt(2, 1)])).toEqual(['trip_1']);
});

it('keeps what is not sent yet', () => {
  const [oldest, ...others] = MANY;
  if (!oldest) throw new Error('There is none.');
  const unsent = { ...oldest, queue: [{}] as never };
  expect(listExcess([unsent, ...others])).toEqual(['trip_1']);
});

it('knows what it has written', () => {
  expect(isSavedTrip({ trip: {}, queue: [] })).toBe(true);
  for (const other of [undefined, null, 'trip', {}, { trip: {}, queue: 3 }]) expect(isSavedTrip(other)).toBe(false);
});
