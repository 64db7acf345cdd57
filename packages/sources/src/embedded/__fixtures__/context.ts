import type { ReportProgress, Segment } from '@wayfarer/planner/ports';
import type { CityId } from '@wayfarer/trip';

/** What a port is handed, with the notes it made. */
export function context(): {
  readonly report: ReportProgress;
  readonly signal: AbortSignal;
  readonly notes: readonly string[];
} {
  const notes: string[] = [];
  return {
    notes,
    signal: new AbortController().signal,
    report: (note) => {
      notes.push(note);
      return Promise.resolve();
    },
  };
}

export const segment = (city: string, ...dates: string[]): Segment => ({ city: city as CityId, dates });
