/** One thing that may be taken. */
export interface Pick {
  /** What it costs, at least 0, in the smallest unit of money. */
  readonly cost: number;
  /** What it is worth, on any scale; sums are compared. */
  readonly worth: number;
  /** What it brings that is asked for, a bit each; default 0. */
  readonly marks?: number;
}

/** Things of one kind, of which so many are taken, each once at most. */
export interface PickGroup {
  readonly items: readonly Pick[];
  readonly least: number;
  readonly most: number;
}

/** What is to be chosen, and under which limits. */
export interface PickProblem {
  readonly groups: readonly PickGroup[];
  /** The most that all may cost together; `Infinity` = no limit. */
  readonly budget: number;
  /** Bits of which each has to be brought by something that is taken; default 0, of 16 at most. */
  readonly marks?: number;
}

/** What was chosen: a list of indices for each group, in their order. */
export interface Picked {
  readonly groups: readonly (readonly number[])[];
  readonly cost: number;
  readonly worth: number;
}

/**
 * A selection on the way: cost, worth, and the last thing taken. Of two with the same marks the one that costs no less and is worth no
 * more is of no use, so that each set of marks has a front of them, dearer and better from one to the next.
 */
interface Selection {
  readonly cost: number;
  readonly worth: number;
  readonly taken: Taken | undefined;
}
interface Taken {
  readonly group: number;
  readonly item: number;
  readonly before: Taken | undefined;
}
type Fronts = ReadonlyMap<number, readonly Selection[]>;

/**
 * A front is thinned to so many: the cheapest and the best stay, so whether there is a selection at all is always answered rightly;
 * how good it is may be missed by a little.
 */
const LONGEST_FRONT = 64;

/**
 * Chooses so many things of each group that they keep the budget, bring all that is asked for, and are worth the most: dynamic
 * programming over groups and their things, with a front of cost and worth for each set of marks (Nemhauser and Ullmann, 1969).
 *
 * @returns `undefined` where nothing keeps all limits.
 */
export function chooseWithin({ groups, budget, marks = 0 }: PickProblem): Picked | undefined {
  const rest = restCosts(groups);
  let fronts: Fronts = new Map([[0, [{ cost: 0, worth: 0, taken: undefined }]]]);
  groups.forEach((group, index) => {
    fronts = takeFrom(group, fronts, { index, marks, budget: budget - (rest[index + 1] ?? 0) });
  });
  const best = fronts.get(marks)?.at(-1);
  if (!best) return undefined;
  const lists: number[][] = groups.map(() => []);
  for (let taken = best.taken; taken; taken = taken.before) lists[taken.group]?.unshift(taken.item);
  return { groups: lists, cost: best.cost, worth: best.worth };
}

/** The least that this group and all after it cost, with 0 at the end. */
function restCosts(groups: readonly PickGroup[]): readonly number[] {
  const least = groups.map(({ items, least: count }) => {
    const costs = items.map(({ cost }) => cost).toSorted((left, right) => left - right);
    return costs.length < count ? Infinity : costs.slice(0, count).reduce((sum, cost) => sum + cost, 0);
  });
  return [...least, 0].map((_, index) => least.slice(index).reduce((sum, cost) => sum + cost, 0));
}

interface Limits {
  readonly index: number;
  readonly marks: number;
  /** For all up to and with this group. */
  readonly budget: number;
}

/** `byCount[k]` are the selections with k things of this group so far; from the back, so that each thing is taken once. */
function takeFrom({ items, least, most }: PickGroup, before: Fronts, limits: Limits): Fronts {
  const byCount: Map<number, readonly Selection[]>[] = [new Map(before)];
  items.forEach((pick, item) => {
    for (let count = Math.min(most, item + 1); count >= 1; count -= 1) {
      const to = (byCount[count] ??= new Map());
      for (const [has, front] of byCount[count - 1] ?? []) {
        const key = (has | (pick.marks ?? 0)) & limits.marks;
        const grown = front
          .filter(({ cost }) => cost + pick.cost <= limits.budget)
          .map(({ cost, worth, taken }) => ({
            cost: cost + pick.cost,
            worth: worth + pick.worth,
            taken: { group: limits.index, item, before: taken },
          }));
        if (grown.length > 0) to.set(key, toFront([...(to.get(key) ?? []), ...grown]));
      }
    }
  });
  const after = new Map<number, readonly Selection[]>();
  for (const fronts of byCount.slice(least, most + 1))
    for (const [has, front] of fronts ?? []) after.set(has, toFront([...(after.get(has) ?? []), ...front]));
  return after;
}

/** Those that nothing cheaper beats, the cheapest first. */
function toFront(all: readonly Selection[]): readonly Selection[] {
  const front: Selection[] = [];
  for (const one of all.toSorted((left, right) => left.cost - right.cost || right.worth - left.worth))
    if (one.worth > (front.at(-1)?.worth ?? -Infinity)) front.push(one);
  if (front.length <= LONGEST_FRONT) return front;
  const step = (front.length - 1) / (LONGEST_FRONT - 1);
  return Array.from({ length: LONGEST_FRONT }, (_, k) => front[Math.round(k * step)]).filter(
    (one) => one !== undefined,
  );
}
