import { permitsOnDay } from '../plan/permits.ts';
import { gainOf } from '../scoring/gain.ts';
import type { Search } from '../search/search.ts';
import { fitsBetween } from '../slack/fits.ts';
import { isImprovement } from './better.ts';

/** Exchanges a visit of day `a` with one of day `b`, each taking the other's position, if that is better. */
export function exchange({ plan, meter }: Search, a: number, b: number): boolean {
  const { model, route, width } = plan;
  const { travel, points } = model;
  const countA = plan.length[a] as number;
  const countB = plan.length[b] as number;
  meter.spend(countA * countB);
  for (let i = 1; i <= countA; i++) {
    const mine = route[a * width + i] as number;
    for (let j = 1; j <= countB; j++) {
      const theirs = route[b * width + j] as number;
      const minutes = added(a, i, theirs) + added(b, j, mine);
      if (minutes >= 0 && model.steady[mine] === 1 && model.steady[theirs] === 1) continue;
      if (!fitsBetween(plan, a, theirs, i - 1, i + 1) || !fitsBetween(plan, b, mine, j - 1, j + 1)) continue;
      if (!isImprovement(won(a, i, theirs) + won(b, j, mine), minutes)) continue;
      if (!permitsOnDay(plan, a, theirs, mine) || !permitsOnDay(plan, b, mine, theirs)) continue;
      plan.remove(a, i);
      plan.replace(b, j, mine);
      plan.insert(a, i, theirs);
      return true;
    }
  }
  return false;

  /** Value that day `d` wins by `place` instead of what is at `position`. */
  function won(d: number, position: number, place: number): number {
    return gainOf(plan, d, place, position) - gainOf(plan, d, route[d * width + position] as number, position);
  }

  /** Travel that day `d` takes more for the same. */
  function added(d: number, position: number, place: number): number {
    const left = route[d * width + position - 1] as number;
    const old = route[d * width + position] as number;
    const right = route[d * width + position + 1] as number;
    return leg(left, place) + leg(place, right) - leg(left, old) - leg(old, right);
  }

  function leg(i: number, j: number): number {
    return travel[i * points + j] as number;
  }
}
