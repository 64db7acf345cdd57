/**
 * Days to fill. Points are numbered 0…points−1: first the places that may be visited (0…places−1),
 * then the anchors where days start and end (hotels, stations). Nothing has a name here.
 *
 * All times are whole minutes on one scale of the caller's choice (minutes of the day for trips; any
 * whole unit will do, as long as all arrays use the same). Everything is checked once, by `solve`.
 */
export interface Problem {
  readonly points: number;
  /** How many of the points may be visited; they come first. */
  readonly places: number;
  /**
   * Minutes from point i to point j at `travel[i * points + j]`, buffer included by the caller; length points².
   * Need not be symmetric, need not obey the triangle inequality. At least 0.
   */
  readonly travel: Int32Array;
  /** What a visit is worth, at least 0, as a rule 0–1; length places. A place of score 0 is visited only if it must be. */
  readonly score: Float64Array;
  /** Minutes of service, at least 0; length places. */
  readonly stay: Int32Array;
  readonly days: readonly Day[];
  /**
   * When SERVICE MAY START (not when the door closes: pass closing − stay). For day d and place i the entries
   * `offsets[d * places + i]` up to, not including, `offsets[d * places + i + 1]` of `opens` and `closes`;
   * both bounds inclusive, sorted, disjoint. No entry: not on that day.
   */
  readonly windows: {
    readonly offsets: Int32Array;
    readonly opens: Int32Array;
    readonly closes: Int32Array;
  };
  /** 1 = must be in. It is put in before anything else; when it cannot be, `leftOut` says why. Length places. */
  readonly mandatory?: Uint8Array;
  /** What a visit costs, at least 0, in the smallest unit of money; length places. */
  readonly fee?: Int32Array;
  /** The most that all fees of all days may come to; absent = no limit. */
  readonly budget?: number;
  /** Category of each place, at least 0, or −1 for none; length places. */
  readonly category?: Int32Array;
  /**
   * Factor 0–1: of the visits of one category on one day the best counts in full, the k-th best
   * `diminishing^(k−1)` of its score. Independent of their order in the day. Default 1.
   */
  readonly diminishing?: number;
  /**
   * Score that a visit loses when the visit right before it, on the same day, is of the same `category`; at least 0, default 0.
   * Unlike `diminishing` it goes by the order: anything else in between saves it.
   */
  readonly inARow?: number;
  /**
   * Score that a visit loses by the minute at which it starts, since it is crowded then, or rains. For day d and place i the
   * entries `offsets[d * places + i]` up to, not including, `offsets[d * places + i + 1]` of `from` and `loss`, `from` rising:
   * from minute `from[k]` on it is `loss[k]`, at least 0, until the next entry; nothing before the first. It weighs in what is
   * visited, on which day and in which order. A visit starts as early as the order allows all the same: nobody waits for a
   * better hour (for that see README, "Not separate features").
   */
  readonly atHour?: {
    readonly offsets: Int32Array;
    readonly from: Int32Array;
    readonly loss: Float64Array;
  };
  readonly groups?: readonly Group[];
  /** Pairs [first, later]: when both places are in, `first` is visited before `later`, on the same day or an earlier one. */
  readonly precedence?: readonly (readonly [first: number, later: number])[];
  /** How fast one gets on at which time of the day; absent = always as `travel` says. */
  readonly pace?: {
    /** From these minutes on, rising … */
    readonly from: Int32Array;
    /** … a minute of `travel` takes so many; 0.01–100. Before the first of them, 1. Length that of `from`, or as `kind` says. */
    readonly factor: Float64Array;
    /**
     * Where legs differ, e.g. because walking knows no traffic: leg i → j goes by row `kind[i * points + j]` of `factor`, which
     * then has a row as long as `from` for each kind. Length points².
     */
    readonly kind?: Uint8Array;
  };
  /** Nobody goes longer than `most` minutes without a rest; the day begins and ends rested. */
  readonly rest?: {
    readonly most: number;
    /** Waiting before a door counts as a rest from so many minutes on. */
    readonly least: number;
    /** 1 = being there is a rest; length places. */
    readonly places: Uint8Array;
  };
  /**
   * Minutes on foot that `travel` contains, at `walking[i * points + j]`; length points². For `perMinute.walking` and
   * `Day.mostWalking`.
   */
  readonly walking?: Int32Array;
  /**
   * Score that a minute of each sort costs, at least 0; absent = 0. It decides between plans and keeps a low score from
   * a long way; it makes nothing impossible: neither a mandatory place nor what a group asks for is given up for it.
   */
  readonly perMinute?: {
    readonly travel?: number;
    /** Between arrival and the start of service. */
    readonly waiting?: number;
    /** On top of `travel`. */
    readonly walking?: number;
  };
  /**
   * Score that leg i → j costs on top of its minutes, at `perLeg[i * points + j]`, at least 0; length points². For what its minutes
   * do not tell, e.g. its length. As with `perMinute` it decides between plans, and makes nothing impossible.
   */
  readonly perLeg?: Float64Array;
  /** The longest travel between two consecutive points of a day, anchors included (buffer included); absent = no limit. */
  readonly maxLeg?: number;
}

/** One day to fill. */
export interface Day {
  /** The point where the day starts. */
  readonly start: number;
  /** The point where the day ends; −1 = anywhere. */
  readonly end: number;
  /** The start is not left before. */
  readonly opens: number;
  /** The end is reached not after; with `end` −1 the last service is over by then. */
  readonly closes: number;
  /** Most visits; members of groups whose `countsAsVisit` is false are not counted. */
  readonly mostVisits: number;
  /** Most minutes on foot on all legs together (`Problem.walking`); absent = no limit. */
  readonly mostWalking?: number;
  /** Most minutes of waiting before a visit, the first of the day excepted (one may leave later); absent = no limit. */
  readonly mostWaiting?: number;
}

/** Interchangeable places, e.g. the restaurants where one might have lunch. A place may be in several groups. */
export interface Group {
  /** The places in it. */
  readonly members: Int32Array;
  /** Aimed at on each day: preferred to any score, given up only when it cannot be met (see `Solution.unmet`). */
  readonly perDayLeast: number;
  readonly perDayMost: number;
  /** Most members on all days together; absent = no limit. With 1, its members exclude each other. */
  readonly most?: number;
  /** Whether members use up `Day.mostVisits`; one group that says no is enough. */
  readonly countsAsVisit: boolean;
  /**
   * Members may not be next to each other, nor next to members of another such group: no two meals
   * back to back. Default: the contrary of `countsAsVisit`.
   */
  readonly apart?: boolean;
}
