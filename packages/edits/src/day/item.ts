/** Something that takes place in a row of things, in minutes. */
export interface Item {
  /** Arrival as wished, and what each minute away from it costs. */
  readonly wished: number;
  readonly weight: number;
  readonly longest: number;
  /** As short as it may become; never more than `longest`. */
  readonly shortest: number;
  /** Bounds of the arrival, both included. */
  readonly earliest: number;
  readonly latest: number;
  /** It lies inside one of these; sorted, disjoint. */
  readonly within: readonly { readonly open: number; readonly close: number }[];
  /** At these times it may be whatever the rest says: it is planned so. */
  readonly planned?: Times;
  /** Nothing but `planned` will do. */
  readonly isFixed: boolean;
  /** Minutes between the departure of the one before and this arrival, at least. */
  readonly gap: number;
}

export interface Times {
  readonly arrive: number;
  readonly depart: number;
}
