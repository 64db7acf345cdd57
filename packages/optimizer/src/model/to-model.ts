import type { Options } from '../options.ts';
import type { Group, Problem } from '../problem.ts';
import { type Model, UNREACHABLE } from './model.ts';
import { toLegs } from './to-legs.ts';
import { toRules } from './to-rules.ts';

/** A checked problem in the form that the search works on. */
export function toModel(problem: Problem, warmStart: Options['warmStart']): Model {
  const { places, days, windows } = problem;
  const groups = problem.groups ?? [];
  const diminishing = problem.diminishing ?? 1;
  const stabilityBonus = warmStart?.stabilityBonus ?? 0;
  const rewards = toRewards(problem, stabilityBonus);
  const category = diminishing < 1 && problem.category ? problem.category : new Int32Array(places).fill(-1);
  const mostGain = toMostGain(problem, stabilityBonus, rewards);
  const previousDay = toPreviousDays(places, warmStart);
  return {
    places,
    days: days.length,
    points: problem.points + 1,
    ...toLegs(problem),
    stay: padded(problem.stay, problem.points + 1),
    score: problem.score,
    worth: Float64Array.from({ length: places }, (_, i) => (problem.mandatory?.[i] ? rewards.mandatory : 0)),
    mostGain,
    steady: Uint8Array.from({ length: places }, (_, i) =>
      category[i] === -1 && previousDay[i] === -1 && !isAskedFor(groups, i) ? 1 : 0,
    ),
    windowOffsets: windows.offsets,
    windowOpens: windows.opens,
    windowCloses: windows.closes,
    ...toCandidates(problem, mostGain),
    dayStart: Int32Array.from(days, (day) => day.start),
    dayEnd: Int32Array.from(days, (day) => (day.end === -1 ? problem.points : day.end)),
    dayOpens: Int32Array.from(days, (day) => day.opens),
    dayCloses: Int32Array.from(days, (day) => day.closes),
    mostVisits: Float64Array.from(days, (day) => day.mostVisits),
    fee: problem.fee ?? new Int32Array(places),
    budget: problem.budget ?? Infinity,
    category,
    powers: toPowers(diminishing, places),
    ...toHours(problem),
    ...toRules(problem),
    groups: groups.length,
    ...toMemberships(groups, places),
    groupLeast: Float64Array.from(groups, (group) => group.perDayLeast),
    groupMost: Float64Array.from(groups, (group) => group.perDayMost),
    groupTotal: Float64Array.from(groups, (group) => group.most ?? Infinity),
    leastReward: rewards.least,
    countsAsVisit: Uint8Array.from({ length: places }, (_, i) => (isUncounted(groups, i) ? 0 : 1)),
    previousDay,
    stabilityBonus,
    versions: { last: 0 },
  };
}

/**
 * Three storeys in one number: any mandatory place outweighs all that groups ask for, and each of those
 * outweighs all scores together.
 */
function toRewards(problem: Problem, stabilityBonus: number): Rewards {
  const { places, days, score, groups = [] } = problem;
  const least = 1 + score.reduce((sum, value) => sum + value + stabilityBonus, 0) + mostLoss(problem);
  const asked = groups.reduce((sum, group) => sum + Math.min(group.perDayLeast, places) * days.length, 0);
  return { least, mandatory: least * (1 + asked) };
}

interface Rewards {
  readonly least: number;
  readonly mandatory: number;
}

function toMostGain(
  { score, mandatory, groups = [] }: Problem,
  stabilityBonus: number,
  rewards: Rewards,
): Float64Array {
  const most = score.map((value, i) => value + stabilityBonus + (mandatory?.[i] ? rewards.mandatory : 0));
  for (const { members, perDayLeast } of groups) {
    if (perDayLeast > 0) members.forEach((member) => (most[member] = most[member] + rewards.least));
  }
  return most;
}

