import type { Plan } from '../plan/plan.ts';

/** τ0. Source: SEED_DETAILS A2. */
const INITIAL_TRAIL = 1;
/** ρ, the share of a trail that evaporates in one iteration. Source: SEED_DETAILS A2. */
const EVAPORATION = 0.1;
/** Q, the deposit of a plan as good as the best. Source: SEED_DETAILS A2. */
const DEPOSIT = 1;

/** τ_ij by point × points + point. */
export function toTrails(points: number): Float64Array {
  return new Float64Array(points * points).fill(INITIAL_TRAIL);
}

/**
 * The global update, once an iteration: τ ← (1−ρ)·τ, and on the legs of `plan` τ ← (1−ρ)·τ + ρ·δ.
 *
 * δ = Q · V / V_best, with V what the plan is worth: a plan as good as the best one keeps its trails at τ0, while all
 * others fade. (The seed's Q / L in minutes would be some hundredths of τ0: no ant could smell it.)
 *
 * Source: SEED_DETAILS A2 and E.
 *
 * @param share - V / V_best, 0–1.
 */
export function updateTrails(trails: Float64Array, plan: Plan, share: number): void {
  for (let k = 0; k < trails.length; k++) trails[k] = trails[k] * (1 - EVAPORATION);
  const { model, route, width, length } = plan;
  for (let d = 0; d < model.days; d++) {
    const count = length[d];
    if (count === 0) continue;
    for (let k = d * width; k <= d * width + count; k++) {
      const leg = route[k] * model.points + route[k + 1];
      trails[leg] = trails[leg] + EVAPORATION * DEPOSIT * share;
    }
  }
}
