import type { Problem } from '../src/index.ts';

/** A plan as the naive judge sees it. */
export interface Judged {
  readonly routes: readonly (readonly number[])[];
  /** What is wrong; empty when the plan is feasible. */
  readonly errors: readonly string[];
  readonly starts: readonly (readonly number[])[];
  readonly score: number;
  /** The score less what minutes, hours and rows cost. */
  readonly worth: number;
  readonly losses: readonly (readonly number[])[];
  readonly mandatory: number;
  /** Members up to the least of each group and day, together. */
  readonly leastMet: number;
}

/** Judges a plan the slow way, from the words of `Problem` alone; shares no code with the solver. */
export function judge(problem: Problem, routes: readonly (readonly number[])[]): Judged {
  const errors: string[] = [];
  const starts = routes.map((route, d) => judgeDay(problem, d, route, errors));
  const all = routes.flat();
  if (routes.length !== problem.days.length) errors.push('not one route a day');
  for (const [first, later] of problem.precedence ?? []) {
    if (all.includes(first) && all.includes(later) && all.indexOf(first) > all.indexOf(later))
      errors.push(`${later} before ${first}`);
  }
  if (new Set(all).size !== all.length) errors.push('a place twice');
  if (sum(all.map((i) => problem.fee?.[i] ?? 0)) > (problem.budget ?? Infinity)) errors.push('over budget');
  let leastMet = 0;
  problem.groups?.forEach((group, g) => {
    const members = new Set(group.members);
    const count = (list: readonly number[]) => list.filter((i) => members.has(i)).length;
    if (count(all) > (group.most ?? Infinity)) errors.push(`group ${g} over most`);
    for (const route of routes) {
      if (count(route) > group.perDayMost) errors.push(`group ${g} over perDayMost`);
      leastMet += Math.min(count(route), group.perDayLeast);
    }
  });
  const score = sum(routes.map((route) => scoreOfDay(problem, route)));
  return {
    routes,
    errors,
    starts,
    score,
    worth: score - sum(routes.map((route, d) => costOfDay(problem, d, route, starts[d] ?? []))),
    losses: routes.map((route, d) => lossesOfDay(problem, d, route, starts[d] ?? [])),
    mandatory: all.filter((i) => problem.mandatory?.[i] === 1).length,
    leastMet,
  };
}

/** Positive when `a` is the better plan. */
export function compare(a: Judged, b: Judged): number {
  if (a.mandatory !== b.mandatory) return a.mandatory - b.mandatory;
  if (a.leastMet !== b.leastMet) return a.leastMet - b.leastMet;
  return Math.abs(a.worth - b.worth) < 1e-6 ? 0 : a.worth - b.worth;
}

function judgeDay(problem: Problem, d: number, route: readonly number[], errors: string[]): number[] {
  const day = problem.days[d];
  if (!day || route.length === 0) return [];
  const starts: number[] = [];
  let now = day.opens;
  let at = day.start;
  let walked = 0;
  let rested = day.opens;
  for (const place of route) {
    const leg = problem.travel[at * problem.points + place] ?? NaN;
    if (leg > (problem.maxLeg ?? Infinity)) errors.push(`leg of ${leg} min on day ${d}`);
    if (isApart(problem, at) && isApart(problem, place)) errors.push(`${at} and ${place} back to back`);
    const arrival = travelled(problem, now, at, place);
    const from = problem.windows.offsets[d * problem.places + place] ?? 0;
    const to = problem.windows.offsets[d * problem.places + place + 1] ?? 0;
    const possible = [];
    for (let k = from; k < to; k++) {
      const start = Math.max(arrival, problem.windows.opens[k] ?? NaN);
      if (start <= (problem.windows.closes[k] ?? NaN)) possible.push(start);
    }
    if (possible.length === 0) errors.push(`place ${place} closed on day ${d}`);
    const start = Math.min(...possible);
    starts.push(start);
    const wait = start - arrival;
    walked += problem.walking?.[at * problem.points + place] ?? 0;
    if (starts.length > 1 && wait > (day.mostWaiting ?? Infinity)) errors.push(`waits ${wait} min for ${place}`);
    for (const [from, to] of restsAt(problem, place, start, wait)) {
      if (from - rested > (problem.rest?.most ?? Infinity)) errors.push(`no rest until ${from} on day ${d}`);
      rested = to;
    }
    now = start + (problem.stay[place] ?? NaN);
    at = place;
  }
  const uncounted = (i: number) => problem.groups?.some((group) => !group.countsAsVisit && group.members.includes(i));
  if (route.filter((i) => !uncounted(i)).length > day.mostVisits) errors.push(`too many visits on day ${d}`);
  const home = day.end === -1 ? 0 : (problem.travel[at * problem.points + day.end] ?? NaN);
  if (home > (problem.maxLeg ?? Infinity) && day.end !== -1) errors.push('end of day: leg too long');
  const end = day.end === -1 ? now : travelled(problem, now, at, day.end);
  walked += day.end === -1 ? 0 : (problem.walking?.[at * problem.points + day.end] ?? 0);
  if (walked > (day.mostWalking ?? Infinity)) errors.push(`end of day: ${walked} min on foot`);
  if (end - rested > (problem.rest?.most ?? Infinity)) errors.push('end of day: no rest');
  if (end > day.closes) errors.push(now > day.closes ? `day ${d} over` : 'end of day: late');
  return starts;
}

