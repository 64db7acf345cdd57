import { describe, expect, it } from 'vitest';

import { isAlreadyOpen, listOpen, withAnswered, withAsked } from './ledger.ts';

const question = { id: 'question_pace-1', text: 'How full should the days be?', fact: 'pace', chips: [] } as const;

describe('ledger', () => {
  it('knows a question again in other words', () => {
    const ledger = withAsked([], question);
    expect(isAlreadyOpen(ledger, { fact: 'interests', text: 'how full the days should be' })).toBe(true);
    expect(isAlreadyOpen(ledger, { fact: 'interests', text: 'What do you like to see?' })).toBe(false);
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
