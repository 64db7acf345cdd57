import type { Question } from '@wayfarer/contract';

/** The question that dates are picked for: one picker asks for both ends of the trip. */
export function findDateQuestion(questions: readonly Question[]): Question | undefined {
  const dated = questions.filter(({ input }) => input === 'date');
  return dated.find(({ fact }) => fact === 'start') ?? dated[0];
}

/** What picked dates say: no word beside them, as `from` would ask where one comes from. */
export function datesText({ start, end }: { readonly start: string; readonly end: string }): string {
  const days = [...new Set([start, end])].filter((day) => day !== '');
  return days.join(' to ');
}
