/** What a line is for, for whoever colours it. */
export type TraceTone = 'heading' | 'said' | 'quiet' | 'trouble' | 'end';

/** A line of a trace, or several, if its text has several. */
export interface TraceLine {
  readonly tone: TraceTone;
  readonly label: string;
  readonly text: string;
  /** Shown whole, however long. */
  readonly whole?: boolean;
}

export function line(tone: TraceTone, label: string, text: string): TraceLine {
  return { tone, label, text };
}
