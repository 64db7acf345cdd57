import { describe, expect, it } from 'vitest';

import {
  briefOf,
  byRide,
  cityDay,
  DATES,
  eatery,
  journey,
  LITTLE_EFFORT,
  lodging,
  onFoot,
  sight,
  type Town,
  yen,
} from '../../test/tiny-town.ts';
import { composeOption } from './compose-option.ts';
import type { Profile } from './profile.ts';

const ASKED: Profile = { pace: 'moderate', comfort: 'asked' };

function composed(town: Town, profile = ASKED) {
  return composeOption(briefOf(town), profile, { seed: 1, version: 3, effort: LITTLE_EFFORT });
}

function optionOf(town: Town, profile = ASKED) {
  const found = composed(town, profile);
  if (!('option' in found)) throw new Error(JSON.stringify(found));
  return found.option;
}

const costsOf = (town: Town) =>
  Object.fromEntries(optionOf(town).costs.map(({ category, amount }) => [category, amount.amount]));

/** Two days for two: a park half an hour's ride away, everything else around the station. */
const WEEKEND: Town = {
  days: [cityDay(DATES[0], { transitFare: yen(200) }), cityDay(DATES[1], { transitFare: yen(200) })],
  said: { travelers: 2 },
  sights: [
    sight('Museum', { fee: yen(500) }),
    sight('Park', { categories: ['park'], at: byRide(30), significance: 5 }),
  ],
  eateries: ['One', 'Two', 'Three', 'Four'].map((name) => eatery(name)),
  lodgings: [lodging('Inn', 10_000)],
  journeys: [
    journey('Osaka', 'Kyoto', { fare: yen(1500) }),
    journey('Kyoto', 'Osaka', { fare: yen(1500), date: DATES[1] }),
  ],
  limit: 100_000,
};

describe('the costs of an option', () => {
  it('are those of six kinds, and their sum', () => {
    expect(costsOf(WEEKEND)).toEqual({
      // ¥3,000 of trains, and a ride to the park and one back for ¥200 each; for two.
      transport: 6800,
      // One room for one night.
      stay: 10_000,
      // Lunch and dinner on two days, for two.
      food: 8000,
      places: 1000,
      // 7.5 % and 5 % of 25,800.
      other: 1935,
      reserve: 1290,
    });
    expect(optionOf(WEEKEND)).toMatchObject({ total: yen(29_025), perPerson: yen(14_513) });
  });

  it('are counted by the whole party, and shared by it', () => {
    // ¥9,000 of entries for three, and 12.5 % of that; ¥3,375 each.
    const town: Town = { said: { travelers: 3 }, sights: [sight('Museum', { fee: yen(3000) })], limit: 20_000 };
    expect(optionOf(town)).toMatchObject({ total: yen(10_125), perPerson: yen(3375) });
  });
});

describe('the figures of an option', () => {
  it('are those of its days', () => {
    const museum = sight('Museum', { at: onFoot(10), usualMinutes: 90 });
    const option = optionOf({ sights: [museum], said: { mustDo: [museum.id, 'place_kyoto-gone'] } });
    expect(option).toMatchObject({
      id: 'option_3-moderate-asked',
      pace: 'moderate',
      // 0.7125 km there and as much back, each shown as 0.7.
      walkingKmPerDay: 1.4,
      // 690 minutes from nine to half past eight, less 90 in the museum, 20 on foot and two meals of their own.
      freeMinutesPerDay: 460,
      mustDosMet: [1, 2],
    });
    expect(optionOf({ ...WEEKEND, said: { travelers: 2, mustDo: [museum.id] } }).mustDosMet).toEqual([1, 1]);
    expect(option.days[0]?.visits.map(({ place }) => place)).toEqual([
      'place_kyoto-station',
      'place_kyoto-museum',
      // No restaurant is known in town.
      'place_kyoto-station-meal-break',
      'place_kyoto-station-meal-break',
      'place_kyoto-station',
    ]);
  });

  it('are those of a pace: six visits a day, or four, or eight', () => {
    const sights = Array.from({ length: 10 }, (_, index) => sight(`Sight ${index}`));
    const placesAt = (pace: Profile['pace']) =>
      optionOf({ sights }, { pace, comfort: 'asked' }).days[0]?.visits.filter(({ kind }) => kind === 'place').length;
    expect([placesAt('relaxed'), placesAt('moderate'), placesAt('packed')]).toEqual([4, 6, 8]);
  });
});

