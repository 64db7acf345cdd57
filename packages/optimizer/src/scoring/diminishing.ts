import type { Routes } from '../plan/routes.ts';

/**
 * The score that a visit of day `d` counts for: S_i · f^r, r = visits of its category on that day that are
 * better (score, then number, decides). Taking the best in full makes the sum independent of the order of the day.
 */
export function diminishedScore(plan: Routes, d: number, place: number): number {
  const { model } = plan;
  const score = model.score[place];
  if (model.category[place] < 0) return score;
  return score * model.powers[rankOf(plan, d, place, -1)];
}

/**
 * What the scores of day `d` would win by a visit to `place`: its own diminished score, less what it takes
 * from those of its category that are not as good.
 *
 * @param without - Position whose visit is thought away, 0 = none. May be that of `place` itself.
 */
export function diminishedGain(plan: Routes, d: number, place: number, without: number): number {
  const { model, route } = plan;
  const score = model.score[place];
  const category = model.category[place];
  if (category < 0) return score;
  const begin = d * plan.width;
  const gone = without > 0 ? route[begin + without] : -1;
  let gain = score * model.powers[rankOf(plan, d, place, gone)];
  const end = begin + plan.length[d] + 1;
  for (let k = begin + 1; k < end; k++) {
    const other = route[k];
    if (other === gone || other === place || model.category[other] !== category) continue;
    if (!isBetter(model.score, place, other)) continue;
    const rank = rankOf(plan, d, other, gone, place);
    gain -= model.score[other] * (model.powers[rank] - model.powers[rank + 1]);
  }
  return gain;
}

/** How many visits of day `d` and of the category of `place` are better than it; up to two are thought away. */
function rankOf(plan: Routes, d: number, place: number, gone: number, alsoGone = -1): number {
  const { model, route } = plan;
  const category = model.category[place];
  const begin = d * plan.width + 1;
  const end = begin + plan.length[d];
  let rank = 0;
  for (let k = begin; k < end; k++) {
    const other = route[k];
    if (other === place || other === gone || other === alsoGone || model.category[other] !== category) continue;
    if (isBetter(model.score, other, place)) rank++;
  }
  return rank;
}

function isBetter(score: Float64Array, i: number, j: number): boolean {
  const a = score[i];
  const b = score[j];
  return a > b || (a === b && i < j);
}
