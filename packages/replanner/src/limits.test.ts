import type { Pace, Preferences } from '@wayfarer/trip';
import { describe, expect, it } from 'vitest';

import { sight } from '../test/kyoto.ts';
import { delayLimit, type Limit, limitOf, reaches } from './limits.ts';

const preferences = (changes: Partial<Preferences> = {}): Preferences => ({
  pace: 'moderate',
  interests: [],
  avoid: [],
  avoidCrowds: false,
  timeOfDay: 'any',
  heavyTravelPenalty: true,
  ...changes,
});
const outdoors = sight('park', [35, 135], { indoor: false });
const indoors = sight('museum', [35, 135], { indoor: true });
const show = ({ level, why }: Limit): string => `${level} | ${why}`;

describe('the limit for', () => {
  it('crowds is lower for those who avoid them', () => {
    expect(show(limitOf('crowd', preferences({ avoidCrowds: true }), []))).toBe('0.35 | 35 % because you avoid crowds');
    expect(show(limitOf('crowd', preferences(), []))).toBe('0.7 | 70 % because you do not mind crowds');
  });

  it.each<[Pace, number, number]>([
    ['relaxed', 0.24, 0.3],
    ['moderate', 0.44, 0.55],
    ['packed', 0.64, 0.8],
  ])('traffic at a %s pace is %d, or %d where long journeys are welcome', (pace, unwelcome, welcome) => {
    expect(limitOf('traffic', preferences({ pace }), []).level).toBe(unwelcome);
    expect(limitOf('traffic', preferences({ pace, heavyTravelPenalty: false }), []).level).toBe(welcome);
  });

  it('traffic says how it comes about', () => {
    expect(limitOf('traffic', preferences(), []).why).toBe(
      '44 % = 55 % for a moderate pace × 0.80 because long journeys are unwelcome',
    );
  });

  it('weather is lower when more than half of the places left lie outdoors', () => {
    expect(show(limitOf('weather', preferences(), [outdoors, outdoors, indoors]))).toBe(
      '0.4 | 40 % because most of the places left that day are outdoors (2 of 3)',
    );
    expect(limitOf('weather', preferences(), [outdoors, indoors]).level).toBe(0.65);
    expect(limitOf('weather', preferences(), []).level).toBe(0.65);
  });

  it('weather is lower still for those who prefer mornings', () => {
    const morning = preferences({ timeOfDay: 'morning' });
    expect(limitOf('weather', morning, [outdoors]).level).toBe(0.34);
    expect(show(limitOf('weather', morning, [indoors]))).toBe(
      '0.5525 | 55.25 % = 65 % because at most half of the places left that day are outdoors (0 of 1), × 0.85 because you prefer mornings',
    );
  });

  it('a closed door has no level', () => {
    expect(limitOf('closed', preferences(), [])).toEqual({ level: null, why: 'closed now' });
  });
});

describe('every limit', () => {
  const all = (['crowd', 'traffic', 'weather'] as const).flatMap((kind) =>
    (['relaxed', 'moderate', 'packed'] as const).flatMap((pace) =>
      [true, false].flatMap((yes) =>
        [[outdoors], [indoors]].map((places) =>
          limitOf(
            kind,
            preferences({ pace, avoidCrowds: yes, heavyTravelPenalty: yes, timeOfDay: yes ? 'morning' : 'any' }),
            places,
          ),
        ),
      ),
    ),
  );

  it.each(all)('lies within 15 and 90 %: $why', ({ level }) => {
    expect(level).toBeGreaterThanOrEqual(0.15);
    expect(level).toBeLessThanOrEqual(0.9);
  });

  it('without a penalty for long journeys is that of the pace', () => {
    expect(show(limitOf('traffic', preferences({ heavyTravelPenalty: false }), []))).toBe(
      '0.55 | 55 % for a moderate pace',
    );
  });

  it('of what has no degrees has none either', () => {
    expect(show(limitOf('unwanted', preferences(), []))).toBe('null | you said so');
  });
});

describe('the limit for a delay', () => {
  it.each([
    [121, 20 / 1440, '20 minutes'],
    [120, 20 / 1440, '20 minutes'],
    [119, 1 / 1440, 'any delay, as less than 120 minutes of the day are left'],
    [-5, 1 / 1440, 'any delay, as less than 120 minutes of the day are left'],
  ])('with %d minutes left is %d', (left, level, why) => {
    expect(delayLimit(left)).toEqual({ level, why });
  });
});

describe('a level', () => {
  it('of nothing, or against no limit, always reaches it', () => {
    expect([reaches(null, { level: 0.5, why: '' }), reaches(0.1, { level: null, why: '' })]).toEqual([true, true]);
  });

  it.each([
    [0.4399, false],
    [0.44, true],
    [0.4401, true],
  ])('of %d reaches 0.44: %s', (level, expected) => {
    expect(reaches(level, limitOf('traffic', preferences(), []))).toBe(expected);
  });

  it('reaches its limit in one place and in all (rain .65 at a limit of .65)', () => {
    expect(reaches(0.65, limitOf('weather', preferences(), [indoors]))).toBe(true);
  });
});
