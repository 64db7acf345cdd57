import type { WriteName } from '@wayfarer/contract';

/** Languages in the order in which figures are shown. */
export const CASE_LANGUAGES = ['en', 'ja', 'zh', 'fr', 'de', 'es'] as const;

/** A sentence typed after a plan was chosen, and what it is to do. */
export interface ChatCase {
  readonly id: string;
  readonly lang: (typeof CASE_LANGUAGES)[number];
  /** What sort of sentence it is, for the table alone. */
  readonly kind: string;
  readonly setup: string;
  /** Writes that come first; `@Louvre` in a body stands for the id of that visit. */
  readonly before?: readonly (readonly [WriteName, Readonly<Record<string, unknown>>])[];
  readonly text: string;
  readonly expect: Expectation;
}

/** A name of a place or a part of it, or `2.1`: the first stop of the second day. */
export type StopName = string;
/** Days count from 1. */
export type DayNumber = number;
export type DayOrAll = DayNumber | 'all';

export interface Whereabouts {
  readonly name: StopName;
  readonly day?: DayNumber;
  /** When one arrives, `HH:MM`. */
  readonly at?: string;
  readonly part?: 'morning' | 'midday' | 'afternoon' | 'evening';
  readonly before?: StopName;
  readonly after?: StopName;
  /** With nothing between the two. */
  readonly directly?: true;
}

/** An effect on the trip. Each key is a claim; what the claims mean stands in `bench/cases/chat/README.md`. */
export interface Claims {
  readonly removed?: readonly StopName[];
  readonly added?: Whereabouts;
  readonly moved?: Whereabouts;
  readonly swapped?: readonly [StopName, StopName];
  readonly daysSwapped?: readonly [DayNumber, DayNumber];
  readonly replaced?: {
    readonly name: StopName;
    readonly by?: StopName;
    readonly wish?: 'cheaper' | 'indoors';
  };
  readonly length?: {
    readonly name: StopName;
    readonly minutes?: number;
    readonly by?: number;
    readonly longer?: true;
    readonly shorter?: true;
  };
  readonly locked?: StopName | { readonly name: StopName; readonly at: string; readonly day: DayNumber };
  readonly unlocked?: StopName;
  readonly hours?: {
    readonly day: DayOrAll;
    /** A time, or later than it was. */
    readonly start?: string;
    /** Something is there before. */
    readonly startsBy?: string;
    /** Things may be planned from then on. */
    readonly window?: string;
    readonly end?: string;
  };
  readonly meal?: MealClaim;
  readonly pace?: { readonly day: DayOrAll; readonly slower?: true; readonly faster?: true };
  readonly walking?: { readonly day: DayOrAll };
  readonly free?: {
    readonly day: DayNumber;
    readonly start: string;
    readonly end: string;
    /** Nobody eats then either. */
    readonly meals?: true;
  };
  readonly freed?: 'all';
  readonly stay?: { readonly wish?: 'cheaper' | 'better' | 'any'; readonly name?: string };
  readonly arrival?: string;
  readonly departure?: string;
  readonly dates?: { readonly start: string; readonly end: string };
  readonly travelers?: number;
  readonly diet?: string;
  readonly budget?: { readonly amount: number; readonly currency: string } | null;
  readonly cheaper?: true;
  readonly factChanged?: string;
  readonly autonomy?: 'ask' | 'small-changes';
  readonly refilled?: DayOrAll;
  readonly addedAny?: true;
  readonly pending?: true;
  readonly decided?: 'wait' | 'replace' | 'skip' | 'keep' | 'any';
  readonly shifted?: DayNumber;
  readonly undone?: true;
  readonly redone?: true;
  readonly startedOver?: true;
  readonly option?: number;
  readonly here?: StopName;
  readonly felt?: 'tired' | 'hungry' | 'ate';
  readonly spent?: { readonly amount: number; readonly currency: string; readonly category: string };
  /** An edit of that type waits for a yes. */
  readonly proposed?: string;
  readonly pendingAbout?: StopName;
  /** The plan stays, and what was said is answered. */
  readonly nothing?: true;
  /** One of these stands in the answer. */
  readonly mentions?: readonly string[];
  /** Nothing changes, and something is asked. */
  readonly asks?: true;
  /** Nothing changes, and it is said that it cannot be. */
  readonly refused?: true;
}

export interface Expectation extends Claims {
  /** Any of these would be as good. */
  readonly or?: readonly Claims[];
  readonly orAsks?: true;
  readonly orRefused?: true;
  readonly orNotUnderstood?: true;
}

export interface MealClaim {
  readonly day: DayOrAll;
  readonly meal: 'breakfast' | 'lunch' | 'dinner';
  readonly at?: string;
  readonly skip?: true;
  readonly price?: 'cheaper' | 'better';
  readonly cuisine?: string;
  readonly diet?: string;
  /** At another table than before. */
  readonly other?: true;
}
