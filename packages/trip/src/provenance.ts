/** Where a fact comes from. Every fact that a traveller sees carries one. */
export interface Provenance {
  /** Short name for people, e.g. `sample catalogue`. */
  readonly name: string;
  /** ISO date on which the fact was written down or fetched. */
  readonly date: string;
  /** True when the traveller should check it before relying on it. */
  readonly verify: boolean;
  /** Licence of the data, e.g. `ODbL 1.0`; missing where the data is ours. */
  readonly license?: string;
  /** What has to be shown wherever the fact is, e.g. `© OpenStreetMap contributors`. */
  readonly attribution?: string;
  /** Where one can look it up, or the page that the attribution has to lead to. */
  readonly url?: string;
  /** The page that the attribution has to lead to, where `url` is another. */
  readonly attributionUrl?: string;
}

/** Name of the source of a place that stands on a traveller's own list and on no other. */
export const OWN_LIST = 'your list';

/** Facts of a place that may come from somewhere else than the place itself. */
export const SOURCED_FACTS = ['hours', 'fee', 'price', 'nightly', 'serves', 'significance', 'summary'] as const;
export type SourcedFact = (typeof SOURCED_FACTS)[number];
