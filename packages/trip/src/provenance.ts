/** Where a fact comes from. Every fact that a traveller sees carries one. */
export interface Provenance {
  /** Short name for people, e.g. `sample catalogue`. */
  readonly name: string;
  /** ISO date on which the fact was written down or fetched. */
  readonly date: string;
  /** True when the traveller should check it before relying on it. */
  readonly verify: boolean;
}
