import '../testing/english.ts';

import type { Decision } from '@wayfarer/contract';
import { expect, it } from 'vitest';

import { outcomeText } from './outcome-text.ts';

const decision: Decision = {
  id: 'd',
  visitId: 'v',
  reading: { kind: 'crowd', level: 85, limit: 35, limitWhy: '' },
  severity: 'high',
  text: '',
  choices: [{ choice: 'wait', offered: true, recommended: true, text: '', until: '16:30' }],
  alternatives: [],
  noneBecause: null,
};
const visit = { name: 'Nanzen-ji', locked: false };

it('says when what waits comes back', () => {
  expect(outcomeText({ decision, visit, answer: { choice: 'wait' } })).toBe(
    'Nanzen-ji waits until 16:30; I ask again.',
  );
});

it('says what became of the visit', () => {
  expect(outcomeText({ decision, visit, answer: { choice: 'skip' } })).toBe('Nanzen-ji is skipped; its time is free.');
  expect(outcomeText({ decision, visit, answer: { choice: 'keep' } })).toBe('Nanzen-ji stays as planned.');
  const late = { ...decision, reading: { ...decision.reading, kind: 'delay' } };
  expect(outcomeText({ decision: late, visit, answer: { choice: 'keep' } })).toBe(
    'Nanzen-ji, and what follows, is later now.',
  );
  expect(outcomeText({ decision, visit, answer: { choice: 'replace', n: 1 } })).toBe('Nanzen-ji is in the plan again.');
});

it('names what stands in, and says no time where none is known', () => {
  const other = { n: 2, name: 'Murin-an' } as Decision['alternatives'][number];
  const offered = { ...decision, alternatives: [{ ...other, n: 1, name: 'Konchi-in' }, other] };
  const replaced = (n?: number) =>
    outcomeText({ decision: offered, visit, answer: { choice: 'replace', ...(n !== undefined && { n }) } });
  expect(replaced(2)).toBe('Murin-an takes the place of Nanzen-ji.');
  expect(replaced()).toBe('Konchi-in takes the place of Nanzen-ji.');
  expect(replaced(3)).toBe('Nanzen-ji is in the plan again.');
  const open = { ...decision, choices: [] };
  expect(outcomeText({ decision: open, visit, answer: { choice: 'wait' } })).toBe('Nanzen-ji waits; I ask again.');
  expect(outcomeText({ decision: open, visit, answer: { choice: 'move' } })).toBe('Nanzen-ji is at another time now.');
});
