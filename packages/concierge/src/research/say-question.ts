import { type Language, sayDate, textsIn } from '@wayfarer/language';

import type { Gap } from './gap.ts';

/** What is looked up, as the traveller reads it; a model is asked in English, as the gap has it. */
export function sayQuestion(gap: Gap, language: Language): string {
  const { findings, words } = textsIn(language);
  const { questions, diets } = findings;
  const { about, city } = gap;
  switch (gap.kind) {
    case 'hours':
      return questions.hours(about, city, sayDate(gap.date, language));
    case 'house':
      return gap.diet ? questions.table(city, diets[gap.diet]) : questions.bed(city);
    case 'price': {
      const { of, specialist } = gap;
      if (typeof of !== 'string') return questions.fare(of.from, of.to, words.modes[of.mode]);
      if (specialist === 'stay') return questions.night(about, city);
      return (specialist === 'food' ? questions.meal : questions.entry)(about, city);
    }
  }
}
