import { Plan } from '../plan/plan.ts';
import type { LocalSearch } from '../search/local-search.ts';
import type { Search } from '../search/search.ts';
import { walk, type Wheel } from './ant.ts';
import { toTrails, updateTrails } from './pheromone.ts';

/** Ants in one iteration. Source: SEED_DETAILS A2. */
const ANTS = 20;

/**
 * The ant colony. In one iteration every ant walks, the best walk is improved by local search and lays the
 * trail; single ants leave none (README, "The colony").
 */
export class Colony {
  readonly #search: Search;
  readonly #trails: Float64Array;
  readonly #wheel: Wheel;
  readonly #best: Plan;

  constructor(search: Search) {
    const { points, places } = search.model;
    this.#search = search;
    this.#trails = toTrails(points);
    this.#wheel = { places: new Int32Array(places), weights: new Float64Array(places) };
    this.#best = new Plan(search.model);
  }

  /**
   * One iteration; leaves its improved plan in the search.
   *
   * @param bestValue - What the best plan so far is worth.
   * @returns Whether it was finished; if not, the search has to stop.
   */
  iterate(localSearch: LocalSearch, bestValue: number): boolean {
    const { plan, meter } = this.#search;
    let value = -1;
    for (let ant = 0; ant < ANTS; ant++) {
      walk(this.#search, this.#trails, this.#wheel);
      if (meter.stoppedBy !== undefined) return false;
      if (plan.totalValue() <= value) continue;
      value = plan.totalValue();
      this.#best.copyFrom(plan);
    }
    plan.copyFrom(this.#best);
    localSearch.improve();
    const found = plan.totalValue();
    updateTrails(this.#trails, plan, Math.max(0, found) / Math.max(found, bestValue, Number.MIN_VALUE));
    return true;
  }
}
