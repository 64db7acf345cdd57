import type { CheckChange } from '@wayfarer/contract';
import { formatTime, minute } from '@wayfarer/trip/clock';
import { listTripFindings } from '@wayfarer/trip/feasibility';

import type { CheckedDay } from '../checked-day.ts';
import { findLeast, type Repair, type Scope } from './find-least.ts';
import { type Judging, listAgainst, Schedule } from './schedule.ts';

/** Up to so many stops are weighed all together; in more, one wrong day after the other. */
const MOST_TOGETHER = 10;

/** The least change that makes those days right, as changes to be made one after the other. */
export function mendDays(days: readonly CheckedDay[], judging: Judging): readonly CheckChange[] {
  const changes: CheckChange[] = [];
  let current = days;
  for (let round = 0; round <= days.length; round += 1) {
    const schedule = new Schedule(current, judging);
    const wrong = listWrong(schedule, judging);
    const [first] = wrong;
    if (first === undefined) break;
    const repair = findLeast(schedule, toScope(schedule, wrong));
    changes.push(...toChanges(repair, schedule));
    current = schedule.with(new Set([...repair.slots.map(({ item }) => item), ...repair.leftOut]), repair.slots);
  }
  return [...changes, ...withinBudget(new Schedule(current, judging), judging)];
}

/** Days against which something speaks, a sight that stands twice included. */
function listWrong(schedule: Schedule, judging: Judging): readonly number[] {
  const { days } = schedule;
  const twice = listTripFindings(
    days.map(({ arranged }) => arranged.day),
    judging.rules,
  ).against.flatMap(({ code, date }) => (code === 'visited-twice' && date !== undefined ? [date] : []));
  return days.flatMap((day, index) =>
    listAgainst(day, judging).length > 0 || twice.includes(day.date) ? [index] : [],
  );
}

/** All of a short plan; of a long one the first day that is wrong, with the stops of other days behind its own. */
function toScope({ items, days }: Schedule, wrong: readonly number[]): Scope {
  if (items.length <= MOST_TOGETHER) return { items, days: days.map((_, index) => index) };
  const [first = 0] = wrong;
  const own = items.filter(({ day }) => day === first);
  return { items: [...own, ...items.filter(({ day }) => day !== first)], days: [first] };
}

/** Moves before what is left out: around them every time stays as it was shown. */
function toChanges({ slots, leftOut }: Repair, { days }: Schedule): readonly CheckChange[] {
  const moves = slots.flatMap(({ item: { one }, day, arrive, depart }): CheckChange[] => {
    const { line, name } = one.entry;
    const date = days[day]?.date;
    const times = { arrive: formatTime(minute(arrive)), depart: formatTime(minute(depart)) };
    return date === undefined ? [] : [{ kind: 'move', line, name, date, ...times }];
  });
  return [...moves, ...leftOut.map(({ one: { entry } }) => toLeaveOut(entry))];
}

function toLeaveOut({ line, name }: { readonly line: number; readonly name: string }): CheckChange {
  return { kind: 'leave-out', line, name };
}

/** What has to be left out for the money: the fewest stops, so the dearest first, and at last the cheapest that is enough. */
function withinBudget(schedule: Schedule, { rules }: Judging): readonly CheckChange[] {
  const { budget } = rules;
  if (!budget) return [];
  const gone = new Set<Schedule['items'][number]>();
  const costWithout = (more: readonly Schedule['items'][number][]): number =>
    budget.totalOf(schedule.with(new Set([...gone, ...more]), []).map(({ arranged }) => arranged.day)).amount;
  let cost = costWithout([]);
  while (cost > budget.limit.amount) {
    const costs = schedule.items
      .filter((item) => !gone.has(item))
      .map((item) => ({ item, cost: costWithout([item]) }))
      .toSorted((left, right) => right.cost - left.cost);
    const enough = costs.find((one) => one.cost <= budget.limit.amount) ?? costs.at(-1);
    if (!enough || enough.cost >= cost) break;
    gone.add(enough.item);
    cost = enough.cost;
  }
  // Where not even the cheapest plan is within the limit, nobody is told to give up what they came for.
  return cost > budget.limit.amount ? [] : [...gone].map(({ one: { entry } }) => toLeaveOut(entry));
}
