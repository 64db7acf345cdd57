import { describe, expect, it } from 'vitest';

import {
  airport,
  briefOf,
  cityDay,
  DATES,
  eatery,
  journey,
  LITTLE_EFFORT,
  lodging,
  sight,
  terminal,
  type Town,
  yen,
} from '../../test/tiny-town.ts';
import { composeCheapest, sayFixed, toCheapest, withCheapestWays } from './cheapest-plan.ts';

const DAYS = [cityDay(DATES[0]), cityDay(DATES[1])];
const RIDE = journey('Osaka', 'Kyoto', { fare: yen(3000) });
const bus = (fare: number | null, more: object = {}) =>
  journey('Osaka', 'Kyoto', { mode: 'bus', fare: fare === null ? null : yen(fare), ...more });

describe('the cheapest ways', () => {
  const ways = (town: Town) => {
    const brief = briefOf({ days: DAYS, journeys: [RIDE], ...town });
    const cheaper = withCheapestWays(brief);
    return cheaper === brief ? 'the same' : cheaper.facts.journeys.map(({ mode, fare }) => `${mode} ${fare?.amount}`);
  };

  it('are the least dear of those that go there that day', () => {
    expect(ways({ ways: [RIDE, bus(2000), bus(1500, { mode: 'drive' }), bus(1800)] })).toEqual(['drive 1500']);
    expect(ways({ ways: [RIDE, bus(3000)] })).toBe('the same');
    expect(ways({ ways: [bus(null)] })).toBe('the same');
    expect(ways({ ways: [bus(10, { date: DATES[1] }), bus(10, { from: 'Kobe' }), bus(10, { to: 'Nara' })] })).toBe(
      'the same',
    );
    expect(ways({})).toBe('the same');
    // What costs nothing that is known is no dearer than anything.
    expect(ways({ journeys: [{ ...RIDE, fare: null }], ways: [bus(10)] })).toBe('the same');
  });

  it('fly only where one can land', () => {
    const flights = [bus(10, { mode: 'flight' })];
    expect(ways({ ways: flights })).toBe('the same');
    expect(ways({ ways: flights, terminals: [terminal(), airport()] })).toEqual(['flight 10']);
  });
});

describe('the cheapest plan', () => {
  const town: Town = {
    ...{ days: DAYS, limit: 1000 },
    sights: [
      sight('Free'),
      sight('Dear', { fee: yen(900) }),
      sight('Unpriced', { fee: null }),
      sight('Asked', { fee: yen(700) }),
    ],
    // Four a day are enough: the ninth is none of them.
    eateries: [
      ...Array.from({ length: 8 }, (_, index) => eatery(`Soba ${index}`, { price: yen(800) })),
      eatery('Feast', { price: yen(900) }),
      eatery('Unknown', { price: null }),
    ],
    lodgings: [lodging('Inn', 4000), lodging('Grand', 9000)],
    said: { mustDo: [sight('Asked').id] },
  };
  const compose = (changes: Town = {}) => {
    const brief = briefOf({ ...town, ...changes });
    const option = composeCheapest(brief, 'moderate', { seed: 1, version: 1, effort: LITTLE_EFFORT });
    if (!option) throw new Error('There is one.');
    const names = option.days.flatMap(({ visits }) => visits.map(({ place }) => place.replace('place_kyoto-', '')));
    return { option, brief, names: new Set(names) };
  };

  it('sleeps and eats where it costs least, and enters what is free or asked for', () => {
    const { names } = compose();
    const known = ['asked', 'free', 'inn', 'dear', 'unpriced', 'grand', 'feast', 'unknown'];
    expect(known.filter((name) => names.has(name))).toEqual(['asked', 'free', 'inn']);
    expect([...names].some((name) => name.startsWith('soba-'))).toBe(true);
    // Nothing that is priced feeds them: where nobody knows the price they eat all the same.
    const { names: unpriced } = compose({ eateries: [eatery('Unknown', { price: null })] });
    expect(unpriced.has('unknown')).toBe(true);
  });

  it('eats where all of them can, four tables a day', () => {
    const vegan = { ...town, said: { ...town.said, dietary: ['vegan'], travelers: 2 } };
    const { names } = compose({
      ...vegan,
      eateries: [eatery('Cheap', { price: yen(1) }), eatery('Green', { price: yen(5000), serves: ['vegan'] })],
    });
    expect([names.has('green'), names.has('cheap')]).toEqual([true, false]);
  });

  it('says what it does without', () => {
    const { option, brief } = compose();
    expect(toCheapest(option, brief)).toMatchObject({
      total: option.total,
      givesUp: [
        'It sleeps at the cheapest houses (Inn) and eats at the cheapest tables.',
        'It does without the one place that charges for entry, except those you asked for.',
      ],
    });
    const two = briefOf({ ...town, said: {}, sights: [...(town.sights ?? []), sight('Other', { fee: yen(10) })] });
    expect(toCheapest({ ...option, days: [] }, two).givesUp).toEqual([
      'It does without all 3 places that charge for entry.',
    ]);
    expect(toCheapest({ ...option, days: [] }, briefOf({ sights: [sight('Free')] })).givesUp).toEqual([]);
  });

  it('goes another way where that is cheaper, and offers it where it is cheap enough', () => {
    const { option } = compose();
    const planned = briefOf({ days: DAYS, journeys: [RIDE], ways: [bus(2000)], limit: 50_000 });
    const other = withCheapestWays(planned);
    const told = (total: number) => toCheapest({ ...option, days: [], total: yen(total) }, other, planned);
    expect(told(50_000)).toMatchObject({
      givesUp: ['It goes from Osaka to Kyoto by bus: ¥1,000 less for each of you than by train.'],
      ways: ['Take the bus from Osaka to Kyoto'],
    });
    expect(told(50_001).ways).toBeUndefined();
    const car = withCheapestWays(
      briefOf({ days: DAYS, journeys: [RIDE], ways: [bus(2000, { mode: 'drive' })], limit: 50_000 }),
    );
    expect(toCheapest({ ...option, days: [], total: yen(1) }, car, planned).ways).toEqual([
      'Take the car from Osaka to Kyoto',
    ]);
    expect(toCheapest({ ...option, days: [], total: yen(1) }, planned, planned).ways).toBeUndefined();
  });

  it('names what no plan does without', () => {
    const cost = (category: string, amount: number) => ({ category, amount: yen(amount) }) as never;
    expect(
      sayFixed({ costs: [cost('transport', 0), cost('stay', 300), cost('food', 200), cost('places', 900)] }, 'en'),
    ).toBe('What no plan does without: beds ¥300 and meals ¥200 (¥500 together).');
    expect(sayFixed({ costs: [cost('transport', 120)] }, 'en')).toBe(
      'What no plan does without: journeys and rides ¥120.',
    );
    expect(sayFixed({ costs: [cost('places', 900), cost('reserve', 5)] }, 'en')).toBe('');
  });
});
