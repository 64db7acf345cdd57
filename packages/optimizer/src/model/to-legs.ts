import type { Group, Problem } from '../problem.ts';
import { type Model, UNREACHABLE } from './model.ts';

/** See `Model.tiePrice`: above what counts as a tie, yet a day of it is below any difference of scores that is meant. */
const TIE_PRICE = 2e-9;

type Legs = Pick<Model, 'travel' | 'legCost' | 'legCostWeight' | 'tiePrice' | 'bridged' | 'rowCategory' | 'inARow'>;

/** What there is between two points: minutes, with two rules folded in, and a price. */
export function toLegs(problem: Problem): Legs {
  const { points, places, travel, walking, perLeg, maxLeg = Infinity, perMinute: price = {}, inARow = 0 } = problem;
  const groups = problem.groups ?? [];
  const apart = toApart(groups, places);
  const rowCategory = problem.category ?? new Int32Array(places).fill(-1);
  const size = points + 1;
  const legs = new Int32Array(size * size);
  const legCost = new Float64Array(size * size);
  const legCostWeight = price.travel || price.walking || perLeg || inARow ? 1 : 0;
  const tiePrice = legCostWeight && !price.travel ? TIE_PRICE : 0;
  const perMinute = legCostWeight ? (price.travel ?? 0) + tiePrice : 1;
  let bridged = false;
  for (let i = 0; i < points; i++) {
    for (let j = 0; j < points; j++) {
      const minutes = travel[i * points + j];
      const forbidden = minutes > maxLeg || (apart[i] === 1 && apart[j] === 1);
      legs[i * size + j] = forbidden ? UNREACHABLE : Math.min(minutes, UNREACHABLE);
      bridged ||= forbidden && i !== j && (minutes > maxLeg || !areExclusive(groups, i, j));
      const onFoot = (walking?.[i * points + j] ?? 0) * (price.walking ?? 0);
      legCost[i * size + j] =
        minutes * perMinute + onFoot + (perLeg?.[i * points + j] ?? 0) + rowLoss({ rowCategory, inARow, places }, i, j);
    }
  }
  return { travel: legs, bridged, legCost, legCostWeight, tiePrice, rowCategory, inARow };
}

/** What a visit to `j` right after `i` loses since they are of the same category. */
export function rowLoss(
  { rowCategory, inARow, places }: Pick<Model, 'rowCategory' | 'inARow' | 'places'>,
  i: number,
  j: number,
): number {
  const isSame = i < places && j < places && rowCategory[i] >= 0 && rowCategory[i] === rowCategory[j];
  return isSame ? inARow : 0;
}

/** Whether the two can never be on the same day, so that nobody need come between them. */
function areExclusive(groups: readonly Group[], i: number, j: number): boolean {
  return groups.some(({ members, perDayMost }) => perDayMost < 2 && members.includes(i) && members.includes(j));
}

function toApart(groups: readonly Group[], places: number): Uint8Array {
  const apart = new Uint8Array(places);
  for (const group of groups) {
    if (group.apart ?? !group.countsAsVisit) group.members.forEach((member) => (apart[member] = 1));
  }
  return apart;
}
