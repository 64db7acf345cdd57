import { type Model, UNREACHABLE } from '../model/model.ts';
import { fullGroupInAll, fullGroupOnDay } from '../plan/permits.ts';
import type { Plan } from '../plan/plan.ts';
import { ruleBrokenBy, type RuleName } from '../rules/broken-rule.ts';
import { breaksOrderOfDays } from '../rules/order.ts';
import { arrive } from '../slack/travel.ts';
import { earliestStart } from '../slack/windows.ts';
import type { LeftOut } from '../solution.ts';
import { whatLetsIn } from './let-in.ts';

/** From the farthest from being in to the closest. */
const REASONS: readonly LeftOut['reason'][] = [
  'no-window',
  'too-far',
  'window-missed',
  'no-time',
  'rule',
  'day-full',
  'group-full',
  'budget',
  'low-score',
];

type Reason = DistributiveOmit<LeftOut, 'place' | 'mandatory' | 'letIn'>;
type DistributiveOmit<T, Key extends PropertyKey> = T extends unknown ? Omit<T, Key> : never;

/** Why `place` is not in `plan`: the reason of the day on which it came closest. */
export function whyLeftOut(plan: Plan, place: number): LeftOut {
  const { model } = plan;
  let closest: Reason = { reason: 'no-window' };
  for (let day = 0; day < model.days; day++) {
    const row = day * model.places + place;
    if (model.windowOffsets[row] === model.windowOffsets[row + 1]) continue;
    const reason = whyNotOn(plan, day, place);
    if (isCloser(reason, closest)) closest = reason;
  }
  const letIn = 'day' in closest && closest.reason !== 'too-far' ? whatLetsIn(plan, closest.day, place) : undefined;
  return { place, mandatory: model.worth[place] > 0, ...(letIn ? { letIn } : {}), ...closest };
}

function isCloser(a: Reason, b: Reason): boolean {
  if (a.reason === 'no-time' && b.reason === 'no-time') return a.short < b.short;
  if (a.reason === 'window-missed' && b.reason === 'window-missed') return a.arrival - a.closes < b.arrival - b.closes;
  return REASONS.indexOf(a.reason) > REASONS.indexOf(b.reason);
}

function whyNotOn(plan: Plan, day: number, place: number): Reason {
  const { model } = plan;
  const inTime = whyNotInTime(plan, day, place);
  if (inTime) return inTime;
  if (model.countsAsVisit[place] === 1 && plan.visits[day] + 1 > model.mostVisits[day]) {
    return { reason: 'day-full', day, mostVisits: model.mostVisits[day] };
  }
  const group = Math.max(fullGroupOnDay(plan, day, place, -1), fullGroupInAll(plan, place, -1));
  if (group >= 0) return { reason: 'group-full', day, group };
  if (model.predecessors.length > 0 && breaksOrderOfDays(plan, day, place))
    return { reason: 'rule', day, rule: 'order' };
  const over = plan.fee + model.fee[place] - model.budget;
  if (over > 0) return { reason: 'budget', day, over };
  return { reason: 'low-score', day };
}

/** What the clock says against a visit on that day, or `undefined`. */
function whyNotInTime(plan: Plan, day: number, place: number): Reason | undefined {
  const { model, route, start, latest } = plan;
  const { stay } = model;
  const row = day * model.places + place;
  const begin = day * plan.width;
  const count = plan.length[day];
  const closes = model.lastClose[row];
  const minutes = legsAlone(plan, day, place);
  let closest: Reason = { reason: 'too-far', day, minutes: minutes < UNREACHABLE ? minutes : -1 };
  // NOTE: legs over `maxLeg` do not end it here: another visit may lie between.
  const length = model.dayCloses[day] - model.dayOpens[day];
  if (minutes < UNREACHABLE && minutes + stay[place] > length) return closest;

  for (let k = 0; k <= count; k++) {
    const left = route[begin + k];
    const right = route[begin + k + 1];
    if (legOf(model, left, place) === UNREACHABLE || legOf(model, place, right) === UNREACHABLE) continue;
    const arrival = arrive(model, left, place, start[begin + k] + stay[left]);
    const from = earliestStart(model, row, arrival);
    const onward = arrive(model, place, right, from + stay[place]);
    const short = onward - latest[begin + k + 1];
    const rule = short <= 0 && model.ruled ? ruleBrokenBy(plan, day, place, k, k + 1) : undefined;
    if (short <= 0 && rule === undefined) return undefined;
    const reason = toReason({ day, position: k, arrival, closes, short, rule, isOver: from === UNREACHABLE });
    if (isCloser(reason, closest)) closest = reason;
  }
  return closest;
}

function toReason(found: {
  readonly day: number;
  readonly position: number;
  readonly arrival: number;
  readonly closes: number;
  readonly short: number;
  readonly rule: RuleName | undefined;
  readonly isOver: boolean;
}): Reason {
  const { day, position, arrival, closes, short, rule, isOver } = found;
  if (rule !== undefined) return { reason: 'rule', day, rule };
  return isOver ? { reason: 'window-missed', day, arrival, closes } : { reason: 'no-time', day, position, short };
}

/** Minutes from the start of the day to `place` and on to its end, at the best pace there is. */
function legsAlone({ model }: Plan, day: number, place: number): number {
  const fastest = model.paceFactor.reduce((least, factor) => Math.min(least, factor), 1);
  const there = legOf(model, model.dayStart[day], place);
  return Math.floor((there + legOf(model, place, model.dayEnd[day])) * fastest);
}

function legOf({ travel, points }: Model, i: number, j: number): number {
  return travel[i * points + j];
}
