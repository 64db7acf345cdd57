import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { Item, Times } from './item.ts';
import { toTimetable } from './timetable.ts';

const OPEN = [{ open: 540, close: 1080 }];
const item = (arrive: number, depart: number, changes: Partial<Item> = {}): Item => ({
  ...{ wished: arrive, weight: 1, longest: depart - arrive, shortest: depart - arrive, earliest: 0, latest: Infinity },
  ...{ within: OPEN, isFixed: false, gap: 10 },
  ...changes,
});
const timesOf = (
  items: readonly Item[],
  perMinuteShorter = Infinity,
): readonly (readonly [number, number])[] | undefined =>
  toTimetable(items, perMinuteShorter)?.times.map(({ arrive, depart }) => [arrive, depart] as const);

describe('a timetable', () => {
  it('keeps what is wished where it can', () => {
    expect(timesOf([item(600, 660), item(670, 700)])).toEqual([
      [600, 660],
      [670, 700],
    ]);
    expect(toTimetable([], Infinity)).toEqual({ times: [], cost: 0 });
  });

  it('moves as few minutes as it can', () => {
    // Half an hour too many: the first goes half an hour earlier, rather than two later ones later.
    expect(timesOf([item(600, 660), item(640, 700), item(710, 770)])).toEqual([
      [570, 630],
      [640, 700],
      [710, 770],
    ]);
    expect(timesOf([item(540, 600), item(580, 640), item(700, 760)])).toEqual([
      [540, 600],
      [610, 670],
      [700, 760],
    ]);
  });

  it('leaves alone what is fixed, and knows when it cannot be', () => {
    const fixed = (arrive: number, depart: number): Item =>
      item(arrive, depart, { isFixed: true, within: [], planned: { arrive, depart } });
    expect(timesOf([item(600, 660), fixed(640, 700)])).toEqual([
      [570, 630],
      [640, 700],
    ]);
    expect(timesOf([fixed(600, 660), fixed(665, 700)])).toBeUndefined();
    expect(timesOf([fixed(540, 600), item(600, 660), fixed(670, 700)])).toBeUndefined();
    expect(timesOf([item(600, 660, { within: [] })])).toBeUndefined();
  });

  it('shortens by its price', () => {
    const row = [
      item(600, 660, { shortest: 30, earliest: 600, latest: 600 }),
      item(620, 680, { shortest: 30, latest: 640 }),
    ];
    expect(timesOf(row)).toBeUndefined();
    expect(timesOf(row, 3)).toEqual([
      [600, 630],
      [640, 700],
    ]);
  });

  it('goes round a break', () => {
    const within = [
      { open: 540, close: 600 },
      { open: 660, close: 1080 },
    ];
    expect(timesOf([item(590, 630, { within })])).toEqual([[560, 600]]);
    expect(timesOf([item(625, 665, { within })])).toEqual([[660, 700]]);
  });

  it('may be as planned although it may not be there', () => {
    const planned = { arrive: 500, depart: 560 };
    expect(timesOf([item(500, 560, { planned })])).toEqual([[500, 560]]);
  });
});

/** Every timetable there is, by trial. */
function cheapestByTrial(items: readonly Item[], price: number): number {
  const [first, ...rest] = items;
  const cost = (one: Item, { arrive, depart }: Times): number =>
    one.weight * Math.abs(arrive - one.wished) +
    (depart - arrive < one.longest ? price * (one.longest - (depart - arrive)) : 0);
  const from = (one: Item | undefined, others: readonly Item[], ready: number): number => {
    if (!one) return 0;
    let best = Infinity;
    for (const { open, close } of one.within)
      for (let arrive = Math.max(open, ready); arrive < close; arrive += 1)
        for (
          let length = Number.isFinite(price) ? one.shortest : one.longest;
          length <= one.longest && arrive + length <= close;
          length += 1
        ) {
          const here = cost(one, { arrive, depart: arrive + length });
          if (here < best)
            best = Math.min(best, here + from(others[0], others.slice(1), arrive + length + (others[0]?.gap ?? 0)));
        }
    return best;
  };
  return from(first, rest, 0);
}

it('costs the least there is', () => {
  const oneItem = fc
    .record({
      wished: fc.nat(20),
      longest: fc.integer({ min: 2, max: 6 }),
      cut: fc.nat(3),
      gap: fc.nat(3),
      weight: fc.integer({ min: 1, max: 3 }),
    })
    .map(({ wished, longest, cut, gap, weight }) =>
      item(wished, wished + longest, {
        shortest: Math.max(1, longest - cut),
        gap,
        weight,
        within: [
          { open: 0, close: 11 },
          { open: 14, close: 24 },
        ],
      }),
    );
  fc.assert(
    fc.property(fc.array(oneItem, { minLength: 1, maxLength: 3 }), fc.constantFrom(2, Infinity), (items, price) => {
      expect(toTimetable(items, price)?.cost ?? Infinity).toBeCloseTo(cheapestByTrial(items, price), 6);
    }),
    { numRuns: 200 },
  );
});
