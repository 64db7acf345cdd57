import { type DayPlan, type Visit, visitIdOf } from '@wayfarer/trip';

import { asWished, findReasons, type Guest, type Judging, type Row } from '../day/arrange.ts';
import { rearrange } from '../day/rearrange.ts';
import type { EditOf } from '../edit.ts';
import { changed, cityOn, type EditContext, findDay, leastMinutes, mayMove } from '../plan/context.ts';
import { type Answer, refuse, UNCHANGED, withDay } from '../plan/draft.ts';
import { noSuchDay, noTimeFor, pastDay } from '../plan/refusals.ts';
import { acceptsMoreVisits } from '../plan/wanted-visits.ts';

/** The stops of two days of a city exchange, meals with them; what is fixed or has begun stays on its day. */
export function swapDays(context: EditContext, { dates: [left, right] }: EditOf<'swap-days'>): Answer {
  if (left === right) return UNCHANGED;
  const [first, second] = [findDay(context, left), findDay(context, right)];
  if (!first || !second) return refuse(noSuchDay(context, first ? right : left));
  const { now } = context.plan;
  const past = [left, right].find((date) => now && date < now.date);
  if (past !== undefined) return refuse(pastDay(past));
  if (cityOn(context, left) !== cityOn(context, right))
    return refuse({ code: 'out-of-range', text: `${left} and ${right} are spent in two cities.`, date: right });
  const rows = [rowOf(context, first, second), rowOf(context, second, first)];
  const judging: Judging = { before: context, after: context, accepts: acceptsMoreVisits };
  const arranged = rows.map((row) => rearrange(judging, row, { ofGuests: true }));
  const missing = rows.find((_, index) => !arranged[index]);
  if (missing) {
    const [reason, ...rest] = findReasons(judging, asWished(context, missing));
    const guest = missing.guests[0]?.visit.place ?? missing.visits[0]?.place;
    return refuse(reason ?? noTimeFor(context, guest ?? ('' as Visit['place']), missing.day.date), ...rest);
  }
  const days = arranged.reduce((all, one) => (one ? withDay(all, one.day) : all), context.plan.days);
  const named = rows.flatMap(({ guests }) => guests.map(({ visit }) => visit.place));
  return named.length === 0
    ? UNCHANGED
    : { kind: 'drafted', accepts: acceptsMoreVisits, after: changed(context, { days }), named };
}

/** `day` with the stops of `other`, at their hours. */
function rowOf(context: EditContext, day: DayPlan, other: DayPlan): Row {
  const guests = other.visits
    .filter((visit) => mayMove(context, other.date, visit))
    .map((visit): Guest => {
      const moved = { ...visit, id: visitIdOf(day.date, visit.place, visit.meal) };
      return { visit: moved, least: leastMinutes(context, visit), weight: 1 };
    });
  const stays = day.visits.filter((visit) => !mayMove(context, day.date, visit));
  return {
    day,
    visits: inOrder(
      stays,
      guests.map(({ visit }) => visit),
    ),
    guests,
  };
}

/** By their hours, between what the day starts from and what it ends at. */
function inOrder(stays: readonly Visit[], stops: readonly Visit[]): readonly Visit[] {
  const last = stays.length > 1 ? stays.at(-1) : undefined;
  const end = last && (last.kind === 'stay' || last.kind === 'transport') ? [last] : [];
  const [first, ...middle] = stays.slice(0, stays.length - end.length);
  const between = [...middle, ...stops].toSorted((left, right) => left.arrive - right.arrive);
  return [...(first ? [first] : []), ...between, ...end];
}
