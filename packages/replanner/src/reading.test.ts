import { describe, expect, it } from 'vitest';

import { BadReadingError } from './errors.ts';
import { assertReading, describeMeasure, levelOf, parseReading, type ReadingInput } from './reading.ts';

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
