import type { Question } from '@wayfarer/contract';
import { expect, it } from 'vitest';

import { datesText, findDateQuestion } from './asked.ts';

const ask = (fact: Question['fact'], input: Question['input']): Question => ({
  id: fact,
  text: fact,
  fact,
  chips: [],
  multiple: false,
  input,
});

it('picks the dates of a trip for its first day, where that is asked', () => {
  const [end, start] = [ask('end', 'date'), ask('start', 'date')];
  expect(findDateQuestion([ask('pace', 'text'), end, start])).toBe(start);
  expect(findDateQuestion([end])).toBe(end);
  expect(findDateQuestion([ask('pace', 'text')])).toBeUndefined();
});

it('says dates, and nothing beside them', () => {
  expect(datesText({ start: '2027-04-03', end: '2027-04-05' })).toBe('2027-04-03 to 2027-04-05');
  expect(datesText({ start: '2027-04-03', end: '' })).toBe('2027-04-03');
  expect(datesText({ start: '', end: '2027-04-05' })).toBe('2027-04-05');
});
