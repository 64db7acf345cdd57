import type { Preferences } from '@wayfarer/trip';
import { parseTime } from '@wayfarer/trip/clock';
import { money } from '@wayfarer/trip/money';
import { describe, expect, it } from 'vitest';

import { INN, PREFERENCES, sight, street, table } from '../test/small-town.ts';
import type { Candidate } from './candidate.ts';
import { describeWay, explainVisit, listWords, withWay } from './why.ts';

function why(candidate: Candidate, changes: Partial<Preferences> = {}, isBusy = false): string {
  const travel = street(INN.at, candidate.place.at);
  const moment = { arrive: parseTime('10:00'), busy: isBusy, travel, previous: INN };
  return explainVisit(candidate, { ...PREFERENCES, ...changes }, moment);
}

const place = (changes: Parameters<typeof sight>[1] = {}, mandatory = false): Candidate => ({
  ...{ kind: 'place', place: sight('temple', changes), score: 1, mandatory },
});
const meal = (changes: Parameters<typeof table>[1] = {}): Candidate => ({
  ...{ kind: 'meal', meal: 'dinner', place: table('table', changes), score: 1, mandatory: false },
});

describe('a visit is in the plan', () => {
  it('for what it is, and for what is on the way', () => {
    expect(why(place())).toBe('Worth a look, as we judge; 10 min on foot from inn.');
    expect(why(place({ minutes: 0, significance: 5 }))).toBe('A sight of the first rank, as we judge; right here.');
    expect(why(place({ minutes: 21, significance: 4 }))).toBe(
      'A major sight, as we judge; 21 min by transit from inn.',
    );
    expect(why(place({ significance: 1 }))).toBe('A minor sight, as we judge; 10 min on foot from inn.');
  });

  it('since somebody asked for it or likes such things', () => {
    expect(why(place({}, true), { interests: ['food', 'temples', 'history', 'architecture'] })).toBe(
      'You asked for it; matches your interest in temples, history and architecture; 10 min on foot from inn.',
    );
    expect(why(place({ significance: 5 }), { interests: ['temples'] })).toBe(
      'Matches your interest in temples; a sight of the first rank, as we judge; 10 min on foot from inn.',
    );
    expect(why(place({ significance: 3 }), { interests: ['temples'] })).toBe(
      'Matches your interest in temples; 10 min on foot from inn.',
    );
  });

  it('since it is on a list of their own, which we do not judge', () => {
    expect(why(place({ onList: true }))).toBe('From your list; 10 min on foot from inn.');
    expect(why(meal({ onList: true }))).toMatch(/^From your list; /);
  });

  it('with the crowd there usually is, for whom it matters', () => {
    // A temple at ten: 0.55 × 0.8, and a fifth more on a busy day.
    expect(why(place(), { avoidCrowds: true })).toContain('; usually 44 % full at that hour (typical, estimate); ');
    expect(why(place(), { avoidCrowds: true }, true)).toContain('; usually 53 % full');
    expect(why(place())).not.toContain('full');
  });

  it('as a table with what is known of it', () => {
    expect(why(meal())).toBe('Soba for dinner; about ¥1,500 each; 10 min on foot from inn.');
    expect(why(meal({ price: null, serves: ['vegan'] }))).toBe(
      'Soba for dinner; known to serve vegan meals; 10 min on foot from inn.',
    );
    expect(why(meal({ price: money(0, 'JPY'), serves: ['vegan', 'halal'] }))).toBe(
      'Soba for dinner; known to serve vegan and halal meals; about ¥0 each; 10 min on foot from inn.',
    );
  });
});

it('words are listed with an "and" before the last', () => {
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(listWords)).toEqual(['', 'a', 'a and b', 'a, b and c']);
});

it('names another way where one comes from elsewhere', () => {
  const way = describeWay({ minutes: 7, mode: 'walk' }, 'the inn');
  expect(withWay('Worth a look, as we judge; 12 min by transit from Nijo Castle.', way)).toBe(
    'Worth a look, as we judge; 7 min on foot from the inn.',
  );
  expect(withWay('You asked for it; right here.', way)).toBe('You asked for it; 7 min on foot from the inn.');
  expect(withWay('You asked for it.', way)).toBe('You asked for it.');
  expect(describeWay({ minutes: 0, mode: 'walk' }, 'the inn')).toBe('right here');
});

it.each(['10 min on foot from inn', '25 min by transit from Nijo Castle', 'right here'])(
  'ends with another way where a visit is reached otherwise: %s',
  (way) => {
    expect(withWay(`Worth a look, as we judge; ${way}.`, '5 min on foot from gate')).toBe(
      'Worth a look, as we judge; 5 min on foot from gate.',
    );
  },
);
