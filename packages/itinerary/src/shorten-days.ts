import type { Problem } from '@wayfarer/optimizer';

/** The row of a day, and when each visit of it starts. */
export interface Ordered {
  readonly route: readonly number[];
  readonly starts: readonly number[];
}

/** A row of more visits stays as it is: the table of all orders doubles with each of them. */
const MOST_VISITS = 11;
/**
 * What a kilometre costs where the visits of a day are settled and only their order is open (ours): as much as twenty minutes of
 * way, so that a day is not gone back and forth for a few minutes. For those who mind crowds as much as eight: quiet hours come first.
 */
const PER_KM = { usual: 0.1, minding: 0.04 };
/** Less is rounding. */
const EPSILON = 1e-9;

/** Part of an order: what is seen, where one is, when one may go on, and what it has cost. */
interface Label {
  /** Index in the row, and the place that stands there. */
  readonly stop: number;
  readonly place: number;
  readonly free: number;
  readonly cost: number;
  readonly start: number;
  readonly before: Label | undefined;
}

/**
 * The visits of a day in the order that costs least of all that keep to its hours, margins and meals: minutes, waiting and losses by
 * the hour as the problem counts them, and kilometres. Exact, by the sets of visits that are over (Held and Karp).
 *
 * @param minding - Whether they mind crowds.
 * @param km - Between any two points of the problem, at `km[i * points + j]`.
 */
export function shortenDay(
  problem: Problem,
  day: number,
  { now, km, minding = false }: { readonly now: Ordered; readonly km: Float64Array; readonly minding?: boolean },
): Ordered {
  const { route } = now;
  if (route.length < 2 || route.length > MOST_VISITS) return now;
  const perKm = PER_KM[minding ? 'minding' : 'usual'];
  const steps = stepsOf(
    problem,
    day,
    km.map((one) => one * perKm),
  );
  const best = findBest(route, steps);
  const present = follow(route, steps);
  if (!best || (present && best.cost >= present.cost - EPSILON)) return now;
  const labels = listLabels(best);
  return {
    route: labels.map(({ place }) => place),
    starts: labels.map(({ start }) => start),
  };
}

interface Steps {
  readonly begin: { readonly at: number; readonly free: number };
  /** When the visit there starts and what it adds to the cost; `undefined` where it is too late, or too far. */
  readonly next: (from: number, to: number, free: number) => Pick<Label, 'free' | 'start' | 'cost'> | undefined;
  /** What the way to the end of the day adds; `undefined` where that is too late. */
  readonly end: (from: number, free: number) => number | undefined;
}

function stepsOf(problem: Problem, day: number, lengths: Float64Array): Steps {
  const { points, places, travel, stay, days, maxLeg = Infinity, perMinute: price = {}, groups = [] } = problem;
  const { start, end, opens, closes } = days[day] as Problem['days'][number];
  const apart = new Set(groups.flatMap((group) => ((group.apart ?? !group.countsAsVisit) ? [...group.members] : [])));
  const legOf = (from: number, to: number): number | undefined => {
    const minutes = travel[from * points + to] ?? Infinity;
    return minutes > maxLeg || (apart.has(from) && apart.has(to)) ? undefined : minutes;
  };
  const costOf = (from: number, to: number, minutes: number): number =>
    minutes * (price.travel ?? 0) + (lengths[from * points + to] ?? 0);
  return {
    begin: { at: start, free: opens },
    next(from, to, free) {
      const minutes = legOf(from, to);
      if (minutes === undefined) return undefined;
      const arrival = free + minutes;
      const row = day * places + to;
      const from_ = earliestStart(problem, row, arrival);
      if (from_ === undefined) return undefined;
      const waiting = (from_ - arrival) * (price.waiting ?? 0);
      return {
        start: from_,
        free: from_ + (stay[to] ?? 0),
        cost: costOf(from, to, minutes) + waiting + lossAt(problem, row, from_),
      };
    },
    end(from, free) {
      if (end === -1) return free <= closes ? 0 : undefined;
      const minutes = legOf(from, end);
      return minutes === undefined || free + minutes > closes ? undefined : costOf(from, end, minutes);
    },
  };
}

function earliestStart({ windows: { offsets, opens, closes } }: Problem, row: number, arrival: number) {
  for (let k = offsets[row] ?? 0; k < (offsets[row + 1] ?? 0); k++) {
    if (arrival <= (closes[k] ?? -1)) return Math.max(arrival, opens[k] ?? 0);
  }
  return undefined;
}

function lossAt({ atHour }: Problem, row: number, minute: number): number {
  if (!atHour) return 0;
  let loss = 0;
  for (let k = atHour.offsets[row] ?? 0; k < (atHour.offsets[row + 1] ?? 0); k++) {
    if ((atHour.from[k] ?? Infinity) > minute) break;
    loss = atHour.loss[k] ?? 0;
  }
  return loss;
}

function findBest(route: readonly number[], { begin, next, end }: Steps): Label | undefined {
  const all = 2 ** route.length - 1;
  const reached: Label[][] = Array.from({ length: all + 1 }, () => []);
  for (let seen = 0; seen < all; seen++) {
    const here = seen === 0 ? [undefined] : (reached[seen] ?? []);
    for (const label of here) {
      route.forEach((place, stop) => {
        if ((seen & (1 << stop)) !== 0) return;
        const step = next(label ? label.place : begin.at, place, label ? label.free : begin.free);
        if (!step) return;
        offer(reached[seen | (1 << stop)] ?? [], {
          ...step,
          stop,
          place,
          cost: (label?.cost ?? 0) + step.cost,
          before: label,
        });
      });
    }
  }
  return (reached[all] ?? [])
    .flatMap((label) => {
      const home = end(label.place, label.free);
      return home === undefined ? [] : [{ ...label, cost: label.cost + home }];
    })
    .reduce<Label | undefined>((least, one) => (!least || one.cost < least.cost ? one : least), undefined);
}

/** Kept unless another one there is as early and as cheap; those that it outdoes go. */
function offer(labels: Label[], one: Label): void {
  if (labels.some(({ stop, free, cost }) => stop === one.stop && free <= one.free && cost <= one.cost)) return;
  const left = labels.filter(({ stop, free, cost }) => stop !== one.stop || free < one.free || cost < one.cost);
  labels.splice(0, labels.length, ...left, one);
}

/** The order as it is. */
function follow(route: readonly number[], { begin, next, end }: Steps): Pick<Label, 'cost'> | undefined {
  let { at, free } = begin;
  let cost = 0;
  for (const place of route) {
    const step = next(at, place, free);
    if (!step) return undefined;
    cost += step.cost;
    [at, free] = [place, step.free];
  }
  const home = end(at, free);
  return home === undefined ? undefined : { cost: cost + home };
}

function listLabels(last: Label): readonly Label[] {
  const labels: Label[] = [];
  for (let label: Label | undefined = last; label; label = label.before) labels.unshift(label);
  return labels;
}
