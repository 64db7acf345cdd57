import type { PastedEntry } from '@wayfarer/language';

/** With a time that it was given here, not by the writer: that makes no day longer, and excuses no late meal. */
export interface TimedEntry extends PastedEntry {
  readonly isOurs?: true;
}
