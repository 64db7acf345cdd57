import type { Question } from '@wayfarer/contract';

/** By which number a question may be answered. */
export function numberOf(questions: readonly Question[], question: Question): number {
  return question.number ?? questions.findIndex(({ id }) => id === question.id) + 1;
}

/** What a tapped chip says: the chip itself, with the number of its question when several are open. */
export function answerText(questions: readonly Question[], question: Question, chip: string): string {
  return questions.length === 1 ? chip : `${numberOf(questions, question)}. ${chip}`;
}
