import type { Trip } from '@wayfarer/contract';

/** What a plan's views share about its visits: which stand out, and what happens when one is touched. */
export interface VisitMarks {
  readonly nextVisitId: string | null;
  /** The visit an open decision is about. */
  readonly troubledVisitId: string | null;
  /** Shown under the pointer, here or on the map. */
  readonly highlighted: string | null;
  /** Visits that were taken out and come back. */
  readonly waiting: Trip['waiting'];
  readonly onHighlight: (visitId: string | null) => void;
  readonly onOpen: (visitId: string) => void;
}
