import type { Diet, Pace } from '@wayfarer/trip';
import type { Level, TravelMode } from '@wayfarer/trip/vocabulary';

import type { TermTable } from '../terms.ts';

/** Who travels, as `party.ts` counts: a person by one's English name, or a word that tells how to count. */
export type PeopleWord =
  | 'i'
  | 'we'
  | 'with'
  | 'my'
  /** Whoever counts whole parties: people, heads, of us. */
  | 'people'
  | 'alone'
  | 'pair'
  | 'three'
  | 'four'
  | 'five'
  | 'six'
  | 'generations'
  | 'pet'
  | 'adult'
  | 'senior'
  | 'child'
  | 'baby'
  | 'teenager'
  | 'friend'
  | 'colleague'
  | 'student'
  | 'couple'
  | 'parents'
  | 'grandparents'
  | 'twins'
  | 'family'
  | 'husband'
  | 'wife'
  | 'partner'
  | 'girlfriend'
  | 'boyfriend'
  | 'mother'
  | 'father'
  | 'sister'
  | 'brother'
  | 'son'
  | 'daughter'
  | 'grandmother'
  | 'grandfather'
  | 'grandchild'
  | 'aunt'
  | 'uncle'
  | 'cousin'
  | 'mother-in-law'
  | 'father-in-law'
  | 'niece'
  | 'nephew'
  | 'boss';

/** Kinds of sights, by what `kinds.ts` knows of them. */
export type KindWord =
  | 'temple'
  | 'shrine'
  | 'church'
  | 'castle'
  | 'palace'
  | 'museum'
  | 'art'
  | 'history'
  | 'garden'
  | 'park'
  | 'nature'
  | 'view'
  | 'market'
  | 'shopping'
  | 'walk'
  | 'aquarium'
  | 'zoo'
  | 'amusement'
  | 'theatre'
  | 'library'
  | 'cemetery'
  | 'beach'
  | 'bath'
  | 'craft'
  | 'food'
  | 'architecture'
  | 'nightlife'
  | 'science'
  | 'family'
  | 'music'
  | 'anime'
  | 'sports'
  | 'anything';

export type StayWord = 'hotel' | 'inn' | 'hostel' | 'apartment' | 'boutique';

/** The closed classes of one language. Each is data: what a word stands for, then the words. */
export interface FactWords {
  /** Small words that tell the language. */
  readonly small: string;
  readonly numbers: Readonly<Record<string, number>>;
  readonly people: TermTable<PeopleWord>;
  /** English phrases of dates and lengths. */
  readonly time: TermTable;
  readonly kinds: TermTable<KindWord>;
  readonly diets: TermTable<Diet>;
  readonly modes: TermTable<TravelMode>;
  /** Where one sleeps, by the styles of catalogues. */
  readonly stays: TermTable<StayWord>;
  readonly levels: TermTable<Level>;
  readonly paces: TermTable<Pace>;
  /** What denies what stands behind it, with what only looks so; and what denies what stands before it. */
  readonly no: TermTable<'before' | 'neutral'>;
  readonly noBehind: TermTable<'behind'>;
  /** What ends a denial, beside a comma. */
  readonly turn: TermTable<'turn'>;
  readonly scope: TermTable<'person' | 'day' | 'night' | 'total' | 'more' | 'less'>;
  readonly edits: TermTable<'add' | 'replace' | 'drop'>;
  /** Before the name of a city, or behind it: there the trip starts. */
  readonly start: TermTable<'before' | 'behind'>;
  /** Behind a city's name they make a cuisine or a style of it. */
  readonly cuisine: TermTable<'cuisine'>;
  /** As a whole answer: nobody needs to be brought there; none; you choose. */
  readonly answers: TermTable<'noJourney' | 'none' | 'whatever'>;
  /** Nouns that tell of what a word of degree speaks: "mid budget", "moderate pace"; and the journey that nobody needs. */
  readonly heads: TermTable<'budget' | 'pace' | 'journey'>;
  /** What is said of single travellers: the others, and verbs that have a person for their subject. */
  readonly ofPersons: TermTable<'others' | 'likes' | 'has' | 'spends' | 'noLimit' | 'together' | 'eatsAll' | 'them'>;
}
