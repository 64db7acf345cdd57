/**
 * How desirable it is to go to j next: satisfaction won for each minute until it begins, η_ij = S_j / D_ij.
 *
 * Source: SEED_DETAILS A2 and E; waiting for a door to open is counted into D_ij like travel.
 *
 * @param satisfaction - S_j, at least 0.
 * @param minutes - D_ij; anything under one minute counts as one.
 */
function desirability(satisfaction: number, minutes: number): number {
  return satisfaction / (minutes > 1 ? minutes : 1);
}

/**
 * How strongly an ant at i is drawn to j: τ_ij^α · η_ij^β with α = 2 and β = 3.
 *
 * Written as products: powers must come out the same in every engine. Source: SEED_DETAILS A2.
 *
 * @param trail - τ_ij.
 * @param satisfaction - S_j.
 * @param minutes - D_ij, until service at j begins.
 */
export function attraction(trail: number, satisfaction: number, minutes: number): number {
  const eta = desirability(satisfaction, minutes);
  return trail * trail * eta * eta * eta;
}

/**
 * The roulette wheel: an index with probability weight / total.
 *
 * @param weights - The first `count` entries are on the wheel; at least one is above 0.
 * @param spin - 0 ≤ spin < 1.
 */
export function spinWheel(weights: Float64Array, count: number, spin: number): number {
  let total = 0;
  for (let k = 0; k < count; k++) total += weights[k];
  let left = spin * total;
  for (let k = 0; k < count; k++) {
    left -= weights[k];
    if (left < 0) return k;
  }
  return count - 1;
}
