import { type DayPlan, type Party, type Place, type TripFacts, type Visit, visitIdOf } from '@wayfarer/trip';
import { minute, parseTime } from '@wayfarer/trip/clock';
import { describe, expect, it } from 'vitest';

import { byRide, cityDay, DATES, eatery, journey, lodging, onFoot, sight, yen } from '../../test/tiny-town.ts';
import { adviseFood } from './advise-food.ts';
import { adviseStay } from './advise-stay.ts';
import { adviseTransport, doorToDoorMinutes } from './advise-transport.ts';
import { titleDays } from './day-titles.ts';
import { planForRain } from './rain-plan.ts';

const PARTY: Party = { travelers: 2, diets: [], access: [] };
const PREFERENCES = {
  pace: 'moderate',
  interests: [],
  avoid: [],
  avoidCrowds: false,
  timeOfDay: 'any',
  heavyTravelPenalty: true,
} as const;

/** `10:00-11:00` at a place; a meal where it is a table. */
function visit(place: Place, times: string, over: Partial<Visit> = {}): Visit {
  const [arrive = '', depart = ''] = times.split('-');
  return {
    id: visitIdOf(DATES[0], place.id, times),
    place: place.id,
    kind: place.kind === 'eatery' ? 'meal' : place.kind === 'lodging' ? 'stay' : 'place',
    arrive: parseTime(arrive),
    depart: parseTime(depart),
    ...(place.kind === 'eatery' && { meal: 'lunch' as const }),
    locked: false,
    why: 'Because.',
    ...over,
  };
}

function dayOf(visits: readonly Visit[], over: Partial<DayPlan> = {}): DayPlan {
  const window = { start: minute(540), end: minute(1230) };
  return { date: DATES[0], zone: 'Asia/Tokyo', window, stay: null, visits, legs: [], ...over };
}

function factsOf(places: readonly Place[], over: Partial<TripFacts> = {}): TripFacts {
  return { places, calendar: DATES.map((date) => cityDay(date)), journeys: [], currency: 'JPY', ...over };
}

describe('ways to go', () => {
  const train = journey('Osaka', 'Kyoto', { minutes: 60, fare: yen(3000) });
  const bus = journey('Osaka', 'Kyoto', { mode: 'bus', minutes: 150, fare: yen(1000) });
  const flight = journey('Osaka', 'Kyoto', { mode: 'flight', minutes: 50, fare: null, toGates: 70 });
  const car = journey('Osaka', 'Kyoto', { mode: 'drive', minutes: 100, fare: null });
  const report = adviseTransport({
    days: [],
    facts: factsOf([], { journeys: [train], ways: [train, bus, flight, car] }),
    party: PARTY,
    isChosen: false,
  });

  it.each([
    // A quarter of an hour before and after.
    ['train', train, 90],
    // Two hours before, 45 minutes after, and 70 to and from the airports.
    ['flight', flight, 285],
    ['car', car, 100],
  ])('last from door to door: %s', (_, ride, minutes) => {
    expect(doorToDoorMinutes(ride)).toBe(minutes);
  });

  it('are told with what speaks for each of them, and how to take it', () => {
    expect(report.recommendations).toMatchObject([
      { name: 'Train', minutes: 90, price: yen(3000), say: null, why: 'It is the quickest from door to door.' },
    ]);
    // Bus 150 + 30, so 90 min longer; ¥2,000 less. The car is 10 min longer, and no quarter of an hour slower than the train.
    expect(report.alternatives).toMatchObject([
      {
        name: 'Bus',
        minutes: 180,
        why: 'From door to door 1 h 30 min longer and ¥2,000 cheaper a person than the train.',
        pros: ['cheapest known', 'no airport'],
        say: 'Take the bus from Osaka to Kyoto',
      },
      { name: 'Flight', cons: ['slowest', '3 h 55 min of it at and to airports', 'fare not known'] },
      { name: 'Car', minutes: 100, why: 'From door to door 10 min longer than the train.' },
    ]);
  });

  it('are none of another journey', () => {
    const back = journey('Kyoto', 'Osaka', { mode: 'bus' });
    const facts = factsOf([], { journeys: [train], ways: [train, back] });
    expect(adviseTransport({ days: [], facts, party: PARTY, isChosen: false }).alternatives).toEqual([]);
  });
});

describe('houses', () => {
  const museum = sight('Museum', { at: onFoot(20) });
  const park = sight('Park', { at: onFoot(10) });
  const inn = lodging('Inn', 9000);
  const near = lodging('Near', 12_000, { at: onFoot(10) });
  const cheap = lodging('Cheap', 4000, { level: 'low', at: onFoot(20) });
  const stairs = lodging('Stairs', 5000, { level: 'low', stepFree: 'no' });
  const days = [dayOf([visit(museum, '10:00-11:00'), visit(park, '12:00-13:00')], { stay: inn.id })];
  const facts = factsOf([museum, park, inn, near, cheap, stairs]);

  it('are told by their minutes to the stops on average, and against the one of the plan', () => {
    const { recommendations, alternatives } = adviseStay({ days, facts, party: PARTY, isChosen: false });
    // (20 + 10) / 2 from the inn; (11 + 0) / 2, rounded, from the house beside the park.
    expect(recommendations).toMatchObject([{ name: 'Inn', minutes: 15, about: 'Kyoto, 1 night', say: null }]);
    expect(alternatives.map(({ name, minutes, why, say }) => [name, minutes, why, say])).toEqual([
      ['Near', 6, '9 min nearer to your stops on average, ¥3,000 dearer a room and night.', 'Stay at Near'],
      ['Cheap', 6, '9 min nearer to your stops on average, ¥5,000 cheaper a room and night.', 'Stay at Cheap'],
      ['Stairs', 15, 'As near to your stops, ¥4,000 cheaper a room and night.', 'Stay at Stairs'],
    ]);
  });

  it('have no steps where somebody cannot climb them', () => {
    const party: Party = { ...PARTY, access: ['step-free'] };
    const names = adviseStay({ days, facts, party, isChosen: false }).alternatives.map(({ name }) => name);
    expect(names).toEqual(['Near', 'Cheap']);
  });
});

