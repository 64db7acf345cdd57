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
    'Nanzen-ji waits until 16:30; we ask again.',
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
