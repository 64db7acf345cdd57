import '../testing/english.ts';

import type { Decision } from '@wayfarer/contract';
import { describe, expect, it } from 'vitest';

import { choiceName, headlineOf, noneBecauseText } from './decision-words.ts';

const decision: Decision = {
  id: 'd',
  visitId: 'v',
  reading: { kind: 'crowd', level: 85, limit: 35, limitWhy: '35 % because you avoid crowds' },
  severity: 'high',
  text: '',
  choices: [],
  alternatives: [],
  noneBecause: null,
};

describe('headlineOf', () => {
  it('puts the reading beside the limit', () => {
    expect(headlineOf(decision, { name: 'Nanzen-ji' })).toBe('85 % full at Nanzen-ji: above your 35 % limit');
  });

  it('needs no level for a closed gate', () => {
    const closed = { ...decision, reading: { kind: 'closed', level: null, limit: null, limitWhy: 'closed now' } };
    expect(headlineOf(closed, { name: 'Nanzen-ji' })).toBe('Nanzen-ji is closed');
  });

  it('leaves the minutes of a delay to the text', () => {
    const late = { ...decision, reading: { kind: 'delay', level: null, limit: null, limitWhy: '20 minutes' } };
    expect(headlineOf(late, { name: 'Nanzen-ji' })).toBe('You will be late at Nanzen-ji');
    const unwanted = { ...late, reading: { ...late.reading, kind: 'unwanted' } };
    expect(headlineOf(unwanted, { name: 'Nanzen-ji' })).toBe('You would rather not go to Nanzen-ji');
  });
});

it('says why nothing fits, also for a code it has no sentence for', () => {
  expect(noneBecauseText('too-crowded')).toBe(
    'No alternative fits: the other places nearby are as crowded at that hour. The time can stay free.',
  );
  expect(noneBecauseText('meal-clash')).toContain('meal clash');
});

it('names the button that replaces by its alternative', () => {
  expect([choiceName('replace', 2), choiceName('replace', null), choiceName('wait', 2)]).toEqual([
    'Replace 2',
    'Replace',
    'Wait',
  ]);
});
