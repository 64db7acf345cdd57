import type { Party } from './party.ts';
import type { Person } from './person.ts';

/** A person with a number of heads. */
export interface Member extends Person {
  readonly count: number;
}

/** From that age on somebody is planned for as a grown-up. */
const GROWN_UP_AGE = 18;

/**
 * Every head of the party once, as far as they differ by what they pay: whoever was not spoken of is `you`, or the others. "Two of us
 * can spend 600" and "Anna is vegan" overlap, and nobody knows how: then only those count of whom a limit or an age was said.
 */
export function payersOf(party: Pick<Party, 'travelers' | 'persons'>): readonly Member[] {
  const known =
    payers.get(party) ??
    cover(
      apart(party, ({ limit, ages }) => limit !== undefined || ages !== undefined),
      party.travelers,
    );
  payers.set(party, known);
  return known;
}

/** Asked for each visit that costs something; a party never changes. */
const payers = new WeakMap<Pick<Party, 'travelers' | 'persons'>, readonly Member[]>();

/** And as far as they differ by what they like, eat and need. */
export function tastersOf(party: Pick<Party, 'travelers' | 'persons'>): readonly Member[] {
  return cover(apart(party, hasTaste), party.travelers);
}

function hasTaste({ interests, avoid, diets, access, ages }: Person): boolean {
  return [interests, avoid, diets, access, ages].some((said) => said !== undefined);
}

function apart(
  { persons = [], travelers }: Pick<Party, 'travelers' | 'persons'>,
  test: (person: Person) => boolean,
): readonly Person[] {
  const mayOverlap = headsOf(persons) > travelers || persons.some(({ unnamed }) => unnamed);
  const those = mayOverlap ? persons.filter(test) : persons;
  return those.map((person) => withRest(person, persons));
}

/** "Ben can spend 900, the others 1,500": Anna, of whom something else was said, is one of the others. */
function withRest(person: Person, persons: readonly Person[]): Person {
  if (person.count === 'rest') return person;
  const { limit, interests, avoid } = persons.find(({ count }) => count === 'rest') ?? {};
  const hasTaste = person.interests !== undefined || person.avoid !== undefined;
  return {
    ...person,
    ...(person.limit === undefined && limit && { limit }),
    ...(!hasTaste && interests && { interests }),
    ...(!hasTaste && avoid && { avoid }),
  };
}

/** How many heads were spoken of; more than travel where those spoken of overlap. */
function headsOf(persons: readonly Person[]): number {
  return persons.reduce((sum, { count }) => sum + (count === 'rest' ? 0 : count), 0);
}

function cover(persons: readonly Person[], travelers: number): readonly Member[] {
  let left = Math.max(0, travelers - headsOf(persons));
  let room = travelers;
  const members = persons.flatMap((person): Member[] => {
    const count = Math.min(room, person.count === 'rest' ? left : person.count);
    if (person.count === 'rest') left = 0;
    room -= count;
    return count > 0 ? [{ ...person, count }] : [];
  });
  return room > 0 ? [...members, { label: labelOfRest(members, room), count: room }] : members;
}

function labelOfRest(members: readonly Member[], count: number): string {
  if (members.length === 0) return count === 1 ? 'you' : 'each of you';
  const hasSpeaker = members.some(({ label, unnamed }) => label === 'you' || unnamed);
  if (hasSpeaker) return count === 1 ? 'the other one' : `the other ${count}`;
  return count === 1 ? 'you' : `you and ${count - 1} other${count === 2 ? '' : 's'}`;
}

const NO_CHILDREN: readonly number[] = [];

/** Ages of those who are not grown up, the youngest first. */
export function childrenOf(party: Pick<Party, 'travelers' | 'persons'>): readonly number[] {
  if (!party.persons?.some(({ ages }) => ages)) return NO_CHILDREN;
  return payersOf(party)
    .flatMap(({ ages = [], count }) => ages.slice(0, count))
    .filter((age) => age < GROWN_UP_AGE)
    .toSorted((left, right) => left - right);
}