describe('the warnings of an option', () => {
  it('say what is missing, what was assumed, what is not known, who goes hungry, and what is not included', () => {
    const shrine = sight('Shrine', { hours: 'unknown' });
    const warnings = optionOf({
      sights: [shrine, sight('Cave', { fee: null })],
      said: { mustDo: [shrine.id] },
      journeys: [journey('London', 'Kyoto', { minutes: 800 }), journey('Kyoto', 'Osaka')],
      without: ['food'],
      limit: 100_000,
    }).warnings;
    expect(warnings).toEqual([
      'No dinner is planned on Monday 5 April: you leave at 20:00. Eat before, or take something along.',
      'Meals are not included: places to eat could not be looked up.',
      'Assumed on 2027-04-05: arrival in Kyoto by 15:00; no timetable is known.',
      'The hours of Shrine on 2027-04-05 are not known. It is in the plan because you asked for it: check before you go.',
      'Not included: Cave, whose price is not known.',
    ]);
  });

  it('have a meal on their own where no table was found, and say so', () => {
    const noLunch = eatery('Grill', { meals: ['dinner'] });
    const late = eatery('Diner', { meals: ['lunch'], hours: { [DATES[0]]: [] } });
    const { days, notices, warnings } = optionOf({ eateries: [noLunch, late] });
    expect(days[0]?.visits.map(({ label, place }) => label ?? place)).toEqual([
      'place_kyoto-station',
      'Lunch on your own near Station',
      'place_kyoto-grill',
      'place_kyoto-station',
    ]);
    const reason = 'The one restaurant known to suit all of you cannot be had for lunch then and within the budget';
    expect(notices?.map(({ text }) => text)).toEqual([
      `1 of 2 meals is on your own, near the way. ${reason}. The plan says where each of you is known to be served.`,
      `Lunch on your own near Station at 12:00: t${reason.slice(1)}.`,
    ]);
    expect(warnings).toContain(notices?.[0]?.text);
  });
});

describe('the spending limit', () => {
  /** By how much the museum would cost too much, of ¥1,125 that one person may spend on one day: ¥1,000 and the shares. */
  function missing(over: Town): string | undefined {
    const sights = [sight('Museum', { fee: yen(1200) })];
    return optionOf({ sights, limit: 1125, ...over }).leftOut[0]?.text;
  }
  const by = (amount: string) => `Museum would exceed what is left for entries and meals by ${amount}.`;

  it('is the limit without the fixed shares', () => {
    expect(missing({})).toBe(by('¥200'));
    expect(optionOf({ sights: [sight('Museum', { fee: yen(1000) })], limit: 1125 }).total).toEqual(yen(1125));
  });

  it('leaves room for five rides a day and person, for journeys and for nights', () => {
    expect(missing({ days: [cityDay(DATES[0], { transitFare: yen(100) })] })).toBe(by('¥700'));
    expect(missing({ journeys: [journey('Osaka', 'Kyoto', { fare: yen(300) })] })).toBe(by('¥500'));
    // For two: ten rides of ¥100, and two tickets for the other ¥1,000.
    const ridden = [cityDay(DATES[0], { transitFare: yen(100) })];
    expect(missing({ days: ridden, said: { travelers: 2 }, limit: 2250 })).toBe(by('¥1,400'));
    // ¥9,000 for two: ¥8,000 are left, less 2 × ¥300 for the journey, less ¥4,000 for the one room; two tickets are ¥2,400.
    const two: Town = {
      said: { travelers: 2 },
      days: [cityDay(DATES[0]), cityDay(DATES[1])],
      lodgings: [lodging('Inn', 4000)],
      journeys: [journey('Osaka', 'Kyoto', { fare: yen(600) })],
      limit: 9000,
    };
    expect(optionOf({ ...two, sights: [sight('Museum', { fee: yen(1400) })] }).total).toEqual(yen(9000));
    expect(missing(two)).toBeUndefined();
    expect(missing({ ...two, sights: [sight('Museum', { fee: yen(1401) })] })).toBe(by('¥2'));
  });

  it('counts the room of three as two', () => {
    const three: Town = {
      said: { travelers: 3 },
      days: [cityDay(DATES[0]), cityDay(DATES[1])],
      lodgings: [lodging('Inn', 1500)],
      limit: 9000,
    };
    // 8,000 less 2 × 1,500 are 5,000, and three tickets 5,400.
    expect(missing({ ...three, sights: [sight('Museum', { fee: yen(1800) })] })).toBe(by('¥400'));
  });
});

