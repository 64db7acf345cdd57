import { findVisit, type Visit, visitIdOf } from '@wayfarer/trip';

import { positionAt } from '../day/apply-change.ts';
import type { Arranged, Judging } from '../day/arrange.ts';
import { findPlace, type Search, whyNot } from '../day/find-place.ts';
import { rearrange } from '../day/rearrange.ts';
import { guestAt, positionsAt } from '../day/target.ts';
import type { EditOf, Target } from '../edit.ts';
import type { Refusal } from '../outcome.ts';
import { changed, type EditContext, findDay, leastMinutes } from '../plan/context.ts';
import { type Answer, refuse, UNCHANGED, withDay } from '../plan/draft.ts';
import { findMovable, noSuchDay, noTimeFor, pastDay } from '../plan/refusals.ts';
import { acceptsMoreVisits } from '../plan/wanted-visits.ts';
import { dayWithout } from './remove.ts';

/** A stop goes elsewhere in its day, or to another. */
export function move(context: EditContext, { visit: id, to }: EditOf<'move'>): Answer {
  const found = findMovable(context, id);
  if (found.kind === 'refused') return found;
  const { day, visit } = found;
  const neighbour = to.before ?? to.after;
  if (neighbour === id) return UNCHANGED;
  const neighbourDay = neighbour === undefined ? undefined : findVisit(context.plan.days, neighbour)?.day;
  if (neighbour !== undefined && !neighbourDay)
    return refuse({ code: 'no-such-visit', text: 'The plan has no such stop.', visit: neighbour });
  const date = neighbourDay?.date ?? to.date ?? day.date;
  if (!findDay(context, date)) return refuse(noSuchDay(context, date));
  if (context.plan.now && date < context.plan.now.date) return refuse(pastDay(date));
  if (date === day.date && saysNothing(to)) return UNCHANGED;
  return relocate(context, { visit, from: day.date, date, to });
}

function saysNothing({ at, part, before, after }: Target): boolean {
  return at === undefined && part === undefined && before === undefined && after === undefined;
}

interface Relocation {
  readonly visit: Visit;
  readonly from: string;
  readonly date: string;
  readonly to: Target;
}

/** The visit stands elsewhere; it may be changed on the way, e.g. locked. */
export function relocate(context: EditContext, { visit, from, date, to }: Relocation): Answer {
  const judging: Judging = { before: context, after: context, accepts: acceptsMoreVisits };
  const target = findDay(context, date);
  const source = findDay(context, from);
  if (!target || !source) return refuse(noSuchDay(context, date));
  const moved = date === from ? visit : { ...visit, id: visitIdOf(date, visit.place, visit.meal) };
  const others = target.visits.filter(({ id }) => id !== visit.id);
  const positions = positionsAt(others, to);
  const guest = guestAt(target, moved, { target: to, least: leastMinutes(context, visit) });
  const search: Search = { day: target, others, guest, ...(positions && { positions }) };
  const found = findPlace(judging, search) ?? (to.at === undefined ? undefined : inOtherOrder(judging, search));
  if (!found) return refuse(...reasonsOf(context, judging, search));
  const days = withDay(context.plan.days, found.day);
  if (date === from)
    return { kind: 'drafted', accepts: acceptsMoreVisits, after: changed(context, { days }), named: [visit.place] };
  const without = dayWithout(judging, source, [visit.id]);
  if ('kind' in without) return without;
  return {
    kind: 'drafted',
    accepts: acceptsMoreVisits,
    after: changed(context, { days: withDay(days, without) }),
    named: [visit.place],
  };
}

/** At that minute, with another stop elsewhere. */
function inOtherOrder(judging: Judging, { day, others, guest }: Search): Arranged | undefined {
  const visits = others.toSpliced(positionAt(others, guest.visit.arrive), 0, guest.visit);
  const isSecond = others.some(({ meal }) => meal !== undefined && meal === guest.visit.meal);
  return isSecond ? undefined : rearrange(judging, { day, visits, guests: [guest] }, { ofGuests: false });
}

export function reasonsOf(context: EditContext, judging: Judging, search: Search): readonly [Refusal, ...Refusal[]] {
  const [first, ...rest] = whyNot(judging, search);
  return [first ?? noTimeFor(context, search.guest.visit.place, search.day.date), ...rest];
}
