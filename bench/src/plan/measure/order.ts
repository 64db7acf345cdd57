import type { Day, Option, Visit } from '@wayfarer/contract';

import { minutes } from '../clock.ts';
import { kmBetween, type Point } from '../great-circle.ts';
import type { Tally } from './tally.ts';

/** Beyond this the table of the search would not fit; no day of ours holds more places. */
const MOST_PLACES = 12;
/** What lasts until later is an evening out, and nobody goes there by day instead. */
const EVENING = '19:00';
/** By a rule of thumb of this judge: minutes that any way takes, and a kilometre of it as the crow flies. */
const WAY = { any: 5, perKm: 6 };
/** A meal may be so much earlier or later. */
const MEAL_SHIFT = 45;
const HOME_BY = '22:30';

/**
 * Kilometres of the days as the crow flies, and those of the shortest order of the same places: beds and meals stay where they are
 * in the row, hours are not asked; the way to and from stations and airports is left out. Of what is between the two, so much is
 * since evenings out are left in the evening, so much since doors and meals do not allow the shorter order, and nothing excuses the rest.
 */
export function measureOrder({ days }: Option): Tally {
  const measured = days.filter((day) => countPlaces(day) <= MOST_PLACES).map(measureDay);
  const sum = (of: (day: Ordered) => number): number =>
    Math.round(measured.reduce((all, day) => all + of(day), 0) * 1000);
  return {
    days: measured.length,
    metres: sum(({ km }) => km),
    metresBest: sum(({ best }) => best),
    metresForEvenings: sum(({ best, bestByDay }) => bestByDay - best),
    metresForHours: sum(({ km, bestByDay, isPossible }) => (isPossible ? 0 : km - bestByDay)),
  };
}

interface Ordered {
  readonly km: number;
  readonly best: number;
  /** With the evenings where they are, and whether that order could be gone. */
  readonly bestByDay: number;
  readonly isPossible: boolean;
}

function measureDay(day: Day): Ordered {
  const row = day.visits.filter(({ kind }) => kind !== 'transport');
  const byDay = shortest(row, (visit) => visit.kind === 'place' && minutes(visit.depart) <= minutes(EVENING));
  return {
    km: lengthOf(row),
    best: shortest(row, ({ kind }) => kind === 'place').km,
    bestByDay: byDay.km,
    isPossible: isPossible(byDay.order),
  };
}

function countPlaces({ visits }: Day): number {
  return visits.filter(({ kind }) => kind === 'place').length;
}

function lengthOf(points: readonly Point[]): number {
  return points.slice(1).reduce((sum, point, index) => sum + kmBetween(points[index] ?? point, point), 0);
}

/** By dynamic programming over the sets of places that are seen already (Held and Karp), exact; what is not `free` stays where it is. */
function shortest(row: readonly Visit[], free: (visit: Visit) => boolean): Reached {
  const places = row.filter(free);
  const all = 2 ** places.length;
  let reached = new Map<string, Reached>([['0:-1', { seen: 0, last: -1, order: [], km: 0 }]]);
  for (const slot of row) {
    const next = new Map<string, Reached>();
    const offer = (one: Reached): void => {
      const key = `${one.seen}:${one.last}`;
      if (one.km < (next.get(key)?.km ?? Infinity)) next.set(key, one);
    };
    for (const { seen, order, km } of reached.values()) {
      const at = order.at(-1);
      const step = (to: Visit): Pick<Reached, 'order' | 'km'> => ({
        order: [...order, to],
        km: km + (at ? kmBetween(at, to) : 0),
      });
      if (!free(slot)) offer({ seen, last: -1, ...step(slot) });
      else
        places.forEach((place, index) => {
          if ((seen & (1 << index)) === 0) offer({ seen: seen | (1 << index), last: index, ...step(place) });
        });
    }
    reached = next;
  }
  return [...reached.values()]
    .filter(({ seen }) => seen === all - 1)
    .reduce((least, one) => (one.km < least.km ? one : least));
}

interface Reached {
  /** A bit for each place. */
  readonly seen: number;
  /** Index of the place one is at, −1 at anything else. */
  readonly last: number;
  readonly order: readonly Visit[];
  readonly km: number;
}

/** Whether the visits could follow each other so, each as long as it is: doors are open, meals near their hour, and one is home in time. */
function isPossible([first, ...others]: readonly Visit[]): boolean {
  if (!first) return true;
  let [now, at] = [minutes(first.depart), first];
  for (const visit of others) {
    const start = startOf(visit, now + WAY.any + WAY.perKm * kmBetween(at, visit));
    if (start === undefined) return false;
    now = start + (visit.kind === 'stay' ? 0 : minutes(visit.depart) - minutes(visit.arrive));
    at = visit;
  }
  return now <= minutes(HOME_BY);
}

function startOf(visit: Visit, arrival: number): number | undefined {
  const usual = minutes(visit.arrive);
  if (visit.kind === 'meal') return arrival > usual + MEAL_SHIFT ? undefined : Math.max(arrival, usual - MEAL_SHIFT);
  if (visit.kind !== 'place' || visit.hours === 'unknown') return arrival;
  const stay = minutes(visit.depart) - usual;
  const open = visit.hours.find((hours) => Math.max(arrival, minutes(hours.open)) + stay <= closing(hours));
  return open && Math.max(arrival, minutes(open.open));
}

/** A place that closes before it opens closes after midnight. */
function closing({ open, close }: { readonly open: string; readonly close: string }): number {
  return minutes(close) <= minutes(open) ? minutes(close) + 1440 : minutes(close);
}