/** More than all minutes and legs of all days, their hours and rows can cost. */
function mostLoss({ places, days, perMinute: price = {}, perLeg, inARow = 0, atHour }: Problem): number {
  const { travel = 0, waiting = 0, walking = 0 } = price;
  const minutes = days.reduce((sum, day) => sum + Math.max(0, day.closes - day.opens), 0);
  const worstHour = atHour?.loss.reduce((most, loss) => Math.max(most, loss), 0) ?? 0;
  const dearestLeg = perLeg?.reduce((most, cost) => Math.max(most, cost), 0) ?? 0;
  return (
    minutes * (Math.max(travel, waiting) + walking) +
    places * (inARow + worstHour) +
    (places + days.length) * dearestLeg
  );
}

type Candidates = Pick<Model, 'firstOpen' | 'lastClose' | 'candidateOffsets' | 'candidates'>;

function toCandidates({ places, days, windows }: Problem, mostGain: Float64Array): Candidates {
  const order = Array.from({ length: places }, (_, i) => i).sort((i, j) => mostGain[j] - mostGain[i] || i - j);
  const firstOpen = new Int32Array(days.length * places).fill(UNREACHABLE);
  const lastClose = new Int32Array(days.length * places).fill(-UNREACHABLE);
  const candidateOffsets = new Int32Array(days.length + 1);
  const candidates: number[] = [];
  for (let d = 0; d < days.length; d++) {
    for (const i of order) {
      const row = d * places + i;
      const from = windows.offsets[row];
      const to = windows.offsets[row + 1];
      if (from === to) continue;
      firstOpen[row] = windows.opens[from];
      lastClose[row] = windows.closes[to - 1];
      candidates.push(i);
    }
    candidateOffsets[d + 1] = candidates.length;
  }
  return { firstOpen, lastClose, candidateOffsets, candidates: Int32Array.from(candidates) };
}

function toMemberships(groups: readonly Group[], places: number): Pick<Model, 'groupOffsets' | 'groupsOf'> {
  const of: number[][] = Array.from({ length: places }, () => []);
  groups.forEach((group, g) => group.members.forEach((member) => of[member]?.push(g)));
  const groupOffsets = new Int32Array(places + 1);
  of.forEach((list, i) => (groupOffsets[i + 1] = groupOffsets[i] + list.length));
  return { groupOffsets, groupsOf: Int32Array.from(of.flat()) };
}

function isUncounted(groups: readonly Group[], place: number): boolean {
  return groups.some((group) => !group.countsAsVisit && group.members.includes(place));
}

function isAskedFor(groups: readonly Group[], place: number): boolean {
  return groups.some((group) => group.perDayLeast > 0 && group.members.includes(place));
}

/** By multiplication, not `**`: powers must come out the same in every engine. */
function toPowers(factor: number, most: number): Float64Array {
  const powers = new Float64Array(most + 1).fill(1);
  for (let k = 1; k <= most; k++) powers[k] = powers[k - 1] * factor;
  return powers;
}

function toPreviousDays(places: number, warmStart: Options['warmStart']): Int32Array {
  const previousDay = new Int32Array(places).fill(-1);
  warmStart?.routes.forEach((route, d) => route.forEach((place) => (previousDay[place] = d)));
  return previousDay;
}

function padded(values: Int32Array, length: number): Int32Array {
  const longer = new Int32Array(length);
  longer.set(values);
  return longer;
}

type Hours = Pick<Model, 'waitingPrice' | 'timed' | 'hourly' | 'hourOffsets' | 'hourFrom' | 'hourLoss'>;

/** What the time of the day at which visits start is worth. */
function toHours({ atHour, perMinute }: Problem): Hours {
  const waitingPrice = perMinute?.waiting ?? 0;
  const hourly = atHour !== undefined && atHour.loss.some((loss) => loss > 0);
  return {
    waitingPrice,
    timed: waitingPrice > 0 || hourly,
    hourly,
    hourOffsets: atHour?.offsets ?? new Int32Array(0),
    hourFrom: atHour?.from ?? new Int32Array(0),
    hourLoss: atHour?.loss ?? new Float64Array(0),
  };
}