describe('a plan that costs more than it may', () => {
  it('says by how much the cheapest misses the limit', () => {
    const days = [cityDay(DATES[0]), cityDay(DATES[1])];
    // ¥4,444 are left of ¥5,000 without the shares; the only bed costs ¥10,000.
    expect(composed({ days, lodgings: [lodging('Inn', 10_000)], limit: 5000 })).toEqual({ over: yen(5556) });
  });

  it('takes the cheapest bed before it gives up', () => {
    const days = [cityDay(DATES[0]), cityDay(DATES[1])];
    // Of ¥4,444 a bed may cost ¥2,250; the dear one is of the level that was asked for, the other one is not.
    const lodgings = [lodging('Hostel', 2000, { level: 'low' }), lodging('Inn', 2200)];
    const journeys = [journey('Osaka', 'Kyoto', { fare: yen(2300) })];
    const option = optionOf({ days, lodgings, journeys, limit: 5000 });
    expect(option.days[0]?.stay).toBe('place_kyoto-hostel');
    // 2,000 and 2,300, and 12.5 %.
    expect(option.total).toEqual(yen(4838));
  });

  it('is filled again with less to spend where there are more rides than money was kept for', () => {
    // Six places on a line, 2.5 km apart: whoever sees all of them rides seven times, for ¥100 each.
    const sights = Array.from({ length: 6 }, (_, index) =>
      sight(`Sight ${index}`, { at: byRide(14 + 7.5 * index), fee: yen(100), usualMinutes: 30 }),
    );
    const days = [cityDay(DATES[0], { transitFare: yen(100) })];
    // ¥1,100 are left of ¥1,238, ¥600 of them for entries. All six would cost ¥1,463 with the rides and the shares: ¥225
    // too much, so that ¥375 are left for entries, which are three.
    const option = optionOf({ days, sights, limit: 1238 });
    expect(option.days[0]?.visits.filter(({ kind }) => kind === 'place')).toHaveLength(3);
    expect(option.total).toEqual(yen(788));
  });
});

describe('what stands in the way of any plan', () => {
  it('is a city with neither bed nor point of arrival', () => {
    expect(composed({ terminals: [] })).toEqual({
      problem: 'Neither a place to stay nor a point of arrival is known for every city, so no day can begin anywhere.',
    });
  });

  it('is a journey home before the journey there is over: a fact that may be different', () => {
    const long = { minutes: 400 };
    expect(composed({ journeys: [journey('Osaka', 'Kyoto', long), journey('Kyoto', 'Osaka', long)] })).toEqual({
      problem: '2027-04-05 would end with a journey before the journey to get there is over; add a day.',
      fact: 'end',
    });
  });

  it('is not a journey home the minute one is there', () => {
    // There at noon, and off at noon.
    const journeys = [journey('Osaka', 'Kyoto', { minutes: 270 }), journey('Kyoto', 'Osaka', { minutes: 400 })];
    expect(composed({ journeys, limit: 100_000 })).toHaveProperty('option');
  });
});

