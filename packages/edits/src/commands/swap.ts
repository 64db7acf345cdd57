import { type Visit, visitIdOf } from '@wayfarer/trip';
import { minute } from '@wayfarer/trip/clock';

import { asWished, findReasons, type Guest, type Judging, type Row } from '../day/arrange.ts';
import { rearrange } from '../day/rearrange.ts';
import type { EditOf } from '../edit.ts';
import { changed, type EditContext, leastMinutes } from '../plan/context.ts';
import { type Answer, refuse, UNCHANGED, withDay } from '../plan/draft.ts';
import { findMovable, type Found, noTimeFor } from '../plan/refusals.ts';
import { acceptsMoreVisits } from '../plan/wanted-visits.ts';

type Stop = Extract<Found, { kind: 'found' }>;

/** Two stops exchange their places in the trip, each as long as it was; on another day it may stand where that day holds it. */
export function swap(context: EditContext, { visits: [left, right] }: EditOf<'swap'>): Answer {
  if (left === right) return UNCHANGED;
  const first = findMovable(context, left);
  if (first.kind === 'refused') return first;
  const second = findMovable(context, right);
  if (second.kind === 'refused') return second;
  const named = [first.visit.place, second.visit.place];
  const pairs: readonly Exchange[] = [exchange(context, first, second), exchange(context, second, first)];
  const rows =
    first.day.date === second.day.date
      ? [rowOf(first, pairs)]
      : [rowOf(first, [pairs[1] as Exchange]), rowOf(second, [pairs[0] as Exchange])];
  const judging: Judging = { before: context, after: context, accepts: acceptsMoreVisits };
  let days = context.plan.days;
  for (const row of rows) {
    const arranged = rearrange(judging, row, { ofGuests: rows.length > 1 });
    if (!arranged) {
      const [reason, ...rest] = findReasons(judging, asWished(context, row));
      return refuse(
        reason ?? noTimeFor(context, row.guests[0]?.visit.place ?? first.visit.place, row.day.date),
        ...rest,
      );
    }
    days = withDay(days, arranged.day);
  }
  return { kind: 'drafted', accepts: acceptsMoreVisits, after: changed(context, { days }), named };
}

/** Who comes in the place of whom. */
interface Exchange {
  readonly gone: Visit;
  readonly guest: Guest;
}

const WEIGHT = 0.5;

/** `stop` at the time of `other`. */
function exchange(context: EditContext, { day, visit }: Stop, other: Stop): Exchange {
  const { arrive } = other.visit;
  const { date } = other.day;
  const id = date === day.date ? visit.id : visitIdOf(date, visit.place, visit.meal);
  const moved = { ...visit, id, arrive, depart: minute(arrive + visit.depart - visit.arrive) };
  return { gone: other.visit, guest: { visit: moved, least: leastMinutes(context, visit), weight: WEIGHT } };
}

function rowOf({ day }: Stop, exchanges: readonly Exchange[]): Row {
  const visits = day.visits.map((visit) => exchanges.find(({ gone }) => gone.id === visit.id)?.guest.visit ?? visit);
  return { day, visits, guests: exchanges.map(({ guest }) => guest) };
}
