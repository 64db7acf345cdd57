import { describe, expect, it } from 'vitest';

import {
  cityDay,
  DATES,
  eatery,
  factsOf,
  findingsOf,
  journey,
  LITTLE_EFFORT,
  lodging,
  sight,
  type Town,
  yen,
} from '../../test/tiny-town.ts';
import { type Arrangement, arrangeOptions } from './arrange-options.ts';

function arrange(town: Town, seed: number | null = null): Arrangement {
  return arrangeOptions(
    { version: 1, seed, facts: factsOf(town), findings: findingsOf(town) },
    { effort: LITTLE_EFFORT },
  );
}

function optionsOf(town: Town) {
  const arranged = arrange(town);
  if (arranged.kind !== 'options') throw new Error(JSON.stringify(arranged));
  return arranged.options;
}

/** Two days with ten places, beds of three levels at ¥1,000, ¥2,000 and ¥4,000, and tables of each level. */
const TOWN: Town = {
  days: [cityDay(DATES[0]), cityDay(DATES[1])],
  sights: Array.from({ length: 20 }, (_, index) => sight(`Sight ${index}`, { usualMinutes: 30 })),
  lodgings: (['low', 'mid', 'high'] as const).map((level, index) =>
    lodging(`${level} inn`, 1000 * 2 ** index, { level }),
  ),
  limit: 100_000,
};

describe('three options', () => {
  it.each([
    ['relaxed', ['relaxed-asked', 'moderate-simple', 'packed-simple'], ['mid', 'low', 'low'], [8, 12, 16]],
    ['moderate', ['moderate-asked', 'relaxed-nice', 'packed-simple'], ['mid', 'high', 'low'], [12, 8, 16]],
    ['packed', ['packed-asked', 'moderate-nice', 'relaxed-nice'], ['mid', 'high', 'high'], [16, 12, 8]],
  ])('differ in pace, bed and price, the one that was asked for first: %s', (pace, ids, beds, places) => {
    const options = optionsOf({ ...TOWN, said: { pace } });
    expect(options.map(({ id }) => id)).toEqual(ids.map((id) => `option_1-${id}`));
    expect(options.map(({ days }) => days[0]?.stay)).toEqual(beds.map((level) => `place_kyoto-${level}-inn`));
    const visits = options.map(({ days }) => days.flatMap((day) => day.visits).filter(({ kind }) => kind === 'place'));
    expect(visits.map(({ length }) => length)).toEqual(places);
    const nights = { low: 1125, mid: 2250, high: 4500 };
    expect(options.map(({ total }) => total)).toEqual(beds.map((level) => yen(nights[level as keyof typeof nights])));
  });

  it('are fewer where two come out the same', () => {
    const options = optionsOf({ days: TOWN.days ?? [], lodgings: [lodging('Inn', 1000)], terminals: [] });
    expect(options.map(({ id }) => id)).toEqual(['option_1-moderate-asked']);
  });

  it('are one where they differ in a bed alone, and it is told how many showed the same', () => {
    const lodgings = [
      lodging('Low', 1000, { level: 'low' }),
      lodging('Mid', 2000),
      lodging('High', 3000, { level: 'high' }),
    ];
    const arranged = arrange({ ...TOWN, sights: [sight('Gate')], lodgings });
    expect(arranged).toMatchObject({ kind: 'options', options: [{ id: 'option_1-moderate-asked' }], alike: 2 });
  });

  it('show other places where there are enough that are worth as much', () => {
    // Twelve of 40 places, then eight others, then as many again.
    const sights = Array.from({ length: 40 }, (_, index) => sight(`Sight ${index}`, { usualMinutes: 30 }));
    const options = optionsOf({ ...TOWN, sights });
    const seen = options.map(({ days }) =>
      days.flatMap(({ visits }) => visits.flatMap(({ kind, place }) => (kind === 'place' ? [place] : []))),
    );
    expect(seen.map(({ length }) => length)).toEqual([12, 8, 16]);
    expect(new Set(seen.flat()).size).toBe(36);
    expect(options.map(({ difference }) => difference?.replace(/with .*\d more;/, 'with …;'))).toEqual([
      undefined,
      'Against option 1: with …; 4 stops fewer; ¥2,250 more in all.',
      'Against option 1: with …; 4 stops more; ¥1,125 less in all.',
    ]);
  });

  it('say of what one leaves out where it is', () => {
    const sights = Array.from({ length: 40 }, (_, index) => sight(`Sight ${index}`, { usualMinutes: 30 }));
    const [first, second] = optionsOf({ ...TOWN, sights });
    const inFirst = first.days.flatMap(({ visits }) => visits.map(({ place }) => place));
    const told = second?.leftOut.filter(({ text }) => text.endsWith('It is in option 1.')).map(({ place }) => place);
    expect(told?.length).toBe(12);
    expect(told?.every((place) => inFirst.includes(place))).toBe(true);
  });

  it('hold what the trip may cost', () => {
    expect(arrange(TOWN)).toMatchObject({ kind: 'options', budget: yen(100_000) });
  });
});

