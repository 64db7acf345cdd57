import { type Options, type Problem, solve } from '@wayfarer/optimizer';

import { cpuMs } from '../toptw/run-cases.ts';
import { toTown, type TownSize, withoutPlace } from './town.ts';

/** CPU time until a plan was there, and until it was near the best of the long run. */
export interface Measured {
  readonly firstMs: number;
  readonly within3Ms: number;
  readonly within1Ms: number;
}

/** Score that visits keep when a day is planned again. */
const STABILITY_BONUS = 0.3;
const WARM_UPS = 3;
/** What takes some milliseconds is done so often and divided: the clock of CPU time ticks every 4 ms on many machines. */
const REPEATS = 20;
/** Units of effort of the warm runs and of planning again. */
const SHORT_EFFORT = 300;
const REPLAN_EFFORT = 100;

/** Solves a town at length and says when the plan came within 3 % and 1 % of the last one. */
export function measureTown(size: TownSize, longMs: number): Measured {
  const problem = toTown(size);
  warmUp(problem);
  const improvements: (readonly [number, number])[] = [];
  const begin = cpuMs();
  const onImprove: Options['onImprove'] = ({ worth }) => improvements.push([cpuMs() - begin, worth]);
  const { worth: best } = solve(problem, { seed: 1, effort: Infinity, deadlineMs: longMs, now: cpuMs, onImprove });
  const timeTo = (share: number): number =>
    improvements.find(([, worth]) => worth >= best * share)?.[0] ?? cpuMs() - begin;
  return { firstMs: measureFirst(problem), within3Ms: timeTo(0.97), within1Ms: timeTo(0.99) };
}

/** CPU time of a search that is stopped as soon as it has a plan. */
function measureFirst(problem: Problem): number {
  return meanTime(() => {
    const stop = new AbortController();
    solve(problem, { seed: 1, effort: Infinity, signal: stop.signal, onImprove: () => stop.abort() });
  });
}

function meanTime(action: () => void): number {
  const begin = cpuMs();
  for (let k = 0; k < REPEATS; k++) action();
  return (cpuMs() - begin) / REPEATS;
}

/** CPU time to plan again after the second visit of the first day turns out to be closed. */
export function measureReplan(size: TownSize): number {
  const problem = toTown(size);
  const { routes } = solve(problem, { seed: 1 });
  const changed = withoutPlace(problem, routes[0]?.[1] ?? 0);
  const again = (): unknown =>
    solve(changed, { seed: 1, effort: REPLAN_EFFORT, warmStart: { routes, stabilityBonus: STABILITY_BONUS } });
  for (let k = 0; k < WARM_UPS; k++) again();
  return meanTime(again);
}

/** The value below which `share` of the values lie. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? NaN;
}

function warmUp(problem: Problem): void {
  for (let k = 0; k < WARM_UPS; k++) solve(problem, { seed: 2 + k, effort: SHORT_EFFORT });
}
