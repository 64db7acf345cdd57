import type { Model } from '../model/model.ts';
import { dayValue } from '../scoring/day-value.ts';
import { schedule } from '../slack/schedule.ts';
import { Routes } from './routes.ts';

/**
 * Routes under construction: the one mutable thing of a search.
 *
 * Every change goes through a method, and each leaves times, slack and value of the day up to date.
 * Whether a change is allowed must have been asked before (see `slack/fits.ts` and `plan/permits.ts`).
 */
export class Plan extends Routes {
  constructor(model: Model) {
    super(model);
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
