import { describe, expect, it } from 'vitest';

import {
  briefOf,
  cityDay,
  DATES,
  eatery,
  factsOf,
  findingsOf,
  journey,
  lodging,
  sight,
  terminal,
  yen,
} from '../../test/tiny-town.ts';
import { gatherFacts, toBrief } from './brief.ts';

const THREE_DAYS = DATES.slice(0, 3).map((date) => cityDay(date));

describe('what the whole trip may cost', () => {
  it.each([
    ['total', 1000],
    // Two people.
    ['person', 2000],
    // Three days.
    ['day', 3000],
    // Two people on three days.
    ['person-day', 6000],
  ])('counts an amount stated by the %s as %i', (scope, limit) => {
    const said = { travelers: 2, budget: { money: yen(1000), scope } };
    expect(briefOf({ days: THREE_DAYS, said, limit: 1000 }).limit).toEqual(yen(limit));
  });

  it('takes the amount in the currency of the trip, as it was converted', () => {
    const dollars = { travelers: 2, budget: { money: { amount: 700, currency: 'USD' }, scope: 'person' } };
    expect(briefOf({ said: dollars, limit: 1000 }).limit).toEqual(yen(2000));
  });

  it('goes by the level where an amount could not be converted', () => {
    const pounds = { travelers: 2, budget: { money: { amount: 700, currency: 'GBP' }, scope: 'total' } };
    expect(briefOf({ said: pounds }).limit).toEqual(yen(20_000));
  });

  it.each([
    ['low', 30_000],
    ['mid', 60_000],
    ['high', 120_000],
  ])('counts the level %s by people and days', (budgetLevel, limit) => {
    expect(briefOf({ days: THREE_DAYS, said: { travelers: 2, budgetLevel } }).limit).toEqual(yen(limit));
  });

  it('counts neither level nor number of people that nobody stated: one, at the middle', () => {
    const brief = briefOf({ days: THREE_DAYS, said: { travelers: null } });
    expect([brief.limit, brief.level, brief.party.travelers]).toEqual([yen(30_000), 'mid', 1]);
  });

  it('lets the journeys come on top of a level, with the fixed shares that are counted on them', () => {
    const journeys = [journey('Osaka', 'Kyoto'), journey('Kyoto', 'Osaka', { fare: yen(600) })];
    // 10,000 for the day, 1,000 and 600 for the journeys, 12.5 % more: 11,800 a head, for two.
    expect(briefOf({ journeys, said: { travelers: 2 } }).limit).toEqual(yen(23_600));
  });

  it('lets nothing come on top of an amount', () => {
    expect(briefOf({ journeys: [journey('Osaka', 'Kyoto')], limit: 4000 }).limit).toEqual(yen(4000));
  });
});

describe('what each may spend', () => {
  const limited = (amount: number, more: object = {}) => ({
    ...{ label: 'Anna', count: 1, limit: { money: yen(amount), scope: 'person' } },
    ...more,
  });

  it.each([
    // The tightest times the heads; nobody has named a level.
    [
      [limited(600, { label: 'two of you', count: 2 }), limited(1500, { label: 'the others', count: 'rest' })],
      {},
      2400,
    ],
    [[limited(600)], {}, 2400],
    // By the day, on three days.
    [[{ ...limited(600), limit: { money: yen(600), scope: 'person-day' } }], {}, 7200],
    // What was said for all holds as well: 1,000 each are more than 600 each, 1,000 in all less than 2,400.
    [[limited(600)], { budget: { money: yen(1000), scope: 'person' } }, 2400],
    [[limited(600)], { budget: { money: yen(1000), scope: 'total' } }, 1000],
  ])('is a limit of all: %j %j', (persons, more, limit) => {
    const said = { travelers: 4, budgetLevel: null, persons, ...more };
    expect(briefOf({ days: THREE_DAYS, said, ...('budget' in more && { limit: 1000 }) }).limit).toEqual(yen(limit));
  });

  it('lets small children sleep in the afternoon', () => {
    const rests = (age: number) =>
      briefOf({ said: { travelers: 3, persons: [{ label: 'your son', count: 1, ages: [age] }] } }).heard?.rests;
    expect([rests(4), rests(5)]).toEqual([['afternoons'], undefined]);
  });
});

describe('a brief', () => {
  it('holds what was said', () => {
    const said = {
      travelers: 3,
      dietary: ['vegan'],
      accessibility: ['step-free'],
      pace: 'relaxed',
      interests: ['temples'],
      avoid: ['zoo'],
      crowds: 'avoid',
      mustDo: ['place_kyoto-gate'],
      budgetLevel: 'high',
      hotelStyle: 'ryokan',
    };
    expect(briefOf({ said })).toMatchObject({
      party: { travelers: 3, diets: ['vegan'], access: ['step-free'] },
      preferences: { pace: 'relaxed', interests: ['temples'], avoid: ['zoo'], avoidCrowds: true },
      mustDo: ['place_kyoto-gate'],
      level: 'high',
      style: 'ryokan',
    });
  });

  it('takes what was not said for no wish at all', () => {
    expect(briefOf({})).toMatchObject({
      party: { travelers: 1, diets: [], access: [] },
      preferences: { pace: 'moderate', interests: [], avoid: [], avoidCrowds: false },
      mustDo: [],
      level: 'mid',
      style: null,
      notes: [],
    });
  });

  it('says what is not included when a specialist came back with nothing', () => {
    const brief = briefOf({ without: ['transport', 'stay', 'food'] });
    expect(brief.notes).toEqual([
      'Journeys are not included: they could not be looked up.',
      'Places to stay are not included: they could not be looked up.',
      'Meals are not included: places to eat could not be looked up.',
    ]);
    expect(brief).toMatchObject({ eateries: [], lodgings: [], terminals: [], facts: { journeys: [] } });
  });

  it('passes on what the specialists said, journeys first', () => {
    const { transport, places, ...others } = findingsOf({});
    const findings = {
      ...others,
      transport: transport && { ...transport, notIncluded: ['No fare is known.'] },
      places: { ...places, notes: ['Converted.'] },
    };
    expect(toBrief(factsOf({}), findings).notes).toEqual(['No fare is known.', 'Converted.']);
  });

  it('puts all places side by side', () => {
    const town = {
      sights: [sight('Gate')],
      eateries: [eatery('Noodles')],
      lodgings: [lodging('Inn', 1)],
      terminals: [terminal()],
    };
    const gathered = gatherFacts(factsOf(town), findingsOf(town));
    expect(gathered.places.map(({ name }) => name)).toEqual([
      ...['Gate', 'Noodles', 'Inn', 'Station'],
      ...['A meal on your own near Gate', 'A meal on your own near Station'],
    ]);
    expect(gathered).toMatchObject({ currency: 'JPY', calendar: [{ date: DATES[0] }] });
    expect(briefOf(town)).toMatchObject({ facts: gathered, terminals: town.terminals, lodgings: town.lodgings });
  });
});
