import type { KnownCity, PastedEntry } from '@wayfarer/language';
import type { Place } from '@wayfarer/trip';
import type { IsoDate } from '@wayfarer/trip/clock';

import type { Arranged } from './timetable.ts';

export interface CheckedDay {
  readonly nth: number;
  readonly title: string;
  readonly date: IsoDate;
  readonly city: KnownCity | null;
  readonly entries: readonly CheckedEntry[];
  readonly arranged: Arranged;
}

/** With a time that it was given here, not by the writer: that makes no day longer, and excuses no late meal. */
export interface TimedEntry extends PastedEntry {
  readonly isOurs?: true;
}

export interface CheckedEntry {
  readonly entry: TimedEntry;
  readonly place: Place | null;
  readonly near: readonly Place[];
}
