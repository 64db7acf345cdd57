import type { Language } from '../understand/frame.ts';
import { learn, NOTHING, type ReadResult } from './read-result.ts';
import { isDenied } from './scope.ts';
import { listClauses } from './subjects.ts';
import { findersOf } from './words/index.ts';

/**
 * Words of degree by the noun that they stand beside: "budget moyen, rythme modéré", 预算中等，节奏适中. A reader of requests may take
 * both for one; and a journey that nobody needs.
 */
export function readDegrees(text: string, language: Language): ReadResult {
  const find = findersOf(language);
  const learned = listClauses(text).flatMap(({ text: clause }) => {
    const [head, other] = find.heads(clause);
    if (!head || (other && other.value !== head.value)) return [];
    if (head.value === 'journey')
      return isDenied({ text: clause, find }, head, [head]) ? [learn('origin', null, { status: 'waived' })] : [];
    const rest = `${clause.slice(0, head.index)} ${clause.slice(head.end)}`;
    if (/\d/.test(rest) || rest.trim().split(/\s+/).length > MOST_WORDS) return [];
    const behind = { text: rest, find };
    if (head.value === 'pace') {
      const paces = find.paces(rest);
      const [pace] = paces;
      return pace && !isDenied(behind, pace, paces) ? [learn('pace', pace.value)] : [];
    }
    const levels = find.levels(rest);
    const [level] = levels;
    return level && !isDenied(behind, level, levels) ? [learn('budgetLevel', level.value)] : [];
  });
  return { ...NOTHING, learned };
}

/** Around a noun in a clause of degree. */
const MOST_WORDS = 5;
