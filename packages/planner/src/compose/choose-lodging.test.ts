import { distanceKm, type Lodging } from '@wayfarer/trip';
import { describe, expect, it } from 'vitest';

import { briefOf, cityDay, DATES, KYOTO, lodging, onFoot, sight, TOKYO, type Town } from '../../test/tiny-town.ts';
import { chooseLodgings, chooseLodgingsWithin, isInStayArea, kmToStayArea, lodgingsCost } from './choose-lodging.ts';
import type { Comfort } from './profile.ts';

/** Three days, so two nights; of ¥10,000 in all, ¥4,500 may go for beds: ¥2,250 a night. */
const THREE_DAYS: Town = {
  days: DATES.slice(0, 3).map((date) => cityDay(date)),
  limit: 10_000,
  said: { travelers: 2 },
};

function bedOf(
  lodgings: readonly Lodging[],
  { comfort = 'asked', ...town }: Town & { readonly comfort?: Comfort } = {},
): string | undefined {
  return chooseLodgings(briefOf({ ...THREE_DAYS, ...town, lodgings }), { pace: 'moderate', comfort }).get(KYOTO)?.name;
}

describe('a bed', () => {
  it('costs 45 % of what the trip may cost, shared out over the nights, at most', () => {
    // The better place for the night is the one that lies near the sight.
    const near = { at: onFoot(1) };
    const sights = [sight('Gate')];
    const far = lodging('Far', 2000, { at: onFoot(19) });
    expect(bedOf([far, lodging('Near', 2250, near)], { sights })).toBe('Near');
    expect(bedOf([far, lodging('Near', 2251, near)], { sights })).toBe('Far');
    // ¥2,250 and a fraction.
    expect(bedOf([far, lodging('Near', 2251, near)], { sights, limit: 10_001 })).toBe('Far');
  });

  it('is paid for each room: three people take two', () => {
    const beds = [lodging('Cheap', 1000, { at: onFoot(19) }), lodging('Half', 1125), lodging('More', 1126)];
    const sights = [sight('Gate')];
    expect(bedOf(beds, { said: { travelers: 3 }, sights })).toBe('Half');
    const dearer = beds.filter(({ name }) => name !== 'Half');
    expect(bedOf(dearer, { said: { travelers: 3 }, sights })).toBe('Cheap');
  });

  it('shares out the money over all nights, in whichever city they are spent', () => {
    const days = [
      cityDay(DATES[0]),
      cityDay(DATES[1]),
      ...DATES.slice(2).map((date) => cityDay(date, { city: TOKYO })),
    ];
    // Three nights, ¥1,500 each: two in Kyoto and, since one goes home on the last day, one in Tokyo.
    const beds = [KYOTO, TOKYO].flatMap((city) => [
      lodging('Cheap', 100, { city, at: onFoot(19) }),
      lodging('Just', 1500, { city }),
    ]);
    const sights = [sight('Gate'), sight('Tower', { city: TOKYO })];
    const chosen = chooseLodgings(briefOf({ ...THREE_DAYS, days, lodgings: beds, sights }), {
      pace: 'moderate',
      comfort: 'asked',
    });
    expect([...chosen].map(([city, { name }]) => `${city} ${name}`)).toEqual(['kyoto Just', 'tokyo Just']);
    const dearer = beds.map((bed) =>
      bed.name === 'Just' ? { ...bed, nightly: { amount: 1501, currency: 'JPY' } } : bed,
    );
    const cheap = chooseLodgings(briefOf({ ...THREE_DAYS, days, lodgings: dearer, sights }), {
      pace: 'moderate',
      comfort: 'asked',
    });
    expect([...cheap.values()].map(({ name }) => name)).toEqual(['Cheap', 'Cheap']);
  });

  it('is not needed where no night is spent', () => {
    const beds = [lodging('Inn', 100), lodging('Tokyo Inn', 100, { city: TOKYO })];
    expect(bedOf(beds, { days: [cityDay(DATES[0])] })).toBeUndefined();
    const lastDayElsewhere = [cityDay(DATES[0]), cityDay(DATES[1], { city: TOKYO })];
    const brief = briefOf({ ...THREE_DAYS, days: lastDayElsewhere, lodgings: beds });
    expect([...chooseLodgings(brief, { pace: 'moderate', comfort: 'asked' }).keys()]).toEqual([KYOTO]);
  });

  it('has a price, lies in the city, and can be entered by those who need no steps', () => {
    const beds = [
      lodging('Unknown price', null),
      lodging('Elsewhere', 100, { city: TOKYO }),
      lodging('Steps', 100, { stepFree: 'partly' }),
      lodging('Nobody knows', 100, { stepFree: 'unknown' }),
      lodging('Ramp', 2000),
    ];
    expect(bedOf(beds)).toBe('Nobody knows');
    const said = { travelers: 2, accessibility: ['step-free'] };
    expect(bedOf(beds, { said })).toBe('Ramp');
    // Where there is none without steps, one that is so in part; else one that has to be asked.
    expect(bedOf(beds.slice(1, -1), { said })).toBe('Steps');
    expect(bedOf([lodging('Stairs', 50, { stepFree: 'no' }), ...beds.slice(3, 4)], { said })).toBe('Nobody knows');
    expect(bedOf([lodging('Stairs', 50, { stepFree: 'no' })], { said })).toBeUndefined();
    expect(bedOf(beds.slice(1, 2))).toBeUndefined();
  });

  it('is of the style that was asked for, if there is one that can be paid', () => {
    const said = { travelers: 2, hotelStyle: 'ryokan' };
    const sights = [sight('Gate')];
    const hotel = lodging('Hotel', 1000);
    const ryokan = (nightly: number) => lodging('Ryokan', nightly, { style: 'ryokan', at: onFoot(19) });
    expect(bedOf([hotel, ryokan(2250)], { said, sights })).toBe('Ryokan');
    expect(bedOf([hotel, ryokan(2251)], { said, sights })).toBe('Hotel');
  });

  it.each<[Comfort, string]>([
    ['simple', 'Low'],
    ['asked', 'Mid'],
    ['nice', 'High'],
  ])('is of the level that suits: %s', (comfort, name) => {
    const beds = [
      lodging('Low', 2000, { level: 'low' }),
      lodging('Mid', 1900, { level: 'mid' }),
      lodging('High', 1800, { level: 'high' }),
    ];
    expect(bedOf(beds, { comfort })).toBe(name);
  });

  it('is the dearest of its level for a nicer trip, the nearest for any other', () => {
    const beds = [lodging('Near', 1000), lodging('Dear', 1500, { at: onFoot(19) })];
    const sights = [sight('Gate')];
    expect(bedOf(beds, { sights, comfort: 'nice' })).toBe('Dear');
    expect(bedOf(beds, { sights })).toBe('Near');
    expect(bedOf(beds, { sights: [sight('Gate', { at: onFoot(19) })] })).toBe('Dear');
  });

  it('lies near what the traveller likes best, the fifteen best places of the city, and not near the others', () => {
    const beds = [lodging('North', 1000, { at: onFoot(19) }), lodging('South', 1000)];
    const minor = Array.from({ length: 16 }, (_, index) => sight(`Minor ${index}`, { significance: 1 }));
    const elsewhere = Array.from({ length: 15 }, (_, index) =>
      sight(`Tokyo ${index}`, { city: TOKYO, significance: 5 }),
    );
    const best = Array.from({ length: 15 }, (_, index) => sight(`Best ${index}`, { significance: 2, at: onFoot(19) }));
    expect(bedOf(beds, { sights: [...minor, ...elsewhere, ...best] })).toBe('North');
    // Eight among the fifteen best are more than seven.
    expect(bedOf(beds, { sights: [...minor, ...best.slice(0, 8)] })).toBe('North');
    expect(bedOf(beds, { sights: [...minor, ...best.slice(0, 7)] })).toBe('South');
  });

  it('is the first by name among equals', () => {
    expect(bedOf([lodging('Beta', 1000), lodging('Alpha', 1000)], { sights: [sight('Gate')] })).toBe('Alpha');
    expect(bedOf([lodging('Alpha', 1000), lodging('Beta', 1000)], { sights: [sight('Gate')] })).toBe('Alpha');
    expect(bedOf([lodging('Beta', 9000), lodging('Alpha', 9000)])).toBe('Alpha');
    expect(bedOf([lodging('Alpha', 9000), lodging('Beta', 9000)])).toBe('Alpha');
  });

  it('is the cheapest that can be paid where none is of a fitting level, and the cheapest of all where none can be paid', () => {
    const high = (name: string, nightly: number) => lodging(name, nightly, { level: 'high' });
    expect(bedOf([high('Dear', 2200), high('Cheap', 2100)])).toBe('Cheap');
    expect(bedOf([high('Dear', 2400), lodging('Mid', 2300)])).toBe('Mid');
  });

  it('is the cheapest of all as a last resort', () => {
    const brief = briefOf({ ...THREE_DAYS, lodgings: [lodging('Mid', 2000), lodging('Low', 1900, { level: 'low' })] });
    const chosen = chooseLodgings(brief, { pace: 'moderate', comfort: 'asked' }, { cheapest: true });
    expect(chosen.get(KYOTO)?.name).toBe('Low');
  });
});