describe('tables', () => {
  const gate = sight('Gate');
  const noodles = eatery('Noodles', { serves: ['vegan'], at: onFoot(5) });
  const curry = eatery('Curry', { serves: ['vegan'], at: onFoot(10), reservation: 'needed', mustTry: ['dal'] });
  const grill = eatery('Grill', { at: onFoot(2) });
  const far = eatery('Far', { serves: ['vegan'], at: byRide(25) });
  const shut = eatery('Shut', { serves: ['vegan'], hours: { [DATES[0]]: [] } });
  const days = [dayOf([visit(gate, '10:00-11:00'), visit(noodles, '12:00-13:00')])];
  const facts = factsOf([gate, noodles, curry, grill, far, shut]);

  it('are others that are open then, in reach, and serve no fewer of the party', () => {
    const party: Party = { ...PARTY, diets: ['vegan'] };
    const { alternatives } = adviseFood({ days, facts, party, isChosen: true });
    expect(alternatives).toMatchObject([
      {
        name: 'Curry',
        minutes: 10,
        pros: ['known to serve vegan meals', 'known for dal'],
        cons: ['has to be booked'],
        say: 'Replace Noodles with Curry',
      },
    ]);
    const anybody = adviseFood({ days, facts, party: PARTY, isChosen: false }).alternatives;
    expect(anybody.map(({ name, say }) => [name, say])).toEqual([
      ['Grill', null],
      ['Curry', null],
    ]);
  });

  it('are for breakfast where the house serves none, or nobody knows', () => {
    const cafe = eatery('Cafe', {
      meals: ['breakfast'],
      at: onFoot(7),
      hours: { [DATES[1]]: [{ open: minute(450), close: minute(720) }] },
    });
    const two = (breakfast?: boolean) => {
      const inn = lodging('Inn', 9000, breakfast === undefined ? {} : { breakfast });
      const slept = [dayOf([], { stay: inn.id }), dayOf([], { date: DATES[1] })];
      return adviseFood({ days: slept, facts: factsOf([inn, cafe]), party: PARTY, isChosen: false }).recommendations;
    };
    expect(two()).toMatchObject([
      {
        name: 'Cafe',
        minutes: 7,
        why: 'Whether Inn serves breakfast is not known; Cafe is open from 08:00, 7 min away, about ¥1,000 each. It is in no sum.',
      },
    ]);
    expect(two(false)[0]?.why).toMatch(/^Inn serves none; /);
    expect(two(true)).toEqual([]);
  });
});

describe('rain', () => {
  const park = sight('Park', { indoor: false });
  const tower = sight('Tower', { at: onFoot(5), significance: 2 });
  const museum = sight('Museum', { at: onFoot(20), significance: 5 });
  const hall = sight('Hall', { at: byRide(40), significance: 5 });
  const closed = sight('Closed', { significance: 5, hours: { [DATES[0]]: [] } });
  const inn = sight('Inn');
  const day = dayOf([visit(inn, '09:00-09:30'), visit(park, '10:00-11:30'), visit(tower, '12:00-13:00')]);
  const scene = (places: readonly Place[]) => ({
    days: [day],
    facts: factsOf(places),
    preferences: PREFERENCES,
    gone: [],
  });

  it('puts the best place indoors that is open and in reach into the hours of a stop outdoors', () => {
    // 40 min are too far. From 10:00 for the usual hour; the way on takes 15 min, so there is time.
    const swaps = planForRain(day, scene([inn, park, tower, museum, hall, closed]));
    expect(swaps.map(({ by, arrive, depart, text }) => [by, arrive, depart, text])).toEqual([
      [museum.id, 600, 660, 'Museum instead of Park, 10:00–11:00: indoors, open then, 20 min from Inn.'],
    ]);
  });

  it('says so where there is none', () => {
    expect(planForRain(day, scene([inn, park, tower, hall, closed]))).toMatchObject([
      { by: null, text: 'Park stays: nothing indoors that is known to be open then is near enough.' },
    ]);
    expect(planForRain(dayOf([visit(inn, '09:00-09:30')]), scene([inn, museum]))).toEqual([]);
  });

  it('never counts on hours that nobody knows, nor on what was given up', () => {
    const unknown = sight('Museum', { at: onFoot(20), hours: 'unknown' });
    expect(planForRain(day, scene([inn, park, tower, unknown]))[0]?.by).toBeNull();
    const gone = { ...scene([inn, park, tower, museum]), gone: [museum.id] };
    expect(planForRain(day, gone)[0]?.by).toBeNull();
  });
});

describe('titles of days', () => {
  const gate = sight('Gate', { significance: 5 });
  const pond = sight('Pond', { significance: 2 });
  const tower = sight('Tower', { significance: 4 });

  it('name the two main stops in their order, and no two days alike', () => {
    const visits = [visit(pond, '09:00-10:00'), visit(tower, '10:00-11:00'), visit(gate, '11:00-12:00')];
    const days = [dayOf(visits), dayOf(visits, { date: DATES[1] }), dayOf([], { date: DATES[2] })];
    expect([...titleDays(days, factsOf([gate, pond, tower])).values()]).toEqual([
      'Tower and Gate',
      'Pond, Tower and Gate',
      'A day in Kyoto',
    ]);
  });
});
