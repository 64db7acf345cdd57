import { findDates, findMoney } from '@wayfarer/router/grammar';
import { MOST_TRAVELERS } from '@wayfarer/trip/limits';

import { valueOf } from '../facts.ts';
import { toPlainMoney } from './budget.ts';
import { countParty } from './count-party.ts';
import { notesIn } from './notes.ts';
import { findNumbers } from './numbers.ts';
import { assumed, type Context, learn, NOTHING, type ReadResult } from './read-result.ts';
import type { Said } from './said.ts';
import { listClauses } from './subjects.ts';
import type { PeopleWord } from './words/fact-words.ts';

/** "5 of us", "avec mon mari", 一家三口 in a clause of whatever else, as long as nobody knows how many travel. */
export function readStrayHeads(message: string, [first]: readonly Said[], context: Context): ReadResult {
  // Once the trip has its days, whoever is not known was assumed, and other words are about the plan.
  const isBegun = context.facts.some(({ name, from }) => name === 'start' && from !== context.index);
  if (!first || isBegun || valueOf(context.facts, 'travelers') !== undefined) return NOTHING;
  const counts = listClauses(message).flatMap(({ text }) => {
    const said = { ...first, act: 'party', text, slots: [] };
    return isCount(said) ? (countParty(said)?.count ?? []) : [];
  });
  const [count, other] = new Set(counts);
  if (count === undefined || other !== undefined || count > MOST_TRAVELERS) return NOTHING;
  return { ...NOTHING, learned: [learn('travelers', count, assumed(notesIn(context.language).counted(count)))] };
}

const TOTALS: ReadonlySet<PeopleWord> = new Set(['alone', 'three', 'four', 'five', 'six']);
const NO_HEADS: ReadonlySet<PeopleWord> = new Set(['i', 'we', 'with', 'my', 'people', 'family', 'generations', 'pet']);
/** Between a number and those whom it counts, or before it. */
const NEAR = 8;

/** Only where it says so itself: a number beside people, a word for so many, or one's company. */
function isCount({ text, find, language }: Said): boolean {
  if (findMoney(toPlainMoney(text, language)).length > 0 || findDates(text).length > 0) return false;
  const people = find.people(text);
  const numbers = findNumbers(text, language);
  const isBeside = people.some(({ value, index, end }) =>
    numbers.some(
      (number) =>
        (value === 'people' && index >= number.end && index - number.end < 2) ||
        (value === 'family' && number.index >= end && number.index - end < NEAR) ||
        (value === 'we' && number.index >= end && number.index - end < NEAR && text.slice(number.end).trim() === ''),
    ),
  );
  if (isBeside) return true;
  if (people.some(({ value }) => TOTALS.has(value))) return true;
  if (people.length === 1 && people[0]?.value === 'couple') return people[0].text.length > text.trim().length - 2;
  const head = people.find(({ value }) => !NO_HEADS.has(value) && value !== 'couple');
  const isCompany = people.some(
    ({ value, index }) => (value === 'with' && head && index < head.index) || value === 'i',
  );
  return head !== undefined && isCompany && numbers.every(({ index }) => Math.abs(index - head.index) > NEAR * 2);
}
