import type { IsoDate } from '@wayfarer/trip/clock';

/** What is known of lines beside what they say. */
export interface TextContext {
  /** What the lines are a part of. */
  readonly part: string;
  /** The day that the text is about, where something beside it says so. */
  readonly receivedOn: IsoDate | null;
}
