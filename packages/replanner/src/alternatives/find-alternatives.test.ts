import type { Place } from '@wayfarer/trip';
import { describe, expect, it } from 'vitest';

import { closed, MONDAY, placeId, PLACES, play, sight, type Story, visit, weather, world } from '../../test/kyoto.ts';
import type { JourneyCommand } from '../decide.ts';

const AT = [35.012, 135.75] as const;
/** The town with nothing to see but what is planned and these. */
const PLANNED = [
  'inn',
  'nijo-castle',
  'udon-house',
  'kennin-ji',
  'maruyama-park',
  'yasaka-shrine',
  'tofu-table',
  'kinkaku-ji',
  'ryoan-ji',
];
const town = (spare: readonly Place[]): readonly Place[] => [
  ...PLACES.filter(({ id }) => PLANNED.some((name) => id === placeId(name))),
  ...spare,
];
const museum = (name: string, lat = 35.012): Place => sight(name, [lat, 135.75], { open: 'always' });

const crowd = (level: number): JourneyCommand => ({ type: 'report', reading: { measure: { kind: 'crowd', level } } });
const names = ({ journey }: Story): string =>
  (journey.pending?.alternatives ?? []).map(({ place }) => place.slice('place_'.length)).join(' ');

describe('in a crowd', () => {
  // One behind the other, so that the nearest ranks first.
  const spare = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name, index) => museum(name, 35.012 + index * 0.001));
  const offered = (levels: readonly number[], reading = 0.9): string => {
    const around = world(Object.fromEntries(levels.map((level, index) => ['abcdefg'.charAt(index), level])));
    return names(play({ places: town(spare.slice(0, levels.length)) }, [crowd(reading)], around));
  };

  it.each([
    ['three calm ones are enough', [0.1, 0.5, 0.1, 0.5, 0.1], 'a c e'],
    ['more than five are not shown', [0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1], 'a b c d e'],
    ['beside two calm ones stand calmer ones', [0.34, 0.35, 0.34], 'a c b'],
    ['the best calm one is among them wherever it ranks', [0.4, 0.4, 0.4, 0.4, 0.4, 0.34], 'a b c d f'],
    ['of two that rank low, the better one is', [0.4, 0.4, 0.4, 0.4, 0.4, 0.34, 0.34], 'a b c d f'],
    ['where none is calm, calmer ones are', [0.4, 0.5], 'a b'],
    ['what is as full as people accept at most is not', [0.69, 0.7], 'a'],
  ])('%s', (_, levels, expected) => {
    expect(offered(levels).split(' ').toSorted()).toEqual(expected.split(' ').toSorted());
  });

  it('what is as full as what was reported is none', () => {
    expect(offered([0.49, 0.5], 0.5)).toBe('a');
    // Below the limit it is calm, however calm the reading was.
    expect(offered([0.34], 0.35)).toBe('a');
  });
});

describe('among equals', () => {
  it('the first by name goes first, whoever stands first in the book', () => {
    expect(
      names(
        play(
          { places: town([museum('b'), museum('c'), museum('a')]) },
          [crowd(0.9)],
          world({ a: 0.1, b: 0.1, c: 0.1 }),
        ),
      ),
    ).toBe('a b c');
  });

  it('the nearer goes first', () => {
    const near = museum('z');
    const far = museum('a', 35.02);
    expect(names(play({ places: town([far, near]) }, [crowd(0.9)], world({ a: 0.1, z: 0.1 })))).toBe('z a');
  });
});

describe('what gives the traveller most', () => {
  const spare = ['a', 'b', 'c', 'd', 'e', 'f'].map((name, index) => museum(name, 35.012 + index * 0.001));
  const grand = (lat: number, indoor = true): Place =>
    sight('grand', [lat, 135.75], { open: 'always', significance: 5, indoor });
  const offered = (places: readonly Place[], command: JourneyCommand, levels = {}): string =>
    names(play({ places: town(places) }, [command], world(levels)));

  it("is among those shown, the last where it ranks lower, and takes nobody's place where it ranks higher", () => {
    expect(offered([...spare, grand(35.045)], closed)).toBe('a b c d grand');
    expect(offered([...spare, grand(35.011)], closed)).toBe('grand a b c d');
  });

  it('is not, where it is as crowded or as wet', () => {
    const calm = Object.fromEntries('abcdef'.split('').map((name) => [name, 0.1]));
    expect(offered([...spare, grand(35.045)], crowd(0.9), { ...calm, grand: 0.5 })).toBe('a b c d e');
    expect(offered([...spare, grand(35.045, false)], weather('stormy'))).toBe('a b c d e');
  });
});

