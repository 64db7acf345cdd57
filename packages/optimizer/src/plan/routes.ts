import type { Model } from '../model/model.ts';

/**
 * The routes of a plan as they lie in memory, and what can be asked of them. Day d lives at `d * width` of `route`,
 * `start` and `latest`: position 0 is where the day starts, 1…length are visits, length + 1 is its end.
 */
export class Routes {
  readonly model: Model;
  /** Entries for each day. */
  readonly width: number;
  readonly route: Int32Array;
  /** Earliest start of service at each position. */
  readonly start: Int32Array;
  /** Latest start of service that keeps all later visits of the day possible. */
  readonly latest: Int32Array;
  /** Visits of each day. */
  readonly length: Int32Array;
  /** Minutes waited since the day began, the wait before this position included. */
  readonly waited: Int32Array;
  /** Score lost by the hours of visits since the day began, this position included; empty where no hour counts. */
  readonly lost: Float64Array;
  /** Cost of the legs of each day (see `Model.legCost`); an empty day travels nowhere. */
  readonly legCost: Float64Array;
  /** What each day is worth: scores, rewards, keeping (see `scoring/day-value.ts`). */
  readonly value: Float64Array;
  readonly version: Float64Array;
  /** Visits of each day that use up `mostVisits`. */
  readonly visits: Int32Array;
  /** Day of each place, −1 = not in. */
  readonly dayOf: Int32Array;
  /** Members in the plan, by group × days + day, and by group. */
  readonly groupOnDay: Int32Array;
  readonly groupTotal: Int32Array;
  fee = 0;
  /** Room for a day that is only tried. */
  readonly trial: Int32Array;
  readonly trialArrivals: Int32Array;
  readonly trialStarts: Int32Array;

  constructor(model: Model) {
    const { days, places, groups } = model;
    this.model = model;
    this.width = places + 2;
    this.route = new Int32Array(days * this.width);
    this.start = new Int32Array(days * this.width);
    this.latest = new Int32Array(days * this.width);
    this.length = new Int32Array(days);
    this.waited = new Int32Array(days * this.width);
    this.lost = new Float64Array(model.hourly ? days * this.width : 0);
    this.legCost = new Float64Array(days);
    this.value = new Float64Array(days);
    this.version = new Float64Array(days);
    this.visits = new Int32Array(days);
    this.dayOf = new Int32Array(places);
    this.groupOnDay = new Int32Array(groups * days);
    this.groupTotal = new Int32Array(groups);
    this.trial = new Int32Array(this.width);
    this.trialArrivals = new Int32Array(this.width);
    this.trialStarts = new Int32Array(this.width);
  }

  totalValue(): number {
    let sum = 0;
    for (let d = 0; d < this.value.length; d++) sum += this.value[d];
    return sum;
  }

  totalBurden(): number {
    let sum = 0;
    for (let d = 0; d < this.legCost.length; d++) sum += this.legCost[d];
    return sum;
  }

  /** Minutes of waiting on day `d`. */
  waitingOn(d: number): number {
    const count = this.length[d];
    return count === 0 ? 0 : this.waited[d * this.width + count];
  }

  /** Score that the times of day `d` cost: waiting, and the hours at which visits start. */
  priceOfTimes(d: number): number {
    const waiting = this.model.waitingPrice * this.waitingOn(d);
    return this.model.hourly ? waiting + this.lostOn(d) : waiting;
  }

  /** Score that day `d` loses by the hours of its visits; only to be asked where `Model.hourly`. */
  lostOn(d: number): number {
    return this.lost[d * this.width + this.length[d]];
  }

  /** Places that are open on day `d` and not in the plan. */
  listOut(d: number): readonly number[] {
    const { candidates, candidateOffsets } = this.model;
    const open = Array.from(candidates.subarray(candidateOffsets[d], candidateOffsets[d + 1]));
    return open.filter((place) => this.dayOf[place] < 0);
  }
}