/** Minute by minute: when one is at point `j`, having left `i`. */
function travelled({ pace, travel, points }: Problem, depart: number, i: number, j: number): number {
  const minutes = travel[i * points + j] ?? NaN;
  if (!pace) return depart + minutes;
  const row = (pace.kind?.[i * points + j] ?? 0) * pace.from.length;
  let done = 0;
  for (let now = depart; ; now++) {
    if (done >= minutes - 1e-6) return now;
    const k = pace.from.findLastIndex((from) => from <= now);
    done += 1 / (k < 0 ? 1 : (pace.factor[row + k] ?? NaN));
  }
}

/** Stretches of rest at and before a visit. */
function restsAt({ rest, stay }: Problem, place: number, start: number, wait: number): [number, number][] {
  if (!rest) return [];
  return [
    ...(wait >= rest.least ? [[start - wait, start] as [number, number]] : []),
    ...(rest.places[place] === 1 ? [[start, start + (stay[place] ?? NaN)] as [number, number]] : []),
  ];
}

function costOfDay(problem: Problem, d: number, route: readonly number[], starts: readonly number[]): number {
  const day = problem.days[d];
  const first = route[0];
  if (!day || first === undefined) return 0;
  const { travel = 0, waiting = 0, walking = 0 } = problem.perMinute ?? {};
  const stops = [day.start, ...route, ...(day.end === -1 ? [] : [day.end])];
  const legs = stops.slice(1).map((to, k) => (stops[k] ?? NaN) * problem.points + to);
  const waits = route.map((place, k) => {
    const before = route[k - 1];
    const free = before === undefined ? day.opens : (starts[k - 1] ?? NaN) + (problem.stay[before] ?? NaN);
    return (starts[k] ?? NaN) - travelled(problem, free, before ?? day.start, place);
  });
  return (
    travel * sum(legs.map((leg) => problem.travel[leg] ?? NaN)) +
    walking * sum(legs.map((leg) => problem.walking?.[leg] ?? 0)) +
    waiting * sum(waits) +
    sum(lossesOfDay(problem, d, route, starts))
  );
}

/** What each visit loses by its hour and by following one of its category. */
function lossesOfDay(problem: Problem, d: number, route: readonly number[], starts: readonly number[]): number[] {
  const { atHour, category, inARow = 0, places } = problem;
  return route.map((place, k) => {
    const [begin, end] = [0, 1].map((more) => atHour?.offsets[d * places + place + more] ?? 0);
    const hours = Array.from(atHour?.from.subarray(begin, end) ?? []);
    const hour = hours.findLastIndex((from) => from <= (starts[k] ?? NaN));
    const before = category?.[route[k - 1] ?? NaN] ?? -1;
    return (
      (hour < 0 ? 0 : (atHour?.loss[(begin ?? 0) + hour] ?? NaN)) +
      (before >= 0 && before === category?.[place] ? inARow : 0)
    );
  });
}

function isApart(problem: Problem, point: number): boolean {
  return (
    problem.groups?.some((group) => (group.apart ?? !group.countsAsVisit) && group.members.includes(point)) ?? false
  );
}

function scoreOfDay({ score, category, diminishing = 1 }: Problem, route: readonly number[]): number {
  const byCategory = Map.groupBy(route, (i) => (category && (category[i] ?? -1) >= 0 ? category[i] : `place ${i}`));
  const sums = [...byCategory.values()].map((members) => {
    const scores = members.map((i) => score[i] ?? NaN).sort((a, b) => b - a);
    return sum(scores.map((value, k) => value * diminishing ** k));
  });
  return sum(sums);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
