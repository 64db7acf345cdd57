import { type Solution, solve } from '@wayfarer/optimizer';
import type { DayPlan, LeftOutPlace } from '@wayfarer/trip';
import { endsBy, MEAL_WINDOWS } from '@wayfarer/trip/limits';

import { explainNoTable, toCandidates } from './candidates.ts';
import { toDays } from './days.ts';
import { isEvening } from './evenings.ts';
import { explainLeftOut } from './explain.ts';
import { toNumbers } from './numbers.ts';
import type { EmptyDay, FillRequest } from './request.ts';
import { toRoutes } from './warm-start.ts';

/** Days, filled, with a word on everything that is not in them. */
export interface FilledDays {
  readonly days: readonly DayPlan[];
  /** One entry for each sight that is not in the plan. */
  readonly leftOut: readonly LeftOutPlace[];
  /** Full sentences, e.g. on a day for which no table was found. */
  readonly warnings: readonly string[];
  readonly score: number;
  readonly stoppedBy: Solution['stoppedBy'];
}

/**
 * Fills the days with what the traveller would like most, as the optimizer finds it. Same request, same days.
 * The answer obeys the feasibility function of `trip`; callers that show it judge it all the same.
 */
export function fillDays(request: FillRequest): FilledDays {
  const { seed, effort } = request;
  const { candidates, ruledOut } = toCandidates(request);
  const { problem } = toNumbers(request, candidates);
  const routes = request.warmStart && toRoutes(request.warmStart, candidates, request);
  const solution = solve(problem, {
    seed,
    ...(effort !== undefined && { effort }),
    ...(routes && { warmStart: { routes } }),
  });
  const planned = new Set(solution.routes.flat().flatMap((number) => candidates[number]?.place.id ?? []));
  const missed = solution.leftOut.flatMap((leftOut) => {
    const candidate = candidates[leftOut.place];
    return candidate?.kind === 'place' && !isEvening(candidate) && !planned.has(candidate.place.id)
      ? [explainLeftOut(leftOut, candidates, request)]
      : [];
  });
  return {
    days: toDays(solution, candidates, request),
    leftOut: [...missed, ...ruledOut].toSorted((left, right) => (left.place < right.place ? -1 : 1)),
    warnings: listMissingMeals(solution, problem.groups ?? [], { request, candidates }),
    score: solution.score,
    stoppedBy: solution.stoppedBy,
  };
}

function listMissingMeals(
  solution: Solution,
  groups: readonly { readonly members: Int32Array }[],
  {
    request,
    candidates,
  }: { readonly request: FillRequest; readonly candidates: ReturnType<typeof toCandidates>['candidates'] },
): string[] {
  return solution.unmet.flatMap(({ group, day }) => {
    const member = candidates[groups[group]?.members[0] ?? -1];
    const empty = request.days[day];
    if (member?.kind !== 'meal' || !empty || !coversMeal(empty, member.meal)) return [];
    if (empty.withoutMeals?.includes(member.meal)) return [];
    return [`${empty.date}: ${explainNoTable(request, member.meal)}`];
  });
}

/** A day that starts after lunch misses no lunch. */
function coversMeal({ from, to, window }: EmptyDay, meal: 'lunch' | 'dinner'): boolean {
  const { start, end } = MEAL_WINDOWS[meal];
  const leaves = to.kind === 'transport' ? Math.min(to.arrive, endsBy(window, meal)) : end;
  return Math.max(window.start, from.depart) <= start && leaves >= end;
}