describe('what keeps most out', () => {
  const noneBecause = (spare: readonly Place[], levels: Readonly<Record<string, number>> = {}): unknown =>
    play({ places: town(spare) }, [crowd(0.9)], world(levels)).journey.pending?.noneBecause;
  const closedOne = (name: string, lat = 35.012): Place => sight(name, [lat, 135.75], { open: 'closed' });

  it('is named; of equals that of the nearest', () => {
    expect(noneBecause([])).toBe('nothing-within-radius');
    expect(noneBecause([museum('far', 36)])).toBe('nothing-within-radius');
    expect(noneBecause([museum('a')], { a: 0.9 })).toBe('too-crowded');
    expect(noneBecause([closedOne('a')], { a: 0.1 })).toBe('closed-that-day');
    expect(noneBecause([closedOne('a', 35.013), museum('b', 35.02)], { a: 0.1, b: 0.9 })).toBe('closed-that-day');
    expect(noneBecause([closedOne('a', 35.02), museum('b', 35.013)], { a: 0.1, b: 0.9 })).toBe('too-crowded');
    expect(
      noneBecause([museum('b', 35.013), closedOne('a', 35.02), closedOne('c', 35.021)], { a: 0.1, b: 0.9, c: 0.1 }),
    ).toBe('closed-that-day');
    expect(noneBecause([museum('far', 36), museum('farther', 36), museum('a')], { a: 0.9 })).toBe('too-crowded');
  });

  it('is nothing where there is one', () => {
    expect(noneBecause([museum('a')], { a: 0.1 })).toBeNull();
  });
});

describe('five kilometres', () => {
  // A degree of latitude is 111.2 km; the castle lies at 35.0142.
  it.each([
    [0.0449, 'a'],
    [0.0451, ''],
  ])('are enough for what lies %d degrees north: %j', (degrees, expected) => {
    const a = sight('a', [35.0142 + degrees, 135.7481], { open: 'always' });
    expect(names(play({ places: town([a]) }, [{ type: 'report', reading: { measure: { kind: 'closed' } } }]))).toBe(
      expected,
    );
  });
});

describe('in the weather', () => {
  const roofless = sight('garden', AT, { categories: ['garden'], indoor: false, open: 'always' });

  it('one is sent under a roof, and elsewhere not outdoors where it is unsafe', () => {
    const places = town([museum('a'), roofless]);
    expect(names(play({ places }, [weather('rainy')]))).toBe('a');
    const closed: JourneyCommand = { type: 'report', reading: { measure: { kind: 'closed' } } };
    const later: JourneyCommand = {
      type: 'report',
      reading: { measure: { kind: 'closed' }, visit: visit('kennin-ji') },
    };
    expect(
      names(play({ places }, [closed]))
        .split(' ')
        .toSorted(),
    ).toEqual(['a', 'garden']);
    const skipAll: readonly JourneyCommand[] = [1, 2, 3].map(() => ({ type: 'decide', choice: 'keep' }));
    expect(names(play({ places }, [weather('stormy'), ...skipAll, later]))).toBe('a');
    expect(
      names(play({ places }, [weather('drizzle'), ...skipAll.slice(0, 3), later]))
        .split(' ')
        .toSorted(),
    ).toEqual(['a', 'garden']);
  });

  it('a forecast counts as a reading does, and what is usual does not', () => {
    const closed: JourneyCommand = { type: 'report', reading: { measure: { kind: 'closed' } } };
    const forecast = (typical: boolean): string => {
      const { journey } = play({ places: town([museum('a'), roofless]) }, []);
      const calendar = journey.start.facts.calendar.map((day) => ({
        ...day,
        weather: { condition: 'stormy' as const, typical, highC: 12, lowC: 8, rain: 1 },
      }));
      const given = { ...journey, start: { ...journey.start, facts: { ...journey.start.facts, calendar } } };
      return names(play({ journey: given, events: [], last: [] }, [closed]));
    };
    expect(forecast(false)).toBe('a');
    expect(forecast(true).split(' ').toSorted()).toEqual(['a', 'garden']);
  });

  it('what is not planned for that day is left alone', () => {
    expect(play({}, [weather('rainy')]).journey.pending?.date).toBe(MONDAY);
  });
});
