import { describe, expect, it } from 'vitest';

import { minute } from './clock.ts';
import type { DayPlan } from './day.ts';
import type { TripFacts } from './facts.ts';
import { describeHours, type FoundFact, isAgainstPlan, withFoundFacts, withoutFoundFacts } from './found-facts.ts';
import type { CityId, PlaceId, VisitId } from './ids.ts';
import type { Eatery, Place, Sight } from './place.ts';

const source = { name: 'catalogue', date: '2026-11-21', verify: true };
const web = { name: 'Museum page', date: '2026-12-01', verify: true, url: 'https://museum.example/' };
const SATURDAY = '2027-04-03';
const HOURS = [{ open: minute(600), close: minute(1020) }];
const yen = (amount: number) => ({ amount, currency: 'JPY' });

const base = {
  city: 'kyoto' as CityId,
  at: { lat: 35, lon: 135 },
  hours: 'unknown',
  hoursText: 'unknown',
  indoor: true,
  stepFree: 'yes',
  significance: 3,
  summary: null,
  source,
} as const;
const MUSEUM: Sight = {
  ...base,
  id: 'museum' as PlaceId,
  name: 'Museum',
  kind: 'sight',
  categories: ['museum'],
  fee: null,
  usualMinutes: 60,
  minimumMinutes: 30,
};
const SOBA: Eatery = {
  ...base,
  id: 'soba' as PlaceId,
  name: 'Soba',
  kind: 'eatery',
  categories: ['restaurant'],
  meals: ['lunch'],
  cuisine: null,
  level: null,
  price: null,
  serves: ['halal'],
};
const RIDE = {
  date: SATURDAY,
  from: 'Osaka',
  to: 'Kyoto',
  mode: 'train',
  minutes: 30,
  km: 40,
  fare: null,
  source,
} as const;

function factsOf(...places: readonly Place[]): TripFacts {
  return {
    places,
    calendar: [],
    journeys: [RIDE],
    ways: [RIDE, { ...RIDE, mode: 'bus', fare: yen(800) }],
    currency: 'JPY',
  };
}

const FOUND: readonly FoundFact[] = [
  { kind: 'hours', place: MUSEUM.id, date: SATURDAY, hours: HOURS, source: web },
  { kind: 'price', place: MUSEUM.id, money: yen(600), source: web },
  { kind: 'price', place: SOBA.id, money: yen(1200), source: web },
  { kind: 'diet', place: SOBA.id, diet: 'vegan', source: web },
  { kind: 'fare', from: 'Osaka', to: 'Kyoto', mode: 'train', money: yen(580), source: web },
];

describe('facts with what was found', () => {
  it('have what nobody knew, and where it is from', () => {
    const { places, journeys, ways } = withFoundFacts(factsOf(MUSEUM, SOBA), FOUND);
    expect(places).toEqual([
      { ...MUSEUM, hours: { [SATURDAY]: HOURS }, fee: yen(600), factSources: { hours: web, fee: web } },
      { ...SOBA, price: yen(1200), serves: ['halal', 'vegan'], factSources: { price: web, serves: web } },
    ]);
    expect(journeys).toEqual([{ ...RIDE, fare: yen(580), fareSource: web }]);
    expect(ways?.map(({ fare }) => fare)).toEqual([yen(580), yen(800)]);
  });

  it('are as they were without it, and the same where it is laid over them twice', () => {
    const before = factsOf(MUSEUM, SOBA);
    const after = withFoundFacts(before, FOUND);
    expect(withoutFoundFacts(after, FOUND)).toEqual(before);
    expect(withFoundFacts(after, FOUND)).toBe(after);
    expect(withoutFoundFacts(before, FOUND)).toBe(before);
  });

  it('keep what is known', () => {
    const known: Place = {
      ...MUSEUM,
      hours: { [SATURDAY]: [], '2027-04-04': HOURS },
      fee: yen(0),
      factSources: { hours: source },
    };
    const before = { ...factsOf(known), journeys: [{ ...RIDE, fare: yen(700) }] };
    expect(withFoundFacts(before, FOUND).places).toEqual([known]);
    expect(withoutFoundFacts(before, FOUND)).toBe(before);
    expect(withFoundFacts(before, FOUND).journeys).toEqual(before.journeys);
  });

  it('keep the source of other dates', () => {
    const partly: Place = { ...MUSEUM, hours: { '2027-04-04': HOURS }, factSources: { hours: source } };
    const before = factsOf(partly);
    const after = withFoundFacts(before, FOUND.slice(0, 1));
    expect(after.places).toEqual([{ ...partly, hours: { '2027-04-04': HOURS, [SATURDAY]: HOURS } }]);
    expect(withoutFoundFacts(after, FOUND.slice(0, 1))).toEqual(before);
  });

  it('say nothing of a part of the town', () => {
    const area: Eatery = { ...SOBA, isArea: true, onYourOwn: true };
    expect(withFoundFacts(factsOf(area), FOUND).places).toEqual([area]);
  });
});

it.each([
  [600, 660, HOURS, false],
  [599, 660, HOURS, true],
  [960, 1020, HOURS, false],
  [960, 1021, HOURS, true],
  [600, 660, [], true],
  // Over the break at noon.
  [
    690,
    790,
    [
      { open: minute(600), close: minute(720) },
      { open: minute(780), close: minute(900) },
    ],
    true,
  ],
])('a visit from %i to %i is against it: %j %j', (arrive, depart, hours, against) => {
  const visit = {
    id: 'visit' as VisitId,
    place: MUSEUM.id,
    kind: 'place',
    arrive: minute(arrive),
    depart: minute(depart),
    locked: false,
    why: '',
  } as const;
  const day: DayPlan = {
    date: SATURDAY,
    zone: 'Asia/Tokyo',
    stay: null,
    window: { start: minute(540), end: minute(1260) },
    visits: [visit],
    legs: [],
  };
  expect(isAgainstPlan({ place: MUSEUM.id, date: SATURDAY, hours }, [day])).toBe(against);
  expect(isAgainstPlan({ place: MUSEUM.id, date: '2027-04-04', hours }, [day])).toBe(false);
  expect(isAgainstPlan({ place: SOBA.id, date: SATURDAY, hours }, [day])).toBe(false);
});

it('spells hours, those until midnight as such', () => {
  expect(
    describeHours([
      { open: minute(540), close: minute(720) },
      { open: minute(780), close: minute(1440) },
    ]),
  ).toBe('09:00–12:00, 13:00–24:00');
  expect(describeHours([{ open: minute(1080), close: minute(1500) }])).toBe('18:00–01:00');
  expect(describeHours([])).toBe('');
});
