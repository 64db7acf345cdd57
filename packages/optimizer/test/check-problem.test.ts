import { expect, test } from 'vitest';

import { type Day, InvalidProblemError, type Options, type Problem, solve } from '../src/index.ts';
import { dayOf } from './timetable.ts';

const DAY = dayOf(`
    place   score  stay  at
    temple      9    60  20
    garden      8    60  30
  `);

const BROKEN: readonly (readonly [Partial<Problem>, RegExp])[] = [
  [{ travel: new Int32Array(4) }, /^At travel: expected 9 entries, got 4\.$/],
  [{ stay: Int32Array.of(60, -5) }, /^At stay\.1: expected at least 0, got -5\.$/],
  [{ score: Float64Array.of(0.9, NaN) }, /^At score\.1: expected at least 0, got NaN\.$/],
  [
    { days: [{ start: 1, end: 2, opens: 0, closes: 9, mostVisits: 1 }] },
    /^At days\.0\.start: expected a whole number 2…2, got 1\.$/,
  ],
  [{ diminishing: 2 }, /^At diminishing: expected a number 0…1, got 2\.$/],
  [
    { windows: { offsets: Int32Array.of(0, 1, 2), opens: Int32Array.of(0, 9), closes: Int32Array.of(5, 8) } },
    /^At windows\.closes\.1: expected at least 9 \(it opens then\), got 8\.$/,
  ],
  [
    { groups: [{ members: Int32Array.of(0, 2), perDayLeast: 0, perDayMost: 1, countsAsVisit: true }] },
    /^At groups\.0\.members: expected a whole number 0…1, got 2\.$/,
  ],
  [
    { atHour: { offsets: Int32Array.of(0, 2, 2), from: Int32Array.of(9, 9), loss: Float64Array.of(0.1, 0) } },
    /^At atHour\.from\.1: expected a whole number 10…67108864, got 9\.$/,
  ],
  [
    { pace: { from: Int32Array.of(0), factor: Float64Array.of(1), kind: new Uint8Array(9).fill(1) } },
    /^At pace\.factor: expected 2 entries, got 1\.$/,
  ],
];

test.each(BROKEN)('solve refuses %o', (change, message) => {
  expect(() => solve({ ...DAY, ...change }, { seed: 1 })).toThrow(InvalidProblemError);
  expect(() => solve({ ...DAY, ...change }, { seed: 1 })).toThrow(message);
});

test('solve refuses a plan to start from that names a place twice', () => {
  expect(() => solve(DAY, { seed: 1, warmStart: { routes: [[0, 0]] } })).toThrow('place 0 is there twice');
});

function refusal(change: Partial<Problem>, options: Partial<Options> = {}): string | undefined {
  try {
    solve({ ...DAY, ...change }, { seed: 1, effort: 0.01, ...options });
    return undefined;
  } catch (error) {
    if (error instanceof InvalidProblemError) return error.at;
    throw error;
  }
}

const FAR = 2 ** 26;

function day(change: Partial<Day>): Partial<Problem> {
  return { days: DAY.days.map((each) => ({ ...each, ...change })) };
}

function group(change: object): Partial<Problem> {
  return { groups: [{ members: Int32Array.of(0, 1), perDayLeast: 0, perDayMost: 1, countsAsVisit: true, ...change }] };
}

function pace(from: readonly number[], factor: readonly number[]): Partial<Problem> {
  return { pace: { from: Int32Array.from(from), factor: Float64Array.from(factor) } };
}

function rest(change: object): Partial<Problem> {
  return { rest: { most: 60, least: 10, places: new Uint8Array(2), ...change } };
}

function hours(offsets: readonly number[], from: readonly number[], loss: readonly number[]): Partial<Problem> {
  return {
    atHour: { offsets: Int32Array.from(offsets), from: Int32Array.from(from), loss: Float64Array.from(loss) },
  };
}

function windows(offsets: readonly number[], opens: readonly number[], closes: readonly number[]): Partial<Problem> {
  return {
    windows: { offsets: Int32Array.from(offsets), opens: Int32Array.from(opens), closes: Int32Array.from(closes) },
  };
}

const NINE = (value: number): Int32Array => new Int32Array(9).fill(value);