describe('a bed where no price is known', () => {
  const sights = [sight('Gate')];
  const far = { at: onFoot(19) };

  it('is taken if there is none with a price, however dear', () => {
    expect(bedOf([lodging('Unknown', null), lodging('Dear', 9_000_000)], { sights })).toBe('Dear');
    expect(bedOf([lodging('Unknown', null), lodging('Elsewhere', 100, { city: TOKYO })], { sights })).toBe('Unknown');
  });

  it('is a house before a part of the town, and the nearest of the level that suits', () => {
    const area = lodging('Area', null, { level: 'mid', isArea: true });
    const houses = [lodging('Far', null, { ...far, level: 'mid' }), lodging('High', null, { level: 'high' })];
    expect(bedOf([area, ...houses], { sights })).toBe('Far');
    expect(bedOf([area, ...houses, lodging('Near', null, { level: 'mid' })], { sights })).toBe('Near');
    expect(bedOf([area], { sights })).toBe('Area');
  });

  it('is of an unknown level rather than of one that does not suit', () => {
    const beds = [lodging('High', null, { level: 'high' }), lodging('Unrated', null, { ...far, level: null })];
    expect(bedOf(beds, { sights })).toBe('Unrated');
    expect(bedOf(beds, { sights, comfort: 'nice' })).toBe('High');
    expect(bedOf(beds.slice(0, 1), { sights })).toBe('High');
  });

  it('is of the style that was asked for, if there is one', () => {
    const beds = [lodging('Hotel', null), lodging('Ryokan', null, { ...far, style: 'ryokan' })];
    expect(bedOf(beds, { sights, said: { travelers: 2, hotelStyle: 'ryokan' } })).toBe('Ryokan');
  });

  it('is one that everybody can enter', () => {
    const beds = [lodging('Steps', null, { stepFree: 'unknown' }), lodging('Ramp', null, far)];
    expect(bedOf(beds, { sights, said: { travelers: 2, accessibility: ['step-free'] } })).toBe('Ramp');
  });
});

