import type { KnownCity } from '@wayfarer/language';
import type { Place } from '@wayfarer/trip';
import type { IsoDate } from '@wayfarer/trip/clock';

import type { TimedEntry } from './timed-entry.ts';
import type { Arranged } from './timetable.ts';

export interface CheckedDay {
  readonly nth: number;
  readonly title: string;
  readonly date: IsoDate;
  readonly city: KnownCity | null;
  readonly entries: readonly CheckedEntry[];
  readonly arranged: Arranged;
}

export interface CheckedEntry {
  readonly entry: TimedEntry;
  readonly place: Place | null;
  readonly near: readonly Place[];
}
