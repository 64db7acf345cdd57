import type { IsoDate, MinuteOfDay } from '@wayfarer/trip/clock';

/** Where in time the trip stands. */
export interface Cursor {
  readonly date: IsoDate;
  readonly time: MinuteOfDay;
}

/** Negative when `left` is earlier. */
export function compareCursors(left: Cursor, right: Cursor): number {
  if (left.date !== right.date) return left.date < right.date ? -1 : 1;
  return left.time - right.time;
}
