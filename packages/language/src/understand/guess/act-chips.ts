import type { ActName } from '../act-name.ts';
import { type Language, LANGUAGES } from '../frame.ts';
import { EDIT_CHIPS, type Words } from './edit-chips.ts';
import { QUESTION_CHIPS } from './question-chips.ts';

/** Acts that are no offer have no words. */
const ACT_CHIPS: Readonly<Partial<Record<ActName, Words>>> = { ...EDIT_CHIPS, ...QUESTION_CHIPS };

/** What an act is called on a chip; `undefined` for one that is no offer. */
export function actWords(act: ActName, language: Language): string | undefined {
  return ACT_CHIPS[act]?.[LANGUAGES.indexOf(language)];
}
