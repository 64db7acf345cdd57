import { withLeftOut, withoutLeftOut } from '@wayfarer/edits';
import { minute } from '@wayfarer/trip/clock';
import type { ReasonCode } from '@wayfarer/trip/feasibility';
import { describe, expect, it } from 'vitest';

import { becauseOf, describeReturn, keptText, noneText, troubleOf, underText } from './disruption-words.ts';
import { reasonOf } from './left-out.ts';
import { describeMeasure, levelOf, type Measure } from './reading.ts';
import { count, inWords, percent, round } from './words.ts';

const crowd: Measure = { kind: 'crowd', level: 0.85 };
const traffic: Measure = { kind: 'traffic', level: 0.5525 };
const weather: Measure = { kind: 'weather', condition: 'heavy_rain' };
const closed: Measure = { kind: 'closed' };
const unwanted: Measure = { kind: 'unwanted' };
const delay: Measure = { kind: 'delay', minutes: 75 };

describe('a measure in words', () => {
  it.each([
    [crowd, 'Crowd 85 %', 'The Hall is 85 % full.', 'it was 85 % full'],
    [traffic, 'Traffic 55.25 %', 'Traffic on the way to The Hall is at 55.25 %.', 'traffic on the way was at 55.25 %'],
    [
      weather,
      'Weather heavy rain (severity 80 %)',
      'The Hall is outdoors, and the weather is heavy rain: severity 80 %.',
      'the weather was heavy rain',
    ],
    [closed, 'Closed', 'The Hall is closed now.', 'it was closed'],
    [unwanted, 'Not wanted', 'You would rather not go to The Hall.', 'you would rather not go'],
    [delay, '1 h 15 min late', 'You are 1 h 15 min late for The Hall.', 'you were 1 h 15 min late'],
  ])('%j', (measure, told, trouble, because) => {
    expect([describeMeasure(measure), troubleOf('The Hall', measure), becauseOf(measure)]).toEqual([
      told,
      trouble,
      because,
    ]);
  });

  it('is in time with no delay', () => {
    expect(describeMeasure({ kind: 'delay', minutes: 0 })).toBe('In time');
    expect(describeMeasure({ kind: 'delay', minutes: 1 })).toBe('1 min late');
  });

  it.each([
    [crowd, 'up to 85 % you are not asked again about this visit.', 'too-crowded', 0.85],
    [traffic, 'up to 55.25 % you are not asked again about this visit.', 'travel-does-not-fit', 0.5525],
    [weather, 'up to 80 % you are not asked again about this visit.', 'unsafe-weather', 0.8],
    [closed, 'you are not asked again about this door.', 'closed-that-day', null],
    [unwanted, 'nothing changes.', 'avoided', null],
    [delay, 'up to 5.21 % you are not asked again about this visit.', 'no-time-left', 75 / 1440],
  ])('%j, kept or left out', (measure, kept, reason, level) => {
    expect([keptText(measure), reasonOf(measure), levelOf(measure)]).toEqual([kept, reason, level]);
  });
});

describe('what a visit waits for', () => {
  it.each([
    ['crowd', 0.35, 'the crowd is under 35 %'],
    ['traffic', 0.44, 'traffic is under 44 %'],
    ['weather', 0.4, 'the severity of the weather is under 40 %'],
    ['delay', 0.5, 'the delay is under 50 %'],
    ['closed', null, 'the door is under 0 %'],
    ['unwanted', null, 'the wish is under 0 %'],
  ] as const)('%s %j', (kind, limit, expected) => {
    expect(underText(kind, limit)).toBe(expected);
  });

  it('is a time, a level, or both', () => {
    const until = minute(1020);
    expect(describeReturn({ until, measure: crowd, below: 0.35 })).toBe('at 17:00, or when the crowd is under 35 %');
    expect(describeReturn({ until: null, measure: traffic, below: 0.44 })).toBe('when traffic is under 44 %');
    expect(describeReturn({ until, measure: crowd, below: null })).toBe('at 17:00');
    expect(describeReturn({ until, measure: delay, below: 0.01 })).toBe('at 17:00');
    expect(describeReturn({ until: null, measure: delay, below: 0.01 })).toBe('when the delay is under 1 %');
    expect(describeReturn({ until: null, measure: closed, below: null })).toBe('later that day');
  });
});

describe('why there is no alternative', () => {
  it.each<[ReasonCode | null, string]>([
    [null, 'no other place lies within 5 km'],
    ['nothing-within-radius', 'no other place lies within 5 km'],
    ['too-crowded', 'what lies within 5 km is usually too crowded then'],
    ['unsafe-weather', 'what lies within 5 km is outdoors'],
    ['travel-does-not-fit', 'the time is too short for what lies near'],
    ['overlap', 'the time is too short for what lies near'],
    ['visit-too-short', 'the time is too short for what lies near'],
    ['closed-at-arrival', 'what lies near is closed then'],
    ['closes-during-visit', 'what lies near is closed then'],
    ['closed-that-day', 'what lies near is closed then'],
    ['already-visited', 'already visited'],
    ['no-time-left', 'no time left'],
  ])('%j', (code, expected) => {
    expect(noneText(code)).toBe(expected);
  });
});

describe('numbers in words', () => {
  it.each([
    [0.35, '35 %'],
    [0.5525, '55.25 %'],
    [0.123456, '12.35 %'],
    [0, '0 %'],
    [1, '100 %'],
  ])('%d is %s', (level, expected) => {
    expect(percent(level)).toBe(expected);
  });

  it('keep four decimals, and know one from many', () => {
    expect([round(0.55 * 0.8), round(0.12345), round(1 / 3)]).toEqual([0.44, 0.1235, 0.3333]);
    expect([count(0, 'place'), count(1, 'place'), count(2, 'place')]).toEqual(['0 places', '1 place', '2 places']);
    expect(inWords('partly_cloudy_sky')).toBe('partly cloudy sky');
  });
});

describe('the list of what is left out', () => {
  const entry = (place: string, text: string) => ({
    place: `place_${place}` as never,
    reason: 'day-full' as const,
    text,
  });
  const list = [entry('a', 'first'), entry('b', 'second')];

  it('tells of a place once, the newest last', () => {
    expect(withLeftOut(list, entry('a', 'third')).map(({ text }) => text)).toEqual(['second', 'third']);
    expect(withLeftOut(list, entry('c', 'third')).map(({ text }) => text)).toEqual(['first', 'second', 'third']);
    expect(withoutLeftOut(list, 'place_a' as never).map(({ text }) => text)).toEqual(['second']);
  });
});
