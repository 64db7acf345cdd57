import fc from 'fast-check';

import type { Problem } from '../src/index.ts';

/** Random problems with every feature of the model, at most `mostPlaces` places on at most `mostDays` days. */
export function problems(mostPlaces: number, mostDays: number): fc.Arbitrary<Problem> {
  return fc
    .record({ places: fc.integer({ min: 1, max: mostPlaces }), days: fc.integer({ min: 1, max: mostDays }) })
    .chain(({ places, days }) => sized(places, days));
}

function sized(places: number, days: number): fc.Arbitrary<Problem> {
  const points = places + 2;
  const each = <T>(value: fc.Arbitrary<T>, length = places) =>
    fc.array(value, { minLength: length, maxLength: length });
  const anchor = fc.integer({ min: places, max: points - 1 });
  const windows = fc.array(fc.tuple(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 120 })), {
    maxLength: 2,
  });
  const price = fc.constantFrom(0, 0.001, 0.005);
  return fc
    .record({
      at: each(fc.tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 60 })), points),
      detours: each(fc.integer({ min: 0, max: 15 }), points * points),
      score: each(fc.integer({ min: 0, max: 20 })),
      stay: each(fc.integer({ min: 5, max: 60 })),
      days: each(
        fc.record({
          start: anchor,
          end: fc.oneof(anchor, fc.constant(-1)),
          opens: fc.integer({ min: 0, max: 30 }),
          closes: fc.integer({ min: 60, max: 400 }),
          mostVisits: fc.integer({ min: 1, max: 6 }),
        }),
        days,
      ),
      windows: each(windows, days * places),
      mandatory: each(fc.constantFrom(0, 0, 0, 1)),
      fee: each(fc.integer({ min: 0, max: 10 })),
      budget: fc.option(fc.integer({ min: 0, max: 40 }), { nil: undefined }),
      category: each(fc.integer({ min: -1, max: 2 })),
      diminishing: fc.constantFrom(1, 0.8, 0.5),
      meals: fc.option(fc.subarray(Array.from({ length: places }, (_, i) => i)), { nil: undefined }),
      walking: each(fc.integer({ min: 0, max: 30 }), points * points),
      perMinute: fc.option(fc.record({ travel: price, waiting: price, walking: price }), { nil: undefined }),
      maxLeg: fc.option(fc.integer({ min: 30, max: 90 }), { nil: undefined }),
    })
    .map(({ at, detours, windows: spans, meals, budget, maxLeg, perMinute, ...rest }) => ({
      ...rest,
      places,
      points,
      travel: Int32Array.from(detours, (detour, k) => {
        const [a = [0, 0], b = [0, 0]] = [at[Math.floor(k / points)], at[k % points]];
        return Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) + detour;
      }),
      score: Float64Array.from(rest.score, (tenths) => tenths / 20),
      stay: Int32Array.from(rest.stay),
      walking: Int32Array.from(rest.walking),
      windows: toWindows(spans),
      mandatory: Uint8Array.from(rest.mandatory),
      fee: Int32Array.from(rest.fee),
      category: Int32Array.from(rest.category),
      groups: meals
        ? [{ members: Int32Array.from(meals), perDayLeast: 1, perDayMost: 2, most: 3, countsAsVisit: false }]
        : [],
      ...(budget === undefined ? {} : { budget }),
      ...(perMinute === undefined ? {} : { perMinute }),
      ...(maxLeg === undefined ? {} : { maxLeg }),
    }));
}

/** Sorts and parts the windows of each day and place. */
function toWindows(spans: readonly (readonly (readonly [number, number])[])[]): Problem['windows'] {
  const offsets = [0];
  const opens: number[] = [];
  const closes: number[] = [];
  for (const row of spans) {
    let last = -1;
    for (const [open, length] of [...row].sort((a, b) => a[0] - b[0])) {
      const from = Math.max(open, last + 1);
      last = from + length;
      opens.push(from);
      closes.push(last);
    }
    offsets.push(opens.length);
  }
  return { offsets: Int32Array.from(offsets), opens: Int32Array.from(opens), closes: Int32Array.from(closes) };
}