/** What is just within a limit, what is just beyond it, and where that is said to be. */
const LIMITS: readonly (readonly [good: Partial<Problem>, bad: Partial<Problem>, at: string])[] = [
  [{ travel: NINE(0) }, { travel: NINE(-1) }, 'travel.0'],
  [{ stay: Int32Array.of(60, 0) }, { stay: Int32Array.of(60, -1) }, 'stay.1'],
  [{}, { stay: Int32Array.of(60) }, 'stay'],
  [{ score: Float64Array.of(0, 0) }, { score: Float64Array.of(0, -0.1) }, 'score.1'],
  [{}, { score: Float64Array.of(0, Infinity) }, 'score.1'],
  [{}, { score: Float64Array.of(1, 1, 1) }, 'score'],
  [{ mandatory: new Uint8Array(2) }, { mandatory: new Uint8Array(3) }, 'mandatory'],
  [{ fee: Int32Array.of(0, 0) }, { fee: Int32Array.of(0, -1) }, 'fee.1'],
  [{}, { fee: new Int32Array(1) }, 'fee'],
  [{ category: Int32Array.of(-1, 0) }, { category: Int32Array.of(0, -2) }, 'category.1'],
  [{}, { category: new Int32Array(1) }, 'category'],
  [{ diminishing: 0 }, { diminishing: -0.1 }, 'diminishing'],
  [{ diminishing: 1 }, { diminishing: 1.1 }, 'diminishing'],
  [{ inARow: 0 }, { inARow: -0.1 }, 'inARow'],
  [{ inARow: 1e6 }, { inARow: 1e6 + 1 }, 'inARow'],
  [{ budget: 0 }, { budget: -1 }, 'budget'],
  [{ budget: Infinity }, { budget: NaN }, 'budget'],
  [{ walking: NINE(0) }, { walking: NINE(-1) }, 'walking.0'],
  [{}, { walking: new Int32Array(8) }, 'walking'],
  [{ perLeg: new Float64Array(9) }, { perLeg: new Float64Array(9).fill(-0.1) }, 'perLeg.0'],
  [{}, { perLeg: new Float64Array(10) }, 'perLeg'],
  [{ perMinute: { travel: 0 } }, { perMinute: { travel: -0.1 } }, 'perMinute.travel'],
  [{ perMinute: { waiting: 1e6 } }, { perMinute: { waiting: 1e6 + 1 } }, 'perMinute.waiting'],
  [{ maxLeg: 0 }, { maxLeg: -1 }, 'maxLeg'],
  [{ maxLeg: Infinity }, { maxLeg: NaN }, 'maxLeg'],
  [{ points: 3 }, { points: 2.5 }, 'points'],
  [{}, { points: -1 }, 'points'],
  [{}, { points: 1 }, 'places'],
  [{}, { places: -1 }, 'places'],
  [day({ start: 2 }), day({ start: 3 }), 'days.0.start'],
  [day({ end: 2 }), day({ end: 3 }), 'days.0.end'],
  [day({ end: -1 }), day({ end: 1 }), 'days.0.end'],
  [day({ opens: -FAR }), day({ opens: -FAR - 1 }), 'days.0.opens'],
  [day({ opens: FAR }), day({ opens: FAR + 1 }), 'days.0.opens'],
  [day({ closes: -FAR }), day({ closes: -FAR - 1 }), 'days.0.closes'],
  [day({ closes: FAR }), day({ closes: FAR + 1 }), 'days.0.closes'],
  [day({ closes: 600 }), day({ closes: 600.5 }), 'days.0.closes'],
  [day({ mostVisits: 0 }), day({ mostVisits: -1 }), 'days.0.mostVisits'],
  [day({ mostWaiting: 0 }), day({ mostWaiting: -1 }), 'days.0.mostWaiting'],
  [{ ...day({ mostWalking: 0 }), walking: NINE(1) }, day({ mostWalking: 0 }), 'walking'],
  [{}, { ...day({ mostWalking: -1 }), walking: NINE(1) }, 'days.0.mostWalking'],
  [group({ perDayLeast: 1 }), group({ perDayLeast: 2 }), 'groups.0.perDayLeast'],
  [group({ perDayLeast: 0 }), group({ perDayLeast: -1 }), 'groups.0.perDayLeast'],
  [group({ perDayMost: 0 }), group({ perDayMost: NaN }), 'groups.0.perDayLeast'],
  [group({ most: 0 }), group({ most: -1 }), 'groups.0.most'],
  [group({ members: Int32Array.of() }), group({ members: Int32Array.of(-1) }), 'groups.0.members'],
  [group({ members: Int32Array.of(1) }), group({ members: Int32Array.of(1, 1) }), 'groups.0.members'],
  [{ precedence: [[0, 1]] }, { precedence: [[0, 2]] }, 'precedence.0'],
  [{ precedence: [[1, 0]] }, { precedence: [[1, -1]] }, 'precedence.0'],
  [{}, { precedence: [[1, 1]] }, 'precedence.0'],
  [rest({ most: 0 }), rest({ most: -1 }), 'rest.most'],
  [rest({ least: 0 }), rest({ least: -1 }), 'rest.least'],
  [rest({ least: Infinity }), rest({ places: new Uint8Array(3) }), 'rest.places'],
  [pace([0], [0.01]), pace([0], [0.009]), 'pace.factor.0'],
  [pace([0], [100]), pace([0], [101]), 'pace.factor.0'],
  [pace([-FAR, -FAR + 1], [1, 1]), pace([-FAR, -FAR], [1, 1]), 'pace.from.1'],
  [pace([FAR - 1, FAR], [1, 1]), pace([FAR, FAR + 1], [1, 1]), 'pace.from.1'],
  [pace([], []), pace([-FAR - 1], [1]), 'pace.from.0'],
  [pace([5], [1]), pace([5], [1, 1]), 'pace.factor'],
  [
    { pace: { from: Int32Array.of(0), factor: Float64Array.of(1, 2), kind: new Uint8Array(9).fill(1) } },
    { pace: { from: Int32Array.of(0), factor: Float64Array.of(1, 2), kind: new Uint8Array(8).fill(1) } },
    'pace.kind',
  ],
  [hours([0, 2, 2], [9, 10], [0, 0]), hours([0, 2, 2], [9, 9], [0, 0]), 'atHour.from.1'],
  // Each place has its own hours: what rises within one may fall to the next.
  [hours([0, 1, 2], [9, 9], [0, 0]), hours([0, 1, 2], [9, 9], [0, -0.1]), 'atHour.loss.1'],
  [hours([0, 0, 0], [], []), hours([0, 0], [], []), 'atHour.offsets'],
  [hours([0, 1, 1], [9], [0]), hours([0, 1, 0], [], []), 'atHour.offsets.1'],
  [{}, hours([0, 1, 0], [9], [0]), 'atHour.from'],
  [{}, hours([0, 1, 2], [9, 10], [0]), 'atHour.loss'],
  [windows([0, 1, 2], [0, 9], [0, 9]), windows([0, 1, 2], [0, 9], [0, 8]), 'windows.closes.1'],
  [windows([0, 2, 2], [0, 6], [5, 9]), windows([0, 2, 2], [0, 5], [5, 9]), 'windows.opens.1'],
  [windows([0, 0, 0], [], []), windows([0, 0], [], []), 'windows.offsets'],
  [windows([0, 1, 1], [0], [9]), windows([0, 1, 0], [], []), 'windows.offsets'],
  [{}, windows([0, 1, 2], [0], [0]), 'windows.opens'],
  [{}, windows([0, 1, 2], [0, 9], [0]), 'windows.closes'],
];

