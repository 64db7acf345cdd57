import { eject } from '../moves/eject.ts';
import { exchange } from '../moves/exchange.ts';
import { fill, type Greediness, GREEDY } from '../moves/insert.ts';
import { relocate } from '../moves/relocate.ts';
import { replace } from '../moves/replace.ts';
import { swap } from '../moves/swap.ts';
import { transfer } from '../moves/transfer.ts';
import { twoOpt } from '../moves/two-opt.ts';
import type { Search } from './search.ts';

type MoveInDay = (search: Search, d: number) => boolean;
type MoveBetweenDays = (search: Search, from: number, to: number) => boolean;

const IN_DAY: readonly MoveInDay[] = [twoOpt, relocate, swap];
const BETWEEN_DAYS: readonly MoveBetweenDays[] = [transfer, exchange];

/** Remembers for which contents of days the moves have found nothing, so that they are not asked again. */
export class LocalSearch {
  readonly #search: Search;
  readonly #settled: Float64Array;
  readonly #replaced: Float64Array;
  readonly #ejected: Float64Array;
  readonly #settledFrom: Float64Array;
  readonly #settledTo: Float64Array;

  constructor(search: Search) {
    const { days } = search.model;
    this.#search = search;
    this.#settled = new Float64Array(days).fill(-1);
    this.#replaced = new Float64Array(days).fill(-1);
    this.#ejected = new Float64Array(days).fill(-1);
    this.#settledFrom = new Float64Array(days * days).fill(-1);
    this.#settledTo = new Float64Array(days * days).fill(-1);
  }

  /**
   * Improves the plan until no move does: fill, save travel, and when that finds nothing more, replace and eject;
   * whatever is won makes room to fill again.
   */
  improve(greediness: Greediness = GREEDY): void {
    const search = this.#search;
    do {
      fill(search, greediness);
      while (this.#saveTravel()) fill(search, GREEDY);
    } while (search.meter.stoppedBy === undefined && (this.#replace() || this.#eject() || fill(search, GREEDY)));
  }

  #saveTravel(): boolean {
    const { plan, model } = this.#search;
    let found = false;
    for (let d = 0; d < model.days; d++) {
      if (this.#settled[d] === plan.version[d]) continue;
      for (const move of IN_DAY) while (move(this.#search, d)) found = true;
      this.#settled[d] = plan.version[d];
    }
    for (let a = 0; a < model.days; a++) {
      for (let b = 0; b < model.days; b++) if (a !== b && this.#betweenDays(a, b)) found = true;
    }
    return found;
  }

  #betweenDays(a: number, b: number): boolean {
    const { plan, model } = this.#search;
    const pair = a * model.days + b;
    if (this.#settledFrom[pair] === plan.version[a] && this.#settledTo[pair] === plan.version[b]) return false;
    let found = false;
    for (const move of BETWEEN_DAYS) while (move(this.#search, a, b)) found = true;
    this.#settledFrom[pair] = plan.version[a];
    this.#settledTo[pair] = plan.version[b];
    return found;
  }

  #replace(): boolean {
    let found = false;
    const { plan, model } = this.#search;
    for (let d = 0; d < model.days; d++) {
      if (this.#replaced[d] === plan.version[d]) continue;
      while (replace(this.#search, d)) found = true;
      this.#replaced[d] = plan.version[d];
    }
    return found;
  }

  #eject(): boolean {
    const { plan, model } = this.#search;
    for (let d = 0; d < model.days; d++) {
      if (this.#ejected[d] === plan.version[d]) continue;
      if (eject(this.#search, d)) return true;
      this.#ejected[d] = plan.version[d];
    }
    return false;
  }
}
