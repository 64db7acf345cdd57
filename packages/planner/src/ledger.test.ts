import { describe, expect, it } from 'vitest';

import { isAlreadyOpen, listOpen, withAnswered, withAsked } from './ledger.ts';

const question = { id: 'question_pace-1', text: 'How full should the days be?', fact: 'pace', chips: [] } as const;

describe('ledger', () => {
  it('knows a question again in other words', () => {
    const ledger = withAsked([], question);
    expect(isAlreadyOpen(ledger, { fact: 'interests', text: 'how full the days should be' })).toBe(true);
    expect(isAlreadyOpen(ledger, { fact: 'interests', text: 'What do you like to see?' })).toBe(false);
  });

  it('takes two questions for one when three of five words are the same, and no fewer', () => {
    const ledger = withAsked([], { ...question, text: 'one two three four' });
    const isOpen = (text: string) => isAlreadyOpen(ledger, { fact: 'interests', text });
    expect(isOpen('One, two: three! Five?')).toBe(true);
    expect(isOpen('one two three five six')).toBe(false);
    expect(isOpen('one five')).toBe(false);
  });

  it('knows a question by its fact, whatever its words, as long as it is open', () => {
    const ledger = withAsked([], question);
    const again = { fact: 'pace', text: 'Fast or slow?' } as const;
    expect(isAlreadyOpen(ledger, again)).toBe(true);
    expect(isAlreadyOpen(withAnswered(ledger, [question.id]), again)).toBe(false);
    expect(isAlreadyOpen(withAnswered(ledger, ['question_pace-2']), again)).toBe(true);
  });

  it('keeps what was asked and lists what is open', () => {
    const ledger = withAnswered(
      withAsked(withAsked([], question), { ...question, id: 'question_end-1', fact: 'end' }),
      [question.id],
    );
    expect(ledger).toHaveLength(2);
    expect(listOpen(ledger).map(({ id }) => id)).toEqual(['question_end-1']);
  });
});