describe('beds that may cost so much together', () => {
  const days = [cityDay(DATES[0]), cityDay(DATES[1]), ...DATES.slice(2).map((date) => cityDay(date, { city: TOKYO }))];
  const lodgings = [
    lodging('Hostel', 500, { level: 'low' }),
    lodging('Hotel', 1500),
    lodging('Capsule', 600, { level: 'low', city: TOKYO }),
    lodging('Tower', 2500, { city: TOKYO }),
  ];
  const brief = briefOf({ ...THREE_DAYS, days, lodgings });
  const within = (limit: number): readonly string[] | undefined => {
    const chosen = chooseLodgingsWithin(brief, { pace: 'moderate', comfort: 'asked' }, limit);
    return chosen && [...chosen.values()].map(({ name }) => name);
  };

  it('are the most fitting, wherever the money does most', () => {
    // Two nights in Kyoto, one in Tokyo, 3,000 and 2,500 for what suits: the two nights are worth more than the one, though dearer.
    expect(within(5500)).toEqual(['Hotel', 'Tower']);
    expect(within(5499)).toEqual(['Hotel', 'Capsule']);
    expect(within(3599)).toEqual(['Hostel', 'Tower']);
    expect(within(3499)).toEqual(['Hostel', 'Capsule']);
    expect(within(1599)).toBeUndefined();
  });

  it('are paid for as many as sleep in them, and left out where they are let for more nights', () => {
    const [hostel, hotel] = [
      lodging('Hostel', 500, { terms: { sleeps: 1 } }),
      lodging('Hotel', 800, { terms: { sleeps: 3, minimumNights: 2 } }),
    ];
    const cost = (dates: number, ...beds: readonly Lodging[]): number => {
      const town = briefOf({ ...THREE_DAYS, days: THREE_DAYS.days?.slice(0, dates) ?? [], lodgings: beds });
      return lodgingsCost(town, chooseLodgings(town, { pace: 'moderate', comfort: 'asked' }));
    };
    expect(cost(3, hostel)).toBe(2 * 2 * 500);
    expect(cost(3, hotel)).toBe(2 * 800);
    expect(cost(2, hotel, hostel)).toBe(2 * 500);
  });
});

