import type { Improvement } from './solution.ts';

/** How `solve` goes about it. */
export interface Options {
  /** Whole number; the same seed, problem and effort give the same plan on any machine. */
  readonly seed: number;
  /**
   * Work to do, in thousands of questions "does this visit fit here?" (a thousand take about 20–40 µs).
   * Default: grows with places × days, see README.
   */
  readonly effort?: number;
  /** So much of that effort, 0–1: for whoever starts from a plan that is nearly as good as it can be. Default 1. */
  readonly effortShare?: number;
  /** Outer bound on the time taken; needs `now`. A plan cut off by it may differ between machines. */
  readonly deadlineMs?: number;
  /** The clock for `deadlineMs`, in milliseconds from any origin. */
  readonly now?: () => number;
  /** When it aborts, the best plan so far is returned. It is looked at about every 300 µs. */
  readonly signal?: AbortSignal;
  /** Called with every plan that is better than all before it; the last one is what `solve` returns, and then explains. */
  readonly onImprove?: (improvement: Improvement) => void;
  /** A plan to start from, e.g. the one under way; visits of it that do not fit any more are dropped. */
  readonly warmStart?: {
    /** Places in order, one list for each day. */
    readonly routes: readonly (readonly number[])[];
    /** Score that a visit is additionally worth on the day it had (not part of `Solution.score`); default 0. */
    readonly stabilityBonus?: number;
  };
}
