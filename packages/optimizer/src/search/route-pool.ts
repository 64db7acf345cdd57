import type { Model } from '../model/model.ts';
import type { Plan } from '../plan/plan.ts';
import { kindsOfDays } from './kinds-of-days.ts';

/** Routes that are kept; when there are more, the oldest goes. */
export const CAPACITY = 256;

/**
 * The routes of the plans that the search went through lately, each set of places once, in the best order seen. They are what
 * `recombine` makes plans of.
 */
export class RoutePool {
  /** Routes in the pool. */
  size = 0;
  /** What each is worth to the search, and what its fees come to. */
  readonly value = new Float64Array(CAPACITY);
  readonly fee = new Float64Array(CAPACITY);
  /** The first day of those, all alike, that it is for. */
  readonly kind = new Int32Array(CAPACITY);
  /** The same for each day. */
  readonly kindOfDay: Int32Array;
  /** Int32 words in a set of places. */
  readonly words: number;
  /** The places of route k as bits, and the groups of which it holds the only member: `sets[k × words … (k + 1) × words]`. */
  readonly sets: Int32Array;
  readonly #visits: Int32Array;
  readonly #length = new Int32Array(CAPACITY);
  readonly #width: number;
  /** The bit of each group that may have one member in all, −1 = it may have more. */
  readonly #bitOfGroup: Int32Array;
  /** By the key of a set of places: its route; and back. */
  readonly #byKey = new Map<number, number>();
  readonly #keys = new Int32Array(CAPACITY);
  readonly #keyOfPlace: Int32Array;
  readonly #noted: Float64Array;
  #next = 0;

  constructor(model: Model) {
    this.kindOfDay = kindsOfDays(model);
    let bits = model.places;
    this.#bitOfGroup = Int32Array.from(model.groupTotal, (most) => (most === 1 ? bits++ : -1));
    this.words = (bits + 31) >> 5;
    this.sets = new Int32Array(CAPACITY * this.words);
    this.#width = Math.min(model.places, MOST_VISITS);
    this.#visits = new Int32Array(CAPACITY * this.#width);
    this.#keyOfPlace = toKeys(model.places);
    this.#noted = new Float64Array(model.days);
  }

  /** Takes in the routes of `plan` that it has not got. */
  note(plan: Plan): void {
    for (let d = 0; d < plan.model.days; d++) {
      const visits = plan.length[d];
      if (this.#noted[d] === plan.version[d] || visits === 0 || visits > this.#width) continue;
      this.#noted[d] = plan.version[d];
      const key = this.#keyOf(plan, d);
      const known = this.#byKey.get(key);
      if (known === undefined) this.#write(this.#room(key), plan, d);
      else if (plan.value[d] > this.value[known]) this.#write(known, plan, d);
    }
  }

  /** The visits of route `k`, in order. */
  routeOf(k: number): readonly number[] {
    const from = k * this.#width;
    return Array.from(this.#visits.subarray(from, from + this.#length[k]));
  }

  #keyOf(plan: Plan, d: number): number {
    let key = this.kindOfDay[d];
    const begin = d * plan.width + 1;
    const end = begin + plan.length[d];
    for (let k = begin; k < end; k++) key ^= this.#keyOfPlace[plan.route[k]];
    return key;
  }

  /** Where a route may be written: a free place, or that of the oldest. */
  #room(key: number): number {
    const at = this.#next;
    this.#next = (at + 1) % CAPACITY;
    if (this.size < CAPACITY) this.size++;
    else this.#byKey.delete(this.#keys[at]);
    this.#byKey.set(key, at);
    this.#keys[at] = key;
    return at;
  }

  #write(at: number, plan: Plan, d: number): void {
    const { words, sets } = this;
    const { fee: fees, groupOffsets, groupsOf } = plan.model;
    const begin = d * plan.width + 1;
    const count = plan.length[d];
    let fee = 0;
    sets.fill(0, at * words, (at + 1) * words);
    for (let k = 0; k < count; k++) {
      const place = plan.route[begin + k];
      this.#visits[at * this.#width + k] = place;
      fee += fees[place];
      this.#mark(at, place);
      for (let m = groupOffsets[place]; m < groupOffsets[place + 1]; m++) {
        const bit = this.#bitOfGroup[groupsOf[m]];
        if (bit >= 0) this.#mark(at, bit);
      }
    }
    this.#length[at] = count;
    this.value[at] = plan.value[d];
    this.fee[at] = fee;
    this.kind[at] = this.kindOfDay[d];
  }

  #mark(at: number, bit: number): void {
    const word = at * this.words + (bit >> 5);
    this.sets[word] = this.sets[word] | (1 << (bit & 31));
  }
}

/** Longer routes are not kept. */
const MOST_VISITS = 256;

/** A number for each place; those of a set, put together by exclusive or, tell it from other sets. */
function toKeys(places: number): Int32Array {
  const keys = new Int32Array(places);
  let state = 1;
  for (let i = 0; i < places; i++) {
    // The generator of Numerical Recipes; the shift spreads its better high bits.
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    keys[i] = state ^ (state >>> 15);
  }
  return keys;
}
