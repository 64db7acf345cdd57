import type { Day, Trip } from '@wayfarer/contract';

import { words } from '../words/in-use.ts';
import { formatDate } from './format.ts';
import { isStop } from './visit-numbers.ts';

/** Where a stop stands in a plan. */
export interface Standing {
  readonly id: string;
  readonly placeId: string;
  readonly name: string;
  readonly date: string;
  readonly arrive: string;
  readonly depart: string;
}

/** What became of one stop between two plans; `null` where a plan does not have it. */
export interface StopMove {
  readonly name: string;
  readonly placeId: string;
  readonly from: Standing | null;
  readonly to: Standing | null;
}

type Days = Pick<Trip, 'days'>;

/** Stops of which day or hours differ, and those that one of the plans does not have; in order of the plan before. */
export function listStopMoves(before: Days, after: Days): readonly StopMove[] {
  const [were, are] = [standings(before.days), standings(after.days)];
  const changed = were.flatMap((from): StopMove[] => {
    const to = are.find((one) => isSame(one, from)) ?? null;
    const isStill = to !== null && to.date === from.date && to.arrive === from.arrive && to.depart === from.depart;
    return isStill ? [] : [{ name: from.name, placeId: from.placeId, from, to }];
  });
  const came = are.filter((to) => !were.some((from) => isSame(from, to)));
  return [...changed, ...came.map((to) => ({ name: to.name, placeId: to.placeId, from: null, to }))];
}

/** Where the stop at a place stands; the first one where it is visited more than once. */
export function findStanding({ days }: Days, placeId: string): Standing | undefined {
  return standings(days).find((one) => one.placeId === placeId);
}

/** The same place, and where it is visited twice (a meal each), on the same day. */
function isSame(
  left: Standing & { readonly twice?: boolean },
  right: Standing & { readonly twice?: boolean },
): boolean {
  return left.placeId === right.placeId && (!(left.twice || right.twice) || left.date === right.date);
}

function standings(days: readonly Day[]): readonly (Standing & { readonly twice: boolean })[] {
  const stops = days.flatMap(({ date, visits }) => visits.filter(isStop).map((visit) => ({ date, visit })));
  return stops.map(({ date, visit: { id, placeId, name, arrive, depart } }) => ({
    id,
    placeId,
    name,
    date,
    arrive,
    depart,
    twice: stops.filter(({ visit }) => visit.placeId === placeId).length > 1,
  }));
}

const MOST_NAMED = 2;

/** `Ryoan-ji 12:25 → 12:40, Kennin-ji to Mon 5 Apr 10:00 and 2 more`. */
export function movesText(moves: readonly StopMove[]): string {
  const said = words().plan.done;
  const parts = moves.slice(0, MOST_NAMED).map(({ name, from, to }) => {
    if (!to) return said.toIdeas(name);
    if (!from) return said.comesInAt(name, to.arrive);
    if (from.date !== to.date) return said.toDay(name, `${formatDate(to.date)} ${to.arrive}`);
    if (from.arrive === to.arrive) return said.until(name, to.depart);
    return said.fromTo(name, from.arrive, to.arrive);
  });
  const more = moves.length - parts.length;
  const list = parts.join(words().frame.marks.betweenClauses);
  return more > 0 ? said.andMore(list, more) : list;
}
