import { type Model, UNREACHABLE } from '../model/model.ts';

/**
 * A score that no plan can exceed, quickly: the least of what fits if only time counted, only the number of visits, only
 * money. Each of the three cuts the last visit to size (the linear relaxation of a knapsack problem); in time, a visit
 * takes its stay and the shortest leg that leads to it.
 *
 * Source: Dantzig 1957, "Discrete-variable extremum problems", Operations Research 5.
 */
export function upperBound(model: Model): number {
  const { days, places, score, stay, fee, budget, countsAsVisit, mostVisits } = model;
  const possible = listPossible(model);
  const legs = shortestLegs(model, possible);
  let time = 0;
  let visits = 0;
  for (let d = 0; d < days; d++) {
    const length = model.dayCloses[d] - model.dayOpens[d];
    time += Math.max(0, length - shortestEnd(model, d, possible));
    visits += mostVisits[d];
  }
  const scores = Float64Array.from({ length: places }, (_, i) => (possible.includes(i) ? score[i] : 0));
  return Math.min(
    mostFrom(scores, (i) => stay[i] + legs[i], time),
    mostFrom(scores, (i) => countsAsVisit[i], visits),
    mostFrom(scores, (i) => fee[i], budget),
  );
}

/** The most score that `capacity` holds if visits could be cut. */
function mostFrom(scores: Float64Array, weightOf: (place: number) => number, capacity: number): number {
  const merits = Float64Array.from(scores, (score, i) => score / weightOf(i));
  const order = Array.from(scores.keys()).filter((i) => scores[i] > 0);
  order.sort((i, j) => (merits[j] > merits[i] ? 1 : -1));
  let sum = 0;
  let left = capacity;
  for (const i of order) {
    const weight = weightOf(i);
    if (weight > left) return sum + scores[i] * (left / weight);
    left -= weight;
    sum += scores[i];
  }
  return sum;
}

function listPossible({ candidates }: Model): readonly number[] {
  return [...new Set(candidates)];
}

/** The shortest way to each place, from a start or another place, at the best pace of the day. */
function shortestLegs(model: Model, possible: readonly number[]): Float64Array {
  const { places, points, travel, dayStart } = model;
  const fastest = model.paceFactor.reduce((least, factor) => Math.min(least, factor), 1);
  const sources = new Set([...possible, ...dayStart]);
  const shortest = new Float64Array(places).fill(UNREACHABLE);
  for (const from of sources) {
    for (let i = 0; i < places; i++) {
      const minutes = travel[from * points + i];
      if (from !== i && minutes < shortest[i]) shortest[i] = minutes;
    }
  }
  return shortest.map((minutes) => minutes * fastest);
}

function shortestEnd({ points, travel, dayEnd, paceFactor }: Model, d: number, possible: readonly number[]): number {
  const end = dayEnd[d];
  const shortest = possible.reduce((least, i) => Math.min(least, travel[i * points + end]), UNREACHABLE);
  return shortest * paceFactor.reduce((least, factor) => Math.min(least, factor), 1);
}
