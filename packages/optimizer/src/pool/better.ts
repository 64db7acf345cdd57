import type { Options } from '../options.ts';
import type { Solution } from '../solution.ts';

/** Whether `a` is a better plan than `b`, in the order of importance that `solve` goes by. */
export function better(a: Solution, b: Solution, { warmStart }: Pick<Options, 'warmStart'>): boolean {
  const mandatory = missingMandatory(b) - missingMandatory(a);
  if (mandatory !== 0) return mandatory > 0;
  const members = missingMembers(b) - missingMembers(a);
  if (members !== 0) return members > 0;
  return a.worth + keptBy(a, warmStart) > b.worth + keptBy(b, warmStart) + 1e-9;
}

function missingMandatory({ leftOut }: Solution): number {
  return leftOut.filter(({ mandatory }) => mandatory).length;
}

function missingMembers({ unmet }: Solution): number {
  return unmet.reduce((sum, { missing }) => sum + missing, 0);
}

function keptBy({ routes }: Solution, warmStart: Options['warmStart']): number {
  if (!warmStart) return 0;
  const kept = routes.flatMap((route, d) => route.filter((place) => warmStart.routes[d]?.includes(place)));
  return kept.length * (warmStart.stabilityBonus ?? 0);
}
