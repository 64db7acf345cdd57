/** Days, filled. */
export interface Solution {
  /** Places in order, one list for each day. */
  readonly routes: readonly (readonly number[])[];
  /** When service starts at each of them: as early as the order allows. */
  readonly starts: readonly (readonly number[])[];
  /** By how many minutes each of them may start later with everything after it still possible. */
  readonly slack: readonly (readonly number[])[];
  /** What each of them counts for, diminished within a category; they sum to `score`. */
  readonly shares: readonly (readonly number[])[];
  /** What each of them loses by the hour at which it starts and by following one of its category (`Problem.atHour`, `inARow`). */
  readonly losses: readonly (readonly number[])[];
  /** Sum of the scores of all visits, diminished within a category. */
  readonly score: number;
  /** The score less `losses` and what travel, waiting and walking cost (`Problem.perMinute`). */
  readonly worth: number;
  /** No plan has a higher score. A quick bound, not a tight one: the gap to it is the most that can be missing. */
  readonly bound: number;
  /**
   * What ended the search: its effort was used up, the deadline passed, the signal aborted, or nothing
   * was left to try (`exhausted`: everything that can ever be visited is in, in full).
   */
  readonly stoppedBy: StoppedBy;
  /** One entry for each place that is not in, in the order of their numbers. */
  readonly leftOut: readonly LeftOut[];
  /** Days on which a group has fewer members than `perDayLeast`. */
  readonly unmet: readonly { readonly group: number; readonly day: number; readonly missing: number }[];
}

/** A plan on the way to the best: what is in, not yet why the rest is not. */
export type Improvement = Pick<Solution, 'routes' | 'starts' | 'score' | 'worth'>;

/** Either would do; absent = that alone would not. */
export interface LetIn {
  /** The visit of that day whose place would be enough, the one that is missed least. */
  readonly drop?: number;
  /** Minutes by which the day would have to start earlier; at most 240 are looked at. */
  readonly earlier?: number;
}

export type StoppedBy = 'effort' | 'deadline' | 'signal' | 'exhausted';

/**
 * Why a place is not in, judged against the finished plan: the reason of the day on which it came
 * closest, in the order listed here (the last is closest).
 */
export type LeftOut = {
  readonly place: number;
  readonly mandatory: boolean;
  /** What alone would let it in on `day`, where there is such a thing. */
  readonly letIn?: LetIn;
} & (
  | { /** No window on any day. */ readonly reason: 'no-window' }
  | {
      /** Getting there, the visit and getting away are longer than `day`, or every leg to or from it is over `maxLeg`. */
      readonly reason: 'too-far';
      readonly day: number;
      /** Travel to it and on from it on an empty day; −1 = over `maxLeg`. */
      readonly minutes: number;
    }
  | {
      /** Wherever it stood on `day`, its last window would be over. */
      readonly reason: 'window-missed';
      readonly day: number;
      /** The earliest that one could be there, given the visits before. */
      readonly arrival: number;
      /** The last minute at which service may start that day. */
      readonly closes: number;
    }
  | {
      /** It could be visited on `day`, but what follows, or the end of the day, would be late. */
      readonly reason: 'no-time';
      readonly day: number;
      /** It would be visit number `position` (0 = first). */
      readonly position: number;
      /** Minutes missing there. */
      readonly short: number;
    }
  | {
      /** It would fit in time, but break a rule: `precedence`, `mostWalking`, `mostWaiting`, `rest`. */
      readonly reason: 'rule';
      readonly day: number;
      readonly rule: 'order' | 'walking' | 'waiting' | 'rest';
    }
  | { readonly reason: 'day-full'; readonly day: number; readonly mostVisits: number }
  | { readonly reason: 'group-full'; readonly day: number; readonly group: number }
  | {
      readonly reason: 'budget';
      readonly day: number;
      /** Money by which the budget would be exceeded. */
      readonly over: number;
    }
  | {
      /** It would fit on `day`, and add nothing, or less than the way to it or the hour costs. */ readonly reason: 'low-score';
      readonly day: number;
    }
);
