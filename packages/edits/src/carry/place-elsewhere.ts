import { likingOf } from '@wayfarer/itinerary';
import { visitIdOf } from '@wayfarer/trip';
import type { IsoDate } from '@wayfarer/trip/clock';

import type { Stage } from '../day/arrange.ts';
import { findPlace, type Search } from '../day/find-place.ts';
import { guestAt } from '../day/target.ts';
import { changed, cityOn, type EditContext, leastMinutes } from '../plan/context.ts';
import { withDay } from '../plan/draft.ts';
import type { Leaving } from './sort-out.ts';

/** Nothing that stays is shortened for what comes from another day. */
const STAGES: readonly Stage[] = ['still', 'shifted'];

export interface Rehoused {
  readonly context: EditContext;
  readonly homeless: readonly Leaving[];
}

/** Visits that lost their day on others of their city, the most wanted first; a meal belongs to its day. */
export function placeElsewhere(
  start: EditContext,
  leaving: readonly Leaving[],
  isOpen: (date: IsoDate) => boolean,
): Rehoused {
  const wanted = leaving.filter(({ visit, isOut }) => visit.kind === 'place' && !isOut);
  let context = start;
  const housed = new Set<Leaving>();
  for (const one of mostWantedFirst(start, wanted)) {
    const found = findDayFor(context, one, isOpen);
    if (!found) continue;
    context = found;
    housed.add(one);
  }
  return { context, homeless: leaving.filter((one) => !housed.has(one)) };
}

function mostWantedFirst({ plan, rules }: EditContext, leaving: readonly Leaving[]): readonly Leaving[] {
  const worth = ({ visit }: Leaving): number => {
    const known = rules.book.get(visit.place);
    return (plan.mustDo.includes(visit.place) ? 1 : 0) + (known ? likingOf(known, plan) : 0);
  };
  return leaving.toSorted((left, right) => worth(right) - worth(left));
}

function findDayFor(
  context: EditContext,
  { visit, from }: Leaving,
  isOpen: (date: IsoDate) => boolean,
): EditContext | undefined {
  const judging = { before: context, after: context };
  const city = context.rules.book.get(visit.place)?.city;
  const days = context.plan.days.filter(({ date }) => date !== from && isOpen(date) && cityOn(context, date) === city);
  for (const stage of STAGES) {
    const found = days.flatMap((day) => {
      // Fixed it was on its own day.
      const guest = { ...visit, id: visitIdOf(day.date, visit.place), locked: false };
      const search: Search = {
        day,
        others: day.visits,
        guest: guestAt(day, guest, { target: {}, least: leastMinutes(context, visit) }),
      };
      return findPlace(judging, search, [stage]) ?? [];
    });
    const [best] = found.toSorted((left, right) => left.cost - right.cost);
    if (best) return changed(context, { days: withDay(context.plan.days, best.day) });
  }
  return undefined;
}
