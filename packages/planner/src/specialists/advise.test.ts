import { type DayPlan, type Party, type Place, type TripFacts, type Visit, visitIdOf } from '@wayfarer/trip';
import { minute, parseTime } from '@wayfarer/trip/clock';
import { describe, expect, it } from 'vitest';

import { byRide, cityDay, DATES, eatery, journey, lodging, onFoot, sight, TOKYO, yen } from '../../test/tiny-town.ts';
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

  const adviceOn = (taken: typeof train, ...others: readonly (typeof train)[]) =>
    adviseTransport({
      days: [],
      facts: factsOf([], { journeys: [taken], ways: [taken, ...others] }),
      party: PARTY,
      isChosen: false,
    });

  it.each([
    ['the one there is', [], 'It is the one way that is known.'],
    ['as quick as another', [{ ...bus, minutes: 60 }], 'It is the quickest from door to door.'],
    // 40 + 30 min, for ¥2,000 more: twenty minutes quicker than 90.
    ['cheaper', [{ ...bus, minutes: 40, fare: yen(5000) }], 'It costs less than what is 20 min quicker.'],
    [
      'as dear',
      [{ ...bus, minutes: 40, fare: yen(3000) }],
      'It is the usual way, or the one you asked for; another is 20 min quicker.',
    ],
    [
      'of which nobody knows',
      [{ ...bus, minutes: 40, fare: null }],
      'It is the usual way, or the one you asked for; another is 20 min quicker.',
    ],
  ])('say why one is taken that is %s', (_, others, why) => {
    expect(adviceOn(train, ...others).recommendations[0]?.why).toBe(why);
  });

  it.each([
    [{ minutes: 60 }, 'From door to door as long as the train and ¥2,000 cheaper a person.'],
    [{ minutes: 60, fare: yen(3000) }, 'From door to door as long as the train.'],
    [{ minutes: 30, fare: yen(4500) }, 'From door to door 30 min shorter and ¥1,500 dearer a person than the train.'],
    [{ minutes: 61, fare: null }, 'From door to door 1 min longer than the train.'],
  ])('compare another with the one that is taken: %o', (over, why) => {
    expect(adviceOn(train, { ...bus, ...over }).alternatives[0]?.why).toBe(why);
  });

  it('are the quickest and the slowest by a quarter of an hour at least', () => {
    const of = (minutes: number) => {
      const { recommendations, alternatives } = adviceOn(train, { ...bus, minutes });
      return [recommendations[0]?.pros, alternatives[0]?.cons];
    };
    expect(of(75)).toEqual([['quickest', 'no airport'], ['slowest']]);
    expect(of(74)).toEqual([['no airport'], []]);
    expect(adviceOn(train).recommendations[0]).toMatchObject({ pros: ['no airport'], cons: [] });
  });

  it('over night save a bed, and are told apart from those by day', () => {
    const night = { ...bus, night: { leaves: minute(1350), arrives: minute(390) } };
    const { alternatives, tips } = adviceOn(train, night);
    expect(alternatives[0]).toMatchObject({
      name: 'Night bus',
      pros: ['cheapest known', 'over night, 22:30 to 06:30: saves a bed', 'no airport'],
      cons: ['slowest', 'a night without a bed'],
    });
    expect(tips).toEqual(['A journey over night saves the bed of that night.']);
    expect(adviceOn(train, bus).tips).toEqual([]);
  });

  it('are asked about, and come with what is assumed of them', () => {
    const times = 'Times are usual ones or estimates by distance: no timetable was asked.';
    const airports = 'Flights count the time at both airports and the ways between them and the middle of the towns.';
    expect(report).toMatchObject({
      questions: ['Would you rather go another way? Say which.'],
      assumptions: [times, airports],
      risks: ['Fares change with the day and how early one books.'],
    });
    expect(adviceOn({ ...train, fare: null })).toMatchObject({ questions: [], assumptions: [times], risks: [] });
    expect(adviseTransport({ days: [], facts: factsOf([]), party: PARTY, isChosen: false }).assumptions).toEqual([]);
  });

  it('by car leave from the door, by train or bus nobody knows which', () => {
    const { alternatives } = adviceOn(train, car, { ...bus, mode: 'transit' });
    expect(alternatives).toMatchObject([
      {
        name: 'Car',
        pros: ['from door to door, whenever you like'],
        cons: ['petrol, tolls and parking not known'],
        say: 'Take the car from Osaka to Kyoto',
      },
      { name: 'Train or bus', cons: ['slowest', 'which of the two goes there is not known'] },
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

  it('are described by their level, price, rooms and breakfast', () => {
    const known = lodging('Inn', 9000, {
      level: 'high',
      breakfast: true,
      checkIn: minute(930),
      summary: 'By the river.',
    });
    const bare = {
      ...lodging('Bare', 1, { level: null, breakfast: false, checkIn: null, summary: null }),
      nightly: null,
    };
    const of = (house: typeof known | typeof bare, stops = true) =>
      adviseStay({
        days: [dayOf(stops ? [visit(museum, '10:00-11:00')] : [], { stay: house.id })],
        facts: factsOf([museum, known, bare]),
        party: PARTY,
        isChosen: false,
      });
    expect(of(known).recommendations[0]).toMatchObject({
      level: 'high',
      why: '20 min to a stop of your days on average, of the high level, ¥9,000 a room and night (estimate).',
      pros: ['serves breakfast', 'rooms from 15:30', 'By the river'],
      cons: [],
    });
    expect(of(bare).recommendations[0]).toMatchObject({
      why: '20 min to a stop of your days on average, its price is not known.',
      pros: [],
      cons: ['no breakfast'],
    });
    expect(of(bare, false).recommendations[0]).toMatchObject({
      minutes: null,
      why: 'its price is not known.',
    });
    expect(of(known).alternatives[0]?.why).toBe('As near to your stops, its price is not known.');
    expect(of(bare).alternatives[0]?.why).toBe('As near to your stops.');
    expect(of(known)).toMatchObject({
      questions: ['Would you rather stay elsewhere? Say "stay at" and the name.'],
      assumptions: ['One room for every two of you.'],
      risks: ['Prices are usual ones: weekends and seasons cost more.'],
    });
    expect(of(bare)).toMatchObject({ assumptions: [], risks: [] });
    expect(adviseStay({ days: [dayOf([])], facts, party: PARTY, isChosen: false }).questions).toEqual([]);
  });

  it('are counted by nights, and three of each level at most are named, the nearest first', () => {
    const [first] = days;
    if (!first) throw new Error('There is a day.');
    const five = [5, 4, 3, 2, 1].map((minutes) => lodging(`H${minutes}`, 8000, { at: onFoot(10 + minutes) }));
    const three = [first, { ...first, date: DATES[1] }, { ...first, date: DATES[2], stay: null }];
    const { recommendations, alternatives } = adviseStay({
      days: three,
      facts: factsOf([museum, park, inn, ...five]),
      party: PARTY,
      isChosen: false,
    });
    expect(recommendations[0]?.about).toBe('Kyoto, 2 nights');
    expect(alternatives).toHaveLength(3);
    expect(alternatives.map(({ price }) => price)).toEqual(Array(3).fill(yen(8000)));
    const same = alternatives[0]?.why ?? '';
    expect(same).toContain('¥1,000 cheaper a room and night');
  });

  it('tell somebody who cannot climb steps what is known of them', () => {
    const party: Party = { ...PARTY, access: ['step-free'] };
    const houses = (['yes', 'partly', 'unknown'] as const).map((stepFree) => lodging(stepFree, 9000, { stepFree }));
    const said = (who: Party) =>
      adviseStay({
        days,
        facts: factsOf([museum, park, inn, ...houses]),
        party: who,
        isChosen: false,
      }).alternatives.map(({ name, pros, cons }) => [name, pros.includes('free of steps'), cons]);
    expect(said(party).toSorted()).toEqual([
      ['partly', false, ['free of steps only in part']],
      ['unknown', false, ['steps not known: ask']],
      ['yes', true, []],
    ]);
    expect(said(PARTY).flatMap(([, , cons]) => cons)).toEqual([]);
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

  it('are of the same city, for that meal, in half an hour, and two at most, the nearest to the way first', () => {
    const tables = (places: readonly Place[]) =>
      adviseFood({ days, facts: factsOf([gate, noodles, ...places]), party: PARTY, isChosen: false }).alternatives.map(
        ({ name }) => name,
      );
    expect(
      tables([sight('Hall'), eatery('Elsewhere', { city: TOKYO }), eatery('Late', { meals: ['dinner'] }), grill]),
    ).toEqual(['Grill']);
    const many = [5, 4, 3, 2, 1].map((minutes) => eatery(`At ${minutes}`, { at: onFoot(minutes) }));
    expect(tables(many)).toEqual(['At 1', 'At 2']);
    const from = (open: number, close: number) =>
      tables([eatery('Open', { hours: { [DATES[0]]: [{ open: minute(open), close: minute(close) }] } })]);
    // From noon to one.
    expect([from(720, 780), from(721, 780), from(720, 779)]).toEqual([['Open'], [], []]);
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

  it('takes what one likes most, one place for one stop, and comes from where one is then', () => {
    const lake = sight('Lake', { indoor: false });
    const gallery = sight('Gallery', { significance: 4, at: onFoot(20) });
    const wet = dayOf([visit(inn, '09:00-09:30'), visit(park, '10:00-11:30'), visit(lake, '12:00-13:30')]);
    const swaps = planForRain(wet, { ...scene([inn, park, lake, gallery, museum]), days: [wet] });
    // The museum first; the gallery lies beside it.
    expect(swaps.map(({ visit: id, by, text }) => [id, by, text])).toEqual([
      [wet.visits[1]?.id, museum.id, 'Museum instead of Park, 10:00–11:00: indoors, open then, 20 min from Inn.'],
      [
        wet.visits[2]?.id,
        gallery.id,
        expect.stringMatching(/^Gallery instead of Lake, 12:00–13:00: indoors, open then, .* from Museum\.$/) as string,
      ],
    ]);
  });

  it('takes no less than a place needs, and as long as it is open and one is in time for what follows', () => {
    const hours = (open: number, close: number) => ({ [DATES[0]]: [{ open: minute(open), close: minute(close) }] });
    const short = (open: number, close: number) =>
      planForRain(
        day,
        scene([inn, park, tower, sight('Hall', { hours: hours(open, close), usualMinutes: 60, minimumMinutes: 30 })]),
      )[0];
    expect(short(620, 1000)).toMatchObject({ arrive: 620, depart: 660 });
    expect(short(540, 630)).toMatchObject({ arrive: 600, depart: 630 });
    expect(short(540, 629)?.by).toBeNull();
    expect(short(630, 1000)).toMatchObject({ arrive: 630, depart: 660 });
    expect(short(631, 1000)?.by).toBeNull();
  });

  it('never goes farther than half an hour either way, nor to another city', () => {
    const by = (over: Parameters<typeof sight>[1]) =>
      planForRain(day, scene([inn, park, tower, sight('Hall', over)]))[0]?.by;
    expect(by({ at: byRide(30) })).not.toBeNull();
    expect(by({ at: byRide(31) })).toBeNull();
    expect(by({ city: 'osaka' as never })).toBeNull();
    expect(by({ indoor: null })).toBeNull();
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