test.each(LIMITS.map((limit, k) => [k, ...limit] as const))(
  'solve takes what is just within limit %i, and refuses what is beyond',
  (_, good, bad, at) => {
    expect(refusal(good)).toBeUndefined();
    expect(refusal(bad)).toBe(at);
  },
);

const OPTIONS: readonly (readonly [good: Partial<Options>, bad: Partial<Options>, at: string])[] = [
  [{ seed: Number.MAX_SAFE_INTEGER }, { seed: Infinity }, 'options.seed'],
  [{ seed: Number.MIN_SAFE_INTEGER }, { seed: NaN }, 'options.seed'],
  [{ effort: 0 }, { effort: -1 }, 'options.effort'],
  [{ effortShare: 0 }, { effortShare: -0.1 }, 'options.effortShare'],
  [{ effortShare: 1 }, { effortShare: 1.1 }, 'options.effortShare'],
  [{ deadlineMs: 0, now: () => 0 }, { deadlineMs: 0 }, 'options.now'],
  [{}, { deadlineMs: -1, now: () => 0 }, 'options.deadlineMs'],
  [{ warmStart: { routes: [[]] } }, { warmStart: { routes: [] } }, 'options.warmStart.routes'],
  [{ warmStart: { routes: [[1, 0]] } }, { warmStart: { routes: [[0], [1]] } }, 'options.warmStart.routes'],
  [{}, { warmStart: { routes: [[2]] } }, 'options.warmStart.routes'],
  [{}, { warmStart: { routes: [[-1]] } }, 'options.warmStart.routes'],
  [
    { warmStart: { routes: [[]], stabilityBonus: 0 } },
    { warmStart: { routes: [[]], stabilityBonus: -0.1 } },
    'options.warmStart.stabilityBonus',
  ],
];

test.each(OPTIONS.map((limit, k) => [k, ...limit] as const))(
  'solve takes what is just within limit %i of its options, and refuses what is beyond',
  (_, good, bad, at) => {
    expect(refusal({}, good)).toBeUndefined();
    expect(refusal({}, bad)).toBe(at);
  },
);