describe('no option', () => {
  const NIGHT = { days: [cityDay(DATES[0]), cityDay(DATES[1])] };

  it('misses the limit by what the cheapest misses it', () => {
    const lodgings = [lodging('Low', 6000, { level: 'low' }), lodging('Mid', 7000)];
    // The cheapest bed is ¥6,000, small things 7.5 % and the reserve 5 % of it: ¥450 and ¥300.
    const arranged = arrange({ ...NIGHT, lodgings, limit: 5000 });
    expect(arranged).toMatchObject({ kind: 'over-budget', over: yen(1750), cheapest: { total: yen(6750) } });
    expect(arranged.kind === 'over-budget' && arranged.cheapest?.givesUp).toEqual([
      'It sleeps at the cheapest houses (Low) and eats at the cheapest tables.',
    ]);
  });

  it('says whose limit binds, and what they could spend', () => {
    const lodgings = [lodging('Low', 6000, { level: 'low' })];
    const binding = (persons: readonly object[], travelers: number) => {
      const arranged = arrange({ ...NIGHT, lodgings, limit: 100, said: { travelers, persons } });
      return arranged.kind === 'over-budget' ? arranged.binding : arranged.kind;
    };
    const limit = (amount: number) => ({ money: yen(amount), scope: 'person' });
    // Of ¥100 in all ¥88 may go to beds: a room for two costs ¥5,912 more, and with 12.5 % ¥3,326 more for each of them. A
    // quarter more of ¥4,326 are ¥5,408, in steps of a hundred ¥5,500.
    const least =
      'the cheapest beds and ways I found come to at least ¥4,326 for each of you, before meals and entries.';
    const you = [
      { label: 'you', count: 1, limit: limit(1000) },
      { label: 'Anna', count: 1, limit: limit(2000) },
    ];
    expect(binding(you, 2)).toBe(
      `What binds is the limit of you, ¥1,000: ${least} Say e.g. "I can spend ¥5,500", or make the trip shorter.`,
    );
    expect(binding([{ label: 'two of you', count: 2, limit: limit(1000) }], 2)).toBe(
      `What binds is the limit of two of you, ¥1,000 each: ${least} Say e.g. "two of us can spend ¥5,500", or make the trip shorter.`,
    );
    expect(binding([{ label: 'your mother', count: 1, limit: limit(1000) }], 2)).toMatch(/"my mother can spend ¥/);
    expect(binding([{ label: 'Anna', count: 1 }], 2)).toBeUndefined();
  });

  it('is none as long as a plan without paid entries and with the cheapest tables will do', () => {
    const town = {
      ...NIGHT,
      lodgings: [lodging('Low', 2000, { level: 'low' })],
      sights: [sight('Park'), sight('Palace', { fee: yen(4000) })],
      eateries: [
        ...['Dear', 'Fine', 'Grand', 'Posh'].map((name) => eatery(name, { price: yen(3000) })),
        ...['Cheap', 'Plain'].map((name) => eatery(name, { price: yen(200) })),
      ],
    };
    const cheapest = arrange({ ...town, limit: 1000 });
    // A bed, two lunches and two dinners: ¥2,000 + 4 × ¥200 where there is a table of that price for each, and 12.5 %.
    expect(cheapest).toMatchObject({ kind: 'over-budget' });
    const { total, givesUp } = (cheapest.kind === 'over-budget' && cheapest.cheapest) || {};
    expect(givesUp?.[1]).toBe('It does without the one place that charges for entry.');
    expect(total?.amount).toBeGreaterThanOrEqual(2250);
    const enough = arrange({ ...town, limit: total?.amount ?? 0 });
    expect(enough).toMatchObject({ kind: 'options' });
  });

  it('tries cheaper ways to go, and puts them to the traveller', () => {
    const rides = (mode: 'train' | 'bus' | 'flight', fare: number) => [
      journey('Osaka', 'Kyoto', { mode, fare: yen(fare) }),
      journey('Kyoto', 'Osaka', { mode, fare: yen(fare), date: DATES[1] }),
    ];
    const trains = rides('train', 2000);
    // A flight would be cheaper still, and there is no airport.
    const ways = [...trains, ...rides('bus', 500), ...rides('flight', 100)];
    const town = { ...NIGHT, lodgings: [lodging('Inn', 2000)], journeys: trains, ways };
    // A bed for ¥2,000 and two trains for ¥4,000, or two buses for ¥1,000, and 12.5 % each: ¥6,750 or ¥3,375.
    const inTime = [
      'It goes from Osaka to Kyoto by bus: ¥1,500 less for each of you than by train.',
      'It goes from Kyoto to Osaka by bus: ¥1,500 less for each of you than by train.',
    ];
    expect(arrange({ ...town, limit: 3000 })).toMatchObject({ over: yen(375), cheapest: { total: yen(3375) } });
    const enough = arrange({ ...town, limit: 4000 });
    expect(enough).toMatchObject({ kind: 'over-budget', over: yen(0), cheapest: { total: yen(3375) } });
    const { givesUp = [], ways: said } = (enough.kind === 'over-budget' && enough.cheapest) || {};
    expect(givesUp.slice(0, 2)).toEqual(inTime);
    expect(said).toEqual(['Take the bus from Osaka to Kyoto', 'Take the bus from Kyoto to Osaka']);
    expect(arrange({ ...town, limit: 6750 })).toMatchObject({ kind: 'options' });
  });

  it('may be for want of a day, which may be added', () => {
    const long = { minutes: 400 };
    const journeys = [journey('Osaka', 'Kyoto', long), journey('Kyoto', 'Osaka', long)];
    expect(arrange({ journeys, limit: 100_000 })).toEqual({
      kind: 'impossible',
      problem: '2027-04-05 would end with a journey before the journey to get there is over; add a day.',
      fact: 'end',
    });
  });

  it('may be for want of a place to begin at', () => {
    expect(arrange({ terminals: [] })).toEqual({
      kind: 'impossible',
      problem: 'Neither a place to stay nor a point of arrival is known for every city, so no day can begin anywhere.',
    });
  });
});

describe('arranging', () => {
  it('makes the same of the same', () => {
    const town = { ...TOWN, sights: TOWN.sights?.slice(0, 6) ?? [], eateries: [eatery('Noodles')] };
    expect(arrange(town, 7)).toEqual(arrange(town, 7));
  });
});
