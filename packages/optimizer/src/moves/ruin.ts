import { permitsOnDay } from '../plan/permits.ts';
import type { Plan } from '../plan/plan.ts';
import type { Random } from '../random.ts';
import { breaksRule } from '../rules/broken-rule.ts';
import { extentOf } from '../search/extent.ts';
import type { Search } from '../search/search.ts';
import { fitsBetween, joins } from '../slack/fits.ts';

/** The longest stretch, and the largest share of all visits, that one ruin takes out. */
const LONGEST_STRETCH = 6;
const LARGEST_SHARE = 0.5;
const MOST_DISPLACED = 3;

/** Takes out visits, so that what is put back may be better. Each way aims at another kind of mistake. */
type Ruin = (search: Search, amount: number) => void;

/** Visits in a row, on as many days as it takes: what is wrong at one time of the day. */
const ruinStretches: Ruin = ({ plan, random }, amount) => {
  let left = amount;
  while (left > 0) {
    const d = dayOfRandomVisit(plan, random);
    if (d < 0) return;
    const count = Math.min(left, plan.length[d], 1 + random.below(LONGEST_STRETCH));
    const position = 1 + random.below(plan.length[d] - count + 1);
    left -= removeStretch(plan, d, position, count);
  }
};

/** Visits near a random place, on any day: what is wrong in one corner of the map. */
const ruinNeighbours: Ruin = ({ plan, random }, amount) => {
  const { model } = plan;
  const centre = random.below(model.places);
  for (let left = amount; left > 0;) {
    let nearest = -1;
    for (let place = 0; place < model.places; place++) {
      if (plan.dayOf[place] < 0) continue;
      if (nearest < 0 || legFrom(place) < legFrom(nearest)) nearest = place;
    }
    if (nearest < 0) return;
    const d = plan.dayOf[nearest];
    left -= removeStretch(plan, d, positionOf(plan, d, nearest), 1);
  }

  function legFrom(place: number): number {
    return model.travel[centre * model.points + place];
  }
};

/** Visits anywhere. */
const ruinAnywhere: Ruin = ({ plan, random }, amount) => {
  for (let left = amount; left > 0;) {
    const d = dayOfRandomVisit(plan, random);
    if (d < 0) return;
    left -= removeStretch(plan, d, 1 + random.below(plan.length[d]), 1);
  }
};

/** Visits put somewhere else at random: what is in the wrong order, e.g. nothing between two meals. */
const displace: Ruin = ({ plan, random }, amount) => {
  for (let left = Math.min(amount, MOST_DISPLACED); left > 0; left--) {
    const d = dayOfRandomVisit(plan, random);
    if (d < 0) return;
    const position = 1 + random.below(plan.length[d]);
    const place = plan.route[d * plan.width + position];
    removeStretch(plan, d, position, 1);
    const to = random.below(plan.model.days);
    const elsewhere = randomPosition(plan, random, { d: to, place });
    if (elsewhere > 0 && permitsOnDay(plan, to, place, -1)) plan.insert(to, elsewhere, place);
  }
};

const RUINS: readonly Ruin[] = [ruinStretches, ruinNeighbours, ruinAnywhere, displace];
/** How likely each way is, against each other, before anything has been learned. */
export const FIRST_WEIGHTS: readonly number[] = [2, 1, 1, 1];

/**
 * Takes a random number of visits out of the plan.
 *
 * @param way - Index in {@link FIRST_WEIGHTS}.
 */
export function ruin(search: Search, way: number): void {
  const { plan, random, meter } = search;
  let visits = 0;
  for (let d = 0; d < plan.model.days; d++) visits += plan.length[d];
  const most = Math.max(2, Math.ceil(visits * LARGEST_SHARE * extentOf(plan.model)));
  // The smaller of two draws: small ruins are tried more often than large ones.
  const amount = 1 + Math.min(random.below(most), random.below(most));
  RUINS[way](search, amount);
  meter.spend(visits);
}

/** A day, each as likely as its share of all visits; −1 when there are none. */
function dayOfRandomVisit(plan: Plan, random: Random): number {
  const { days } = plan.model;
  let visits = 0;
  for (let d = 0; d < days; d++) visits += plan.length[d];
  if (visits === 0) return -1;
  let nth = random.below(visits);
  for (let d = 0; d < days; d++) {
    nth -= plan.length[d];
    if (nth < 0) return d;
  }
  return -1;
}

/** A position of day `d` where `place` fits in time, each as likely; 0 when there is none. */
function randomPosition(plan: Plan, random: Random, { d, place }: { d: number; place: number }): number {
  let chosen = 0;
  let found = 0;
  for (let k = 1; k <= plan.length[d] + 1; k++) {
    if (!fitsBetween(plan, d, place, k - 1, k) || breaksRule(plan, d, place, k - 1, k)) continue;
    if (random.below(++found) === 0) chosen = k;
  }
  return chosen;
}

function positionOf(plan: Plan, d: number, place: number): number {
  return plan.route.indexOf(place, d * plan.width + 1) - d * plan.width;
}

/**
 * Takes `count` visits out of day `d` from `position` on, and as many more beside them as it takes for the
 * rest to be possible: two meals may have been kept apart by what went, a long leg bridged by it, or it was a rest.
 *
 * @returns How many went.
 */
function removeStretch(plan: Plan, d: number, position: number, count: number): number {
  let from = position;
  let after = position + count;
  while (!joins(plan, d, from - 1, after) || breaksRule(plan, d, -1, from - 1, after)) {
    if (after <= plan.length[d]) after++;
    else from--;
  }
  plan.remove(d, from, after - from);
  return after - from;
}