describe('the tables of an option', () => {
  const tables = (level: 'low' | 'mid' | 'high', count: number) =>
    Array.from({ length: count }, (_, index) =>
      eatery(`${level} ${index}`, { level, significance: level === 'high' ? 5 : 1 }),
    );
  const levelsOf = (town: Town, profile = ASKED) =>
    optionOf({ sights: [sight('Gate')], ...town }, profile)
      .days[0]?.visits.filter(({ kind }) => kind === 'meal')
      .map(({ place }) => place.replace(/^place_kyoto-(\w+)-.*$/, '$1'));

  it('are of a fitting level where there are two a day', () => {
    expect(levelsOf({ eateries: [...tables('mid', 2), ...tables('high', 4)] })).toEqual(['mid', 'mid']);
    expect(levelsOf({ eateries: [...tables('low', 2), ...tables('high', 4)] })).toEqual(['low', 'low']);
    const nice: Profile = { pace: 'relaxed', comfort: 'nice' };
    expect(levelsOf({ eateries: [...tables('mid', 4), ...tables('high', 4)] }, nice)).toEqual(['high', 'high']);
  });

  it('are of any level where there are fewer', () => {
    expect(levelsOf({ eateries: [...tables('mid', 1), ...tables('high', 4)] })).toEqual(['high', 'high']);
  });

  it('are of a dearer level only when the cheaper ones are too few, and a level at a time', () => {
    const simple: Profile = { pace: 'packed', comfort: 'simple' };
    const eateries = [...tables('low', 1), ...tables('mid', 2), ...tables('high', 4)];
    expect(levelsOf({ eateries }, simple)?.toSorted()).toEqual(['low', 'mid']);
  });
});

describe('limits of single travellers', () => {
  const withLimit = (amount: number): Town => {
    const { limit: _limit, ...town } = WEEKEND;
    const persons = [{ label: 'Anna', count: 1, limit: { money: yen(amount), scope: 'person' } }];
    return { ...town, said: { travelers: 2, budgetLevel: null, persons } };
  };

  it('hold for each of them', () => {
    // ¥25,800 of plan and 12.5 % more are ¥29,025: ¥14,513 for one and ¥14,512 for the other.
    const { total, notices = [] } = optionOf(withLimit(20_000));
    expect(total).toEqual(yen(29_025));
    expect(notices.map(({ text }) => text)).toContain(
      'What you do together is within what Anna can spend: ¥14,513 of ¥20,000. Left over for each: you as much as you like.',
    );
    const less = optionOf(withLimit(14_000));
    expect(less.total.amount).toBeLessThanOrEqual(28_000);
  });

  it('name the tightest, and what is left to the others', () => {
    const { limit: _limit, ...town } = WEEKEND;
    const persons = [
      { label: 'Anna', count: 1, limit: { money: yen(30_000), scope: 'person' } },
      { label: 'Ben', count: 1, limit: { money: yen(20_000), scope: 'person' } },
    ];
    const { notices = [] } = optionOf({ ...town, said: { travelers: 2, budgetLevel: null, persons } });
    expect(notices.map(({ text }) => text)).toContain(
      'What you do together is within what Ben can spend: ¥14,512 of ¥20,000. Left over for each: Anna ¥15,487.',
    );
  });

  it('say by how much the cheapest plan misses them', () => {
    // ¥10,000 for two, less the fixed shares: 8,888; beds, trains and rides are 10,000 + 6,000 + 4,000.
    expect(composed(withLimit(5000))).toEqual({ over: yen(11_112) });
  });
});

describe('days with children', () => {
  const withChild = (age: number) => {
    const option = optionOf({
      ...WEEKEND,
      said: { travelers: 3, persons: [{ label: 'your son', count: 1, ages: [age] }] },
    });
    return [option.days[0]?.window.end, option.notices?.find(({ about }) => about === 'children')?.text];
  };

  it('end early, and say so', () => {
    expect(withChild(4)).toEqual([
      1170,
      'With a child of 4 the last stop of a day is over by 19:30, and no evening out is planned. What children pay at one place is not known, so the full price is counted: it may be less.',
    ]);
    expect(withChild(6)[0]).toBe(1215);
    expect(withChild(12)[0]).toBe(1229);
    expect(withChild(13)[0]).toBe(1230);
  });
});