describe('a bed in a part of the town', () => {
  const stayAreas = [{ city: KYOTO, name: 'Hill', at: onFoot(10) }];
  /** Steps on foot are minutes; the hill is 10 away from the gate, the limit of 1.5 km some 18 more. */
  const inTown = (lodgings: readonly Lodging[], town: Town & { readonly comfort?: Comfort } = {}) => {
    const { comfort = 'asked', ...rest } = town;
    const brief = { ...briefOf({ ...THREE_DAYS, sights: [sight('Gate')], ...rest, lodgings }), stayAreas };
    return chooseLodgings(brief, { pace: 'moderate', comfort }).get(KYOTO)?.name;
  };

  it('is nearest to it, not to what one comes for', () => {
    expect(inTown([lodging('Gate', 1000), lodging('Hill', 2000, { at: onFoot(11) })])).toBe('Hill');
    expect(inTown([lodging('Near', 1000, { at: onFoot(13) }), lodging('Nearer', 2000, { at: onFoot(11) })])).toBe(
      'Nearer',
    );
  });

  it('comes before its style and its price, within what is affordable', () => {
    expect(inTown([lodging('Gate', 1000, { at: onFoot(60) }), lodging('Hill', 2251, { at: onFoot(11) })])).toBe('Gate');
    expect(
      inTown([lodging('Gate', 2200, { at: onFoot(60) }), lodging('Hill', 1000, { at: onFoot(11) })], {
        comfort: 'nice',
      }),
    ).toBe('Hill');
  });

  it('is said where there is none within 1.5 km, with how far it is', () => {
    const bed = lodging('Gate', 1000, { at: onFoot(60) });
    const brief = { ...briefOf({ ...THREE_DAYS, lodgings: [bed] }), stayAreas };
    const km = distanceKm(onFoot(10), onFoot(60));
    expect(km).toBeGreaterThan(1.5);
    expect(isInStayArea(bed, brief)).toBe(false);
    expect(kmToStayArea(bed, brief)).toBeCloseTo(km, 9);
    expect(kmToStayArea({ ...bed, city: TOKYO }, brief)).toBe(Infinity);
  });
});
