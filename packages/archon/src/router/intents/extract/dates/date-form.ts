import type { DayNumber } from './calendar.ts';

/** One way to write a date. */
export interface DateForm {
  /** With the flags `giu`. */
  readonly pattern: RegExp;
  /** The days that are meant, the likeliest first; none if that cannot be told; `undefined` if this is no date after all. */
  readonly read: (groups: DateGroups, today: DayNumber) => readonly DayNumber[] | undefined;
}

/** Named groups of a match. */
export type DateGroups = Readonly<Record<string, string | undefined>>;
