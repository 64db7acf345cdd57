/**
 * How the wishes of several people become one score:
 *
 * - `sum`: Σ W_v · s_v, everybody counts by their weight;
 * - `least-misery`: min s_v, as good as for the one who likes it least;
 * - `most-pleasure`: max s_v, as good as for the one who likes it most;
 * - `multiplicative`: Π s_v^W_v, which one strong dislike pulls down.
 *
 * Source: SEED_DETAILS A1.
 */
export type Merging = 'sum' | 'least-misery' | 'most-pleasure' | 'multiplicative';

/**
 * One `Problem.score` out of several people's.
 *
 * @param people - Scores 0–1 of each person, one for each place.
 * @param weights - What each person counts for, above 0; made to sum to 1. Default: all the same.
 */
export function mergeScores(
  people: readonly Float64Array[],
  merging: Merging,
  weights: readonly number[] = people.map(() => 1),
): Float64Array {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const shares = weights.map((weight) => weight / total);
  const places = people[0]?.length ?? 0;
  return Float64Array.from({ length: places }, (_, i) => {
    const scores = people.map((person) => person[i] ?? 0);
    return merge(scores, merging, shares);
  });
}

function merge(scores: readonly number[], merging: Merging, shares: readonly number[]): number {
  switch (merging) {
    case 'sum':
      return scores.reduce((sum, score, v) => sum + score * (shares[v] ?? 0), 0);
    case 'least-misery':
      return Math.min(...scores);
    case 'most-pleasure':
      return Math.max(...scores);
    case 'multiplicative':
      return rounded(scores.reduce((product, score, v) => product * score ** (shares[v] ?? 0), 1));
  }
}

/**
 * How content each person is with a plan, 0–1: what its visits are worth to them, as a share of what as many visits
 * could be worth to them at best.
 *
 * @param people - As in {@link mergeScores}.
 * @param routes - `Solution.routes`.
 */
export function satisfactionOf(
  people: readonly Float64Array[],
  routes: readonly (readonly number[])[],
): readonly number[] {
  const visits = routes.flat();
  return people.map((person) => {
    const best = person.toSorted((a, b) => b - a).slice(0, visits.length);
    const most = best.reduce((sum, score) => sum + score, 0);
    return most === 0 ? 1 : visits.reduce((sum, place) => sum + (person[place] ?? 0), 0) / most;
  });
}

/** To nine places: the powers of engines may differ in the last bit, and plans must not. */
function rounded(value: number): number {
  return Math.round(value * 1e9) / 1e9;
}
