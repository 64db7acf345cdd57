import type { AccessNeed } from './access.ts';
import type { Diet } from './diet.ts';
import type { Money } from './money.ts';
import type { Category } from './place.ts';
import type { Interest, Preferences } from './preferences.ts';

/** What each of them may spend, for the whole trip or for each day of it. */
export interface PersonLimit {
  readonly money: Money;
  readonly scope: 'person' | 'person-day';
}

/** A traveller, or several of whom the same was said. What is not said of them is as for everybody. */
export interface Person {
  /** As they are spoken of when the traveller is spoken to: `you`, `Anna`, `your mother`, `two of you`, `the children`. */
  readonly label: string;
  /** `rest`: all of whom nothing else was said. */
  readonly count: number | 'rest';
  /** Nobody has said which of them it is: "two of us", "one vegetarian". The speaker may be among them. */
  readonly unnamed?: true;
  /** In years, as far as they were said. */
  readonly ages?: readonly number[];
  readonly diets?: readonly Diet[];
  readonly access?: readonly AccessNeed[];
  readonly interests?: readonly Interest[];
  readonly avoid?: readonly Category[];
  readonly limit?: PersonLimit;
}

/** `the children (6 and 9)`. */
export function nameOf({ label, ages = [] }: Pick<Person, 'label' | 'ages'>): string {
  if (ages.length === 0) return label;
  const last = ages.at(-1) ?? 0;
  return `${label} (${ages.length === 1 ? last : `${ages.slice(0, -1).join(', ')} and ${last}`})`;
}

/** What a plan should please, as far as that person goes: what was said of everybody, and what was said of them. */
export function preferencesFor({ interests = [], avoid = [] }: Person, preferences: Preferences): Preferences {
  return {
    ...preferences,
    interests: [...new Set([...preferences.interests, ...interests])],
    avoid: [...new Set([...preferences.avoid, ...avoid])],
  };
}
