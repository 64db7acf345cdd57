import type { Pace } from '@wayfarer/trip';
import type { Level } from '@wayfarer/trip/vocabulary';
import { PACES } from '@wayfarer/trip/vocabulary';

import { valueOf } from '../facts.ts';
import { learn, NOTHING } from './read-result.ts';
import { type FactReader, findIn, type Said, wordsOrAll } from './said.ts';
import { isDenied, isEither } from './scope.ts';

/** "Not cheap" and "nothing fancy" are in the middle. */
const OTHER_THAN: Readonly<Record<Level, Level>> = { low: 'mid', mid: 'mid', high: 'mid' };

/** `budget-level`: low, mid or high. */
export const readBudgetLevel: FactReader = (said) => {
  const level = levelOf(said);
  return level === undefined ? NOTHING : { ...NOTHING, learned: [learn('budgetLevel', level)] };
};

function levelOf(said: Said): Level | undefined {
  const all = said.find.levels(said.text);
  const inSlot = findIn(wordsOrAll(said, 'level'), said.find.levels);
  // "Budget" is a low one only where no other level is named.
  const named = (inSlot.length > 0 ? inSlot : all).filter(({ text }) => text.toLowerCase() !== 'budget');
  const found = named.length > 0 ? named : all;
  if (isEither(said.text, found) && found.some(({ value }) => value !== found[0]?.value)) return undefined;
  // Of "reasonable, not stingy" the word that is not denied.
  const meant = found.find((term) => !isDenied(said, term, all)) ?? found[0];
  if (!meant) return undefined;
  return isDenied(said, meant, all) ? OTHER_THAN[meant.value] : meant.value;
}

/** `budget-none`: money does not matter. */
export const readNoBudget: FactReader = () => ({ ...NOTHING, learned: [learn('budgetLevel', 'high')] });

/** `pace-relaxed` and its kin say the pace by themselves. */
export const readPace: FactReader = ({ act, text, find }, { facts }) => {
  const words = find.paces(text);
  const [word] = words;
  // "Relaxed or packed", "not too packed": which one, they have not said.
  if (words.some(({ value }) => value !== word?.value) && isEither(text, words)) return NOTHING;
  if (word && !isDenied({ text, find }, word, words) && !act.endsWith('er'))
    return { ...NOTHING, learned: [learn('pace', word.value)] };
  const named = PACES.find((pace) => act === `pace-${pace}`);
  if (named) return { ...NOTHING, learned: [learn('pace', named)] };
  const known = PACES.indexOf(valueOf(facts, 'pace') ?? 'moderate');
  const step = act === 'pace-faster' ? 1 : -1;
  const pace: Pace = PACES[Math.min(PACES.length - 1, Math.max(0, known + step))] ?? 'moderate';
  return { ...NOTHING, learned: [learn('pace', pace)] };
};

/** `crowds-avoid`, `crowds-fine`. */
export const readCrowds: FactReader = ({ act }) => ({
  ...NOTHING,
  learned: [learn('crowds', act === 'crowds-fine' ? 'fine' : 'avoid')],
});
