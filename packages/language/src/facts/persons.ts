import type { Person } from '@wayfarer/trip';

import { findNumbers } from './numbers.ts';
import { type Said, slotsOf } from './said.ts';
import type { PeopleWord } from './words/fact-words.ts';

type Who = Pick<Person, 'label' | 'count' | 'unnamed'>;

const MANY: ReadonlySet<PeopleWord> = new Set(['parents', 'grandparents', 'twins']);
const NO_PERSON: ReadonlySet<PeopleWord> = new Set([
  'with',
  'my',
  'people',
  'family',
  'generations',
  'adult',
  'couple',
]);

/** Of whom a request speaks, if it is not of all of them. */
export function whoIs(said: Said): Who | undefined {
  const [slot] = slotsOf(said, 'person');
  const text = slot?.text ?? '';
  if (slot === undefined) return undefined;
  const words = said.find.people(text).filter(({ value }) => !NO_PERSON.has(value));
  const [number] = findNumbers(text, said.language);
  const [word] = words;
  if (word?.value === 'we' || word?.value === 'pair') return undefined;
  if (word?.value === 'i') return { label: 'you', count: 1 };
  if (word?.value === 'child' && (/[^s]s$|ren$|们|たち/iu.test(text) || (number?.value ?? 1) > 1))
    return { label: 'the children', count: number?.value ?? 'rest' };
  if (word) return { label: `your ${word.value}`, count: MANY.has(word.value) ? 2 : (number?.value ?? 1) };
  if (number)
    return { label: `${number.value === 1 ? 'one' : number.value} of you`, count: number.value, unnamed: true };
  const name = /^\p{Lu}\p{L}+(?:[- ]\p{Lu}\p{L}+)?$/u.exec(text.trim())?.[0];
  return name === undefined ? undefined : { label: name, count: 1 };
}

/** The persons with what was said of one of them anew; lists are added to. */
export function withPerson(persons: readonly Person[], said: Person): readonly Person[] {
  const known = persons.find(({ label }) => label === said.label);
  const joined: Person = {
    ...known,
    ...said,
    ...joinedLists(known, said),
  };
  return known ? persons.map((person) => (person === known ? joined : person)) : [...persons, joined];
}

function joinedLists(known: Person | undefined, said: Person): Partial<Person> {
  const names = ['diets', 'interests', 'avoid', 'access'] as const;
  return Object.fromEntries(
    names.flatMap((name) => {
      const all = [...new Set([...(known?.[name] ?? []), ...(said[name] ?? [])])];
      return all.length > 0 ? [[name, all]] : [];
    }),
  );
}
