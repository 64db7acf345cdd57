import { describe, expect, it } from 'vitest';

import { chooseTrip } from './choose-trip.ts';
import { fillTrip } from './fill-trip.ts';
import { readFields } from './read-fields.ts';
import { readSentence } from './read-sentence.ts';
import type { TravelRequest } from './request.ts';
import { type Reference, toTowns } from './sandbox.ts';
import { writePlan } from './write-plan.ts';

const DATES = ['2022-03-16', '2022-03-17', '2022-03-18'];

/** One town, two houses, five tables, a flight and a road each way. */
const REFERENCE: Reference = {
  attractions: {
    Bourg: [
      { name: 'Old Mill', lat: 41.01, lon: -80 },
      { name: 'Clock Tower', lat: 41, lon: -80 },
      { name: 'Tower', lat: 41, lon: -80.01 },
    ],
  },
  restaurants: {
    Bourg: [
      table('Blue Cup', 10, 3, 'Cafe'),
      table('Chez Lou', 40, 5, 'French'),
      table('Plain Fare', 12, 3, 'American'),
      table('Dumpling House', 15, 4, 'Chinese'),
      table('Corner', 20, 2, 'French', 'Chinese'),
    ],
  },
  accommodations: {
    Bourg: [
      house('Attic Room', 50, { room_type: 'Private room', house_rules: 'No pets & No smoking', min_nights: 1 }),
      house('Mill House', 150, { room_type: 'Entire home/apt', house_rules: 'No parties', min_nights: 2, rating: 5 }),
      house('Long Stay', 20, { room_type: 'Entire home/apt', house_rules: '', min_nights: 3 }),
    ],
  },
  flights: [
    flight('F1', 'Aville', 'Bourg', { date: '2022-03-16', dep: '08:00', arr: '10:00' }),
    flight('F2', 'Bourg', 'Aville', { date: '2022-03-18', dep: '18:00', arr: '20:00' }),
  ],
  ground: [
    { mode: 'self-driving', origin: 'Aville', dest: 'Bourg', duration: '2 hours', distance: '200 km', cost: 10 },
    { mode: 'self-driving', origin: 'Bourg', dest: 'Aville', duration: '2 hours', distance: '200 km', cost: 10 },
    { mode: 'taxi', origin: 'Aville', dest: 'Bourg', duration: '2 hours', distance: '200 km', cost: 200 },
    { mode: 'taxi', origin: 'Bourg', dest: 'Aville', duration: null, distance: null, cost: null },
  ],
};

function table(name: string, avg_cost: number, rating: number, ...cuisines: readonly string[]) {
  return { name, avg_cost, rating, cuisines };
}

function house(
  name: string,
  price: number,
  rules: {
    readonly room_type: string;
    readonly house_rules: string;
    readonly min_nights: number;
    readonly rating?: number;
  },
) {
  return { name, price, max_occupancy: 2, rating: 4, ...rules };
}

function flight(
  flight_number: string,
  origin: string,
  dest: string,
  times: { readonly date: string; readonly dep: string; readonly arr: string },
) {
  return { flight_number, price: 100, origin, dest, ...times };
}

function requestOf(changes: Partial<TravelRequest> = {}): TravelRequest {
  return { origin: 'Aville', dates: DATES, people: 2, budget: 900, stay: {}, cuisines: [], without: null, ...changes };
}

function chosen(changes: Partial<TravelRequest>): readonly unknown[] | undefined {
  const trip = chooseTrip(requestOf(changes), REFERENCE);
  return trip && [...trip.ways.map(({ mode }) => mode), ...trip.stops.map((stop) => stop.house.name), trip.cost];
}

