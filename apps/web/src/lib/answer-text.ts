import type { Question } from '@wayfarer/contract';

/** What a tapped chip says: the chip itself, with the number of its question when several are open. */
export function answerText(questions: readonly Question[], question: Question, chip: string): string {
  if (questions.length === 1) return chip;
  return `${questions.findIndex(({ id }) => id === question.id) + 1}. ${chip}`;
}
