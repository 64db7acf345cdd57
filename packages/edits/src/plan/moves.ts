import type { DayPlan, Visit } from '@wayfarer/trip';
import type { IsoDate } from '@wayfarer/trip/clock';

import type { Move } from '../outcome.ts';
import { isStop } from './context.ts';

interface Dated {
  readonly date: IsoDate;
  readonly visit: Visit;
}

/** What has other times, came or went between two states of a plan, in order of time; beds and journeys apart. */
export function listMoves(before: readonly DayPlan[], after: readonly DayPlan[]): readonly Move[] {
  const dates = new Map(before.map((day) => [day.date, day]));
  const touched = after.filter((day) => dates.get(day.date) !== day).map(({ date }) => date);
  const gone = before.filter(({ date }) => !after.some((day) => day.date === date)).map(({ date }) => date);
  const was = listStopsOn(before, [...touched, ...gone]);
  const is = listStopsOn(after, touched);
  const pairs = pairUp(was, is);
  const left = was.filter((one) => !pairs.has(one));
  const paired = new Set(pairs.values());
  return [
    ...[...pairs].filter(([from, to]) => !isSame(from, to)).map(([from, to]) => toMove(from, to)),
    ...left.map((from) => toMove(from, null)),
    ...is.filter((one) => !paired.has(one)).map((to) => toMove(null, to)),
  ].toSorted((left_, right) => startOf(left_) - startOf(right) || dateOf(left_).localeCompare(dateOf(right)));
}

function listStopsOn(days: readonly DayPlan[], dates: readonly IsoDate[]): readonly Dated[] {
  return days
    .filter(({ date }) => dates.includes(date))
    .flatMap(({ date, visits }) => visits.filter(isStop).map((visit) => ({ date, visit })));
}

/** The same visit, else the same place in the same role. */
function pairUp(was: readonly Dated[], is: readonly Dated[]): ReadonlyMap<Dated, Dated> {
  const pairs = new Map<Dated, Dated>();
  const taken = new Set<Dated>();
  const pair = (matches: (from: Dated, to: Dated) => boolean): void => {
    for (const from of was) {
      const to = pairs.has(from) ? undefined : is.find((one) => !taken.has(one) && matches(from, one));
      if (!to) continue;
      pairs.set(from, to);
      taken.add(to);
    }
  };
  pair((from, to) => from.visit.id === to.visit.id && from.visit.place === to.visit.place && from.date === to.date);
  pair((from, to) => from.visit.place === to.visit.place && from.visit.meal === to.visit.meal);
  pair((from, to) => from.visit.place === to.visit.place && from.visit.kind === to.visit.kind);
  return pairs;
}

function isSame(from: Dated, to: Dated): boolean {
  return from.date === to.date && from.visit.arrive === to.visit.arrive && from.visit.depart === to.visit.depart;
}

function toMove(from: Dated | null, to: Dated | null): Move {
  const { visit } = (to ?? from) as Dated;
  return { place: visit.place, kind: visit.kind, from: from && slotOf(from), to: to && slotOf(to) };
}

export function slotOf({ date, visit: { id, arrive, depart } }: Dated): NonNullable<Move['from']> {
  return { date, visit: id, arrive, depart };
}

function dateOf({ from, to }: Move): IsoDate {
  return (to ?? from)?.date ?? '';
}

function startOf({ from, to }: Move): number {
  return (to ?? from)?.arrive ?? 0;
}
