import type { Day, Leg, Trip, Visit } from '@wayfarer/contract';

import { spanOf, toMinutes, toTime } from './clock-time.ts';

export interface NextStop {
  readonly day: Day;
  readonly visit: Visit;
  /** The way there, where there is one. */
  readonly leg: Leg | null;
  /** `HH:MM`; when one has to set out. */
  readonly leaveBy: string | null;
  /** `HH:MM` of the closing that ends the visit's interval, where hours are known and it does close. */
  readonly closes: string | null;
  /** What follows on the same day. */
  readonly later: readonly Visit[];
}

/** The next visit of the trip's cursor, with what one must know to be there in time. */
export function findNextStop({ days, nextVisitId }: Pick<Trip, 'days' | 'nextVisitId'>): NextStop | undefined {
  const day = days.find(({ visits }) => visits.some(({ id }) => id === nextVisitId));
  const position = day?.visits.findIndex(({ id }) => id === nextVisitId) ?? -1;
  const visit = day?.visits[position];
  if (!day || !visit) return undefined;
  const leg = day.legs.find(({ to }) => to === visit.id) ?? null;
  return {
    day,
    visit,
    leg,
    leaveBy: leg && leg.minutes > 0 ? leaveBy(leg, visit, day) : null,
    closes: closingOf(visit),
    later: day.visits.slice(position + 1),
  };
}

/** A connection was looked up for the hour at which the plan leaves. */
function leaveBy({ from, minutes, transit }: Leg, visit: Visit, { visits }: Day): string {
  const planned = visits.find(({ id }) => id === from)?.depart;
  return transit && planned !== undefined ? planned : toTime(spanOf(visit).start - minutes);
}

function closingOf({ hours, arrive }: Visit): string | null {
  if (hours === 'unknown') return null;
  const at = toMinutes(arrive);
  const open = hours.find((interval) => toMinutes(interval.open) <= at && at < toMinutes(interval.close));
  return open && open.close !== '24:00' ? open.close : null;
}
