import { describe, expect, it } from 'vitest';

import { findPersonsQuestion } from './ask-persons.ts';

const PERSONS = [
  { label: 'Anna', count: 1 },
  { label: 'your mother', count: 1 },
  { label: 'two of you', count: 2 },
];

describe('questions about who pays, and how content somebody is', () => {
  it.each<[string, string | undefined, string | undefined]>([
    ['who pays what?', 'split', undefined],
    ['What does Anna pay?', 'split', 'Anna'],
    ['how much does my mother have to pay', 'split', 'your mother'],
    ['how is it split?', 'split', undefined],
    ['how much does each of us pay?', 'split', undefined],
    ["what's my share?", 'split', undefined],
    ['Wer zahlt was?', 'split', undefined],
    ['Qui paie quoi ?', 'split', undefined],
    ['¿Quién paga qué?', 'split', undefined],
    ['誰が何を払いますか', 'split', undefined],
    ['费用怎么分摊？', 'split', undefined],
    ['how happy is Anna with it?', 'satisfaction', 'Anna'],
    ['does my mother like the plan?', 'satisfaction', 'your mother'],
    ['is it fair?', 'satisfaction', undefined],
    ['Wie zufrieden ist Anna?', 'satisfaction', 'Anna'],
    ['Annaは満足？', 'satisfaction', 'Anna'],
    ['how much does the Louvre cost?', undefined, undefined],
    ['do you like it?', undefined, undefined],
    ['we would like this', undefined, undefined],
    ['how much do we pay for the hotel?', undefined, undefined],
    ['what does it cost?', undefined, undefined],
    ['is the Louvre fair game for kids', undefined, undefined],
    ['do we have to pay there?', undefined, undefined],
  ])('%s', (text, about, who) => {
    expect(findPersonsQuestion(text, PERSONS)).toEqual(about && { about, ...(who !== undefined && { who }) });
  });
});
