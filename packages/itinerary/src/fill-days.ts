import { type Problem, type Solution, solve } from '@wayfarer/optimizer';
import { type DayPlan, type LeftOutPlace, listMissingMeals } from '@wayfarer/trip';

import { listBreaks, toUnfed, type Unfed } from './breaks.ts';
import type { Candidate } from './candidate.ts';
import { toCandidates } from './candidates.ts';
import { toDays } from './days.ts';
import { isEvening } from './evenings.ts';
import { explainLeftOut } from './explain.ts';
import { toNumbers } from './numbers.ts';
import type { FillRequest } from './request.ts';
import { shortenDay } from './shorten-days.ts';
import { toRoutes } from './warm-start.ts';

/** Days, filled, with a word on everything that is not in them. */
export interface FilledDays {
  readonly days: readonly DayPlan[];
  /** One entry for each sight that is not in the plan; what the traveller insists on comes first. */
  readonly leftOut: readonly LeftOutPlace[];
  readonly score: number;
  readonly stoppedBy: Solution['stoppedBy'];
}

/** Work on putting breaks into days that are filled, as a share of that on filling them: more of it brings 0.4 % at most (bench). */
const SHARE_FOR_BREAKS = 0.25;

/**
 * Fills the days with what the traveller would like most, as the optimizer finds it. Same request, same days.
 * The answer obeys the feasibility function of `trip`; callers that show it judge it all the same.
 */
export function fillDays(request: FillRequest): FilledDays {
  const { candidates: tables, ruledOut } = toCandidates(request);
  const routes = request.warmStart && toRoutes(request.warmStart, tables, request);
  const first = solveFor(request, tables, { routes });
  const breaks = listBreaks(listUnfed(first.days, request), first.days, request);
  // What is planned stays as good as it is: the breaks come on top, where no table is.
  const candidates = [...tables, ...breaks];
  const { solution, days } =
    breaks.length > 0
      ? solveFor(request, candidates, { routes: first.solution.routes, effortShare: SHARE_FOR_BREAKS })
      : first;
  const mustDo = new Set(request.mustDo);
  const planned = new Set(solution.routes.flat().flatMap((number) => candidates[number]?.place.id ?? []));
  const missed = solution.leftOut.flatMap((leftOut) => {
    const candidate = candidates[leftOut.place];
    return candidate?.kind === 'place' && !isEvening(candidate) && !planned.has(candidate.place.id)
      ? [explainLeftOut(leftOut, candidates, request)]
      : [];
  });
  return {
    days,
    leftOut: [...missed, ...ruledOut].toSorted(
      (left, right) =>
        Number(mustDo.has(right.place)) - Number(mustDo.has(left.place)) || (left.place < right.place ? -1 : 1),
    ),
    score: solution.score,
    stoppedBy: solution.stoppedBy,
  };
}

interface Solved {
  readonly solution: Solution;
  readonly days: readonly DayPlan[];
}

function solveFor(
  request: FillRequest,
  candidates: readonly Candidate[],
  {
    routes,
    effortShare = 1,
  }: { readonly routes: readonly (readonly number[])[] | undefined; readonly effortShare?: number },
): Solved {
  const { seed, effort, stabilityBonus = 0 } = request;
  const { problem, km } = toNumbers(request, candidates);
  const found = solve(problem, {
    seed,
    effortShare,
    ...(effort !== undefined && { effort }),
    ...(routes && { warmStart: { routes, ...(request.warmStart && { stabilityBonus }) } }),
  });
  // What is under way stays in the order that one knows.
  const solution = request.warmStart
    ? found
    : inShortOrder(found, problem, { km, minding: request.preferences.avoidCrowds });
  return { solution, days: toDays(solution, candidates, request) };
}

function inShortOrder(
  found: Solution,
  problem: Problem,
  how: { readonly km: Float64Array; readonly minding: boolean },
): Solution {
  const days = found.routes.map((route, day) =>
    shortenDay(problem, day, { now: { route, starts: found.starts[day] ?? [] }, ...how }),
  );
  return { ...found, routes: days.map(({ route }) => route), starts: days.map(({ starts }) => starts) };
}

function listUnfed(days: readonly DayPlan[], request: FillRequest): readonly Unfed[] {
  return days.flatMap((day, index) => {
    const empty = request.days[index];
    return empty ? toUnfed(listMissingMeals(day), empty) : [];
  });
}
