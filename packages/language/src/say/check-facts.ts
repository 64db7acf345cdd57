/** How many stops were checked, and what came of it. */
export interface CheckedCounts {
  readonly visits: number;
  readonly days: number;
  /** Their names in a row; empty where no city is known. */
  readonly cities: string;
  readonly fits: number;
  readonly doNot: number;
  readonly unknown: number;
}

/** How many stops a repair changed, and how many it left out. */
export interface RepairCounts {
  readonly changed: number;
  readonly leftOut: number;
}
