import { expect, it } from 'vitest';

import { Admission } from './admission.ts';
import type { Workshop } from './workshop.ts';

const workshop = (waiting: number, running = 0) =>
  ({ waiting, running, run: () => Promise.resolve(), countBefore: () => 0 }) as Workshop;
const outcomes = (admission: Admission, trips: readonly string[], write: () => Promise<string>) =>
  Promise.all(
    trips.map((trip) => admission.admit(trip, write).catch((error: unknown) => (error as { code: string }).code)),
  );
const trips = (count: number) => Array.from({ length: count }, (_, index) => `trip_${index}`);

it('admits 63 that wait and one more, and then nobody but who waits already', async () => {
  expect(await outcomes(new Admission(workshop(63)), ['trip_1'], () => Promise.resolve('done'))).toEqual(['done']);
  expect(await outcomes(new Admission(workshop(64)), ['trip_1'], () => Promise.resolve('done'))).toEqual(['busy']);
  const gate = Promise.withResolvers<string>();
  const admission = new Admission(workshop(0));
  const all = outcomes(admission, trips(64), () => gate.promise);
  expect(await outcomes(admission, ['trip_64'], () => gate.promise)).toEqual(['busy']);
  const again = outcomes(admission, ['trip_3'], () => gate.promise);
  gate.resolve('done');
  expect([new Set(await all), await again]).toEqual([new Set(['done']), ['done']]);
  // All are answered, so that there is room.
  expect(await outcomes(admission, ['trip_64'], () => Promise.resolve('done'))).toEqual(['done']);
});

it('counts none of those that are planned at once, and one of two writes to a trip as one', async () => {
  const gate = Promise.withResolvers<string>();
  const admission = new Admission(workshop(0, 2));
  const all = outcomes(admission, [...trips(65), 'trip_0'], () => gate.promise);
  const more = outcomes(admission, ['trip_65', 'trip_66'], () => gate.promise);
  gate.resolve('done');
  await all;
  expect(await more).toEqual(['done', 'busy']);
});

it('says when to come again', async () => {
  await expect(new Admission(workshop(70)).admit('trip_1', () => Promise.resolve())).rejects.toMatchObject({
    code: 'busy',
    retryAfterSeconds: 10,
    message: expect.stringMatching(/^70 trips wait/) as string,
  });
  const failing = new Admission(workshop(0));
  await expect(failing.admit('trip_1', () => Promise.reject(new Error('No.')))).rejects.toThrow('No.');
});
