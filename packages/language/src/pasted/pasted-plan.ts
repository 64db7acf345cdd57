import type { Meal } from '@wayfarer/trip';
import type { MinuteOfDay } from '@wayfarer/trip/clock';

/** A plan that somebody has pasted, as it is written: nothing is looked up, and nothing is added. */
export interface PastedPlan {
  /** In the order written. A text that names no day may be one. */
  readonly days: readonly PastedDay[];
  /** What stands in no day: a list of ideas. */
  readonly loose: readonly PastedEntry[];
}

export interface PastedDay {
  /** The number it has in the text, else its place among the days. */
  readonly nth: number;
  /** What else its heading says, e.g. `Arrival and Gion`; may be empty. */
  readonly title: string;
  /** The date that is written, as far as it is. */
  readonly written: WrittenDate | null;
  readonly entries: readonly PastedEntry[];
}

export interface WrittenDate {
  readonly day?: number;
  /** 1–12. */
  readonly month?: number;
  readonly year?: number;
  /** 0 is Sunday. */
  readonly weekday?: number;
}

/** What somebody wants to do there. `vague`: no place is named that one could look up. */
export type PastedKind = 'visit' | 'meal' | 'stay' | 'way' | 'vague';

export type PartOfDay = 'morning' | 'midday' | 'afternoon' | 'evening';

/**
 * What a text says beside the name. `book`: one has to book. `hours`: something about when it is open, or that one has to check.
 * `day-trip`: out of town. `again`: the text itself calls it a repetition. `unsure`: the writer is not sure.
 */
export type PastedMark = 'book' | 'hours' | 'day-trip' | 'again' | 'unsure';

export interface PastedEntry {
  /** From 1. */
  readonly line: number;
  /** The name as written; of a vague one what is said instead. */
  readonly name: string;
  /** Another name that is written beside it: in brackets, or behind a stroke. */
  readonly also?: string;
  readonly kind: PastedKind;
  readonly meal?: Meal;
  readonly at?: MinuteOfDay;
  readonly until?: MinuteOfDay;
  /** How long, where that is written. */
  readonly minutes?: number;
  readonly part?: PartOfDay;
  readonly marks: readonly PastedMark[];
  readonly url?: string;
}

/** Where known names stand in a text: what one cannot tell from a text alone, e.g. that "Arts and Crafts" is one museum. */
export type FindKnownNames = (text: string) => readonly { readonly index: number; readonly text: string }[];
