import type { DayPart } from '@wayfarer/edits';
import type { Category, Diet, Meal } from '@wayfarer/trip';

import type { ActName } from '../act-name.ts';
import type { Language } from '../frame.ts';

/** How one clause stands to an entity in it: "after the Louvre", "instead of it", "with the Orsay". */
export type Role = 'before' | 'after' | 'old' | 'by' | 'near' | 'from' | 'until' | 'at-least' | 'not';

/** Days that are named by where they stand. */
export type DayWord =
  | 'today'
  | 'tonight'
  | 'tomorrow'
  | 'after-tomorrow'
  | 'yesterday'
  | 'first'
  | 'last'
  | 'nth'
  | 'of-month'
  | 'weekend'
  | 'all';

/** Wishes for something else in the place of a stop. */
export type WishWord = 'cheaper' | 'indoors' | 'outdoors' | 'nearer' | 'quieter' | 'open' | 'any';

type Rows<Value> = readonly (readonly [Value, string])[];

/**
 * The words of one language, as data. Every string is the source of a pattern for folded text (lower case, without
 * accents); `{P}`, `{D}` … stand for entities.
 */
export interface Lexicon {
  readonly language: Language;
  /** Whether words stand apart. */
  readonly isSpaced: boolean;
  /** Words by which the language is told. */
  readonly telling: string;
  /** Words that are no names and no slips, beside those of the rules. */
  readonly common: string;
  /** What may stand before a request, and changes nothing in it: "could you please". And behind it. */
  readonly openers: string;
  readonly closers: string;
  /** How it is written, and how we read it: slips and short forms. In this order. */
  readonly spellings: readonly (readonly [written: string, read: string])[];
  /** Numbers as words. */
  readonly numbers: Readonly<Record<string, number>>;
  readonly ordinals: Rows<number>;
  /** From Sunday. */
  readonly weekdays: readonly string[];
  /** From January. */
  readonly months: readonly string[];
  /** Groups: `n`, a number or an ordinal. */
  readonly days: Rows<DayWord>;
  readonly parts: Rows<DayPart>;
  /** Groups: `h`, `m`, `am`, `pm`. The number is added, in minutes; a fixed time has no group `h`. */
  readonly times: readonly (readonly [minutes: number, pattern: string])[];
  /** From one time to another: groups `a` and `b` are times that stand masked already. */
  readonly spans: readonly string[];
  /** Groups: `h` and `m`, numbers. Without a group the minutes stand in front. */
  readonly lengths: readonly (readonly [minutes: number, pattern: string])[];
  readonly meals: Rows<Meal>;
  readonly dishes: readonly string[];
  readonly diets: Rows<Diet>;
  /** Nouns for places of some kind. */
  readonly kinds: Rows<readonly Category[]>;
  /** What makes a noun of `kinds` one of the plan's: "the museum". Group-free; stands before it. */
  readonly definite: string;
  /** What has to stand behind it besides. */
  readonly definiteBehind: string;
  /** Any stop: "place", "stop". */
  readonly stop: string;
  /** "The second stop": `{O}` an ordinal, `{stop}` a word for a stop, `{kind}` one of `kinds`. */
  readonly nthStop: readonly string[];
  readonly lastStop: readonly string[];
  readonly nextStop: readonly string[];
  readonly hotel: string;
  /** Where the hotel is one end of a way, and no subject of its own. */
  readonly wayWords: string;
  /** A whole message that picks one of what is offered: "the second one". */
  readonly pick: string;
  /** What stands for what was spoken of last. */
  readonly pronoun: string;
  /** Where a message may be cut in two. */
  readonly joints: string;
  readonly roles: Readonly<Partial<Record<Role, { readonly before?: string; readonly behind?: string }>>>;
  readonly wishes: Rows<WishWord>;
  /** Much more, a bit: how much a lengthening without a figure is. */
  readonly much: string;
  readonly forGood: string;
  /** A stop that is to stand at the beginning, or at the end, of its day; or on any other day. */
  readonly firstOfDay: string;
  readonly lastOfDay: string;
  readonly otherDay: string;
  /** In front of a length that is meant as a whole: "to two hours". */
  readonly exactly: string;
  /** Orders that deny, conditions, and things that are said of each person or day. */
  readonly denied: string;
  readonly conditional: string;
  /** Asks what would be if something were so. */
  readonly whatIf: string;
  /** A clause that tells why, beside one that says what to do. */
  readonly reason: string;
  readonly alone: string;
  readonly perPerson: string;
  readonly perDay: string;
  readonly weeks: string;
  readonly nights: string;
  readonly instead: string;
  readonly weather: Rows<'rain' | 'snow' | 'storm' | 'heat' | 'cold'>;
  readonly costs: Rows<'transport' | 'stay' | 'food' | 'places'>;
  /** What has a limit from which on one is asked. */
  readonly limits: Rows<'crowd' | 'traffic' | 'weather' | 'delay'>;
  /** What money is spent on, on the way. */
  readonly spending: Rows<'food' | 'places' | 'transport' | 'stay' | 'other'>;
  /** Whether a clause is a question, or asks whether. */
  readonly question: string;
  readonly whether: string;
  /** Leaves where one sleeps, in the morning. */
  readonly leaving: string;
  /** Earlier rules win. */
  readonly rules: readonly (readonly [ActName, ...string[]])[];
  /** Where a name stands that nobody knows, in scripts without spaces: group `name`. */
  readonly beforeName: string;
}
