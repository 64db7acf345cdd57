import type { Model } from '../model/model.ts';
import { dayValue } from '../scoring/day-value.ts';
import { schedule } from '../slack/schedule.ts';

/**
 * Routes under construction: the one mutable thing of a search. Day d lives at `d * width` of `route`,
 * `start` and `latest`: position 0 is where the day starts, 1…length are visits, length + 1 is its end.
 *
 * Every change goes through a method, and each leaves times, slack and value of the day up to date.
 * Whether a change is allowed must have been asked before (see `slack/fits.ts` and `plan/permits.ts`).
 */
export class Plan {
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
    this.clear();
  }

  clear(): void {
    const { days, dayStart, dayEnd } = this.model;
    this.length.fill(0);
    this.visits.fill(0);
    this.dayOf.fill(-1);
    this.groupOnDay.fill(0);
    this.groupTotal.fill(0);
    this.fee = 0;
    for (let d = 0; d < days; d++) {
      this.route[d * this.width] = dayStart[d];
      this.route[d * this.width + 1] = dayEnd[d];
      this.settle(d);
    }
  }

  /** Becomes equal to `other`, which is of the same model. */
  copyFrom(other: Plan): void {
    const { width } = this;
    for (let d = 0; d < this.model.days; d++) {
      if (this.version[d] === other.version[d]) continue;
      const from = d * width;
      const to = from + other.length[d] + 2;
      for (let k = from; k < to; k++) {
        this.route[k] = other.route[k];
        this.start[k] = other.start[k];
        this.latest[k] = other.latest[k];
        this.waited[k] = other.waited[k];
      }
    }
    this.lost.set(other.lost);
    this.length.set(other.length);
    this.legCost.set(other.legCost);
    this.value.set(other.value);
    this.version.set(other.version);
    this.visits.set(other.visits);
    this.dayOf.set(other.dayOf);
    this.groupOnDay.set(other.groupOnDay);
    this.groupTotal.set(other.groupTotal);
    this.fee = other.fee;
  }

  /** Puts `place` at `position` (1 = first visit) of day `d`. */
  insert(d: number, position: number, place: number): void {
    const at = d * this.width + position;
    const end = d * this.width + this.length[d] + 1;
    this.route.copyWithin(at + 1, at, end + 1);
    this.route[at] = place;
    this.length[d] = this.length[d] + 1;
    this.#count(d, place, 1);
    this.settle(d);
  }

  /** Takes `count` visits out of day `d`, from `position` on. */
  remove(d: number, position: number, count = 1): void {
    const at = d * this.width + position;
    const end = d * this.width + this.length[d] + 1;
    for (let k = at; k < at + count; k++) this.#count(d, this.route[k], -1);
    this.route.copyWithin(at, at + count, end + 1);
    this.length[d] = this.length[d] - count;
    this.settle(d);
  }

  /** Puts `place` where another visit was. */
  replace(d: number, position: number, place: number): void {
    const at = d * this.width + position;
    this.#count(d, this.route[at], -1);
    this.route[at] = place;
    this.#count(d, place, 1);
    this.settle(d);
  }

  /** Lays the visits of day `d` in the order of `order[0…length−1]`, which are the same visits. */
  reorder(d: number, order: Int32Array): void {
    const begin = d * this.width + 1;
    const count = this.length[d];
    for (let k = 0; k < count; k++) this.route[begin + k] = order[k];
    this.settle(d);
  }

  /** Adds a visit at the end of day `d` without working out times; `settle` must follow. */
  append(d: number, place: number): void {
    const end = d * this.width + this.length[d] + 1;
    this.route[end + 1] = this.route[end];
    this.route[end] = place;
    this.length[d] = this.length[d] + 1;
    this.#count(d, place, 1);
  }

  /** Brings times, slack, cost of legs and value of day `d` up to date. */
  settle(d: number): void {
    this.legCost[d] = schedule(this, d);
    this.value[d] = dayValue(this, d);
    this.version[d] = ++this.model.versions.last;
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

  #count(d: number, place: number, sign: number): void {
    const { fee, countsAsVisit, groupOffsets, groupsOf, days } = this.model;
    this.dayOf[place] = sign > 0 ? d : -1;
    this.fee += sign * fee[place];
    this.visits[d] = this.visits[d] + sign * countsAsVisit[place];
    const end = groupOffsets[place + 1];
    for (let k = groupOffsets[place]; k < end; k++) {
      const g = groupsOf[k];
      this.groupOnDay[g * days + d] = this.groupOnDay[g * days + d] + sign;
      this.groupTotal[g] = this.groupTotal[g] + sign;
    }
  }
}
