/** Minutes of a leg that may not be travelled: more than any day, yet three of them still fit an Int32. */
export const UNREACHABLE = 1 << 28;

/** Differences of value below this are rounding, not improvement. */
export const EPSILON = 1e-7;

/**
 * The problem as the search sees it. Two rules have been folded into `travel`, so that no inner loop has
 * to ask for them: a leg over `maxLeg`, and a leg between two members of `apart` groups, are
 * {@link UNREACHABLE}. One point more than the problem has, `points − 1`, is "nowhere": 0 minutes from
 * everything; days that may end anywhere end there.
 */
export interface Model {
  readonly places: number;
  readonly days: number;
  /** Points of the problem and "nowhere". */
  readonly points: number;
  readonly travel: Int32Array;
  /**
   * What the search saves on legs: their price in score, which holds what following one of the same category loses; or, where
   * no leg has a price, their minutes.
   */
  readonly legCost: Float64Array;
  /** Score that a unit of it costs: 1 or 0. Of equals, the cheaper legs win either way. */
  readonly legCostWeight: number;
  /** Part of `legCost` for each minute of travel that is no price but a tie-break: of two plans worth the same, the shorter way. */
  readonly tiePrice: number;
  /** Score that a minute of waiting costs. */
  readonly waitingPrice: number;
  /** Category of each place, −1 = none, and what the second of two in a row of the same loses. */
  readonly rowCategory: Int32Array;
  readonly inARow: number;
  /** Whether it counts for anything when visits start: waiting has a price, or hours have losses. */
  readonly timed: boolean;
  /** Whether visits lose by the hour, and the losses as in `Problem.atHour`; empty where they do not. */
  readonly hourly: boolean;
  readonly hourOffsets: Int32Array;
  readonly hourFrom: Int32Array;
  readonly hourLoss: Float64Array;
  /** Length points; 0 for anchors. */
  readonly stay: Int32Array;
  readonly score: Float64Array;
  /** Reward for a visit on top of its score: above any sum of scores and least-rewards if it is mandatory, else 0. */
  readonly worth: Float64Array;
  /** The most that a visit can ever win: score, worth, stability bonus, and the reward of every group that asks for members. */
  readonly mostGain: Float64Array;
  /** 1 = a visit wins the same on every day, whatever else is there: no category that diminishes, no group that asks, no previous day. */
  readonly steady: Uint8Array;
  readonly windowOffsets: Int32Array;
  readonly windowOpens: Int32Array;
  readonly windowCloses: Int32Array;
  /** First and last minute of service start, by day × places + place; where there is no window, first > last. */
  readonly firstOpen: Int32Array;
  readonly lastClose: Int32Array;
  /** Places with a window on day d, those that can win most first: `candidates[candidateOffsets[d]…candidateOffsets[d + 1]]`. */
  readonly candidateOffsets: Int32Array;
  readonly candidates: Int32Array;
  readonly dayStart: Int32Array;
  readonly dayEnd: Int32Array;
  readonly dayOpens: Int32Array;
  readonly dayCloses: Int32Array;
  readonly mostVisits: Float64Array;
  readonly fee: Int32Array;
  readonly budget: number;
  /** −1 where the place has none, or where nothing diminishes. */
  readonly category: Int32Array;
  /** `diminishing^k` for k = 0…places. */
  readonly powers: Float64Array;
  /** See `Problem.pace`; empty where the time of the day does not matter, `paceKind` also where all legs are of one kind. */
  readonly paceFrom: Int32Array;
  readonly paceFactor: Float64Array;
  readonly paceKind: Uint8Array;
  /** Whether there is any rule of the folder `rules/` to ask for. */
  readonly ruled: boolean;
  /** Whether there are legs that may not be travelled, which a place in between can bridge. */
  readonly bridged: boolean;
  /** Minutes on foot of each leg; empty where nobody asks. */
  readonly walking: Int32Array;
  readonly mostWalking: Float64Array;
  readonly mostWaiting: Float64Array;
  readonly restMost: number;
  readonly restLeast: number;
  readonly restful: Uint8Array;
  /** Places that come before place i: `predecessors[predecessorOffsets[i]…predecessorOffsets[i + 1]]`; and those that come after it, alike. */
  readonly predecessorOffsets: Int32Array;
  readonly predecessors: Int32Array;
  readonly successorOffsets: Int32Array;
  readonly successors: Int32Array;
  readonly groups: number;
  /** Groups of place i: `groupsOf[groupOffsets[i]…groupOffsets[i + 1]]`. */
  readonly groupOffsets: Int32Array;
  readonly groupsOf: Int32Array;
  readonly groupLeast: Float64Array;
  readonly groupMost: Float64Array;
  readonly groupTotal: Float64Array;
  /** Reward for each member up to a group's least on a day: above any sum of scores. */
  readonly leastReward: number;
  /** 1 = uses up `mostVisits`. */
  readonly countsAsVisit: Uint8Array;
  /** Day of the place in the plan we started from, or −1; and what staying there is worth. */
  readonly previousDay: Int32Array;
  readonly stabilityBonus: number;
  /** Counts the contents that days of any plan have had, so that what was computed for one can be recognized. */
  readonly versions: { last: number };
}
