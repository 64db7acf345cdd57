import { expect, it } from 'vitest';

import { answerText } from './answer-text.ts';

const about = { multiple: false, input: 'text' } as const;
const pace = { ...about, id: 'question_pace-1', text: 'How full?', fact: 'pace' as const, chips: ['relaxed'] };
const diet = { ...about, id: 'question_dietary-1', text: 'Diets?', fact: 'dietary' as const, chips: ['none'] };

it('is the chip when one question is open', () => {
  expect(answerText([pace], pace, 'relaxed')).toBe('relaxed');
});

it('names its question by number when several are open', () => {
  expect(answerText([pace, diet], diet, 'none')).toBe('2. none');
});

it('goes by the number that the question was given', () => {
  expect(answerText([pace, diet], { ...diet, number: 5 }, 'none')).toBe('5. none');
});
