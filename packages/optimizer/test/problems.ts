import fc from 'fast-check';

import type { Problem } from '../src/index.ts';

/**
 * Random problems with every feature of the model, at most `mostPlaces` places on at most `mostDays` days. With `isRoomy` every
 * place is open every day, and for longer, and days are longer, so that they hold more.
 */
export function problems(
  mostPlaces: number,
  mostDays: number,
  { leastPlaces = 1, isRoomy = false } = {},
): fc.Arbitrary<Problem> {
  return fc
    .record({ places: fc.integer({ min: leastPlaces, max: mostPlaces }), days: fc.integer({ min: 1, max: mostDays }) })
    .chain(({ places, days }) => sized(places, days, isRoomy));
}

function sized(places: number, days: number, isRoomy: boolean): fc.Arbitrary<Problem> {
  const points = places + 2;
  const each = <T>(value: fc.Arbitrary<T>, length = places) =>
    fc.array(value, { minLength: length, maxLength: length });
  const anchor = fc.integer({ min: places, max: points - 1 });
  const windows = fc.array(
    fc.tuple(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: isRoomy ? 240 : 120 })),
    { minLength: isRoomy ? 1 : 0, maxLength: 2 },
  );
  const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 1 });
  const hour = fc.tuple(fc.integer({ min: 0, max: 300 }), fc.constantFrom(0, 0.1, 0.4));
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
          closes: isRoomy ? fc.integer({ min: 200, max: 550 }) : fc.integer({ min: 60, max: 400 }),
          mostVisits: fc.integer({ min: 1, max: 6 }),
          mostWalking: maybe(fc.integer({ min: 20, max: 120 })),
          mostWaiting: maybe(fc.integer({ min: 10, max: 60 })),
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
      precedence: fc.array(fc.uniqueArray(fc.nat(places - 1), { minLength: 2, maxLength: 2 }), {
        maxLength: places > 1 ? 2 : 0,
      }),
      inARow: maybe(fc.constantFrom(0.05, 0.3)),
      hours: maybe(each(fc.array(hour, { maxLength: 3 }), days * places)),
      pace: maybe(fc.constantFrom([0, 1.5, 60, 1], [50, 0.5, 120, 2, 150, 1])),
      kinds: maybe(each(fc.constantFrom(0, 1), points * points)),
      rest: maybe(
        fc.record({
          most: fc.integer({ min: 60, max: 200 }),
          least: fc.integer({ min: 10, max: 40 }),
          places: each(fc.constantFrom(0, 1)),
        }),
      ),
      perMinute: fc.option(fc.record({ travel: price, waiting: price, walking: price }), { nil: undefined }),
      maxLeg: fc.option(fc.integer({ min: 30, max: 90 }), { nil: undefined }),
    })
    .map(
      ({
        at,
        detours,
        windows: spans,
        meals,
        budget,
        maxLeg,
        perMinute,
        precedence,
        inARow,
        hours,
        pace,
        kinds,
        rest: pause,
        ...rest
      }) => ({
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
        days: rest.days.map(({ mostWalking, mostWaiting, ...day }) => ({
          ...day,
          ...(mostWalking === undefined ? {} : { mostWalking }),
          ...(mostWaiting === undefined ? {} : { mostWaiting }),
        })),
        precedence: precedence.map(([first = 0, later = 0]) => [first, later] as const),
        ...(inARow === undefined ? {} : { inARow }),
        ...(hours === undefined ? {} : { atHour: toHours(hours) }),
        ...(pace === undefined ? {} : { pace: toPace(pace, kinds) }),
        ...(pause === undefined ? {} : { rest: { ...pause, places: Uint8Array.from(pause.places) } }),
        ...(perMinute === undefined ? {} : { perMinute }),
        ...(maxLeg === undefined ? {} : { maxLeg }),
      }),
    );
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

/** Sorts the hours of each day and place; of two at the same minute one goes. */
function toHours(rows: readonly (readonly (readonly [number, number])[])[]): NonNullable<Problem['atHour']> {
  const sorted = rows.map((row) => [...new Map(row)].sort((a, b) => a[0] - b[0]));
  return {
    offsets: Int32Array.from([0, ...sorted.map((_, k) => sorted.slice(0, k + 1).flat().length)]),
    from: Int32Array.from(sorted.flat(), ([from]) => from),
    loss: Float64Array.from(sorted.flat(), ([, loss]) => loss),
  };
}

/** Minutes and factors by turns; legs of the second kind are always gone at the same pace. */
function toPace(turns: readonly number[], kinds: readonly number[] | undefined): NonNullable<Problem['pace']> {
  const from = Int32Array.from(turns.filter((_, k) => k % 2 === 0));
  const factor = turns.filter((_, k) => k % 2 === 1);
  if (!kinds) return { from, factor: Float64Array.from(factor) };
  return { from, factor: Float64Array.from([...factor, ...factor.map(() => 1)]), kind: Uint8Array.from(kinds) };
}