describe('a trip under budget and rules', () => {
  it('costs what ways, rooms and tables come to, and is the best of those that cost no more', () => {
    // 2 × 10 by car, 2 × 150 for the house, all five tables for two: 2 × 97.
    expect(chosen({})).toEqual(['self-driving', 'self-driving', 'Mill House', 51_400]);
    // Three need the house twice.
    expect(chosen({ people: 3, budget: 2000 })).toEqual([
      'self-driving',
      'self-driving',
      'Mill House',
      2000 + 60_000 + 29_100,
    ]);
    // 20 + 100 + three cheapest tables for two, 2 × 37, is the least.
    expect(chosen({ budget: 194 })?.at(-1)).toBe(19_400);
    expect(chosen({ budget: 193 })).toBeUndefined();
  });

  it('keeps to what houses allow, kinds of room, least nights, and ways that are ruled out', () => {
    expect(chosen({ stay: { rooms: ['private'] } })?.[2]).toBe('Attic Room');
    expect(chosen({ stay: { allowed: ['parties'] } })?.[2]).toBe('Attic Room');
    expect(chosen({ stay: { allowed: ['pets'] } })?.[2]).toBe('Mill House');
    expect(chosen({ stay: { rooms: ['shared'] } })).toBeUndefined();
    expect(chosen({ without: 'self-driving' })?.slice(0, 2)).toEqual(['flight', 'flight']);
    // There is no road back for a taxi.
    expect(chosen({ without: 'flight' })?.slice(0, 2)).toEqual(['self-driving', 'self-driving']);
  });

  it('has every cuisine that is asked for, and says so where it cannot', () => {
    const tables = (budget: number): readonly string[] | undefined =>
      chooseTrip(requestOf({ budget, cuisines: ['French', 'Chinese'] }), REFERENCE)?.stops[0]?.tables.map(
        ({ name }) => name,
      );
    // Corner brings both for 2 × 20; with the two cheapest others that is 20 + 100 + 2 × 42.
    expect(tables(204)).toEqual(['Blue Cup', 'Plain Fare', 'Corner']);
    expect(tables(203)).toBeUndefined();
    expect(chosen({ cuisines: ['Thai'] })).toBeUndefined();
  });

  it('is written as whole days with three meals and something to see', () => {
    const request = requestOf();
    const trip = chooseTrip(request, REFERENCE);
    if (!trip) throw new Error('There is no trip.');
    const rows = writePlan(trip, fillTrip(trip, request.dates), request);
    expect(rows.map((row) => [row.days, row.current_city, row.accommodation])).toEqual([
      [1, 'from Aville to Bourg', 'Mill House, Bourg'],
      [2, 'Bourg', 'Mill House, Bourg'],
      [3, 'from Bourg to Aville', '-'],
    ]);
    const whole = rows[1];
    expect([whole?.breakfast, whole?.lunch, whole?.dinner, whole?.attraction]).not.toContain('-');
    const meals = rows
      .flatMap(({ breakfast, lunch, dinner }) => [breakfast, lunch, dinner])
      .filter((meal) => meal !== '-');
    expect(new Set(meals).size).toBe(meals.length);
    const seen = rows.flatMap(({ attraction }) => attraction.split(';').filter((name) => name !== '-' && name !== ''));
    expect(new Set(seen).size).toBe(seen.length);
    expect(rows[0]?.transportation).toBe(
      'Self-driving, from Aville to Bourg, duration: 2 hours, distance: 200 km, cost: 10',
    );
  });

  it('leaves out what one could take for something else', () => {
    expect(toTowns(REFERENCE)[0]?.sights.map(({ name }) => name)).toEqual(['Old Mill', 'Clock Tower']);
  });
});

describe('a sentence', () => {
  it('is read as the fields say', () => {
    const sentence =
      'Please plan a 3-day trip for 2 people from Aville to Bourg, from March 16th to March 18th, 2022, with a budget of $1,900. We bring our pets, prefer not to share rooms, enjoy French and Chinese cuisines, and do not plan to drive ourselves.';
    const fields = {
      org: 'Aville',
      date: DATES,
      people_number: 2,
      budget: 1900,
      local_constraint: {
        'house rule': 'pets',
        cuisine: ['Chinese', 'French'],
        'room type': 'not shared room',
        transportation: 'no self-driving',
      },
    };
    expect(readSentence(sentence, REFERENCE)).toEqual(readFields(fields));
  });

  it.each([
    ['for a solo traveller', 1],
    ['for a couple', 2],
    ['for a party of five', 5],
    ['for a group of 7', 7],
    ['for three, in 2 cities', 3],
  ])('counts the people: %s', (party, people) => {
    const read = readSentence(`A trip ${party} from Aville, March 3rd to March 5th, 2022, $900.`, REFERENCE);
    expect([read.people, read.stay, read.without]).toEqual([people, {}, null]);
  });

  it.each([
    ['from March 30th to April 1st, 2022', ['2022-03-30', '2022-03-31', '2022-04-01']],
    ['from the 30th of March to the 1st of April, 2022', ['2022-03-30', '2022-03-31', '2022-04-01']],
    ['between March 9th and 10th, 2022', ['2022-03-09', '2022-03-10']],
    ['for 2 days from March 9th, 2022', ['2022-03-09', '2022-03-10']],
  ])('knows its dates: %s', (when, dates) => {
    expect(readSentence(`A trip from Aville ${when}, $900.`, REFERENCE).dates).toEqual(dates);
  });
});
