import { describe, expect, it } from 'vitest';

import { BadReadingError } from './errors.ts';
import { assertReading, describeMeasure, levelOf, type Measure, parseReading, type ReadingInput } from './reading.ts';

const pathOf = (input: ReadingInput): string => {
  try {
    parseReading(input);
    return 'accepted';
  } catch (error) {
    return error instanceof BadReadingError ? `${error.path}: ${error.message}` : 'another error';
  }
};

describe('parseReading', () => {
  it('takes percentages to 0–1', () => {
    expect(parseReading({ kind: 'crowd', value: 85 })).toEqual({ measure: { kind: 'crowd', level: 0.85 } });
    expect(parseReading({ kind: 'traffic', value: '44' })).toEqual({ measure: { kind: 'traffic', level: 0.44 } });
  });

  it.each([
    ['rain', 'rainy'],
    ['storm', 'stormy'],
    ['sunny', 'clear'],
    ['Heavy rain', 'heavy_rain'],
    ['fog', 'fog'],
    ['drizzle', 'drizzle'],
  ])('understands the weather "%s"', (value, condition) => {
    expect(parseReading({ kind: 'weather', value }).measure).toEqual({ kind: 'weather', condition });
  });

  it('takes a visit and times along', () => {
    const input = { kind: 'weather', value: 'rain', visit: 'visit_2027-04-05-a', at: '14:00', until: '17:00' };
    expect(parseReading(input)).toMatchObject({ visit: 'visit_2027-04-05-a', at: 840, until: 1020 });
  });

  it('says which part cannot be', () => {
    expect(pathOf({ kind: 'crowd', value: 850 })).toBe(
      'value: At value: expected a percentage from 0 to 100, got 850.',
    );
    expect(pathOf({ kind: 'crowd' })).toBe('value: At value: expected a percentage from 0 to 100, got nothing.');
    expect(pathOf({ kind: 'traffic', value: -1 })).toContain('value: ');
    expect(pathOf({ kind: 'crowd', value: Number.NaN })).toContain('value: ');
    expect(pathOf({ kind: 'weather', value: 'raining frogs' })).toContain('value: At value: expected one of clear, ');
    expect(pathOf({ kind: 'weather', value: 'toString' })).toContain('value: ');
    expect(pathOf({ kind: 'closed', value: 3 })).toContain('value: ');
    expect(pathOf({ kind: 'earthquake' })).toContain('kind: At kind: expected one of crowd, traffic, weather, closed');
    expect(pathOf({ kind: 'closed', at: '9:30' })).toBe('at: At at: expected a time such as "14:00", got "9:30".');
  });
});

describe('a value', () => {
  const levelIn = (kind: string, value: unknown): unknown => {
    try {
      const { measure } = parseReading({ kind, value });
      return 'level' in measure ? measure.level : 'minutes' in measure ? measure.minutes : measure.kind;
    } catch (error) {
      return error instanceof BadReadingError ? 'refused' : error;
    }
  };

  it.each([
    [0, 0],
    [100, 1],
    [100.01, 'refused'],
    [-0.01, 'refused'],
    ['85.5', 0.855],
    ['8a', 'refused'],
    ['a8', 'refused'],
    ['', 'refused'],
    [' ', 'refused'],
    ['-1', 'refused'],
    [null, 'refused'],
    [true, 'refused'],
    [[50], 'refused'],
    [33.333333, 0.3333],
  ])('of a crowd may be %j: %j', (value, expected) => {
    expect(levelIn('crowd', value)).toBe(expected);
    expect(levelIn('traffic', value)).toBe(expected);
  });

  it.each([
    [0, 0],
    [1439, 1439],
    ['90', 90],
    ['9.5', 'refused'],
    ['9m', 'refused'],
    ['m9', 'refused'],
    ['', 'refused'],
    [null, 'refused'],
    [true, 'refused'],
    [[5], 'refused'],
  ])('of a delay may be %j: %j', (value, expected) => {
    expect(levelIn('delay', value)).toBe(expected);
  });

  it.each([
    ['closed', undefined, 'closed'],
    ['closed', null, 'closed'],
    ['unwanted', undefined, 'unwanted'],
    ['unwanted', 0, 'refused'],
    ['closed', '', 'refused'],
    ['weather', 7, 'refused'],
  ])('of %s may be %j: %j', (kind, value, expected) => {
    expect(levelIn(kind, value)).toBe(expected);
  });

  it.each([
    ['sun', 'clear'],
    ['fine', 'clear'],
    ['dry', 'clear'],
    ['clouds', 'cloudy'],
    ['mist', 'foggy'],
    ['light-rain', 'drizzle'],
    ['heavy', 'heavy_rain'],
    [' Downpour ', 'heavy_rain'],
    ['thunder', 'thunderstorm'],
    ['typhoon', 'stormy'],
    ['snowy', 'snow'],
    ['heat', 'hot'],
  ])('"%s" is %s', (value, condition) => {
    expect(parseReading({ kind: 'weather', value }).measure).toEqual({ kind: 'weather', condition });
  });

  it('that was made in code is held to the same', () => {
    const assert = (measure: Measure) => () => assertReading({ measure });
    expect(assert({ kind: 'traffic', level: 1 })).not.toThrow();
    expect(assert({ kind: 'traffic', level: 0 })).not.toThrow();
    expect(assert({ kind: 'traffic', level: 1.01 })).toThrow('At level: expected a number from 0 to 1, got 1.01.');
    expect(assert({ kind: 'crowd', level: -0.01 })).toThrow(BadReadingError);
    expect(assert({ kind: 'crowd', level: Number.NaN })).toThrow(BadReadingError);
    expect(assert({ kind: 'delay', minutes: 1439 })).not.toThrow();
    expect(assert({ kind: 'delay', minutes: 1440 })).toThrow(
      'At minutes: expected whole minutes, less than a day, got 1440.',
    );
    expect(assert({ kind: 'delay', minutes: 0.5 })).toThrow(BadReadingError);
    expect(assert({ kind: 'closed' })).not.toThrow();
  });
});

describe('a measure', () => {
  it('has a level, unless it has no degrees', () => {
    expect(levelOf({ kind: 'weather', condition: 'rainy' })).toBe(0.65);
    expect(levelOf({ kind: 'closed' })).toBeNull();
  });

  it('is refused when its level is not 0–1', () => {
    expect(() => assertReading({ measure: { kind: 'crowd', level: 85 } })).toThrow(BadReadingError);
    expect(() => assertReading({ measure: { kind: 'crowd', level: 0.85 } })).not.toThrow();
  });

  it('can be read', () => {
    expect(describeMeasure({ kind: 'weather', condition: 'heavy_rain' })).toBe('Weather heavy rain (severity 80 %)');
  });
});
